import LayerTrees
import Testing

@testable import HeadlessUIKit

/// What a view is asked besides its place: tags, copies, alignment, constraints and interactions.
@MainActor
struct ViewPartTests {
  /// A view is found by its tag among itself and the views inside, the outer one first.
  @Test func aViewIsFoundByItsTag() {
    _ = Stage()
    let views = (0..<5).map { _ in UIView() }
    for (outer, inner) in [(0, 1), (1, 2), (0, 3), (3, 4)] { views[outer].addSubview(views[inner]) }
    for (view, tag) in zip(views, [7, 5, 6, 6, 8]) { view.tag = tag }
    for (tag, expected) in [(7, 0), (5, 1), (6, 2), (8, 4)] {
      #expect(views[0].viewWithTag(tag) === views[expected], "\(tag)")
    }
    #expect(views[0].viewWithTag(9) == nil && views[3].viewWithTag(7) == nil)
    #expect(views[3].viewWithTag(6) === views[3])
  }

  /// A part of a view is cut out of its copy: what was at the part's corner is at the new one's.
  @Test func aCopyIsCutOut() throws {
    let stage = Stage()
    let view = stage.add(CGRect(x: 9, y: 9, width: 100, height: 80))
    let inner = UIView(frame: CGRect(x: 30, y: 20, width: 10, height: 10))
    inner.backgroundColor = .red
    view.addSubview(inner)
    let part = CGRect(x: 25, y: 15, width: 50, height: 40)
    let copy = try #require(
      view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 50, height: 40) && copy.clipsToBounds)
    let red = try #require(copy.subviews.first?.subviews.first)
    #expect(red.backgroundColor == .red)
    #expect(red.convert(red.bounds, to: copy) == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  private final class Aligned: UIView {
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    }
  }

  /// The rectangle that layout places is the frame within the insets, and the frame is around it.
  @Test func theAlignmentRectangleIsWithinTheFrame() {
    _ = Stage()
    let (view, frame) = (Aligned(), CGRect(x: 10, y: 20, width: 100, height: 80))
    let aligned = view.alignmentRect(forFrame: frame)
    #expect(aligned == CGRect(x: 12, y: 21, width: 90, height: 75))
    #expect(view.frame(forAlignmentRect: aligned) == frame)
    #expect(UIView().alignmentRect(forFrame: frame) == frame)
    #expect(view.forBaselineLayout() === view && view.forFirstBaselineLayout === view)
    #expect(view.forLastBaselineLayout === view && !UIView.requiresConstraintBasedLayout)
  }

  private final class Sized: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: 30, height: size.height / 2)
    }
  }

  /// A view takes the size that fits it, and stays scrolled as far as it was.
  @Test func aViewTakesTheSizeThatFits() {
    _ = Stage()
    let view = Sized(frame: CGRect(x: 5, y: 5, width: 100, height: 80))
    view.bounds.origin = CGPoint(x: 3, y: 4)
    view.sizeToFit()
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    let plain = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 80))
    plain.sizeToFit()
    #expect(plain.frame == CGRect(x: 5, y: 5, width: 100, height: 80))
  }

  /// Constraints are held by the view around both of their items, which alone lets them go.
  @Test func constraintsAreLetGoByTheirHolder() {
    let stage = Stage()
    let (outer, inner) = (stage.add(), UIView())
    outer.addSubview(inner)
    let links = [
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 6),
      inner.widthAnchor.constraint(equalToConstant: 7),
    ]
    outer.addConstraint(links[0])
    outer.addConstraints(Array(links.dropFirst()))
    #expect(outer.constraints == Array(links[..<2]) && inner.constraints == [links[2]])
    inner.removeConstraint(links[0])
    outer.removeConstraints([links[2]])
    #expect(links.allSatisfy { $0.isActive })
    outer.removeConstraints(links)
    #expect(links.map(\.isActive) == [false, false, true] && outer.constraints.isEmpty)
    inner.removeConstraint(links[2])
    #expect(!links[2].isActive)
  }

  /// Baselines are the bottom edge, for either of a view's anchors.
  @Test func baselinesAreTheBottom() {
    let stage = Stage()
    let anchor = stage.add(CGRect(x: 0, y: 100, width: 50, height: 30))
    for (edge, other) in [
      (anchor.firstBaselineAnchor, \UIView.firstBaselineAnchor),
      (anchor.lastBaselineAnchor, \UIView.lastBaselineAnchor),
    ] {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
      NSLayoutConstraint.activate([
        view[keyPath: other].constraint(equalTo: edge, constant: 8),
        view.heightAnchor.constraint(equalToConstant: 20),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
      ])
      stage.window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 118, width: 20, height: 20))
    }
  }

  /// Margins in reading direction are those of the edges.
  @Test func marginsInReadingDirection() {
    _ = Stage()
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    for attribute in (0...4).compactMap(UISemanticContentAttribute.init(rawValue:)) {
      #expect(
        UIView.userInterfaceLayoutDirection(for: attribute)
          == (attribute == .forceRightToLeft ? .rightToLeft : .leftToRight))
    }
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(!view.canBecomeFocused && !view.isFocused)
  }

  private final class Interaction: ViewInteraction {
    var moves: [UIView?] = []
    override func willMove(to view: UIView?) { moves.append(view) }
  }

  /// Other interactions replace the ones before: each hears where it goes.
  @Test func interactionsAreReplaced() {
    _ = Stage()
    let view = UIView()
    let all = (0..<3).map { _ in Interaction() }
    func shown() -> [Int?] { view.interactions.map { one in all.firstIndex { $0 === one } } }
    view.interactions = [all[0], all[1]]
    #expect(shown() == [0, 1])
    view.interactions = [all[1], all[2]]
    #expect(shown() == [1, 2])
    view.removeInteraction(all[1])
    #expect(shown() == [2])
    #expect(
      all.map(\.moves.count) == [2, 4, 1] && all.map { $0.view === view } == [false, false, true])
    #expect(all[1].moves == [view, nil, view, nil])
  }

  /// A mask is that of the layer, until there is none.
  @Test func aMaskIsThatOfTheLayer() {
    _ = Stage()
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.mask === mask && view.layer.mask === mask.layer)
    view.mask = nil
    #expect(view.mask == nil && view.layer.mask == nil)
  }

  private final class Input: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// Editing ends in the view that holds the first responder, and in none beside it.
  @Test func editingEndsWhereTheFirstResponderIs() {
    let stage = Stage()
    let (holder, other, input) = (stage.add(), stage.add(), Input())
    holder.addSubview(input)
    #expect(!holder.endEditing(true))
    #expect(input.becomeFirstResponder())
    #expect(!other.endEditing(true) && input.isFirstResponder)
    #expect(holder.endEditing(false) && !input.isFirstResponder)
    #expect(input.becomeFirstResponder() && input.endEditing(true) && !input.isFirstResponder)
  }

  /// A window of a scene fills its screen, and is laid out as one with a frame is.
  @Test func aWindowOfASceneFillsItsScreen() throws {
    let stage = Stage()
    let scene = try #require(stage.window.windowScene)
    let window = UIWindow(windowScene: scene)
    #expect(window.frame == stage.loop.screen.bounds && window.layer.role == .window)
    #expect(window.windowScene === scene && window.screen === stage.loop.screen)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow && !stage.window.isKeyWindow)
    let view = UIView()
    window.cover(with: view)
    window.layoutIfNeeded()
    #expect(view.frame == window.bounds)
    stage.window.makeKey()
    #expect(stage.window.isKeyWindow && !window.isKeyWindow)
    window.frame.origin = CGPoint(x: 30, y: 40)
    let point = CGPoint(x: 5, y: 6)
    #expect(window.convert(point, to: stage.window as UIWindow?) == CGPoint(x: 35, y: 46))
    #expect(window.convert(point, from: stage.window as UIWindow?) == CGPoint(x: -25, y: -34))
    #expect(window.convert(point, to: nil as UIWindow?) == CGPoint(x: 35, y: 46))
    #expect(window.convert(point, from: nil as UIWindow?) == CGPoint(x: -25, y: -34))
  }

  /// A label without a font has the standard one, and its lines break at another width anew.
  @Test func aLabelsFontAndWidth() {
    let stage = Stage()
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 30)
    label.font = nil
    #expect(label.font == .systemFont(ofSize: 17))
    label.text = String(repeating: "word ", count: 20)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.window.topAnchor),
      label.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
    ])
    stage.window.layoutIfNeeded()
    for width in [120.0, 200, 60] as [CGFloat] {
      label.preferredMaxLayoutWidth = width
      stage.window.layoutIfNeeded()
      #expect(label.bounds.size == label.sizeThatFits(CGSize(width: width, height: 0)))
      #expect(label.bounds.width <= width)
    }
    let text = UIView().element("a", font: nil, color: nil, alignment: .center)
    #expect(text.size == 17 && text.color == UIColor.label.color)
  }

  /// A pattern is shown as grey.
  @Test func aPatternIsGrey() {
    #expect(UIColor(patternImage: UIImage()) == .gray)
  }
}
