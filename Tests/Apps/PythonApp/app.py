#!/usr/bin/env python3
"""A well-behaved app in another language than Swift: it takes each item where it arrives."""
import json
import os
import socket

PROTOCOL_VERSION = 1
SECONDARY = "secondary"
phone = socket.socket(fileno=int(os.environ["HOMEPRESS_SOCKET"]))


def say(message, **members):
    phone.sendall((json.dumps({"message": message, **members}) + "\n").encode())


shown = None


def show(*lines):
    """Says what stands on the window, when that has changed."""
    global shown
    if lines != shown:
        shown = lines
        lines = [{"text": text, "style": style} for text, style in lines]
        say("screen", title="Conformance", lines=lines)


def handle(item, method):
    """Says that it looks into the item, and what its window shows then."""
    say("handled", delivery=item["delivery"])
    return ((item["localizedTitle"], "headline"), (item["type"], "body"),
            ("handled in " + method, SECONDARY))


def make(call):
    method = call["method"]
    if method == "application(_:didFinishLaunchingWithOptions:)":
        show(("Ready", SECONDARY))
        return {"outcome": "answered", "answer": True}
    if method == "scene(_:willConnectTo:options:)":
        say("setActivationConditions", scene=call["scene"],
            canActivate={"any": True}, prefersToActivate={"none": True})
        if "shortcutItem" in call["options"]:
            show(*handle(call["options"]["shortcutItem"], method))
    elif "performActionFor" in method:
        lines = handle(call["shortcutItem"], method)
        say("completed", id=call["id"], success=True, onMainThread=True)
        show(*lines)
    return {"outcome": "returned"}


# What the delegate of this app does not implement.
MISSING = {
    "application(_:willFinishLaunchingWithOptions:)",
    "application(_:configurationForConnecting:options:)",
    "application(_:didDiscardSceneSessions:)",
}

say("hello", protocolVersion=PROTOCOL_VERSION)
for line in phone.makefile("r", encoding="utf-8"):
    message = json.loads(line)
    if message["message"] == "hello":
        print("runs on iOS", message["environment"]["ios"], flush=True)
    elif message["message"] == "call":
        missing = message["method"] in MISSING
        outcome = {"outcome": "not implemented"} if missing else make(message)
        say("returned", id=message["id"], **outcome)
