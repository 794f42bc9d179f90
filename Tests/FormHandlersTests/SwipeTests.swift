@testable import HeadlessUIKit
@testable import FormHandlers
import TestSupport
import Testing

/// Generation 8 while a finger swipes its controller away, and on the other side.
@MainActor
struct SwipeTests {
  /// A form with a field behind the keyboard, in a navigation controller, and the library at work.
  @MainActor
  struct App {
    let loop = VirtualRunLoop(screen: UIScreen())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let form = UIViewController(nibName: nil, bundle: nil)
    let field = UITextField(frame: CGRect(x: 16, y: 760, width: 300, height: 40))
    let library: IQKeyboardManager

    var swipe: UIPanGestureRecognizer? {
      form.navigationController?.interactivePopGestureRecognizer as? UIPanGestureRecognizer
    }

    init(
      _ generation: IQKeyboardManagerSettings.Generation = .eighth, fixed: Bool = false,
      controllers: ControllerRule = ControllerRule(), _ body: @escaping @MainActor (App) -> Void
    ) throws {
      let outer = VirtualRunLoop.current
      loop.makeCurrent()
      defer { outer.makeCurrent() }
      var settings = IQKeyboardManagerSettings()
      (settings.generation, settings.controllers) = (generation, controllers)
      settings.isFixed = fixed
      library = IQKeyboardManager(settings)
      window.rootViewController = UINavigationController(rootViewController: form)
      window.makeKeyAndVisible()
      form.view.addSubview(field)
      loop.schedule(at: 0.1) { [self] in body(self) }
      try loop.run(until: 1)
    }

    func keyboard(_ kind: NotifiedKeyboard.Kind, height: CGFloat) {
      let screen = UIScreen.main.bounds
      NotificationCenter.default.post(
        name: kind.name, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(
            x: 0, y: screen.maxY - height, width: screen.width, height: 300),
          UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
          UIResponder.keyboardAnimationCurveUserInfoKey: UInt(7),
        ])
    }

    /// A list as large as the form, around its field.
    func list() -> UIScrollView {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 844)
      form.view.addSubview(list)
      list.addSubview(field)
      return list
    }

    /// 760 + 40 - (844 - 300 - 10), and no safe area: by 266 points.
    func raise() {
      field.becomeFirstResponder()
      keyboard(.willShow, height: 300)
    }

    func setSwipe(_ state: UIGestureRecognizer.State) { swipe?.state = state }
  }

  @Test func withoutAFingerItIsPutBack() throws {
    _ = try App { app in
      app.raise()
      #expect(app.form.view.frame.minY == -266)
      app.keyboard(.willHide, height: 0)
      #expect(app.form.view.frame.minY == 0)
    }
  }

  /// While the finger is down the root stays; called off, it is looked at again where it lies.
  @Test func aSwipeThatIsCalledOff() throws {
    _ = try App { app in
      app.raise()
      app.setSwipe(.changed)
      app.keyboard(.willHide, height: 0)
      #expect(app.form.view.frame.minY == -266)
      app.form.view.frame.origin = CGPoint(x: 120, y: -266)
      app.setSwipe(.possible)
      app.form.view.frame.origin = .zero
      #expect(app.form.view.frame.minY == 0)
      // The field is still known, so that the next keyboard finds its root where it is.
      app.keyboard(.willShow, height: 300)
      #expect(app.form.view.frame.minY == -266)
      app.keyboard(.willHide, height: 0)
      #expect(app.form.view.frame.minY == 0)
    }
  }

  /// Called off, the list is looked at as well: it keeps the usual 10 points free, and no keyboard.
  @Test func aSwipeThatIsCalledOffLetsTheListGo() throws {
    _ = try App { app in
      let list = app.list()
      app.raise()
      #expect(list.contentInset.bottom == 310 && list.contentOffset.y == 266)
      // The indicator reaches down to the keyboard.
      #expect(list.verticalScrollIndicatorInsets.bottom == 300)
      app.setSwipe(.changed)
      app.keyboard(.willHide, height: 0)
      app.form.view.frame.origin = CGPoint(x: 120, y: 0)
      app.form.view.frame.origin = .zero
      #expect(list.contentInset.bottom == 310)
      app.setSwipe(.possible)
      app.form.view.frame.origin = CGPoint(x: 60, y: 0)
      #expect(list.contentInset.bottom == 310)
      app.form.view.frame.origin = .zero
      #expect(list.contentInset.bottom == 10)
    }
  }

  /// Called off before another field begins, it lets the root go, which may lie elsewhere from then on.
  @Test func aFieldThatBeginsAfterASwipeFindsItsRoot() throws {
    _ = try App { app in
      let other = UITextField(frame: app.field.frame)
      app.form.view.addSubview(other)
      app.raise()
      app.setSwipe(.changed)
      app.keyboard(.willHide, height: 0)
      app.setSwipe(.possible)
      other.becomeFirstResponder()
      #expect(app.form.view.frame.minY == 0)
      app.form.view.frame.origin.y = 20
      app.keyboard(.willShow, height: 300)
      #expect(app.form.view.frame.minY == -266)
      app.keyboard(.willHide, height: 0)
      #expect(app.form.view.frame.minY == 20)
    }
  }

  /// Turned meanwhile, a hide puts the root back and leaves the scrolled offset to the next one;
  /// fixed, it leaves nothing.
  @Test(arguments: [false, true])
  func aHideOnTheOtherSide(isFixed: Bool) throws {
    _ = try App(fixed: isFixed) { app in
      let list = app.list()
      app.raise()
      #expect(list.contentInset.bottom == 310)
      app.loop.screen.turn(to: .landscapeRight)
      app.form.view.frame.origin.y = -50
      app.keyboard(.willHide, height: 0)
      #expect(app.form.view.frame.minY == 0)
      #expect(list.contentInset.bottom == (isFixed ? 0 : 310))
    }
  }

  /// A hide lets the root go, on the other side as well; a keyboard that comes again finds the root of the field that is
  /// still typed into, where it lies by then.
  @Test(arguments: [false, true]) func aKeyboardThatComesAgainFindsTheRoot(isTurned: Bool) throws {
    _ = try App { app in
      app.raise()
      if isTurned { app.loop.screen.turn(to: .landscapeRight) }
      app.keyboard(.willHide, height: 0)
      if isTurned { app.loop.screen.turn(to: .portrait) }
      app.form.view.frame.origin.y = 20
      app.keyboard(.willShow, height: 300)
      #expect(app.form.view.frame.minY == -266)
      app.keyboard(.willHide, height: 0)
      #expect(app.form.view.frame.minY == 20)
    }
  }

  /// Turned while the keyboard is up, a root goes back to where it lay when the next one came.
  @Test func aKeyboardOnTheOtherSideFindsTheRootThere() throws {
    _ = try App { app in
      app.raise()
      app.loop.screen.turn(to: .landscapeRight)
      app.form.view.frame.origin.y = 30
      app.keyboard(.willShow, height: 250)
      #expect(app.form.view.frame.minY < 0)
      app.keyboard(.willHide, height: 0)
      #expect(app.form.view.frame.minY == 30)
    }
  }

  /// Once its field has ended a root stays until the keyboard goes, however high that is.
  @Test func withoutAFieldTheRootStays() throws {
    _ = try App { app in
      app.raise()
      app.field.resignFirstResponder()
      app.keyboard(.willShow, height: 250)
      #expect(app.form.view.frame.minY == -266)
      app.keyboard(.willHide, height: 0)
      #expect(app.form.view.frame.minY == 0)
    }
  }
}
