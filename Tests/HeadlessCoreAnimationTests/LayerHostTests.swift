import AnimationCurves
import Foundation
import HeadlessCoreAnimation
import LayerTrees
import Testing

/// Layers whose owner says what is on them and how they move.
@MainActor @Suite(.serialized)
struct LayerHostTests {
  private final class Host: NSObject, LayerHost {
    var content = LayerContent()
    var layerScroll: ScrollContent?
    var layerIsDark = false
    var changes: [PropertyAnimation.Change] = []
    var sizeChanges = 0

    func layerContent(of layer: CALayer) -> LayerContent { content }
    func layerDidChange(_ layer: CALayer, by change: PropertyAnimation.Change) {
      changes.append(change)
    }
    func layerContentSizeDidChange() { sizeChanges += 1 }
    func layerNeedsDisplay() {}
    func layerNeedsLayout() {}
    func layerLayoutIfNeeded() {}
    var layerAwaitsLayout: Bool { false }
  }

  private final class Owner: LayerAnimationOwner {
    var added = 0
    var removed = 0

    func didAdd(animation id: Int, to layer: CALayer, for change: PropertyAnimation.Change) {
      added += 1
    }
    func didRemoveAnimation() { removed += 1 }
  }

  private let stage = Stage()
  private let host = Host()

  private func hosted() -> CALayer {
    let layer = stage.add()
    layer.host = host
    return layer
  }

  private func committed(_ layer: CALayer, _ change: @escaping @MainActor () -> Void = {}) throws
    -> LayerSnapshot
  {
    try stage.play(at: stage.loop.now + 1, change)
    return try stage.path(to: layer, at: .infinity).leaf
  }

  /// What the host puts on a layer shows where the layer has nothing of its own.
  @Test func theHostsContentShowsBesideTheLayersOwn() throws {
    let layer = hosted()
    let (red, blue) = (LayerColor(red: 1, green: 0, blue: 0), LayerColor(red: 0, green: 0, blue: 1))
    host.content = LayerContent(
      fill: red, cornerRadius: 0.5, borderWidth: 1, borderColor: blue, followsSize: true)
    host.layerScroll = ScrollContent(height: 900)
    let first = try committed(layer)
    #expect(first.look?.fill == red && first.look?.shape.radius == 0.5)
    #expect(first.look?.shape.borderWidth == 1 && first.look?.shape.borderColor == blue)
    #expect(first.scroll == ScrollContent(height: 900))
    let own = try committed(layer) {
      (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (7, 3, red)
    }
    #expect(own.look?.shape.radius == 7 && own.look?.shape.borderWidth == 3)
    #expect(own.look?.shape.borderColor == red)
    _ = try committed(layer) { layer.bounds.size.width = 50 }
    _ = try committed(layer) { layer.bounds.origin.y = 9 }
    #expect(host.sizeChanges == 1)
  }

  /// A colour of two is that of the surroundings, until another is set.
  @Test(arguments: [false, true]) func aColourIsThatOfTheSurroundings(_ isDark: Bool) throws {
    let layer = hosted()
    let colors = StyledColor(
      light: LayerColor(red: 1, green: 1, blue: 1), dark: LayerColor(red: 0, green: 0, blue: 0))
    host.layerIsDark = isDark
    let styled = try committed(layer) { layer.styledBackground = colors }
    #expect(styled.backgroundColor == (isDark ? colors.dark : colors.light))
    let plain = LayerColor(red: 0, green: 1, blue: 0)
    #expect(try committed(layer) { layer.backgroundColor = plain }.backgroundColor == plain)
  }

  /// The host hears what is left to go of each change, and nothing where actions are disabled.
  @Test func theHostHearsEveryChange() throws {
    let layer = hosted()
    _ = try committed(layer)
    host.changes = []
    let after = try committed(layer) {
      layer.position.y += 10
      layer.opacity = 0.25
      layer.bounds = CGRect(x: 1, y: 2, width: 103, height: 104)
      layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      CATransaction.setDisableActions(true)
      layer.position.y = 0
    }
    #expect(
      host.changes == [
        .position(dx: 0, dy: -10), .opacity(0.75),
        .bounds(dx: -1, dy: -2, dWidth: -3, dHeight: -4),
        .transform(CGAffineTransform(scaleX: 0.5, y: 0.5)),
      ])
    #expect(after.animations.isEmpty)
  }

  private func rise(_ dy: Double, at time: Double, _ spring: Spring) -> PropertyAnimation {
    PropertyAnimation(
      change: .position(dx: 0, dy: dy), beginTime: time,
      timing: (try? AnimationTiming(curve: .spring(spring), duration: 1)) ?? .instant)
  }

  /// What a host plays can be looked up by its key path, as a spring where it is one; what was added
  /// without a key cannot.
  @Test func whatIsPlayedCanBeLookedUp() throws {
    let (layer, owner) = (hosted(), Owner())
    let spring = try Spring(mass: 2, stiffness: 300, damping: 20, initialVelocity: 5)
    try stage.play {
      for dy in [10.0, 20] {
        layer.play(.position(dx: 0, dy: dy), for: owner, endingAt: 1) { rise(dy, at: $0, spring) }
      }
      let nameless = CABasicAnimation(keyPath: "opacity")
      nameless.duration = 1
      layer.add(nameless, forKey: nil)
      #expect(layer.animationKeys() == ["position", "position-2"] && owner.added == 2)
      let found = layer.animation(forKey: "position-2") as? CASpringAnimation
      #expect(found?.mass == 2 && found?.stiffness == 300 && found?.damping == 20)
      #expect(found?.initialVelocity == 5 && found?.duration == 1 && found?.isAdditive == true)
      #expect(found?.fromValue as? CGPoint == CGPoint(x: 0, y: 20))
      layer.removeAnimation(forKey: "position")
      #expect(owner.removed == 1 && layer.animationKeys() == ["position"])
    }
  }

  /// A layer that goes along has the other's animations of place, and its owner hears nothing of it.
  @Test func whatGoesAlongIsNoMotionOfItsOwn() throws {
    let (layer, other, owner) = (hosted(), stage.add(), Owner())
    let spring = try Spring(mass: 1, stiffness: 100, damping: 20)
    try stage.play {
      layer.play(.position(dx: 0, dy: 10), for: owner, endingAt: 1) { rise(10, at: $0, spring) }
      layer.play(.opacity(1), for: owner, endingAt: 1) { now in
        PropertyAnimation(
          change: .opacity(1), beginTime: now, timing: rise(1, at: 0, spring).timing)
      }
      let turn = CABasicAnimation(keyPath: "position")
      turn.duration = 1
      layer.add(turn, forKey: "turn")
      other.takePlaceAnimations(of: layer)
      #expect(other.animationKeys() == ["position"])
      other.removeAllAnimations()
      #expect(owner.removed == 0 && other.animationKeys() == nil)
      #expect(layer.animationKeys() == ["position", "opacity", "turn"])
      layer.removeAllAnimations()
      #expect(owner.removed == 2)
    }
  }
}

/// The values that Core Animation documents for what has just been made.
@MainActor @Suite(.serialized)
struct DefaultValueTests {
  @Test func newThingsHaveTheDocumentedValues() {
    _ = makeLoop()
    let (layer, shape, gradient) = (CALayer(), CAShapeLayer(), CAGradientLayer())
    #expect(layer.opacity == 1 && layer.anchorPoint == CGPoint(x: 0.5, y: 0.5) && layer.speed == 1)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
    #expect(shape.lineWidth == 1 && shape.strokeStart == 0 && shape.strokeEnd == 1)
    #expect(shape.lineDashPhase == 0 && shape.lineDashPattern == nil)
    #expect(shape.miterLimit == 10 && shape.fillColor == LayerColor(red: 0, green: 0, blue: 0))
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1) && CATextLayer().fontSize == 36)
    #expect(!CALayer().needsLayoutNow)
    let (animation, transition) = (CABasicAnimation(keyPath: "opacity"), CATransition())
    #expect(animation.speed == 1 && animation.duration == 0 && animation.repeatCount == 0)
    #expect(animation.isRemovedOnCompletion && !animation.isAdditive && !animation.autoreverses)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    let (spring, link) = (CASpringAnimation(), CADisplayLink { _ in })
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(link.timestamp == 0 && link.targetTimestamp == 0 && link.duration == 0)
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC == 1_000_000)
    #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
  }

  /// Of a kind of particles all numbers are 0 until they are set, but its scale.
  @Test func newParticlesRest() {
    let cell = CAEmitterCell()
    #expect([cell.birthRate, cell.lifetime, cell.lifetimeRange, cell.alphaSpeed] == [0, 0, 0, 0])
    #expect([cell.velocity, cell.velocityRange, cell.emissionLongitude] == [0, 0, 0])
    #expect([cell.xAcceleration, cell.yAcceleration, cell.zAcceleration] == [0, 0, 0])
    #expect([cell.scaleRange, cell.scaleSpeed, cell.spin, cell.spinRange] == [0, 0, 0, 0])
    #expect(cell.scale == 1 && cell.emissionRange == 0)
  }

  /// The options of a gradient are those of Core Graphics, one bit each.
  @Test func gradientsFillBeyondTheirEnds() {
    #expect(CGGradientDrawingOptions.drawsBeforeStartLocation.rawValue == 1)
    #expect(CGGradientDrawingOptions.drawsAfterEndLocation.rawValue == 2)
  }

  #if !canImport(CoreGraphics)
    /// Core Foundation's truth values are Swift's.
    @Test func truthIsSwifts() { #expect(kCFBooleanTrue == true && kCFBooleanFalse == false) }
  #endif

  /// A spring by what a person perceives has that again; one that creeps has a negative bounce.
  @Test(arguments: [0.0, 0.3, 1, -0.4]) func aSpringIsWhatItWasMadeOf(_ bounce: Double) {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(Double(spring.bounce) - bounce) < 1e-9)
  }

  /// Control points keep their heights, and stay within the time.
  @Test func controlPointsStayWithinTheTime() {
    var point: [Float] = [0, 0]
    for (x, kept) in [(Float(-1), Float(0)), (0.25, 0.25), (2, 1)] {
      let function = CAMediaTimingFunction(controlPoints: x, -0.5, x, 1.5)
      for (index, y) in [(1, Float(-0.5)), (2, 1.5)] {
        function.getControlPoint(at: index, values: &point)
        #expect(point == [kept, y])
      }
      function.getControlPoint(at: 3, values: &point)
      #expect(point == [1, 1])
    }
  }

  /// A transaction that was never begun cannot end.
  @Test func whatHasNotBegunDoesNotEnd() throws {
    let stage = Stage()
    try stage.play {
      CATransaction.commit()
      CATransaction.setAnimationDuration(3)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 3)
    }
  }

  /// An app whose turns all come to their end does not depend on when the display refreshes.
  @Test func whatComesToItsEndDependsOnNoRefresh() throws {
    let stage = Stage()
    stage.loop.restWatch = RestWatch(lastEvent: 0)
    let layer = stage.add()
    stage.loop.schedule(at: 5) { layer.isHidden = true }
    try stage.play {}
    #expect(!stage.loop.dependsOnRefreshes && stage.loop.log.commits.last?.time == 5)
  }

  /// Who observes before the app begins to run is a part of it already.
  @Test func whoObservesBeforeTheStartIsOfTheApp() throws {
    let (center, name) = (NotificationCenter(), Notification.Name("Started"))
    let diary = Diary()
    let first = Stage()
    first.loop.makeCurrent()
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { diary.note("heard") }
    }
    try first.play { center.post(name: name, object: nil) }
    try Stage().play { center.post(name: name, object: nil) }
    #expect(diary.words == ["heard"])
    center.removeObserver(token)
  }
}
