import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// What views are told as they come and go, and what they take over from those around them.
@MainActor
struct ViewLifeTests {
  private final class Noting: UIView {
    var calls: [String] = []
    var updates = 0

    init(_ tag: Int) {
      super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      self.tag = tag
    }
    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("will move to \(newSuperview?.tag ?? 0)")
    }
    override func didMoveToSuperview() { calls.append("moved to \(superview?.tag ?? 0)") }
    override func didAddSubview(_ subview: UIView) {
      calls.append("has \(subview.tag): \(subviews.contains(subview))")
    }
    override func willRemoveSubview(_ subview: UIView) {
      calls.append("loses \(subview.tag): \(subviews.contains(subview))")
    }
    override func tintColorDidChange() { calls.append("tint") }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }

    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A view that moves is told before and after, and so are the views that it comes to and leaves.
  @Test func aViewThatMovesIsTold() {
    let stage = Stage()
    let (first, second, child) = (Noting(1), Noting(2), Noting(7))
    stage.window.addSubview(first)
    _ = first.takeCalls()
    first.addSubview(child)
    #expect(child.takeCalls() == ["will move to 1", "moved to 1"])
    #expect(first.takeCalls() == ["has 7: true"])
    second.addSubview(child)
    #expect(child.takeCalls() == ["will move to 2", "moved to 2"])
    #expect(first.takeCalls() == ["loses 7: true"] && second.takeCalls() == ["has 7: true"])
    for _ in 0..<2 { child.removeFromSuperview() }
    #expect(child.takeCalls() == ["will move to 0", "moved to 0"])
    #expect(second.takeCalls() == ["loses 7: true"] && child.superview == nil)
  }

  /// A view has the tint of the nearest view around it that has one, and shows it at once.
  @Test func aTintIsThatOfTheNearest() throws {
    let stage = Stage()
    let (outer, inner) = (Noting(1), Noting(2))
    let image = UIImageView(image: UIImage(systemName: "star"))
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(image)
    func shown() throws -> LayerColor? {
      guard case .picture(let picture)? = try stage.layer(image).look?.elements.first else {
        return nil
      }
      return picture.color
    }
    #expect(image.tintColor == .systemBlue)
    let steps: [(view: UIView, tint: UIColor?, expected: UIColor)] = [
      (outer, .red, .red), (inner, .green, .green), (outer, .blue, .green), (inner, nil, .blue),
      (outer, nil, .systemBlue),
    ]
    for (step, change) in steps.enumerated() {
      try stage.play(at: Double(step)) { change.view.tintColor = change.tint }
      #expect(image.tintColor == change.expected)
      #expect(try shown() == change.expected.color)
    }
    #expect(outer.calls.filter { $0 == "tint" }.count == 3)
  }

  /// Constraints are brought up to date once for each time that they need it.
  @Test func constraintsAreBroughtUpToDateOnce() {
    let stage = Stage()
    let view = Noting(1)
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    #expect(view.updates == 1 && !view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(view.updates == 1)
    for _ in 0..<2 { view.setNeedsUpdateConstraints() }
    #expect(view.needsUpdateConstraints())
    for _ in 0..<2 { view.updateConstraintsIfNeeded() }
    #expect(view.updates == 2 && !view.needsUpdateConstraints())
  }

  /// A guide is one view's: another takes it over, and only its own gives it up.
  @Test func aGuideIsOneViews() {
    _ = Stage()
    let (one, other, guide) = (UIView(), UIView(), UILayoutGuide())
    one.addLayoutGuide(guide)
    other.removeLayoutGuide(guide)
    #expect(guide.owningView === one && one.layoutGuides == [guide])
    other.addLayoutGuide(guide)
    #expect(guide.owningView === other && one.layoutGuides.isEmpty)
    #expect(other.layoutGuides == [guide])
    other.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && other.layoutGuides.isEmpty)
  }

  /// Views are read from top to bottom, and from left to right where they are as high.
  @Test(arguments: 0..<20) func viewsAreReadInOrder(_ seed: UInt64) {
    _ = Stage()
    var random = SplitMix64(seed: seed)
    let places = (0..<9).map { $0 }.shuffled(using: &random)
    let views = places.map { place in
      UIView(frame: CGRect(x: place % 3 * 40, y: place / 3 * 50, width: 10, height: 10))
    }
    let order = views.sortedByPlace(\.frame).map { view in views.firstIndex(of: view) ?? -1 }
    #expect(order.map { places[$0] } == Array(0..<9))
  }

  /// A view has as many pixels as its screen unless it says otherwise.
  @Test(arguments: [1.0, 3]) func pixelsAreThoseOfTheScreen(_ scale: CGFloat) {
    let view = Stage(scale: scale).add()
    #expect(view.contentScaleFactor == scale)
    view.contentScaleFactor = 2
    #expect(view.contentScaleFactor == 2)
  }
}
