import HeadlessCoreAnimation
import LayerTrees
import SeededRandom
import Testing

/// An app of layers alone, which is the one that runs now.
@MainActor
func makeLoop(refreshes: RefreshClock = RefreshClock(rate: 60, phase: 0)) -> VirtualRunLoop {
  let loop = VirtualRunLoop(root: CALayer(), refreshes: refreshes)
  loop.makeCurrent()
  return loop
}

/// What ran, and when on the virtual clock.
@MainActor
final class Diary {
  private(set) var entries: [(word: String, time: Double)] = []
  var words: [String] { entries.map(\.word) }

  func note(_ word: String) { entries.append((word, VirtualRunLoop.current.now)) }

  func time(of word: String) -> Double? { entries.first { $0.word == word }?.time }
}

@MainActor @Suite(.serialized)
struct RunLoopTests {
  @Test func turnsComeByTimeAndThoseOfOneTimeAsTheyWereAskedFor() throws {
    let loop = makeLoop()
    let diary = Diary()
    var random = SplitMix64(seed: 81)
    var expected: [(time: Double, index: Int)] = []
    for index in 0..<300 {
      let time = (random.number(in: 0...10) * 4).rounded() / 4
      expected.append((time, index))
      loop.schedule(at: time) { diary.note("\(index)") }
    }
    try loop.run(until: 10)
    expected.sort { ($0.time, $0.index) < ($1.time, $1.index) }
    #expect(diary.words == expected.map { "\($0.index)" })
    #expect(diary.entries.map(\.time) == expected.map(\.time))
    #expect(loop.log.commits.map(\.time) == Set(expected.map(\.time)).sorted())
  }

  /// Work runs once, whatever the modes; a timer of nothing is done with once it has fired.
  @Test func workOfAnyModeRunsAtTheNextRefresh() throws {
    let loop = makeLoop()
    let diary = Diary()
    loop.schedule(at: 0.105) {
      RunLoop.main.perform(inModes: [.default, .common]) { diary.note("modes") }
      RunLoop.current.perform { diary.note("plain") }
      let (timer, quick) = (Timer(), Timer(timeInterval: -1, repeats: true) { _ in })
      RunLoop.main.add(timer, forMode: .common)
      #expect(timer.isValid && timer.timeInterval == 0 && quick.timeInterval == 0.0001)
      timer.fire()
      #expect(!timer.isValid)
    }
    try loop.run(until: 3)
    #expect(RunLoop.current === RunLoop.main && diary.words == ["modes", "plain"])
    #expect(diary.entries.allSatisfy { abs($0.time - 7 / 60) < 1e-9 })
  }

  @Test func whoAsksForTheRefreshesDependsOnThem() throws {
    let loop = makeLoop()
    loop.schedule(at: 1) {}
    try loop.run(until: 2)
    #expect(!loop.dependsOnRefreshes)
    #expect(loop.refreshes.rate == 60 && loop.dependsOnRefreshes)
  }

  @Test func workForThePastComesAtOnceAfterWhatWaitsForNow() throws {
    let loop = makeLoop()
    let diary = Diary()
    loop.schedule(at: 2) {
      loop.schedule(at: 1) { diary.note("late") }
      diary.note("turn")
    }
    loop.schedule(at: 2) { diary.note("same time") }
    try loop.run(until: 10)
    #expect(diary.words == ["turn", "same time", "late"])
    #expect(diary.entries.map(\.time) == [2, 2, 2])
  }

  @Test(arguments: [(60.0, 0.0), (120, 0.001), (59.94, 0.0123)])
  func theNextTurnComesWithTheNextRefresh(rate: Double, phase: Double) throws {
    let loop = makeLoop(refreshes: RefreshClock(rate: rate, phase: phase))
    let diary = Diary()
    let onRefresh = phase + 30 / rate
    loop.schedule(at: onRefresh) {
      DispatchQueue.main.async {
        diary.note("first")
        DispatchQueue.main.async { diary.note("third") }
      }
      DispatchQueue.main.async { diary.note("second") }
    }
    loop.schedule(at: phase + 50.4 / rate) {
      DispatchQueue.main.async { diary.note("between") }
    }
    try loop.run(until: 10)
    #expect(diary.words == ["first", "second", "third", "between"])
    let refreshes = diary.entries.map { ($0.time - phase) * rate }
    for (found, expected) in zip(refreshes, [31.0, 31, 32, 51]) {
      #expect(abs(found - expected) < 1e-9)
    }
  }

  /// A loop runs from its first turn to its last, or until it is given up.
  @Test(arguments: [(10.0, false), (0.5, true)]) func aLoopRunsWhileItPlays(
    limit: Double, isGivenUp: Bool
  ) {
    let loop = makeLoop()
    var wasRunning: [Bool] = []
    for time in [0.25, 1] { loop.schedule(at: time) { wasRunning.append(loop.isRunning) } }
    #expect(!loop.isRunning)
    #expect((try? loop.run(until: limit)) == nil ? isGivenUp : !isGivenUp)
    #expect(!loop.isRunning && wasRunning == (isGivenUp ? [true] : [true, true]))
  }

  @Test func workThatBegetsWorkIsAnError() throws {
    let loop = makeLoop()
    func again() { DispatchQueue.main.async { again() } }
    loop.schedule(at: 0) { again() }
    #expect {
      try loop.run(until: 5)
    } throws: { error in
      guard case .neverSettles(let seconds, _)? = error as? RunLoopError else { return false }
      return seconds > 5 && seconds < 5.02
    }
  }

  @Test func workThatBegetsWorkAtOnceIsAnErrorToo() throws {
    let loop = makeLoop()
    func again() { loop.schedule(at: 0) { again() } }
    loop.schedule(at: 0) { again() }
    #expect(
      throws: RunLoopError.neverSettles(
        seconds: 0, turns: VirtualRunLoop.greatestTurnCount + 1)
    ) {
      try loop.run(until: 5)
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
