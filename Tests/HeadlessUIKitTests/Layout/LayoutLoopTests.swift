import LayerTrees
import HeadlessUIKit
import Testing

/// Layout that invalidates itself: noted where it has no end, and left.
@MainActor @Suite(.serialized)
struct LayoutLoopTests {
  /// Needs layout again until it has been laid out so often.
  private final class RestlessView: UIView {
    var laidOut = 0
    var wanted = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut += 1
      if laidOut < wanted { setNeedsLayout() }
    }
  }

  /// Asks for layout inside its own, which goes on inside itself until it has been laid out so often.
  private final class NestingView: UIView {
    var laidOut = 0
    var wanted = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut += 1
      guard laidOut < wanted else { return }
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// Layout inside layout has an end, or is noted where it has none; no stack runs out.
  @Test(arguments: [(1, 0), (50, 0), (Int.max, 1)])
  func layoutInsideLayout(count: Int, noted: Int) throws {
    let stage = Stage()
    let (view, other) = (NestingView(), NestingView())
    (view.frame, other.frame) = (CGRect(x: 0, y: 0, width: 9, height: 9), .zero)
    (view.wanted, other.wanted) = (count, 2)
    stage.window.addSubview(view)
    stage.window.addSubview(other)
    try stage.play {}
    let found = VirtualRunLoop.current.diagnostics.filter {
      $0.message.hasPrefix("layoutIfNeeded()")
    }
    #expect(found.isEmpty == (noted == 0))
    #expect(found.allSatisfy { $0.kind == .layoutLoop && $0.view == "NestingView" })
    #expect(view.laidOut < 1000 && (noted == 1 || view.laidOut == count))
    // What lies beside it is laid out all the same.
    #expect(noted == 1 || other.laidOut == 2)
  }

  /// A list of tags takes them all out and puts them in again each time that it is laid out.
  @Test func aViewMayPutItsSubviewsInAgainInItsLayout() throws {
    final class Tags: UIView {
      let tags = [UIView(), UIView()]
      var laidOut = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        laidOut += 1
        for tag in tags { tag.removeFromSuperview() }
        for tag in tags { addSubview(tag) }
        invalidateIntrinsicContentSize()
      }
    }
    let stage = Stage()
    let view = Tags(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    stage.window.addSubview(view)
    try stage.play {}
    #expect(view.laidOut == 1)
    #expect(view.subviews == view.tags)
    try stage.play(at: 1) { view.setNeedsLayout() }
    #expect(view.laidOut == 2)
    try stage.play(at: 2) { view.addSubview(UIView()) }
    #expect(view.laidOut == 3)
    #expect(VirtualRunLoop.current.diagnostics.isEmpty)
  }

  private func diagnostics(after count: Int) throws -> [Diagnostic] {
    let stage = Stage()
    let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    view.wanted = count
    stage.window.addSubview(view)
    try stage.play {}
    return VirtualRunLoop.current.diagnostics.filter { $0.kind == .layoutLoop }
  }

  @Test(arguments: [1, 2, 20, 60])
  func whatComesToAnEndIsNone(_ count: Int) throws {
    #expect(try diagnostics(after: count).isEmpty)
  }

  @Test func whatDoesNotIsNotedOnce() throws {
    let found = try diagnostics(after: .max)
    #expect(found.count >= 1)
    #expect(
      found.first?.message.hasPrefix(
        "layout does not come to an end: RestlessView needs it again after 64 passes") == true)
  }
}
