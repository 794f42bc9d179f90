import LayerTrees
import HeadlessUIKit
import Testing

/// Order among views, hit tests, and what UIKit leaves undefined.
@MainActor
struct ViewRelationTests {
  @Test func orderChangesWithoutLeaving() {
    let outer = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { outer.addSubview(view) }
    func order() -> [Int?] { outer.subviews.map { view in views.firstIndex { $0 === view } } }
    outer.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [3, 1, 2, 0])
    outer.sendSubviewToBack(views[2])
    #expect(order() == [2, 3, 1, 0])
    outer.bringSubviewToFront(views[3])
    #expect(order() == [2, 1, 0, 3])
    outer.insertSubview(views[3], belowSubview: views[1])
    #expect(order() == [2, 3, 1, 0])
    outer.insertSubview(views[2], aboveSubview: views[0])
    #expect(order() == [3, 1, 0, 2])
    #expect(outer.layer.sublayers?.map(\.id) == outer.subviews.map(\.layer.id))
  }

  @Test func aTouchFindsTheDeepestViewThatTakesIt() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (under, over) = (UIView(frame: outer.bounds), UIView(frame: outer.bounds))
    outer.addSubview(under)
    outer.addSubview(over)
    let point = CGPoint(x: 50, y: 50)
    #expect(outer.hitTest(point, with: nil) === over)
    over.isUserInteractionEnabled = false
    #expect(outer.hitTest(point, with: nil) === under)
    under.alpha = 0
    #expect(outer.hitTest(point, with: nil) === outer)
    over.isUserInteractionEnabled = true
    over.transform = CGAffineTransform(translationX: 80, y: 0)
    #expect(outer.hitTest(point, with: nil) === outer)
    #expect(outer.hitTest(CGPoint(x: 90, y: 50), with: nil) === over)
    #expect(outer.hitTest(CGPoint(x: 150, y: 50), with: nil) == nil)
  }

  @Test func aFrameSetUnderATransformIsNoted() throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play(at: 0.5) {
      view.frame.origin.x = 3
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.frame.origin.x = 5
    }
    let notes = stage.loop.diagnostics
    #expect(notes.map(\.kind) == [.frameSetUnderTransform])
    #expect(notes.first?.time == 0.5)
    #expect(notes.first?.view == "UIView")
  }

  /// What a transform does is reported: all six numbers, or how far it moves a view where it does nothing else.
  @Test(
    arguments: [
      ([2, 0, 0, 1, 0, 0], "is [2, 0, 0, 1, 0, 0]"),
      ([1, 0.5, 0, 1, 0, 0], "is [1, 0.5, 0, 1, 0, 0]"),
      ([1, 0, 0.5, 1, 0, 0], "is [1, 0, 0.5, 1, 0, 0]"),
      ([1, 0, 0, 2, 0, 7], "is [1, 0, 0, 2, 0, 7]"),
      ([1, 0, 0, 1, 3, 7], "moves it by (3, 7) pt"),
    ] as [([CGFloat], String)])
  func aTransformIsReported(_ numbers: [CGFloat], _ words: String) throws {
    let stage = Stage()
    let view = stage.add()
    try stage.play {
      view.transform = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      view.frame.origin.x = 5
    }
    #expect(try #require(stage.loop.diagnostics.first).message.contains(words))
  }

  @Test func windowsAreToldOfToAllThatCome() throws {
    final class Told: UIView {
      var windows: [UIWindow?] = []
      override func willMove(toWindow newWindow: UIWindow?) { windows.append(newWindow) }
      override func didMoveToWindow() { windows.append(window) }
    }
    let (stage, outer, inner) = (Stage(), UIView(), Told())
    outer.addSubview(inner)
    #expect(inner.windows.isEmpty)
    stage.window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(inner.windows == [stage.window, stage.window, nil, nil])
  }

  @Test func constraintsAreBroughtUpToDateInnermostFirst() throws {
    final class Updating: UIView {
      var note: () -> Void = {}
      override func updateConstraints() {
        note()
        super.updateConstraints()
      }
    }
    let (stage, record) = (Stage(), Record())
    let (outer, inner) = (Updating(), Updating())
    outer.note = { record.note("outer") }
    inner.note = { record.note("inner") }
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    try stage.play {}
    #expect(record.names == ["inner", "outer"])
    try stage.play(at: 1) { inner.setNeedsUpdateConstraints() }
    #expect(record.names == ["inner", "outer", "inner"])
    try stage.play(at: 2) { outer.setNeedsLayout() }
    #expect(record.names.count == 3)
  }

  @Test func aButtonDoesWhatItIsGiven() {
    var count = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in count += 1 })
    button.addAction(UIAction { _ in count += 10 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(count == 10)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 11)
    #expect(button.title(for: .normal) == "Send")
  }
}
