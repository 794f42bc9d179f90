@testable import HeadlessCoreAnimation
import LayerTrees
import SeededRandom
import Testing

/// Items, groups and timers that are called off, waited for and set again.
@MainActor @Suite(.serialized)
struct WaitingWorkTests {
  private let stage = Stage()

  private func play(_ work: @escaping @MainActor () -> Void) throws {
    try stage.play(at: 1, work)
  }

  @Test func anItemRunsAsOftenAsItIsAskedToUntilItIsCancelled() throws {
    let diary = stage.diary
    let item = DispatchWorkItem { diary.note("item") }
    item.notify(queue: .main) { diary.note("told") }
    try play {
      item.perform()
      DispatchQueue.main.async(execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        #expect(!item.isCancelled)
        item.cancel()
        item.perform()
        DispatchQueue.main.async(execute: item)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
    }
    #expect(diary.words.filter { $0 == "item" }.count == 3)
    #expect(diary.words.filter { $0 == "told" }.count == 1)
    #expect(item.isCancelled && stage.loop.now < 2.1)
  }

  @Test func anItemThatIsCancelledTellsNobody() throws {
    let diary = stage.diary
    let item = DispatchWorkItem { diary.note("item") }
    item.notify(queue: .main) { diary.note("told") }
    item.cancel()
    try play {
      DispatchQueue.main.async(execute: item)
      DispatchQueue.main.async { diary.note("other") }
    }
    #expect(diary.words == ["other"])
  }

  /// One that is cancelled before it is asked to run later is waited for by nobody.
  @Test func anItemThatIsCancelledIsNotWaitedFor() throws {
    let item = DispatchWorkItem {}
    item.cancel()
    try play { DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: item) }
    #expect(stage.loop.now < 1.1)
  }

  @Test func aGroupTellsEachWhoWaitsOnce() throws {
    let (diary, group) = (stage.diary, DispatchGroup())
    try play {
      #expect(group.wait(timeout: .now()) == .success)
      group.notify(queue: .main) { diary.note("empty") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        group.enter()
        group.enter()
        group.notify(queue: .main) { diary.note("block") }
        group.notify(queue: .main, work: DispatchWorkItem { diary.note("item") })
        group.leave()
        #expect(group.wait(timeout: .distantFuture) == .timedOut)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        #expect(diary.words == ["empty"])
        group.leave()
        group.wait()
        #expect(group.wait(timeout: .now()) == .success)
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
        group.enter()
        group.leave()
      }
    }
    #expect(diary.words == ["empty", "block", "item"])
    #expect(diary.entries.map { Int($0.time) } == [1, 3, 3])
  }

  @Test func whoWaitsForAQueueWaitsNoTime() {
    nonisolated(unsafe) var numbers: [Int] = []
    DispatchQueue.concurrentPerform(iterations: 5) { numbers.append($0) }
    #expect(numbers == [0, 1, 2, 3, 4])
    DispatchQueue.concurrentPerform(iterations: -1) { numbers.append($0) }
    #expect(numbers.count == 5)
    #expect(DispatchQueue.main.sync { 7 } == 7)
    #expect(DispatchQueue.global().sync(flags: .barrier) { 8 } == 8)
    #expect(DispatchQueue(label: "mine").label == "mine" && DispatchQueue.main.label == "main")
  }

  @Test func aTimerThatIsFiredByHandKeepsToItsTimes() throws {
    var stamps: [Double] = []
    var (once, again): (Timer?, Timer?)
    try play {
      once = .scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in stamps.append(-1) }
      again = .scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        stamps.append(stage.loop.now)
        if stamps.count == 4 { timer.invalidate() }
      }
      again?.fire()
      RunLoop.main.add(again ?? Timer(), forMode: .common)
      once?.fire()
      #expect(once?.isValid == false && again?.isValid == true)
    }
    #expect(stamps == [1, -1, 1.5, 2])
    #expect(once?.timeInterval == 0 && again?.timeInterval == 0.5 && again?.isValid == false)
    again?.fire()
    #expect(stamps.count == 4)
  }

  @Test func aTimerThatIsInvalidatedNeverFires() throws {
    let diary = stage.diary
    try play {
      let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
        diary.note("tick")
      }
      let other = Timer(timeInterval: 5, repeats: false) { _ in diary.note("tick") }
      timer.invalidate()
      other.invalidate()
      RunLoop.main.add(other, forMode: .common)
      #expect(!timer.isValid && !other.isValid)
    }
    #expect(diary.words.isEmpty && stage.loop.now < 1.5)
  }

  @Test func aSourceThatIsSuspendedGoesOnWithItsTimes() throws {
    let timer = DispatchSource.makeTimerSource()
    var stamps: [Double] = []
    try play {
      timer.setEventHandler {
        stamps.append(stage.loop.now)
        if stamps.count == 5 { timer.cancel() }
      }
      timer.schedule(deadline: .now() + 0.1, repeating: .milliseconds(100))
      timer.activate()
      stage.loop.schedule(at: 1.25) { timer.suspend() }
      stage.loop.schedule(at: 1.52) {
        timer.resume()
        timer.resume()
      }
    }
    let resumed = (1.52 * 60).rounded(.up) / 60
    for (stamp, time) in zip(stamps, [1.1, 1.2, resumed, 1.6, 1.7]) {
      #expect(abs(stamp - time) < 1e-6, "\(stamps)")
    }
    #expect(stamps.count == 5)
  }

  @Test func aSourceThatIsSetAgainForgetsWhatItWasSetTo() throws {
    let (diary, timer) = (stage.diary, DispatchSource.makeTimerSource())
    try play {
      timer.setEventHandler { diary.note("first") }
      timer.schedule(wallDeadline: .now() + 0.5, repeating: 0.1)
      timer.resume()
      timer.setEventHandler(qos: .utility) { diary.note("second") }
      timer.schedule(wallDeadline: .now() + 1)
    }
    #expect(diary.words == ["second"] && diary.time(of: "second") == 2)
    #expect(!timer.isCancelled)
  }

  @Test func aSourceThatIsCancelledSaysSoOnceAndIsSilent() throws {
    let (diary, timer) = (stage.diary, DispatchSource.makeTimerSource())
    try play {
      timer.setEventHandler { diary.note("event") }
      timer.setCancelHandler { diary.note("cancelled") }
      timer.schedule(deadline: .now() + 0.5, repeating: 0.5)
      timer.resume()
      timer.cancel()
      timer.resume()
      timer.cancel()
    }
    #expect(diary.words == ["cancelled"] && timer.isCancelled)
  }

  @Test func aTimeThatIsNoneNeverComes() {
    let far = DispatchTime.distantFuture
    #expect(far + 5 == far && far - 5 == far && far + .seconds(-1) == far)
    #expect(far.seconds == .infinity)
    #expect(DispatchTime(seconds: .nan) == far && DispatchTime(seconds: .infinity) == far)
    #expect(DispatchTime(seconds: -3).uptimeNanoseconds == 0)
    let (one, two) = (DispatchTime(seconds: 1.25), DispatchTime(seconds: 2))
    #expect(one.uptimeNanoseconds == 1_250_000_000 && one.seconds == 1.25)
    #expect(one < two && !(two < one) && !(one < one) && two < far)
    #expect(NSEC_PER_SEC == 1000 * NSEC_PER_MSEC)
  }
}
