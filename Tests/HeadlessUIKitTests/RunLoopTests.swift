import HeadlessUIKit
import LayerTrees
import Testing

@MainActor @Suite(.serialized)
struct RunLoopTests {
  @Test func aTurnIsWorkThenOneLayoutPassThenOneCommit() throws {
    let stage = Stage()
    let record = Record()
    let outer = NotingView("outer", record, frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let inner = NotingView("inner", record, frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    try stage.play {}
    #expect(record.names == ["outer", "inner"])
    try stage.play(at: 1) {
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      record.note("work")
    }
    #expect(record.names.suffix(3) == ["work", "outer", "inner"])
    try stage.play(at: 2) { inner.setNeedsLayout() }
    #expect(record.names.suffix(2) == ["inner", "inner"])
    try stage.play(at: 3) {}
    #expect(record.names.count == 6)
    #expect(stage.loop.log.commits.map(\.time) == [0, 1, 2, 3])
  }

  @Test func whatLayoutChangesIsInTheSameCommitAndNotAnimated() throws {
    final class Holder: UIView {
      let child = UIView()

      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = bounds.insetBy(dx: 10, dy: 10)
      }
    }
    let stage = Stage()
    let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    holder.addSubview(holder.child)
    stage.window.addSubview(holder)
    try stage.play {}
    try stage.play(at: 1) {
      UIView.animate(withDuration: 0.25) {
        holder.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      }
    }
    #expect(try stage.layer(holder.child, at: 1).model.bounds.height == 180)
    #expect(try stage.animations(holder.child).isEmpty)
    #expect(try stage.animations(holder).count == 2)
  }

  /// After 64 passes, in each of the two turns: that of the window, and the play's own.
  @Test func layoutThatAlwaysWantsMoreIsStopped() throws {
    final class Restless: UIView {
      var count = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        setNeedsLayout()
      }
    }
    let stage = Stage()
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    stage.window.addSubview(view)
    try stage.play {}
    #expect(view.count == 2 * 64)
  }

  @Test func aDelayInAResponderIsATurn() throws {
    let stage = Stage()
    let record = Record()
    try stage.play(at: 0.1) {
      UIView(frame: .zero).perform(afterDelay: 0.3) { record.note("performed") }
    }
    let time = try #require(record.time(of: "performed"))
    #expect(abs(time - 0.4) < 1e-9)
  }
}
