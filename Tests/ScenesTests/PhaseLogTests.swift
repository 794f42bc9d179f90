import KeyboardSimulation
import SceneFiles
import Scenes
import Testing

struct PhaseLogTests {
  @Test func itBeginsClosed() {
    let log = PhaseLog()
    #expect(log.starts == [PhaseStart(time: 0, phase: .closed)])
    #expect(log.phase(at: 0) == .closed && log.phase(at: 9) == .closed)
  }

  /// A phase holds from its start, that instant included, to the next one's.
  @Test func phasesHoldFromTheirStart() {
    var log = PhaseLog()
    log.enter(.opening, at: 1)
    log.enter(.open, at: 2)
    #expect(log.phase(at: 1.0.nextDown) == .closed)
    #expect(log.phase(at: 1) == .opening)
    #expect(log.phase(at: 2.0.nextDown) == .opening)
    #expect(log.phase(at: 2) == .open)
  }

  @Test func theLaterOfOneInstantCounts() {
    var log = PhaseLog()
    log.enter(.opening, at: 0)
    log.enter(.open, at: 0)
    #expect(log.starts == [PhaseStart(time: 0, phase: .open)])
    log.enter(.closing, at: 3)
    log.enter(.open, at: 3)
    #expect(log.starts == [PhaseStart(time: 0, phase: .open)])
  }

  @Test func goingOnIsNoNewPhase() {
    var log = PhaseLog()
    log.enter(.opening, at: 1)
    log.enter(.opening, at: 2)
    #expect(log.starts.count == 2 && log.starts.last?.time == 1)
  }

  /// From when it leaves to when it is back, however often either is said.
  @Test func excursionsEndAtTheDock() {
    var log = PhaseLog()
    log.reachDock(at: 0.5)
    #expect(log.excursions.isEmpty)
    log.leaveDock(at: 1)
    log.leaveDock(at: 1.5)
    #expect(log.excursions == [1..<Double.infinity])
    log.reachDock(at: 2)
    log.reachDock(at: 3)
    log.leaveDock(at: 4)
    #expect(log.excursions == [1..<2, 4..<Double.infinity])
  }
}
