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
