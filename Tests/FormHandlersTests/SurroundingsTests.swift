import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

@testable import FormHandlers

/// What lies around a field, and what of it is remembered.
@MainActor
struct SurroundingsTests {
  /// Runs in an app of an iPhone 8.
  private func inApp(_ body: @escaping @MainActor () -> Void) throws {
    let scene = SceneCase(
      name: "own", scene: "own", handler: HandlerSpec(name: "own"), device: .known("iPhone 8"),
      events: [])
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      body()
      return HandlerScreen(UIViewController(), bar: { _ in nil })
    }
  }

  /// Innermost first, and without those that are not to be scrolled.
  @Test func scrollViewsAreFoundFromTheInsideOut() throws {
    try inApp {
      let (outer, middle, inner) = (UIScrollView(), UIScrollView(), UITableView())
      let field = UITextField()
      outer.addSubview(middle)
      middle.addSubview(UIView())
      middle.subviews[0].addSubview(inner)
      inner.addSubview(field)
      #expect(field.scrollViewsAround == [inner, middle, outer])
      #expect(inner.scrollViewsAround == [middle, outer] && outer.scrollViewsAround.isEmpty)
      middle.isScrollEnabled = false
      #expect(field.scrollViewsAround == [inner, outer])
      #expect(field.nearest(UITableView.self) === inner && inner.nearest(UITableView.self) == nil)
      #expect(field.nearest(UIScrollView.self) === inner)
      #expect(inner.nearest(UIScrollView.self) === middle)
    }
  }

  /// Only a stack between the two counts.
  @Test func aStackLiesBetweenOrNot() throws {
    try inApp {
      let (list, field) = (UIScrollView(), UITextField())
      let (inside, outside) = (UIStackView(), UIStackView())
      list.addSubview(field)
      #expect(!field.liesInStack(below: list))
      outside.addSubview(list)
      #expect(!field.liesInStack(below: list))
      list.addSubview(inside)
      inside.addSubview(field)
      #expect(field.liesInStack(below: list))
    }
  }

  /// Each list scrolls just as far as it takes to see what lies in it: a field in the inner one, and that in the outer.
  @Test(arguments: [(10.0, 0.0), (350, 90)])
  func eachListShowsWhatLiesInIt(top: Double, offset: Double) throws {
    try inApp {
      let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 500, width: 300, height: 300))
      let field = UITextField(frame: CGRect(x: 0, y: top, width: 300, height: 40))
      for (list, height) in [(outer, 2000.0), (inner, 900)] {
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 300, height: height)
      }
      outer.addSubview(inner)
      inner.addSubview(field)
      field.scrollIntoSight()
      #expect(inner.contentOffset.y == offset && outer.contentOffset.y == 400)
    }
  }

  /// A child of a bar's controller is moved itself, any other with what holds it.
  @Test func theOutermostThatIsNoBarsIsMoved() throws {
    try inApp {
      let (child, parent, top) = (UIViewController(), UIViewController(), UIViewController())
      parent.addChild(child)
      top.addChild(parent)
      #expect(child.contained === top && child.outermost === top && top.contained === top)
      let navigation = UINavigationController(rootViewController: top)
      navigation.loadViewIfNeeded()
      #expect(child.contained === top && child.outermost === navigation)
      let tabs = UITabBarController()
      let page = UIViewController()
      tabs.viewControllers = [page]
      #expect(page.contained === page && page.outermost === tabs)
    }
  }

  @Test(arguments: [
    (UIModalPresentationStyle.formSheet, true), (.pageSheet, true), (.fullScreen, false),
  ])
  func sheetsAskToBeSheets(_ style: UIModalPresentationStyle, _ isSheet: Bool) throws {
    try inApp {
      let controller = UIViewController()
      controller.modalPresentationStyle = style
      #expect(controller.isSheet == isSheet)
    }
  }

  /// Content that is lower than its view has nowhere to go; insets do not count, and room does.
  @Test func howFarItScrolls() throws {
    try inApp {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 500))
      list.contentInsetAdjustmentBehavior = .never
      window.addSubview(list)
      for (content, plain) in [(300.0, 0.0), (500, 0), (730, 230)] {
        list.contentSize.height = content
        list.contentInset.bottom = 40
        #expect(list.greatestPlainOffset == CGFloat(plain))
        // The view ends 67 points above the window's end: of 216 points it lacks 149.
        #expect(list.greatestOffset(withTaken: 216) == CGFloat(content + 149 - 500))
        #expect(list.greatestOffset(withTaken: 70) == CGFloat(content + 40 - 500))
      }
    }
  }

  /// A scroll view gets back what it had, and its offset is remembered.
  @Test func aScrollViewIsRemembered() throws {
    try inApp {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
      list.contentSize.height = 2000
      list.contentOffset.y = 70
      list.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      list.verticalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 0)
      let saved = SavedScroll(list)
      list.contentInset.bottom = 300
      list.scrollIndicatorInsets.bottom = 290
      saved.restoreInsets()
      #expect(list.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      #expect(list.verticalScrollIndicatorInsets.bottom == 6)
      #expect(saved.offset.y == 70 && saved.scrollView === list)
    }
  }

  /// A constraint moves from its constant at the time it was remembered, and goes back to that.
  @Test(arguments: [true, false]) func aGuidesConstraintIsRemembered(_ isTop: Bool) throws {
    try inApp {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      let constraint =
        isTop
        ? inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8)
        : outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 8)
      let guide = GuideConstraint(constraint)
      #expect(guide.edge == (isTop ? .top : .bottom))
      guide.move(by: 30)
      #expect(constraint.constant == (isTop ? -22 : 38))
      guide.move(by: -50)
      #expect(constraint.constant == 8)
      constraint.constant = 20
      guide.remember()
      guide.move(by: 5)
      #expect(constraint.constant == (isTop ? 15 : 25))
      guide.restore()
      #expect(constraint.constant == 20)
    }
  }

  /// A notification without one of the three things that are read says nothing.
  @Test func aNotificationIsReadWholeOrNotAtAll() throws {
    let end = CGRect(x: 0, y: 451, width: 375, height: 216)
    let whole: [String: Any] = [
      UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.4,
      UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
    ]
    for kind in NotifiedKeyboard.Kind.allCases {
      let read = NotifiedKeyboard(kind, Notification(name: kind.name, userInfo: whole))
      #expect(read?.kind == kind && read?.end == end && read?.duration == 0.4 && read?.curve == 7)
      #expect(NotifiedKeyboard(kind, Notification(name: kind.name)) == nil)
      for key in whole.keys {
        let less = whole.filter { $0.key != key }
        #expect(NotifiedKeyboard(kind, Notification(name: kind.name, userInfo: less)) == nil)
      }
    }
    #expect(Set(NotifiedKeyboard.Kind.allCases.map(\.name)).count == 5)
  }

  /// What is taken is no more than the window, nor less than nothing, without what lies below it.
  @Test(arguments: [
    (300.0, 0.0, 344.0), (300, 100, 244), (300, 400, 0), (900, 0, 800), (900, 200, 744),
  ])
  func whatIsTakenOfAWindow(_ keyboard: CGFloat, _ below: CGFloat, _ taken: CGFloat) {
    #expect(
      FieldClearance.taken(
        keyboardHeight: keyboard, distance: 10, safeArea: 34, windowHeight: 800, below: below)
        == taken)
  }
}
