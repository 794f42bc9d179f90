import HeadlessUIKit
import LayerTrees
import Testing

/// Frame, transform and scrolling: what each writes, and what it leaves alone.
@MainActor @Suite(.serialized)
struct ThreeMotionsTests {
  private func kinds(_ animations: [PropertyAnimation]) -> [String] {
    animations.map { animation in
      switch animation.change {
      case .position: "position"
      case .bounds: "bounds"
      case .transform: "transform"
      case .opacity: "opacity"
      case .track: "track"
      }
    }
  }

  @Test func aFrameIsTwoAnimations() throws {
    let stage = Stage()
    let record = Record()
    let view = NotingView("layout", record, frame: CGRect(x: 0, y: 700, width: 400, height: 44))
    stage.window.addSubview(view)
    try stage.play {}
    #expect(record.names == ["layout"])
    try stage.play(at: 1) {
      UIView.animate(withDuration: 0.25) {
        view.frame = CGRect(x: 0, y: 400, width: 400, height: 50)
      }
    }
    let animations = try stage.animations(view)
    #expect(kinds(animations) == ["bounds", "position"])
    #expect(animations[0].change == .bounds(dx: 0, dy: 0, dWidth: 0, dHeight: -6))
    #expect(animations[1].change == .position(dx: 0, dy: 722 - 425))
    #expect(record.names == ["layout", "layout"])
    let frame = try stage.path(to: view, at: 1).frame(at: 1).rect
    #expect(frame == CGRect(x: 0, y: 700, width: 400, height: 44))
  }

  @Test func aFrameOfTheSameSizeMovesAndLaysNothingOut() throws {
    let stage = Stage()
    let record = Record()
    let view = NotingView("layout", record, frame: CGRect(x: 0, y: 700, width: 400, height: 44))
    stage.window.addSubview(view)
    try stage.play {}
    try stage.play(at: 1) { UIView.animate(withDuration: 0.25) { view.frame.origin.y = 400 } }
    #expect(kinds(try stage.animations(view)) == ["position"])
    #expect(record.names == ["layout"])
  }

  @Test func aTransformIsOneAnimationAndLeavesGeometryAlone() throws {
    let stage = Stage()
    let record = Record()
    let view = NotingView("layout", record, frame: CGRect(x: 0, y: 700, width: 400, height: 44))
    stage.window.addSubview(view)
    try stage.play {}
    try stage.play(at: 1) {
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
        view.transform = CGAffineTransform(translationX: 0, y: -300)
      }
    }
    #expect(kinds(try stage.animations(view)) == ["transform"])
    #expect(view.center == CGPoint(x: 200, y: 722))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 400, height: 44))
    #expect(view.frame == CGRect(x: 0, y: 400, width: 400, height: 44))
    #expect(record.names == ["layout"])
    #expect(abs(try stage.top(view, at: 1.125) - 550) < 1e-9)
    #expect(abs(try stage.path(to: view, at: 1.1).frame(at: 1.1).minY.velocity + 1200) < 1e-9)
  }

  @Test func scrollingAnimatesTheBoundsAndMovesWhatIsInside() throws {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
    let row = UIView(frame: CGRect(x: 0, y: 60, width: 400, height: 44))
    list.addSubview(row)
    stage.window.addSubview(list)
    try stage.play {
      UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
        list.contentOffset = CGPoint(x: 0, y: 40)
      }
    }
    #expect(kinds(try stage.animations(list)) == ["bounds"])
    #expect(try stage.animations(row).isEmpty)
    #expect(list.frame == CGRect(x: 0, y: 100, width: 400, height: 500))
    #expect(abs(try stage.top(row, at: 0) - 160) < 1e-9)
    #expect(abs(try stage.top(row, at: 0.125) - 140) < 1e-9)
    #expect(try stage.top(row, at: 0.25) == 120)
    #expect(try stage.layer(list).masksToBounds)
  }

  /// What was set is what is read, whatever the view is scaled by or moved to.
  @Test(arguments: [
    CGAffineTransform(translationX: 0, y: -300), CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(scaleX: -1, y: 1).translatedBy(x: 30, y: 40), .identity,
  ])
  func aFrameSetUnderATransformIsTheFrameRead(transform: CGAffineTransform) throws {
    let stage = Stage()
    let view = stage.add(CGRect(x: 10, y: 700, width: 380, height: 44))
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 0)
    view.transform = transform
    let wanted = CGRect(x: 20, y: 300, width: 100, height: 60)
    view.frame = wanted
    let found = view.frame
    #expect(abs(found.minX - wanted.minX) < 1e-9 && abs(found.minY - wanted.minY) < 1e-9)
    #expect(abs(found.width - wanted.width) < 1e-9 && abs(found.height - wanted.height) < 1e-9)
    let model = view.layer.position
    view.frame = view.frame
    #expect(abs(view.layer.position.x - model.x) < 1e-9)
    #expect(abs(view.layer.position.y - model.y) < 1e-9)
  }

  @Test func theAnchorPointSaysWhichPointStandsAtThePosition() throws {
    let stage = Stage()
    let view = stage.add()
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    #expect(view.layer.position == CGPoint(x: 50, y: 140))
    #expect(view.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
  }
}
