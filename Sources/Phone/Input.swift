import QuickActions

/// One process of an app: the app, and which of its launches, counted from 1.
///
/// Facts name the process they are about, so that a late word from a dead one is not mistaken for
/// one of its successor.
package struct AppProcess: Hashable, Sendable {
  package var app: AppID
  package var launch: Int

  package init(app: AppID, launch: Int) {
    self.app = app
    self.launch = launch
  }
}

/// A fact that the phone is told, in the past tense: what a person did, what an app did, what is due.
package enum Input: Hashable, Sendable {
  /// `standIn` is how it behaves where it has no executable of its own.
  case appInstalled(
    AppID, AppDescription, from: InstallSource, standIn: StandInBehaviour? = nil)
  /// A new version came over the old one: new static items, the stored dynamic ones stay.
  case appUpdated(AppID, AppDescription)
  case appDeleted(AppID)
  case installSourceChanged(AppID, InstallSource)
  /// From its next launch on.
  case standInChanged(AppID, StandInBehaviour)
  /// What the phone kept for the app from an earlier run.
  case dynamicItemsRestored(AppID, StoredItems)

  /// A finger, a held key or a mouse button went down on an icon. `confirmed` is false while it may
  /// still turn out to be a tap of a key.
  case pressBegan(AppID, at: IconPosition, confirmed: Bool)
  /// What was taken for a press is certainly held.
  case pressConfirmed
  case pressEnded
  case pressCancelled
  /// A force press at once, without holding.
  case forcePressed(AppID, at: IconPosition)
  case tapped(AppID)
  /// A row of the open menu was chosen, by its place in `Menu.rows`.
  case rowChosen(Int)
  case menuDismissed
  /// There is no picture of an image that the open menu names; the reason ends a sentence.
  case iconNotShown(AppID, file: String, reason: String)
  case homePressed
  /// Something on the window of the app in front was tapped.
  case controlTapped(ControlID)
  /// A finger went down on something of that window; `pressConfirmed`, `pressEnded` and
  /// `pressCancelled` are about it too.
  case controlPressBegan(ControlID, confirmed: Bool)
  /// The finger pressed at once as hard as a preview takes, and rests there.
  case controlForcePressed(ControlID)
  /// The finger stays down and presses no harder than it does.
  case pressRested
  /// The finger pressed at once as hard as it takes to open what is previewed.
  case pressedDeeper
  /// Up over the preview: its actions come into sight.
  case previewSwipedUp
  case previewActionChosen(PreviewAction.ID)
  /// The app was swiped away in the switcher.
  case appForceQuit(AppID)
  /// The phone takes back what the app's scenes hold in the background; the process lives on.
  case scenesReclaimed(AppID)
  case memoryPressureBegan
  case restarted
  case settingsChanged(Settings)
  case stepTaken
  case steppingEnded

  /// Something about a process.
  case process(AppProcess, ProcessFact)
  /// Time has come to `nextDue`, or past it.
  case timePassed
}

/// What is learnt about an app's process.
package enum ProcessFact: Hashable, Sendable {
  /// It runs. A stand-in has no process id.
  case started(pid: Int32?)
  case failedToStart(String)
  /// The app said hello: calls may be made. Its delegate may implement `configurationForConnecting`.
  case connected(configuresScenes: Bool)
  case returned(CallID, CallOutcome)
  case completed(CallID, success: Bool, onMainThread: Bool)
  case handled(DeliveredItem.ID)
  case shortcutItemsSet([ShortcutItem])
  case screenChanged(AppScreen)
  case previewOffered(Preview)
  case activationConditionsSet(SceneID, ActivationConditions)
  case backgroundTaskBegan(BackgroundTaskID)
  case backgroundTaskEnded(BackgroundTaskID)
  /// A line of its standard output or error.
  case printed(String)
  /// It broke the protocol; the sentence says how.
  case misbehaved(String)
  case exited(ProcessExit)
}
