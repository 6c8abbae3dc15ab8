import Dispatch

extension UIApplicationDelegate where Self: NSObject {
  /// What `@main` on an app delegate runs.
  @preconcurrency @MainActor
  public static func main() {
    AppLaunch.run {
      guard let delegate = InstanceMaker.object(of: self) as? Self else {
        fatalError("\(self) cannot be made")
      }
      return delegate
    }
  }
}

/// Runs the app with a delegate of the class with that name, as `NSStringFromClass` gives it.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  AppLaunch.run {
    guard let name = delegateClassName,
      let delegate = NSClassFromString(name).flatMap(InstanceMaker.object(of:))
        as? any UIApplicationDelegate
    else {
      fatalError("no NSObject that is a UIApplicationDelegate: \(delegateClassName ?? "")")
    }
    return delegate
  }
}

@MainActor
enum AppLaunch {
  /// Never comes back: the process ends when the phone ends it or is gone.
  static func run(_ makeDelegate: () -> any UIApplicationDelegate) -> Never {
    guard let socket = PhoneLink.shared.socket else { explainAndExit() }
    // Lines reach the console of the phone when they are printed, not when the app ends.
    LineBuffering.switchOn()
    let application = UIApplication.shared
    let delegate = makeDelegate()
    application.delegate = delegate
    let session = AppSession(delegate: delegate, socket: socket)
    session.begin()
    while true { RunLoop.main.run() }
  }

  private static func explainAndExit() -> Never {
    let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    let path = program ?? CommandLine.arguments.first ?? "APP"
    FileHandle.standardError.write(Data((HowToRun(program: path).line + "\n").utf8))
    exit(2)
  }
}
