import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Sizes that cannot be had, and constraints that come back.
@MainActor
struct LayoutTermTests {
  /// A required size that the constraints inside do not let a view have is come as near as they do.
  @Test(arguments: [
    (NSLayoutConstraint.Relation.lessThanOrEqual, 150.0), (.greaterThanOrEqual, 50),
  ])
  func aSizeIsComeNearTo(_ relation: NSLayoutConstraint.Relation, _ target: CGFloat) {
    _ = Stage()
    let (view, inner) = (UIView(), UIView())
    view.cover(with: inner)
    for attribute in [NSLayoutConstraint.Attribute.width, .height] {
      NSLayoutConstraint(
        item: inner, attribute: attribute, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 100
      ).isActive = true
    }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: target, height: target), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .required)
    #expect(size == CGSize(width: 100, height: 100))
  }

  /// A constraint to the content's end that comes back gives the content its size again.
  @Test func aContentsEndComesBack() {
    let stage = Stage()
    let (list, content) = (UIScrollView(frame: stage.window.bounds), UIView())
    stage.window.addSubview(list)
    list.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let end = content.bottomAnchor.constraint(equalTo: list.contentLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: list.contentLayoutGuide.topAnchor),
      content.leftAnchor.constraint(equalTo: list.contentLayoutGuide.leftAnchor),
      content.heightAnchor.constraint(equalToConstant: 1500), end,
    ])
    for _ in 0..<3 {
      stage.window.layoutIfNeeded()
      #expect(list.contentSize.height == 1500)
      end.isActive = false
      list.contentSize.height = 700
      list.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(list.contentSize.height == 700)
      end.isActive = true
      list.setNeedsLayout()
    }
  }

  /// A frame without an end counts as none for what hangs on it.
  @Test(arguments: [CGFloat.infinity, .nan]) func aFrameWithoutAnEndCountsAsNone(_ width: CGFloat) {
    let stage = Stage()
    let (view, other) = (stage.add(CGRect(x: 5, y: 6, width: 100, height: 20)), UIView())
    view.bounds.size.width = width
    other.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(other)
    NSLayoutConstraint.activate([
      other.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 30),
      other.heightAnchor.constraint(equalTo: view.heightAnchor),
      other.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
      other.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(other.frame.size == CGSize(width: 30, height: 20))
  }

  /// The windows in which a guide follows the keyboard are laid out at once, and no others.
  @Test func whatFollowsTheKeyboardIsLaidOutAtOnce() {
    let stage = Stage()
    let other = UIWindow(frame: stage.window.frame)
    other.makeKeyAndVisible()
    let (record, dock) = (Record(), InputSession.current.dock)
    let views = [stage.window, stage.window, other].map { window in
      let view = NotingView("\(window === other ? "other" : "own")", record)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      window.addSubview(view)
      return view
    }
    for view in views[..<2] { _ = view.keyboardLayoutGuide }
    for window in [stage.window, other] { window.layoutIfNeeded() }
    let before = record.names.count
    for view in views { view.setNeedsLayout() }
    dock.layoutFollowers()
    #expect(record.names.dropFirst(before) == ["own", "own"])
  }

  /// A guide that is gone asks for nothing.
  @Test func aGuideThatIsGoneAsksForNothing() {
    _ = Stage()
    let dock = InputSession.current.dock
    var view: UIView? = UIView()
    view?.keyboardLayoutGuide.keyboardDismissPadding = 50
    #expect(dock.dismissPadding == 50)
    view = nil
    #expect(view == nil && dock.dismissPadding == 0)
  }
}
