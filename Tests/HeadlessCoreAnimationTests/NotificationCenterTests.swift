import Foundation
import HeadlessCoreAnimation
import SeededRandom
import Synchronization
import Testing

/// The observers that hear what is posted, their order, and the end of it.
@MainActor
struct NotificationCenterTests {
  private static let name = Notification.Name("Moved")

  /// What was heard, by observers that are not on the main actor.
  private final class Log: Sendable {
    private let words = Mutex<[String]>([])

    func note(_ word: String) { words.withLock { $0.append(word) } }
    var all: [String] { words.withLock { $0 } }
  }

  @MainActor
  private final class Listener {
    let log: Log
    let word: String

    init(_ word: String, _ log: Log) {
      self.word = word
      self.log = log
    }

    func listen(to name: Notification.Name, on center: NotificationCenter) {
      center.addObserver(self, name: name, object: nil) { observer, _ in
        guard let listener = observer as? Listener else { return }
        listener.log.note(listener.word)
      }
    }
  }

  /// Foundation's own on Linux fails this: it calls them in the order of a hash table.
  @Test func observersHearInTheOrderInWhichTheyCame() {
    let (center, log) = (NotificationCenter(), Log())
    var random = SplitMix64(seed: 4)
    let words = (0..<200).map { "\($0)" }
    let listeners = words.map { Listener($0, log) }
    var tokens: [any NSObjectProtocol] = []
    for (word, listener) in zip(words, listeners) {
      if Bool.random(using: &random) {
        tokens.append(
          center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in log.note(word) })
      } else {
        listener.listen(to: Self.name, on: center)
      }
    }
    center.post(name: Self.name, object: nil)
    #expect(log.all == words)
    withExtendedLifetime((listeners, tokens)) {}
  }

  @Test func nameAndSenderChooseWhatIsHeard() {
    let (center, log) = (NotificationCenter(), Log())
    let (one, other) = (Listener("", log), Listener("", log))
    var tokens: [any NSObjectProtocol] = []
    func hear(_ word: String, _ name: Notification.Name?, from sender: Any?) {
      tokens.append(
        center.addObserver(forName: name, object: sender, queue: nil) { _ in log.note(word) })
    }
    hear("all", nil, from: nil)
    hear("moved", Self.name, from: nil)
    hear("moved by one", Self.name, from: one)
    hear("anything by other", nil, from: other)
    center.post(name: Self.name, object: one)
    #expect(log.all == ["all", "moved", "moved by one"])
    center.post(name: Notification.Name("Else"), object: other)
    #expect(log.all.dropFirst(3) == ["all", "anything by other"])
  }

  @Test func anObserverIsRemovedFromOneSender() {
    let (center, log) = (NotificationCenter(), Log())
    let (one, other, listener) = (Listener("", log), Listener("", log), Listener("", log))
    for (word, sender) in [("one", one), ("other", other)] {
      center.addObserver(listener, name: Self.name, object: sender) { _, _ in log.note(word) }
    }
    let rest: [(name: Notification.Name?, sender: Any?, heard: [String])] = [
      (Notification.Name("Else"), nil, ["one", "other"]), (Self.name, listener, ["one", "other"]),
      (Self.name, one, ["other"]), (nil, other, []),
    ]
    for (name, sender, heard) in rest {
      let before = log.all.count
      center.removeObserver(listener, name: name, object: sender)
      for sender in [one, other] { center.post(name: Self.name, object: sender) }
      #expect(log.all.dropFirst(before) == heard[...])
    }
  }

  @Test func anObserverIsNotKept() {
    let (center, log) = (NotificationCenter(), Log())
    do {
      let listener = Listener("heard", log)
      listener.listen(to: Self.name, on: center)
      center.post(name: Self.name, object: nil)
      withExtendedLifetime(listener) {}
    }
    center.post(name: Self.name, object: nil)
    #expect(log.all == ["heard"])
  }

  @Test func anObserverLeavesOneNameOrAll() {
    let (center, log) = (NotificationCenter(), Log())
    let (listener, second) = (Listener("heard", log), Notification.Name("Second"))
    for name in [Self.name, second] {
      listener.listen(to: name, on: center)
    }
    center.removeObserver(listener, name: second, object: nil)
    center.post(name: second, object: nil)
    #expect(log.all.isEmpty)
    center.post(name: Self.name, object: nil)
    center.removeObserver(listener)
    center.post(name: Self.name, object: nil)
    #expect(log.all == ["heard"])
  }

  @Test func whoLeavesWhileOthersHearHearsNothing() {
    let (center, log) = (NotificationCenter(), Log())
    let late = Listener("late", log)
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
      center.removeObserver(late)
    }
    late.listen(to: Self.name, on: center)
    center.post(name: Self.name, object: nil)
    #expect(log.all.isEmpty)
    center.removeObserver(token)
  }

  /// A screen that ends with its app lets its observers go from within another's arrival.
  @Test(.timeLimit(.minutes(10)))
  func whatABlockKeptMayLeaveAtItsEnd() throws {
    final class Keeper: Sendable {
      let center: NotificationCenter
      let token: any NSObjectProtocol & Sendable

      init(_ center: NotificationCenter) {
        self.center = center
        token = Token()
      }

      deinit { center.removeObserver(token) }
    }
    final class Token: NSObject, Sendable {}
    let (center, log) = (NotificationCenter(), Log())
    do {
      let loop = makeLoop()
      loop.schedule(at: 0) {
        let keeper = Keeper(center)
        _ = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
          withExtendedLifetime(keeper) {}
        }
      }
      try loop.run(until: 10)
    }
    _ = makeLoop()
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
      log.note("heard")
    }
    center.post(name: Self.name, object: nil)
    #expect(log.all == ["heard"])
    center.removeObserver(token)
  }

  @Test func anyQueueMeansAtOnce() {
    let (center, log) = (NotificationCenter(), Log())
    let tokens = [OperationQueue.main, OperationQueue(), nil].map { queue in
      center.addObserver(forName: Self.name, object: nil, queue: queue) { _ in log.note("heard") }
    }
    center.post(name: Self.name, object: nil)
    #expect(log.all.count == 3)
    withExtendedLifetime(tokens) {}
  }

  @Test func whatFoundationPostsIsHeardAsWell() {
    let (log, name) = (Log(), Notification.Name("Posted by Foundation's own center"))
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in log.note("heard")
    }
    Foundation.NotificationCenter.default.post(name: name, object: nil)
    #expect(log.all == ["heard"])
    NotificationCenter.default.removeObserver(token)
  }

  /// Apps are played one after the other in one process; each is as if it were alone.
  @Test func anAppDoesNotHearWhatTheNextOnePosts() throws {
    let (log, center) = (Log(), NotificationCenter())
    var tokens: [any NSObjectProtocol] = []
    let loops = [makeLoop(), makeLoop()]
    func play(_ loop: VirtualRunLoop, _ word: String) throws {
      loop.makeCurrent()
      loop.schedule(at: 0) {
        tokens.append(
          center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in log.note(word) })
        center.post(name: Self.name, object: nil)
      }
      try loop.run(until: 10)
    }
    try play(loops[0], "first")
    try play(loops[1], "second")
    #expect(log.all == ["first", "second"])
  }

  /// What listens from an app's beginning on is part of it; what listens after its end is part of none, and hears
  /// every app.
  @Test(arguments: [true, false]) func whatListensAfterAnAppIsPartOfNone(isOver: Bool) throws {
    let (log, center) = (Log(), NotificationCenter())
    let loops = [makeLoop(), makeLoop()]
    loops[0].makeCurrent()
    if isOver {
      loops[0].schedule(at: 0) {}
      try loops[0].run(until: 10)
    }
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in
      log.note("heard")
    }
    loops[1].makeCurrent()
    loops[1].schedule(at: 0) { center.post(name: Self.name, object: nil) }
    try loops[1].run(until: 10)
    #expect(log.all == (isOver ? ["heard"] : []))
    center.removeObserver(token)
    withExtendedLifetime(loops) {}
  }
}
