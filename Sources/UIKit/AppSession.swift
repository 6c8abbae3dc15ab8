internal import AppProtocol
import Dispatch
internal import QuickActions

/// One run of the app: reads what the phone says on the main queue and makes its calls there.
@MainActor
final class AppSession {
  private let delegate: any UIApplicationDelegate
  private let socket: Int32
  private let source: any DispatchSourceRead
  private var lines = LineReader()

  init(delegate: any UIApplicationDelegate, socket: Int32) {
    self.delegate = delegate
    self.socket = socket
    // What the app starts itself must not hold the line open.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    source = DispatchSource.makeReadSource(fileDescriptor: socket, queue: .main)
  }

  func begin() {
    PhoneLink.shared.say(
      .hello(
        protocolVersion: appProtocolVersion,
        configuresScenes: type(of: delegate).configuresScenes))
    source.setEventHandler { MainActor.assumeIsolated { self.read() } }
    source.activate()
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    // Without a phone there is nothing left to do.
    guard count > 0 else { exit(0) }
    lines.append(bytes.prefix(count))
    while let piece = lines.next() { take(piece) }
  }

  private func take(_ piece: LineReader.Piece) {
    guard case .line(let line) = piece else { return complain("a line is too long") }
    do throws(ProtocolViolation) {
      switch try PhoneMessage(line: line) {
      case .hello(let hello): greet(hello)
      case .call(let id, let call, let state): make(call, id: id, state: state)
      case .tapped(let control): tap(control)
      case .previewCancelled: PreviewPresenter.shared.close()
      case .environmentChanged(let environment): PhoneEnvironment.shared.change(to: environment)
      case .backgroundTimeExpired: BackgroundTasks.shared.expire()
      }
    } catch {
      complain(error.description)
    }
  }

  private func greet(_ hello: PhoneHello) {
    UIApplication.shared.adopt(hello.shortcutItems)
    PhoneEnvironment.shared.current = hello.environment
    ConnectedScenes.shared.plist = hello.sceneConfigurations
    let name = NSStringFromClass(type(of: delegate))
    ConnectedScenes.shared.module = name.split(separator: ".").first.map(String.init) ?? ""
  }

  private func complain(_ sentence: String) {
    FileHandle.standardError.write(Data("UIKit: the phone said something odd: \(sentence)\n".utf8))
  }

  /// The call returns once its observers are done too, so their time, what they handle and what they
  /// change on the window count as the call's.
  private func make(_ call: DelegateCall, id: CallID, state: ApplicationState) {
    UIApplication.shared.applicationState = UIApplication.State(state)
    CurrentCall.begin()
    let made = DelegateCaller(delegate: delegate).make(call, id: id)
    // Before the observers, who may reach a default of the delegate themselves.
    let outcome = CurrentCall.isImplemented ? made : .notImplemented
    call.postNotifications()
    ScreenReporter.shared.flush()
    keepDefaults()
    PhoneLink.shared.say(.returned(id, outcome))
  }

  private func tap(_ control: ControlID) {
    ScreenReporter.shared.tap(control)
    keepDefaults()
  }

  /// On iOS a value that was set outlives the process whatever ends it; here only one that was written.
  // Departure: `UserDefaults` are written when a delegate call or a tap is over; what is set later is lost in a crash.
  private func keepDefaults() {
    UserDefaults.standard.synchronize()
  }
}

extension UIApplication.State {
  fileprivate init(_ state: ApplicationState) {
    switch state {
    case .foregroundActive: self = .active
    case .foregroundInactive: self = .inactive
    case .background, .suspended, .notRunning: self = .background
    }
  }
}
