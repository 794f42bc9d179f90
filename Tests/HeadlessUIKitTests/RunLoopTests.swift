import HeadlessUIKit
import LayerTrees
import SeededRandom
import Testing

@MainActor @Suite(.serialized)
struct RunLoopTests {
  @Test func turnsComeByTimeAndThoseOfOneTimeAsTheyWereAskedFor() throws {
    let stage = Stage()
    let record = Record()
    var random = SplitMix64(seed: 81)
    var expected: [(time: Double, index: Int)] = []
    for index in 0..<300 {
      let time = (random.number(in: 0...10) * 4).rounded() / 4
      expected.append((time, index))
      stage.loop.schedule(at: time) { record.note("\(index)") }
    }
    try stage.loop.run(until: 10)
    expected.sort { ($0.time, $0.index) < ($1.time, $1.index) }
    #expect(record.names == expected.map { "\($0.index)" })
    #expect(record.entries.map(\.time) == expected.map(\.time))
    #expect(stage.loop.log.commits.map(\.time) == Set(expected.map(\.time)).sorted())
  }

  @Test func workForThePastComesAtOnceAfterWhatWaitsForNow() throws {
    let stage = Stage()
    let record = Record()
    stage.loop.schedule(at: 2) {
      stage.loop.schedule(at: 1) { record.note("late") }
      record.note("turn")
    }
    stage.loop.schedule(at: 2) { record.note("same time") }
    try stage.loop.run(until: 10)
    #expect(record.names == ["turn", "same time", "late"])
    #expect(record.entries.map(\.time) == [2, 2, 2])
  }

  @Test(arguments: [(60.0, 0.0), (120, 0.001), (59.94, 0.0123)])
  func theNextTurnComesWithTheNextRefresh(rate: Double, phase: Double) throws {
    let stage = Stage(refreshes: RefreshClock(rate: rate, phase: phase))
    let record = Record()
    let onRefresh = phase + 30 / rate
    stage.loop.schedule(at: onRefresh) {
      DispatchQueue.main.async {
        record.note("first")
        DispatchQueue.main.async { record.note("third") }
      }
      DispatchQueue.main.async { record.note("second") }
    }
    stage.loop.schedule(at: phase + 50.4 / rate) {
      DispatchQueue.main.async { record.note("between") }
    }
    try stage.loop.run(until: 10)
    #expect(record.names == ["first", "second", "third", "between"])
    let refreshes = record.entries.map { ($0.time - phase) * rate }
    for (found, expected) in zip(refreshes, [31.0, 31, 32, 51]) {
      #expect(abs(found - expected) < 1e-9)
    }
  }

  @Test func aTurnIsWorkThenOneLayoutPassThenOneCommit() throws {
    let stage = Stage()
    let record = Record()
    let outer = NotingView("outer", record, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let inner = NotingView("inner", record, frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    try stage.play {}
    #expect(record.names == ["outer", "inner"])
    try stage.play(at: 1) {
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      record.note("work")
    }
    #expect(record.names.suffix(3) == ["work", "outer", "inner"])
    try stage.play(at: 2) { inner.setNeedsLayout() }
    #expect(record.names.suffix(2) == ["inner", "inner"])
    try stage.play(at: 3) {}
    #expect(record.names.count == 6)
    #expect(stage.loop.log.commits.map(\.time) == [0, 1, 2, 3])
  }

  @Test func whatLayoutChangesIsInTheSameCommitAndNotAnimated() throws {
    final class Holder: UIView {
      let child = UIView()

      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let stage = Stage()
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    holder.addSubview(holder.child)
    stage.window.addSubview(holder)
    try stage.play {}
    try stage.play(at: 1) {
      UIView.animate(withDuration: 0.25) {
        holder.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      }
    }
    #expect(try stage.layer(holder.child, at: 1).model.bounds.height == 180)
    #expect(try stage.animations(holder.child).isEmpty)
    #expect(try stage.animations(holder).count == 2)
  }

  /// After 64 passes, in each of the two turns: that of the window, and the play's own.
  @Test func layoutThatAlwaysWantsMoreIsStopped() throws {
    final class Restless: UIView {
      var count = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        setNeedsLayout()
      }
    }
    let stage = Stage()
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    stage.window.addSubview(view)
    try stage.play {}
    #expect(view.count == 2 * 64)
  }

  @Test func workThatBegetsWorkIsAnError() throws {
    let stage = Stage()
    func again() { DispatchQueue.main.async { again() } }
    stage.loop.schedule(at: 0) { again() }
    #expect {
      try stage.loop.run(until: 5)
    } throws: { error in
      guard case .neverSettles(let seconds, _)? = error as? RunLoopError else { return false }
      return seconds > 5 && seconds < 5.02
    }
  }

  @Test func workThatBegetsWorkAtOnceIsAnErrorToo() throws {
    let stage = Stage()
    func again() { stage.loop.schedule(at: 0) { again() } }
    stage.loop.schedule(at: 0) { again() }
    #expect(
      throws: RunLoopError.neverSettles(
        seconds: 0, turns: VirtualRunLoop.greatestTurnCount + 1)
    ) {
      try stage.loop.run(until: 5)
    }
  }
}

struct RefreshClockTests {
  /// Nothing is shown before refresh 0, however late that is: what waits for one waits for it.
  @Test(arguments: [0.0, 0.01, 1.0 / 60, 0.5, 1])
  func refresh0IsTheFirst(phase: Double) {
    let clock = RefreshClock(rate: 60, phase: phase)
    for time in [-1, 0, phase / 2, phase - 0.001] where time < phase {
      #expect(clock.first(after: time) == phase)
      #expect(clock.first(atOrAfter: time) == phase)
    }
    #expect(clock.first(atOrAfter: phase) == phase)
    #expect(abs(clock.first(after: phase) - (phase + 1.0 / 60)) < 1e-12)
  }

  @Test(arguments: [(60.0, 0.0), (120, 0.25), (59.94, -0.007), (24, 0.01)])
  func refreshesAreTheFirstOnTheGrid(rate: Double, phase: Double) {
    let clock = RefreshClock(rate: rate, phase: phase)
    var random = SplitMix64(seed: 82)
    for _ in 0..<500 {
      let time = random.number(in: max(0, phase)...100)
      for refresh in [clock.first(after: time), clock.first(atOrAfter: time)] {
        let index = (refresh - phase) * rate
        #expect(abs(index - index.rounded()) < 1e-7)
        #expect(refresh > time && refresh <= time + 1 / rate + 1e-9)
      }
    }
    for index in 0..<200 {
      let refresh = phase + Double(index) / rate
      #expect(abs(clock.first(atOrAfter: refresh) - refresh) < 1e-9)
      #expect(abs(clock.first(after: refresh) - (phase + Double(index + 1) / rate)) < 1e-9)
    }
  }
}
