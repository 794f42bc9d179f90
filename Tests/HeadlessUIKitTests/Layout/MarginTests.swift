import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Margins, what controllers add to the safe area, and room that views keep.
@MainActor @Suite(.serialized)
struct MarginTests {
  /// A view has 8 points on every side, a controller's view 16 at its sides and none above and below;
  /// an app's own count instead, but that a controller's sides have 16 unless it does without.
  @Test(arguments: 0..<40) func marginsAreThoseOfTheViewOrItsController(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func whole(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let (top, left, bottom, right) = (whole(0...60), whole(0...40), whole(0...40), whole(0...40))
    let stage = Stage(safeArea: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    let (isRoot, isOwn) = (Bool.random(using: &random), Bool.random(using: &random))
    let respects = Bool.random(using: &random)
    let fromSafeArea = Bool.random(using: &random)
    var view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    if isRoot {
      let controller = UIViewController()
      controller.viewRespectsSystemMinimumLayoutMargins = respects
      stage.window.rootViewController = controller
      view = controller.view
    } else {
      stage.window.addSubview(view)
    }
    try stage.play {}
    var expected = isRoot ? UIEdgeInsets(left: 16, right: 16) : UIEdgeInsets(8, 8, 8, 8)
    if isOwn {
      expected = UIEdgeInsets(whole(0...30), whole(0...30), whole(0...30), whole(0...30))
      view.layoutMargins = expected
      if isRoot, respects {
        (expected.left, expected.right) = (max(16, expected.left), max(16, expected.right))
      }
    }
    view.insetsLayoutMarginsFromSafeArea = fromSafeArea
    if fromSafeArea {
      expected.top += top
      expected.left += left
      expected.bottom += bottom
      expected.right += right
    }
    #expect(view.layoutMargins == expected)
    #expect(view.layoutMarginsGuide.layoutFrame == view.bounds.inset(by: expected))
  }

  /// What a controller adds is taken of its view and of all that is inside, from the edges of what is
  /// safe there.
  @Test(arguments: 0..<30) func whatAControllerAddsIsTakenOfAllInside(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func whole(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    let safe = UIEdgeInsets(whole(0...60), whole(0...30), whole(0...40), whole(0...30))
    let stage = Stage(safeArea: safe)
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let added = UIEdgeInsets(whole(0...50), whole(0...50), whole(0...50), whole(0...50))
    controller.additionalSafeAreaInsets = added
    let view: UIView = controller.view
    let frame = CGRect(
      x: whole(0...100), y: whole(0...100), width: whole(200...300), height: whole(600...700))
    let inner = UIView(frame: frame)
    view.addSubview(inner)
    try stage.play {}
    #expect(
      view.safeAreaInsets
        == UIEdgeInsets(
          safe.top + added.top, safe.left + added.left, safe.bottom + added.bottom,
          safe.right + added.right))
    let rect = CGRect(x: 0, y: 0, width: 400, height: 800).inset(by: view.safeAreaInsets)
    #expect(view.safeAreaLayoutGuide.layoutFrame == rect)
    #expect(
      inner.safeAreaInsets
        == UIEdgeInsets(
          max(0, rect.minY - frame.minY), max(0, rect.minX - frame.minX),
          max(0, frame.maxY - rect.maxY), max(0, frame.maxX - rect.maxX)))
  }

  private final class Listener: UIView {
    var (safeAreas, marginChanges) = (0, 0)

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      safeAreas += 1
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      marginChanges += 1
    }
  }

  /// A view hears of its safe area each time that it is another one, and of its margins with it only
  /// where those depend on it.
  @Test(arguments: [true, false]) func eachChangeIsReportedOnce(_ follows: Bool) throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    let view = Listener(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.insetsLayoutMarginsFromSafeArea = follows
    stage.window.addSubview(view)
    try stage.play {}
    var (safeAreas, margins) = (view.safeAreas, view.marginChanges)
    #expect(safeAreas == 1)
    for (time, frame, isOther) in [
      (1.0, CGRect(x: 0, y: 0, width: 400, height: 790), true),
      (2, CGRect(x: 0, y: 0, width: 390, height: 790), false),
      (3, CGRect(x: 0, y: 100, width: 390, height: 600), true),
      (4, CGRect(x: 0, y: 120, width: 390, height: 600), false),
      (5, CGRect(x: 0, y: 10, width: 390, height: 600), true),
    ] {
      try stage.play(at: time) { view.frame = frame }
      #expect(view.safeAreas == safeAreas + (isOther ? 1 : 0), "\(time)")
      #expect(view.marginChanges == margins + (isOther && follows ? 1 : 0), "\(time)")
      (safeAreas, margins) = (view.safeAreas, view.marginChanges)
      try stage.play(at: time + 0.5) { view.setNeedsLayout() }
      #expect(view.safeAreas == safeAreas)
    }
  }

  /// An input view keeps the height that it was given, unless it is to size itself.
  @Test(arguments: [(true, 0.0), (true, 90), (false, 0), (false, 90)])
  func anInputViewKeepsItsHeight(_ sizesItself: Bool, _ height: CGFloat) {
    _ = Stage()
    let view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 300, height: height), inputViewStyle: .keyboard)
    view.allowsSelfSizing = sizesItself
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: 40),
    ])
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 300 && size.height == (sizesItself || height == 0 ? 40 : height))
  }

  /// A distance of its own behind a view takes effect in the next layout, and so does another one.
  @Test func aDistanceOfItsOwnIsBehindAView() {
    let stage = Stage()
    let parts = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: parts)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
    stack.axis = .vertical
    stack.spacing = 4
    for part in parts[..<2] { part.heightAnchor.constraint(equalToConstant: 20).isActive = true }
    stage.window.addSubview(stack)
    stage.window.layoutIfNeeded()
    #expect(parts.map(\.frame.minY) == [0, 24, 48])
    for distance in [11.0, 0, 30] as [CGFloat] {
      stack.setCustomSpacing(distance, after: parts[0])
      stage.window.layoutIfNeeded()
      #expect(parts.map(\.frame.minY) == [0, 20 + distance, 44 + distance])
    }
  }

  /// The guides of a controller's bars are what the safe area leaves out at the top and the bottom.
  @Test func theGuidesOfBarsAreWhatTheSafeAreaLeavesOut() throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 50, left: 9, bottom: 34, right: 5))
    let view = stage.add(CGRect(x: 0, y: 20, width: 400, height: 780))
    try stage.play {}
    let (top, bottom) = (BarLayoutGuide.top(of: view), BarLayoutGuide.bottom(of: view))
    #expect(top.layoutFrame == CGRect(x: 0, y: 0, width: 400, height: 30) && top.length == 30)
    #expect(
      bottom.layoutFrame == CGRect(x: 0, y: 746, width: 400, height: 34) && bottom.length == 34)
  }
}

extension UIEdgeInsets {
  /// From the top on against the clock, as UIKit writes them.
  fileprivate init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}
