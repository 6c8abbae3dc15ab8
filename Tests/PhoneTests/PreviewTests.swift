import Phone
import QuickActions
import Testing

/// Peek and pop on the phone: which calls a press on an app's window leads to, and which not.
@Suite struct PreviewTests {
  private static let bread = ControlID(4)
  private static let add = ControlID(5)
  private static let preview = Preview(
    title: "Bread", lines: [AppScreen.Line("500 g flour")],
    actions: [
      PreviewAction(PreviewAction.ID(1), title: "Mark as Read"),
      PreviewAction(
        PreviewAction.ID(2), title: "More…",
        actions: [PreviewAction(PreviewAction.ID(3), title: "Delete", style: .destructive)]),
    ])

  /// An app in front whose row can be previewed and whose button cannot.
  private func opened(_ settings: Settings = Settings(), offers: Bool = true) -> PhoneAtWork {
    var run = PhoneAtWork(settings: settings)
    run.outcomes[.previewViewController] = .answered(offers)
    run.facts[.previewViewController] = { _, _ in
      offers ? [.previewOffered(PreviewTests.preview)] : []
    }
    run.send(.tapped(PhoneAtWork.id))
    let screen = AppScreen(lines: [
      AppScreen.Line(
        "Bread", control: AppScreen.Control(PreviewTests.bread, look: .row, previews: true)),
      AppScreen.Line("Add", control: AppScreen.Control(PreviewTests.add)),
    ])
    run.send(.process(AppProcess(app: PhoneAtWork.id, launch: 1), .screenChanged(screen)))
    run.trace = Trace()
    return run
  }

  private func press(_ control: ControlID = bread) -> Input {
    .controlPressBegan(control, confirmed: true)
  }

  private func calls(_ run: PhoneAtWork) -> [DelegateCall.Method] {
    run.trace.lines.compactMap { line in
      if case .called(_, _, let call) = line.entry.event { call.method } else { nil }
    }
  }

  private func refusals(_ run: PhoneAtWork) -> [NotCalledReason] {
    run.trace.lines.compactMap { line in
      if case .notCalled(_, let reason) = line.entry.event { reason } else { nil }
    }
  }

  private func settings(
    _ model: DeviceModel, _ change: (inout Settings) -> Void = { _ in }
  ) throws -> Settings {
    var settings = Settings(profile: try DeviceProfile(model: model))
    change(&settings)
    return settings
  }

  @Test func aLightPressAsksForAPreviewAndALiftedFingerClosesIt() {
    var run = opened()
    run.send(press())
    run.wait(milliseconds: 300)
    #expect(run.phone.touch.controlPress?.preview == PreviewTests.preview)
    run.send(.pressEnded)
    #expect(run.phone.touch == .none)
    #expect(calls(run) == [.previewViewController])
    #expect(refusals(run) == [.tooLight(Force(sixtieths: 80), needed: Force(sixtieths: 300))])
  }

  @Test func aPressThatGoesOnOpensWhatIsPreviewed() {
    var run = opened()
    run.send(press())
    run.wait(milliseconds: 3000)
    #expect(run.phone.touch == .none)
    #expect(calls(run) == [.previewViewController, .previewCommit])
  }

  @Test func aTapIsStillATap() {
    var run = opened()
    run.send(press())
    run.wait(milliseconds: 100)
    run.send(.pressEnded)
    #expect(calls(run).isEmpty)
    #expect(run.trace.lines.map(\.description) == ["tap on \"Bread\""])
  }

  @Test func withoutAPreviewThePressEndsAsATap() {
    var run = opened(offers: false)
    run.send(press())
    run.wait(milliseconds: 1000)
    #expect(refusals(run) == [.noPreview])
    run.send(.pressEnded)
    #expect(run.trace.lines.last?.description == "tap on \"Bread\"")
  }

  @Test func whyNobodyIsAskedIsTold() throws {
    let xr = try settings(.iPhoneXR)
    let off = try settings(.iPhoneXS) { $0.forceTouchEnabled = false }
    let reasons: [(Settings, ControlID, NotCalledReason)] = [
      (xr, PreviewTests.bread, .noForceTouch), (off, PreviewTests.bread, .forceTouchOff),
      (Settings(), PreviewTests.add, .notRegistered),
    ]
    for (settings, control, reason) in reasons {
      var run = opened(settings)
      run.send(press(control))
      run.wait(milliseconds: 1000)
      #expect(refusals(run) == [reason])
      #expect(calls(run).isEmpty)
    }
  }

  @Test(arguments: [
    (Settings.Sensitivity.light, 64, 240), (.medium, 80, 300), (.firm, 100, 375),
  ])
  func sensitivityScalesBothThresholds(
    sensitivity: Settings.Sensitivity, peek: Int, pop: Int
  ) throws {
    var run = opened(try settings(.iPhoneXS) { $0.sensitivity = sensitivity })
    run.send(.controlForcePressed(PreviewTests.bread))
    #expect(run.phone.touch.controlPress?.force == Force(sixtieths: peek))
    run.send(.pressCancelled)
    #expect(
      refusals(run) == [
        .tooLight(Force(sixtieths: peek), needed: Force(sixtieths: pop))
      ])
  }

  @Test func anActionOfAGroupRunsInPlaceOfThePop() {
    var run = opened()
    run.send(.controlForcePressed(PreviewTests.bread))
    run.send(.previewActionChosen(PreviewAction.ID(1)))
    #expect(calls(run) == [.previewViewController], "actions are chosen once they are in sight")
    run.send(.previewSwipedUp)
    run.send(.previewActionChosen(PreviewAction.ID(2)))
    #expect(run.phone.touch.controlPress?.choices.map(\.title) == ["Delete"])
    run.send(.previewActionChosen(PreviewAction.ID(3)))
    #expect(run.phone.touch == .none)
    #expect(calls(run) == [.previewViewController, .previewAction])
    #expect(refusals(run) == [.previewActionChosen])
  }

  @Test func aFingerThatRestsDoesNotOpenWhatIsPreviewed() {
    var run = opened()
    run.send(press())
    run.wait(milliseconds: 300)
    run.send(.pressRested)
    run.wait(milliseconds: 5000)
    #expect(run.phone.touch.controlPress?.preview != nil)
    run.send(.pressedDeeper)
    #expect(calls(run) == [.previewViewController, .previewCommit])
  }

  @Test(arguments: [Input.homePressed, .appForceQuit(PhoneAtWork.id), .restarted])
  func whateverTakesTheAppAwayTakesThePreview(input: Input) {
    var run = opened()
    run.send(.controlForcePressed(PreviewTests.bread))
    run.send(input)
    #expect(run.phone.touch == .none)
  }

  @Test func anAppThatDoesNotAnswerShowsNothingAndIsEnded() {
    var run = opened()
    run.hangs = [.previewViewController]
    run.send(press())
    run.wait(milliseconds: 5000)
    #expect(run.phone.touch.controlPress?.preview == nil)
    run.wait(milliseconds: 6000)
    #expect(run.phone.touch == .none)
    #expect(run.phone.front == .homeScreen)
  }
}
