import HeadlessCoreAnimation
import LayerTrees
import Testing

@MainActor
struct VirtualTimeTests {
  private let diary = Diary()
  private let loop: VirtualRunLoop

  init() {
    loop = VirtualRunLoop(root: CALayer(), refreshes: RefreshClock(rate: 60, phase: 0))
    loop.makeCurrent()
  }

  private func play(from time: Double = 0.1, _ work: @escaping @MainActor () -> Void) throws {
    loop.makeCurrent()
    loop.schedule(at: time, work)
    try loop.run(until: 60)
  }

  /// The first whole number of sixtieths at `time` or after it, by counting them.
  private func refresh(from time: Double) -> Double {
    (0...).lazy.map { Double($0) / 60 }.first { $0 > time - 1e-9 } ?? .nan
  }

  @Test func asyncRunsAtTheNextRefreshInTheOrderOfTheCalls() throws {
    try play { [diary] in
      DispatchQueue.main.async { diary.note("first") }
      RunLoop.main.perform { diary.note("second") }
      DispatchQueue.global().async { diary.note("third") }
      diary.note("now")
    }
    #expect(diary.words == ["now", "first", "second", "third"])
    #expect(diary.time(of: "now") == 0.1)
    for word in ["first", "second", "third"] { #expect(diary.time(of: word) == 7 / 60.0) }
  }

  @Test func everyPieceOfWorkHasACommitOfItsOwn() throws {
    let layer = CALayer()
    try play(from: 0) { [loop] in
      loop.root.addSublayer(layer)
      layer.bounds.size.height = 100
      DispatchQueue.main.async { layer.bounds.size.height = 50 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { layer.bounds.size.height = 25 }
    }
    let heights = loop.log.commits.map { $0.root.sublayers.first?.model.bounds.height }
    #expect(heights == [100, 50, 25])
    let times = loop.log.commits.map(\.time)
    let refreshes: [Double] = [0, 1.0 / 60, 2.0 / 60]
    #expect(times == refreshes)
  }

  /// Each piece of a group's work has its turn, and what waits for all has the one after the last.
  @Test(arguments: [0, 1, 2, 5]) func aGroupWaitsForAllOfItsWork(count: Int) throws {
    try play { [diary] in
      let group = DispatchGroup()
      for number in 0..<count {
        group.enter()
        let delay = 0.1 * Double(number)
        DispatchQueue(label: "work", qos: .utility, attributes: .concurrent)
          .asyncAfter(deadline: .now() + delay) { group.leave() }
      }
      DispatchQueue.global().async(group: group) { diary.note("work") }
      group.notify(queue: .main) { diary.note("all") }
      #expect(group.wait(timeout: .now()) == .timedOut)
    }
    #expect(diary.words == ["work", "all"])
    let last = refresh(from: 0.1 + 0.1 * Double(max(0, count - 1)))
    let time = try #require(diary.time(of: "all"))
    #expect(abs(time - (max(last, 7 / 60.0) + 1 / 60.0)) < 1e-9)
  }

  /// A source's timer rests until it is resumed, keeps to its times, and ends when it is cancelled.
  @Test(arguments: [0.0, 0.02, 0.1, 0.3]) func aTimerSourceFiresAtItsTimes(interval: Double) throws
  {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    try play { [diary] in
      var count = 0
      timer.setEventHandler {
        diary.note("\(count)")
        count += 1
        guard count == 3 else { return }
        timer.cancel()
        timer.cancel()
      }
      timer.setCancelHandler { diary.note("cancelled") }
      timer.schedule(deadline: .now() + 0.05, repeating: interval)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { timer.resume() }
    }
    #expect(diary.words == ["0", "1", "2", "cancelled"])
    #expect(timer.isCancelled)
    #expect(try #require(diary.time(of: "0")) >= 0.6)
  }

  @Test(arguments: [0.0, 0.001, 0.016, 1 / 60.0, 0.02, 0.05, 0.1, 0.25, 1])
  func asyncAfterRunsAtTheFirstRefreshNotBeforeItsTime(delay: Double) throws {
    try play(from: 0.105) { [diary] in
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) { diary.note("later") }
    }
    let time = try #require(diary.time(of: "later"))
    #expect(abs(time - refresh(from: 0.105 + delay)) < 1e-9)
  }

  @Test func workThatIsDueAlreadyWaitsForTheNextRefresh() throws {
    try play(from: 6 / 60.0) { [diary] in
      DispatchQueue.main.asyncAfter(deadline: .now() - 1) { diary.note("due") }
    }
    #expect(diary.time(of: "due") == 7 / 60.0)
  }

  @Test func intervalsAreWhatTheySay() {
    let start = DispatchTime(uptimeNanoseconds: 2_000_000_000)
    let times: [(DispatchTime, UInt64)] = [
      (start + .milliseconds(50), 2_050_000_000), (start + .seconds(2), 4_000_000_000),
      (start + .microseconds(7), 2_000_007_000), (start + .nanoseconds(9), 2_000_000_009),
      (start + 0.25, 2_250_000_000), (start - 0.5, 1_500_000_000), (start + .never, .max),
      (start - .milliseconds(1000), 1_000_000_000), (start - 3, 0),
    ]
    for (time, nanoseconds) in times { #expect(time.uptimeNanoseconds == nanoseconds) }
  }

  @Test func workInTheDistantFutureDoesNotKeepTheSceneWaiting() throws {
    try play { [diary] in
      DispatchQueue.main.asyncAfter(deadline: .distantFuture) { diary.note("never") }
    }
    #expect(diary.words.isEmpty)
    #expect(loop.now < 0.2)
  }

  @Test func aCancelledItemLeavesNoTurn() throws {
    let item = DispatchWorkItem { [diary] in diary.note("cancelled") }
    try play { [diary] in
      DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: item)
      DispatchQueue.main.async {
        item.cancel()
        diary.note("cancel")
      }
    }
    #expect(diary.words == ["cancel"])
    #expect(item.isCancelled)
    #expect(loop.now < 0.2)
  }

  @Test func anItemTellsThoseWhoWait() throws {
    let item = DispatchWorkItem { [diary] in diary.note("item") }
    item.notify(queue: .main) { [diary] in diary.note("told") }
    try play { DispatchQueue.main.async(execute: item) }
    #expect(diary.words == ["item", "told"])
    #expect(diary.time(of: "told") == 8 / 60.0)
  }

  @Test func aTimerKeepsToItsTimesUntilItIsStopped() throws {
    try play { [diary] in
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { timer in
        diary.note("tick")
        if diary.entries.count == 4 { timer.invalidate() }
      }
    }
    let wanted = [0.15, 0.2, 0.25, 0.3].map(refresh(from:))
    #expect(diary.entries.count == 4)
    for (entry, time) in zip(diary.entries, wanted) { #expect(abs(entry.time - time) < 1e-9) }
  }

  @Test func aTimerFasterThanTheDisplayTicksOncePerRefresh() throws {
    try play(from: 0) { [diary] in
      Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { timer in
        diary.note("tick")
        if diary.entries.count == 3 { timer.invalidate() }
      }
    }
    let refreshes = diary.entries.map { Int(($0.time * 60).rounded()) }
    #expect(refreshes == [1, 2, 3])
  }

  /// A timer that could not fire for a while goes on with its next time, as one that was on time.
  @Test(arguments: [(3...12, [13.0, 15, 18]), (3...11, [12, 15, 18])])
  func aTimerSkipsWhatItHasMissed(_ dropped: ClosedRange<Int>, _ refreshes: [Double]) throws {
    let stage = Stage(refreshes: RefreshClock(dropped: Set(dropped)))
    var ticks: [Double] = []
    try stage.play {
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { timer in
        ticks.append((stage.loop.now * 60).rounded())
        if ticks.count == 3 { timer.invalidate() }
      }
    }
    #expect(ticks == refreshes)
  }

  @Test func aTimerThatFiresOnceIsDoneWith() throws {
    var timers: [Timer] = []
    try play { [diary] in
      timers.append(
        .scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in diary.note("once") })
      timers.append(Timer(timeInterval: 0.1, repeats: false) { _ in diary.note("added") })
      timers.append(Timer(timeInterval: 0.1, repeats: false) { _ in diary.note("idle") })
      RunLoop.main.add(timers[1], forMode: .common)
    }
    #expect(diary.words == ["added", "once"])
    #expect(timers.map(\.isValid) == [false, false, true])
  }

  @Test func workThatBegetsItselfIsStopped() {
    func again() { DispatchQueue.main.async { again() } }
    #expect(throws: RunLoopError.self) { try play { again() } }
    #expect(loop.now > 59.9 && loop.now <= 60.1)
  }
}
