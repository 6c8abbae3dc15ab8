import Testing
import UIKit

/// What is made of classes that only their names or metatypes are known of.
@Suite @MainActor struct InstanceTests {
  class Plain: UIResponder {}
  class WithInit: UIResponder {
    let text: String
    override init() {
      text = "its own"
      super.init()
    }
  }
  class WithDefault: UIResponder {
    let list = ["a"]
  }

  @Test func aDelegateIsOfItsClassWithAndWithoutAnInitOfItsOwn() throws {
    #expect(InstanceMaker.object(of: Plain.self) is Plain)
    #expect((InstanceMaker.object(of: WithInit.self) as? WithInit)?.text == "its own")
    #expect((InstanceMaker.object(of: WithDefault.self) as? WithDefault)?.list == ["a"])
  }

  @Test func whatIsNoObjectOfFoundationIsNotMade() {
    class Alone {}
    #expect(InstanceMaker.object(of: Alone.self) == nil)
    #expect(InstanceMaker.cell(of: Plain.self, reuseIdentifier: "r") == nil)
  }

  @Test func aCellIsMadeByItsOwnInit() throws {
    class Subtitle: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    class Inheriting: UITableViewCell {}
    let made = try #require(InstanceMaker.cell(of: Subtitle.self, reuseIdentifier: "r"))
    #expect(made is Subtitle && made.reuseIdentifier == "r" && made.detailTextLabel != nil)
    #expect(InstanceMaker.cell(of: Inheriting.self, reuseIdentifier: "r") is Inheriting)
  }

  /// As Xcode's template for a view in code has it.
  final class Meter: UIView {
    private let label: UILabel

    override init(frame: CGRect) {
      label = UILabel()
      super.init(frame: frame)
      addSubview(label)
    }

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func draw(_ rect: CGRect) {}
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: 10) }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 20)
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      layer.cornerRadius = 4
      layer.borderColor = UIColor.red.cgColor
    }
  }

  @Test func theAppearanceOfAViewThatIsWrittenInCodeIsAnObjectOfItsClass() {
    Meter.appearance().tintColor = .systemRed
    #expect(Meter.appearance() === Meter.appearance())
    #expect(Meter.appearance().subviews.count == 1)
    UITableViewCell.appearance().tintColor = .systemRed
    UISwitch.appearance().tintColor = .systemRed
  }

  final class Turning: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in }, completion: nil)
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      (segue.destination as? Turning)?.title = segue.identifier
    }
    override func performSegue(withIdentifier identifier: String, sender: Any?) {
      prepare(
        for: UIStoryboardSegue(identifier: identifier, source: self, destination: self),
        sender: sender)
    }
  }

  @Test func anAppsOwnWayOfASegueIsTheOneThatIsTaken() {
    let controller: UIViewController = Turning()
    controller.performSegue(withIdentifier: "details", sender: nil)
    #expect(controller.title == "details")
  }

  @Test func aWindowThatIsMadeKeyAndNotHiddenIsTheOneShown() {
    let windows = UIApplication.shared.windows
    defer { for window in windows where window.isKeyWindow { window.makeKeyAndVisible() } }
    let scene = UIWindowScene()
    let window = UIWindow(frame: scene.coordinateSpace.bounds)
    window.makeKey()
    #expect(window.bounds.size == UIScreen.main.bounds.size)
    #expect(!UIApplication.shared.windows.contains(window))
    window.isHidden = false
    #expect(UIApplication.shared.keyWindow === window)
    UIApplication.shared.keyWindow?.rootViewController = UIViewController()
  }
}
