import HeadlessCoreAnimation
import LayerTrees
import Testing

/// Core Animation's explicit and implicit animations.
@MainActor @Suite(.serialized)
struct ExplicitAnimationTests {
  private func basic(
    _ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    animation.duration = 1
    return animation
  }

  @Test func missingEndsAreFilledInFromTheScreen() throws {
    let cases: [(Any?, Any?, Any?, Double, Double)] = [
      (10, 30, nil, 10, 30), (10, nil, 5, 10, 15), (nil, 30, 5, 25, 30), (10, nil, nil, 10, 50),
      (nil, 30, nil, 50, 30), (nil, nil, 5, 50, 55), (nil, nil, nil, 50, 50),
    ]
    for (from, to, by, first, last) in cases {
      let stage = Stage()
      let layer = stage.add()
      try stage.play {}
      try stage.play(at: 1) {
        layer.add(self.basic("position.y", from: from, to: to, by: by), forKey: nil)
      }
      #expect(abs(try stage.top(layer, at: 1) + 50 - first) < 1e-9)
      #expect(abs(try stage.top(layer, at: 1.5) + 50 - (first + last) / 2) < 1e-9)
      #expect(try stage.top(layer, at: 2) == 0)
    }
  }

  /// A rectangle goes from one to the other by all four of its numbers.
  @Test func aRectangleGoesByEachOfItsNumbers() throws {
    let stage = Stage()
    let layer = stage.add()
    let (from, to) = (
      CGRect(x: 1, y: 2, width: 30, height: 40), CGRect(x: 21, y: 52, width: 130, height: 440)
    )
    try stage.play { layer.add(self.basic("bounds", from: from, to: to), forKey: nil) }
    for share in [0.0, 0.25, 0.75] {
      let bounds = try stage.path(to: layer, at: share).leaf.presentation(at: share).bounds
      for (number, ends) in [
        (bounds.minX, (from.minX, to.minX)), (bounds.minY, (from.minY, to.minY)),
        (bounds.width, (from.width, to.width)), (bounds.height, (from.height, to.height)),
      ] { #expect(abs(number - (ends.0 + share * (ends.1 - ends.0))) < 1e-9) }
    }
  }

  /// Linear without a timing function; easeIn at .25 .5 .75 as measured on macOS.
  @Test func itIsLinearUnlessTold() throws {
    let stage = Stage()
    let (plain, eased) = (stage.add(.zero), stage.add(.zero))
    try stage.play {
      plain.add(self.basic("position.y", from: 0, to: 1), forKey: nil)
      let animation = self.basic("position.y", from: 0, to: 1)
      animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
      eased.add(animation, forKey: nil)
    }
    for (time, progress) in [(0.25, 0.09346466), (0.5, 0.31535682), (0.75, 0.6218605)] {
      #expect(abs(try stage.top(plain, at: time) - time) < 1e-12)
      #expect(abs(try stage.top(eased, at: time) - progress) < 5e-6)
    }
  }

  @Test func additiveOnesAddToTheModel() throws {
    let stage = Stage()
    let layer = stage.add()
    let animation = basic("position", from: CGPoint(x: 0, y: -80), to: CGPoint.zero)
    animation.isAdditive = true
    try stage.play {
      layer.add(animation, forKey: "a")
      layer.add(animation, forKey: "b")
    }
    #expect(abs(try stage.top(layer, at: 0.5) + 80) < 1e-9)
  }

  @Test func keysReplaceAndCompletionsTellHowItEnded() throws {
    let stage = Stage()
    let record = stage.diary
    let layer = stage.add()
    let (first, second) = (basic("opacity", from: 0, to: 1), basic("opacity", from: 1, to: 0))
    let delegate = Noting(record)
    for (name, animation) in [("first", first), ("second", second)] {
      animation.delegate = delegate
      animation.setValue(name, forKey: "name")
    }
    stage.loop.schedule(at: 0) {
      layer.add(first, forKey: "fade")
      #expect(layer.animationKeys() == ["fade"])
      #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.toValue as? Int == 1)
    }
    stage.loop.schedule(at: 0.5) {
      CATransaction.begin()
      CATransaction.setCompletionBlock { record.note("block") }
      layer.add(second, forKey: "fade")
      CATransaction.commit()
    }
    try stage.play {}
    #expect(
      record.words == [
        "first starts", "first stops false", "second starts", "second stops true", "block",
      ])
    #expect(record.entries.map(\.time) == [0, 0.5, 0.5, 1.5, 1.5])
    #expect(layer.animationKeys() == nil)
  }

  @Test func fillModesShowBeforeAndAfter() throws {
    for fill in [CAMediaTimingFillMode.removed, .forwards, .backwards, .both] {
      let stage = Stage()
      let layer = stage.add(.zero)
      let animation = basic("position.y", from: 10, to: 20)
      animation.fillMode = fill
      animation.isRemovedOnCompletion = false
      animation.beginTime = 1
      try stage.play { layer.add(animation, forKey: "move") }
      try stage.play(at: 5) { #expect(layer.animationKeys() == ["move"]) }
      #expect(try stage.top(layer, at: 0.5) == (fill == .backwards || fill == .both ? 10 : 0))
      #expect(try stage.top(layer, at: 1.5) == 15)
      #expect(try stage.top(layer, at: 7) == (fill == .forwards || fill == .both ? 20 : 0))
    }
  }

  @Test func groupsRunInTheirOwnTimeAndCutOff() throws {
    let stage = Stage()
    let layer = stage.add(.zero)
    let group = CAAnimationGroup()
    let (move, fade) = (basic("position.y", from: 0, to: 100), basic("opacity", from: 0, to: 1))
    move.duration = 4
    fade.beginTime = 1
    fade.duration = 1
    group.animations = [move, fade]
    group.duration = 2
    group.speed = 2
    group.repeatCount = 2
    try stage.play(at: 3) { layer.add(group, forKey: "group") }
    for (time, y, opacity) in [
      (3.25, 12.5, 1.0), (3.75, 37.5, 0.5), (4.25, 12.5, 1), (4.75, 37.5, 0.5), (5, 0, 1),
    ] {
      let shown = try stage.path(to: layer, at: time).leaf.presentation(at: time)
      #expect(abs(Double(shown.position.y) - y) < 1e-9)
      #expect(abs(shown.opacity - opacity) < 1e-9)
    }
  }

  @Test func keyframesTakeTheirTimesAndFunctions() throws {
    let stage = Stage()
    let layer = stage.add(.zero)
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.y")
    animation.values = [0, -60, 20]
    animation.keyTimes = [0, 0.25, 1]
    animation.timingFunctions = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeInEaseOut),
    ]
    animation.duration = 4
    try stage.play { layer.add(animation, forKey: nil) }
    for (time, y) in [(0.5, -30.0), (1, -60), (2.5, -20), (3.9999999, 20)] {
      #expect(abs(try stage.top(layer, at: time) - y) < 1e-6)
    }
  }

  @Test func pacedKeyframesKeepOneSpeed() throws {
    let stage = Stage()
    let layer = stage.add(.zero)
    let animation = CAKeyframeAnimation(keyPath: "position.y")
    animation.values = [0, 30, 10, 60]
    animation.calculationMode = .paced
    animation.duration = 1
    try stage.play { layer.add(animation, forKey: nil) }
    for time in stride(from: 0.01, to: 0.99, by: 0.0371) {
      let velocity = try stage.path(to: layer, at: time).frame(at: time).minY.velocity
      #expect(abs(abs(velocity) - 100) < 1e-6)
    }
  }

  @Test func unknownKeyPathsShowNothingButEnd() throws {
    let stage = Stage()
    let record = stage.diary
    let layer = stage.add()
    let animation = basic("shadowRadius", from: 0, to: 1)
    animation.delegate = Noting(record)
    try stage.play { layer.add(animation, forKey: nil) }
    #expect(record.words == ["- starts", "- stops true"])
  }

  /// A plain layer is taken over from what the screen shows: the position goes on, not the speed.
  @Test func implicitAnimationsReplaceFromTheScreen() throws {
    let stage = Stage()
    let layer = stage.add(.zero)
    stage.loop.schedule(at: 0) {}
    stage.loop.schedule(at: 1) {
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setAnimationDuration(1)
      layer.position.y = 100
    }
    stage.loop.schedule(at: 1.5) {
      layer.position.y = 0
      #expect(layer.animationKeys() == ["position"])
    }
    try stage.play {}
    func place(_ time: Double) throws -> Double {
      let root = try #require(stage.loop.log.commit(at: time)).root
      let shown = try #require(root.path { $0.id == layer.id }?.last)
      return Double(shown.presentation(at: time).position.y)
    }
    #expect(try place(1.25) == 25)
    #expect(try abs(place(1.5) - 50) < 1e-9)
    let eased = TimingFunction.default.progress(at: 0.1, duration: 0.25)
    #expect(try abs(place(1.6) - 50 * (1 - eased)) < 1e-9)
    #expect(try place(1.75) == 0)
  }

  /// Apple's QA1673: pause a layer at its own time, and resume it without a jump.
  @Test func aLayersTimeStandsStill() throws {
    let stage = Stage()
    let outer = stage.add(.zero)
    let inner = CALayer()
    outer.addSublayer(inner)
    let layer = outer
    stage.loop.schedule(at: 1) {
      let move = self.basic("position.y", from: 0, to: 100)
      (move.duration, move.fillMode, move.isRemovedOnCompletion) = (2, .forwards, false)
      inner.add(move, forKey: nil)
    }
    stage.loop.schedule(at: 2) {
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
    }
    stage.loop.schedule(at: 5) {
      let paused = layer.timeOffset
      (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
    try stage.play {}
    for (time, y) in [(1.5, 25.0), (2, 50), (3.7, 50), (5, 50), (5.5, 75), (6, 100), (9, 100)] {
      #expect(abs(try stage.top(inner, at: time) - y) < 1e-9)
    }
  }

  /// On a layer that is paused no animation comes to its end.
  @Test(arguments: [true, false]) func anAnimationOfAPausedLayerDoesNotEnd(isPaused: Bool) throws {
    let stage = Stage()
    let layer = stage.add()
    let noting = Noting(stage.diary)
    try stage.play {
      if isPaused { (layer.speed, layer.timeOffset) = (0, 0) }
      let move = self.basic("position.y", from: 0, to: 100)
      move.delegate = noting
      layer.add(move, forKey: "move")
    }
    #expect(stage.diary.words == (isPaused ? ["- starts"] : ["- starts", "- stops true"]))
    #expect((layer.animation(forKey: "move") != nil) == isPaused)
  }
}

@MainActor
private final class Noting: NSObject, CAAnimationDelegate {
  private let record: Diary

  init(_ record: Diary) { self.record = record }

  func animationDidStart(_ anim: CAAnimation) { record.note("\(name(anim)) starts") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    record.note("\(name(anim)) stops \(flag)")
  }

  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String ?? "-"
  }
}
