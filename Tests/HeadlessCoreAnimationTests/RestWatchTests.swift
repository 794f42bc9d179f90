import HeadlessCoreAnimation
import LayerTrees
import Testing

/// The end of an app in which something repeats for ever.
@MainActor @Suite(.serialized)
struct RestWatchTests {
  private let stage = Stage()
  private let bar = CALayer()
  private let spinner = CALayer()
  private var loop: VirtualRunLoop { stage.loop }

  /// Bar and spinner at the start; the spinner turns for ever.
  private func begin(lastEvent: Double = 0) {
    loop.restWatch = RestWatch(lastEvent: lastEvent)
    bar.tag = LayerTag(role: .inputBar)
    loop.schedule(at: 0) { [loop, bar, spinner] in
      for layer in [bar, spinner] { loop.root.addSublayer(layer) }
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in spinner.isHidden.toggle() }
    }
  }

  /// Puts the bar elsewhere at once.
  private func move(to y: CGFloat) {
    CATransaction.setDisableActions(true)
    bar.position.y = y
  }

  private var places: [CGFloat] {
    var places: [CGFloat] = []
    for commit in loop.log.commits {
      let place = commit.root.path { $0.id == bar.id }?.last?.model.position.y ?? 0
      if place != places.last { places.append(place) }
    }
    return places
  }

  /// What is asked for up to 2 s after a rest is waited for, and nothing that is asked for later.
  @Test(arguments: [(1.9, true), (1.99, true), (2.05, false), (3, false)])
  func whatIsAskedForSoonIsWaitedFor(_ later: Double, _ isPlayed: Bool) throws {
    begin()
    try stage.play {
      let timer = Timer(timeInterval: 0.001, repeats: true) { timer in
        guard loop.now >= later else { return }
        timer.invalidate()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { move(to: 7) }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    #expect(places == (isPlayed ? [0, 7] : [0]))
    // What came after the rest but the spinner is not part of what was played.
    let end = try #require(loop.log.commits.last).time
    #expect(isPlayed ? end > later + 1 && end < later + 1.1 : end < 0.1)
    #expect(abs(loop.now - end - 2) < 0.2)
    #expect(loop.dependsOnRefreshes)
  }

  /// Where nothing moves after the last event, what it asked for is the end: one turn of what repeats.
  @Test func theLastEventIsPartOfIt() throws {
    begin()
    try stage.play {}
    #expect(abs(try #require(loop.log.commits.last).time - 0.05) < 1e-9)
  }

  /// However late it comes, what was asked for before the rest is waited for, and is the end.
  @Test(arguments: [0.5, 5, 50]) func whatWasAskedForBeforeComesHoweverLate(_ time: Double) throws {
    begin()
    loop.schedule(at: time) { [self] in spinner.isHidden = true }
    try stage.play {}
    #expect(abs(try #require(loop.log.commits.last).time - time) < 0.02)
  }

  /// An animation moves the bar for as long as it takes, and what happens before the last event does
  /// not count.
  @Test func aMotionLastsAsLongAsItsAnimation() throws {
    begin(lastEvent: 3)
    let rise = CABasicAnimation(keyPath: "position.y")
    (rise.fromValue, rise.duration) = (5, 4)
    loop.schedule(at: 1) { [self] in move(to: 1) }
    loop.schedule(at: 3) { [self] in bar.add(rise, forKey: nil) }
    try stage.play {}
    #expect(loop.now > 9 && loop.now < 9.2)
  }

  /// What moves without a rest for a minute after the last event never rests; one that rests for
  /// longer than 2 s in between begins anew.
  @Test(arguments: [(0.5, true), (1.9, true), (2.5, false)])
  func whatNeverRestsIsAnError(_ step: Double, _ isError: Bool) throws {
    begin(lastEvent: 1)
    func again() {
      DispatchQueue.main.asyncAfter(deadline: .now() + step) { [self] in
        move(to: bar.position.y + 1)
        again()
      }
    }
    loop.makeCurrent()
    loop.schedule(at: 1) { again() }
    #expect {
      try loop.run(until: 200)
    } throws: { error in
      switch error as? RunLoopError {
      case .neverRests("the bar", let seconds)?: isError && seconds > 61 && seconds < 63.1
      case .neverSettles(let seconds, _)?: !isError && seconds > 200
      default: false
      }
    }
  }
}
