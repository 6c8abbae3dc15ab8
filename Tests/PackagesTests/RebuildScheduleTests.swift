import Packages
import QuickActions
import Testing

@Suite struct RebuildScheduleTests {
  private func at(_ milliseconds: Int) -> Instant {
    Instant(sinceStart: .milliseconds(milliseconds))
  }

  private func expect(
    _ begins: Bool, _ now: Instant, _ schedule: inout RebuildSchedule,
    at place: SourceLocation = #_sourceLocation
  ) {
    let began = schedule.timePassed(at: now)
    #expect(began == begins, sourceLocation: place)
  }

  @Test func whileNothingChangesNothingIsDue() {
    var schedule = RebuildSchedule()
    #expect(schedule.nextDue == nil)
    expect(false, at(100_000), &schedule)
  }

  @Test func aBuildBeginsOnceTheSourcesWereLeftAlone() {
    var schedule = RebuildSchedule()
    schedule.sourcesChanged(at: at(0))
    schedule.sourcesChanged(at: at(100))
    #expect(schedule.nextDue == at(250))
    expect(false, at(249), &schedule)
    expect(true, at(250), &schedule)
    #expect(schedule.state == .building(again: false))
    #expect(schedule.nextDue == nil)
  }

  @Test func sourcesThatNeverRestAreBuiltAllTheSame() {
    var schedule = RebuildSchedule()
    for time in stride(from: 0, through: 1950, by: 50) { schedule.sourcesChanged(at: at(time)) }
    #expect(schedule.nextDue == at(2000))
  }

  @Test func whatChangesDuringABuildIsBuiltAfterIt() {
    var schedule = RebuildSchedule()
    schedule.buildAsked(at: at(0))
    expect(true, at(0), &schedule)
    schedule.sourcesChanged(at: at(10))
    #expect(schedule.nextDue == nil)
    schedule.buildEnded(at: at(500))
    #expect(schedule.nextDue == at(650))
    expect(true, at(700), &schedule)
    schedule.buildEnded(at: at(900))
    #expect(schedule.state == .upToDate)
  }
}
