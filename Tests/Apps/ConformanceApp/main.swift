import UIKit

// An app whose delegate does what its arguments say: the real counterpart of a stand-in.
let delegateClasses: [String: AnyClass] = [
  "none": SilentDelegate.self, "missing": LaunchedDelegate.self,
]
let delegateClass: AnyClass =
  Script.shared["scenes"].isEmpty
  ? delegateClasses[Script.shared["will"]] ?? EagerDelegate.self : ScenesDelegate.self
UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegateClass))
