import UIKit

/// The ten mistakes that are made most often with quick actions, and none.
enum Mistake: String, CaseIterable {
  case none
  case handledTwice
  case lostWhenCold
  case onlyInAppDelegate
  case neverCompleted
  case completedOffMainThread
  case staleItem
  case comparesKeyName
  case guardsEmptyList
  case handlerMissing
  case rootNotReady

  private static let key = "Mistake"

  /// The one that is made from the next launch on. It outlives the app.
  static var current: Mistake {
    get { UserDefaults.standard.string(forKey: key).flatMap(Mistake.init) ?? .none }
    set { UserDefaults.standard.set(newValue.rawValue, forKey: key) }
  }

  var next: Mistake { neighbour(1) }
  var previous: Mistake { neighbour(-1) }

  private func neighbour(_ distance: Int) -> Mistake {
    let all = Mistake.allCases
    let index = (all.firstIndex(of: self) ?? 0) + distance
    return all[(index + all.count) % all.count]
  }

  var delegateClass: AnyClass {
    switch self {
    case .none: ActingDelegate.self
    case .handledTwice: HandledTwice.self
    case .lostWhenCold: LostWhenCold.self
    case .onlyInAppDelegate: OnlyInAppDelegate.self
    case .neverCompleted: NeverCompleted.self
    case .completedOffMainThread: CompletedOffMainThread.self
    case .staleItem: StaleItem.self
    case .comparesKeyName: ComparesKeyName.self
    case .guardsEmptyList: GuardsEmptyList.self
    case .handlerMissing: HandlerMissing.self
    case .rootNotReady: RootNotReady.self
    }
  }

  var title: String {
    switch self {
    case .none: "No mistake"
    case .handledTwice: "Handled twice"
    case .lostWhenCold: "Lost when cold"
    case .onlyInAppDelegate: "Wrong delegate"
    case .neverCompleted: "Never completed"
    case .completedOffMainThread: "Off the main thread"
    case .staleItem: "Stale item"
    case .comparesKeyName: "Compares the key"
    case .guardsEmptyList: "Set only once"
    case .handlerMissing: "Handler missing"
    case .rootNotReady: "Root not ready"
    }
  }

  /// What is wrong, and where to look.
  var account: String {
    switch self {
    case .none: "The item is handled once, wherever it arrives."
    case .handledTwice: "didFinishLaunching handles the item\nand returns true. Try it cold."
    case .lostWhenCold: "The scene does not read its\nconnection options. Try it cold."
    case .onlyInAppDelegate: "The app has scenes; only its\napp delegate has the method."
    case .neverCompleted: "completionHandler is not called.\nTry it, then go home."
    case .completedOffMainThread: "completionHandler(true) is called\non another queue: a crash."
    case .staleItem: "The saved item is not cleared.\nTry it, go home, tap the icon."
    case .comparesKeyName:
      "The type is compared with the name\nof its key: completionHandler(false)."
    case .guardsEmptyList: "Items are set only if there are none,\nso they never change."
    case .handlerMissing: "No performActionFor: the item\nis dropped."
    case .rootNotReady: "The item is handled before\nthere is a window. Try it cold."
    }
  }
}
