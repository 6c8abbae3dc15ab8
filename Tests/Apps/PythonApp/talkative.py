#!/usr/bin/env python3
"""An app that says much within one call, and then answers: it is slow to hear out, not hung."""
import json
import os
import socket

phone = socket.socket(fileno=int(os.environ["HOMEPRESS_SOCKET"]))


def say(message, **members):
    phone.sendall((json.dumps({"message": message, **members}) + "\n").encode())


say("hello", protocolVersion=1)
for line in phone.makefile("r", encoding="utf-8"):
    message = json.loads(line)
    if message["message"] == "call":
        if "didFinishLaunching" in message["method"]:
            for number in range(900):
                say("screen", title=str(number), lines=[])
        say("returned", id=message["id"], outcome="returned")
