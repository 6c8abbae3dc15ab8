import UIKit

// Which delegate is wrong today is known before there is one.
UIApplicationMain(
  CommandLine.argc, CommandLine.unsafeArgv, nil,
  NSStringFromClass(Mistake.current.delegateClass))
