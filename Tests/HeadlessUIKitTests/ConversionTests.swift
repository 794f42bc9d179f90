import HeadlessUIKit
import LayerTrees
import SeededRandom
import Testing

@MainActor @Suite(.serialized)
struct ConversionTests {
  /// Where a point of a view lies in its window, by walking up with the definition at each step.
  private func inWindow(_ point: CGPoint, of view: UIView) -> CGPoint {
    guard let parent = view.superview else { return point }
    let (bounds, anchor, map) = (view.bounds, view.layer.anchorPoint, view.transform)
    let x = point.x - bounds.origin.x - anchor.x * bounds.width
    let y = point.y - bounds.origin.y - anchor.y * bounds.height
    let up = CGPoint(
      x: map.a * x + map.c * y + map.tx + view.center.x,
      y: map.b * x + map.d * y + map.ty + view.center.y)
    return inWindow(up, of: parent)
  }

  private func views(
    on stage: Stage, _ random: inout SplitMix64, turns: Bool
  ) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<8 {
      let view = UIView(
        frame: CGRect(
          x: random.number(in: -99...99), y: random.number(in: -99...99),
          width: random.number(in: 1...200), height: random.number(in: 1...200)))
      view.bounds.origin = CGPoint(
        x: random.number(in: -50...50), y: random.number(in: -50...50))
      view.layer.anchorPoint.x = random.number(in: 0...1)
      view.transform = CGAffineTransform(
        rotationAngle: turns ? random.number(in: -3...3) : 0
      ).scaledBy(x: random.number(in: 0.5...2), y: random.number(in: 0.5...2))
      (views.randomElement(using: &random) ?? stage.window).addSubview(view)
      views.append(view)
    }
    return views
  }

  private func isNear(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-7 && abs(left.y - right.y) < 1e-7
  }

  @Test func pointsGoUpToTheWindowAndDownAgain() {
    var random = SplitMix64(seed: 101)
    for _ in 0..<50 {
      let stage = Stage()
      let views = views(on: stage, &random, turns: true)
      for view in views {
        let point = CGPoint(x: random.number(in: -99...99), y: random.number(in: -99...99))
        let up = inWindow(point, of: view)
        #expect(isNear(view.convert(point, to: nil), up))
        #expect(isNear(view.convert(point, to: stage.window), up))
        #expect(isNear(view.convert(up, from: nil), point))
        for other in views {
          let there = view.convert(point, to: other)
          #expect(isNear(inWindow(there, of: other), up))
          #expect(isNear(other.convert(point, from: view), there))
        }
      }
    }
  }

  @Test func uprightRectanglesConvertEdgeByEdge() {
    var random = SplitMix64(seed: 102)
    for _ in 0..<50 {
      let stage = Stage()
      let views = views(on: stage, &random, turns: false)
      for (view, other) in zip(views, views.reversed()) {
        let rect = CGRect(x: 3, y: 4, width: random.number(in: 1...50), height: 20)
        let there = view.convert(rect, to: other)
        let low = other.convert(CGPoint(x: rect.minX, y: rect.minY), from: view)
        let high = other.convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view)
        #expect(isNear(CGPoint(x: there.minX, y: there.minY), low))
        #expect(isNear(CGPoint(x: there.maxX, y: there.maxY), high))
        #expect(other.convert(rect, from: view) == there)
      }
    }
  }

  /// Both lie in a turned view, so between them there is no turn and no box grows.
  @Test func turnsThatCancelDoNotGrowARectangle() {
    let stage = Stage()
    let parent = stage.add()
    parent.transform = CGAffineTransform(rotationAngle: 0.7)
    let (left, right) = (UIView(), UIView())
    for view in [left, right] { parent.addSubview(view) }
    left.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    right.frame = CGRect(x: 50, y: 0, width: 30, height: 40)
    for found in [left.convert(left.bounds, to: right), right.convert(left.bounds, from: left)] {
      #expect(isNear(found.origin, CGPoint(x: -40, y: 20)))
      #expect(abs(found.width - 30) < 1e-9 && abs(found.height - 40) < 1e-9)
    }
  }

  @Test func aScrolledListConvertsContentToWhatIsSeen() {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 500))
    let row = UIView(frame: CGRect(x: 0, y: 1000, width: 400, height: 44))
    list.addSubview(row)
    stage.window.addSubview(list)
    list.contentOffset = CGPoint(x: 0, y: 900)
    #expect(row.convert(row.bounds, to: nil) == CGRect(x: 0, y: 200, width: 400, height: 44))
    #expect(row.convert(row.bounds, to: list) == row.frame)
  }

  @Test func conversionGoesByTheModelNotByWhatIsShown() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      UIView.animate(withDuration: 0.25) {
        view.frame.origin.y = 300
        view.transform = CGAffineTransform(translationX: 0, y: -50)
      }
      #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 250))
    }
  }
}
