import HeadlessUIKit
import SeededRandom
import Testing

/// Where the keyboard's layout guide is, and which edges it is near, by the keyboard's rectangle.
@MainActor
struct KeyboardGuideTests {
  private static let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

  /// A view in a window, both anywhere, and a keyboard that is docked or not.
  @Test(arguments: 0..<60) func theGuideIsWhereTheKeyboardIs(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func whole(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, bottom: 34))
    stage.window.frame = CGRect(x: whole(0...20), y: whole(0...20), width: 380, height: 780)
    let view = stage.add(
      CGRect(x: whole(0...20), y: whole(0...300), width: whole(200...360), height: 440))
    view.bounds.origin = CGPoint(x: whole(-9...9), y: whole(-9...9))
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = Bool.random(using: &random)
    guide.usesBottomSafeArea = Bool.random(using: &random)
    let rules = Self.edges.map { edge in
      let near = view.widthAnchor.constraint(lessThanOrEqualToConstant: 1000)
      let away = view.widthAnchor.constraint(lessThanOrEqualToConstant: 1000)
      guide.setConstraints([near], activeWhenNearEdge: edge)
      guide.setConstraints([away], activeWhenAwayFrom: edge)
      return (edge: edge, near: near, away: away)
    }
    let bounds = view.bounds
    let height = guide.usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let rest = CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    #expect(guide.layoutFrame == rest)
    let isDocked = Int.random(in: 0..<3, using: &random) == 0
    let keyboard =
      isDocked
      ? CGRect(x: 0, y: whole(0...800), width: 400, height: 300)
      : CGRect(
        x: whole(0...200), y: whole(0...500), width: whole(100...400), height: whole(100...300))
    let dock = InputSession.current.dock
    let hasMoved = dock.move(to: keyboard, isDocked: isDocked)
    let seen = keyboard.offsetBy(
      dx: bounds.minX - stage.window.frame.minX - view.frame.minX,
      dy: bounds.minY - stage.window.frame.minY - view.frame.minY)
    var (expected, near) = (rest, NSDirectionalRectEdge.bottom)
    if isDocked {
      expected.origin.y = max(bounds.minY, min(rest.minY, seen.minY))
      expected.size.height = max(0, bounds.maxY - expected.minY)
    } else if guide.followsUndockedKeyboard {
      expected = seen
      let distances: [NSDirectionalRectEdge: CGFloat] = [
        .top: (seen.minY - bounds.minY) / bounds.height,
        .bottom: (bounds.maxY - seen.maxY) / bounds.height,
        .leading: (seen.minX - bounds.minX) / bounds.width,
        .trailing: (bounds.maxX - seen.maxX) / bounds.width,
      ]
      let isNarrow = seen.width < bounds.width - 1
      near = []
      for (edge, distance) in distances where distance < 0.1 {
        if isNarrow || edge == .top || edge == .bottom { near.insert(edge) }
      }
    }
    #expect(guide.layoutFrame == expected && hasMoved == (expected != rest))
    for rule in rules {
      #expect(rule.near.isActive == near.contains(rule.edge))
      #expect(rule.away.isActive == !near.contains(rule.edge))
    }
    #expect(!dock.move(to: keyboard, isDocked: isDocked))
  }

  /// A finger takes hold of the keyboard as far above it as one of the guides asks.
  @Test func theMostThatAGuideAsksForCounts() {
    let stage = Stage()
    let dock = InputSession.current.dock
    #expect(dock.dismissPadding == 0)
    for (padding, most) in [(20, 20), (-5, 20), (30, 30), (10, 30)] as [(CGFloat, CGFloat)] {
      stage.add().keyboardLayoutGuide.keyboardDismissPadding = padding
      #expect(dock.dismissPadding == most)
    }
  }
}
