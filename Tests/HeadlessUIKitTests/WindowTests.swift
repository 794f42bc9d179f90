import HeadlessUIKit
import SeededRandom
import Testing

/// Windows that do not fill the screen: where they are, what is safe in them, how wide they count.
@MainActor @Suite(.serialized)
struct WindowTests {
  /// A tablet's screen, with 24 points at the top and 20 at the bottom taken.
  private func tablet() -> VirtualRunLoop {
    let loop = VirtualRunLoop(
      screen: UIScreen(
        bounds: CGRect(x: 0, y: 0, width: 834, height: 1194), scale: 2,
        safeAreaInsets: UIEdgeInsets(top: 24, bottom: 20)))
    loop.makeCurrent()
    return loop
  }

  private func frame(_ random: inout SplitMix64) -> CGRect {
    CGRect(
      x: random.number(in: 0...300), y: random.number(in: 0...300),
      width: random.number(in: 320...500), height: random.number(in: 320...800))
  }

  /// By definition a window's points are the screen's, less its corner.
  @Test func pointsGoFromWindowToScreenAndToOtherWindows() {
    var random = SplitMix64(seed: 201)
    for _ in 0..<50 {
      let screen = tablet().screen
      let (window, other) = (UIWindow(frame: frame(&random)), UIWindow(frame: frame(&random)))
      let (view, far) = (UIView(frame: frame(&random)), UIView(frame: frame(&random)))
      window.addSubview(view)
      other.addSubview(far)
      let rect = CGRect(x: random.number(in: 0...99), y: 7, width: 30, height: 40)
      let inWindow = rect.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
      let onScreen = inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
      #expect(isNear(view.convert(rect, to: nil), inWindow))
      #expect(isNear(view.convert(rect, to: screen.coordinateSpace), onScreen))
      #expect(isNear(screen.coordinateSpace.convert(onScreen, to: view), rect))
      #expect(isNear(view.convert(onScreen, from: screen.coordinateSpace), rect))
      #expect(isNear(window.convert(inWindow, to: nil), onScreen))
      #expect(isNear(window.convert(onScreen, from: nil), inWindow))
      let there = onScreen.offsetBy(dx: -other.frame.minX, dy: -other.frame.minY)
      #expect(isNear(window.convert(inWindow, to: other), there))
      #expect(isNear(view.convert(rect, to: other), there))
      let inFar = there.offsetBy(dx: -far.frame.minX, dy: -far.frame.minY)
      #expect(isNear(view.convert(rect, to: far), inFar))
      #expect(isNear(far.convert(rect, from: view), inFar))
    }
  }

  private func isNear(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9
      && abs(left.width - right.width) < 1e-9 && abs(left.height - right.height) < 1e-9
  }

  /// Held with its top at the left, the screen's lower left corner is the upright one's origin.
  @Test func theUprightSpaceStaysAsTheDeviceTurns() {
    let loop = tablet()
    let upright = loop.screen.fixedCoordinateSpace
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(upright.convert(rect, to: loop.screen.coordinateSpace) == rect)
    loop.rotate(to: .landscapeRight)
    #expect(upright.bounds == CGRect(x: 0, y: 0, width: 834, height: 1194))
    #expect(
      upright.convert(rect, to: loop.screen.coordinateSpace)
        == CGRect(x: 20, y: 834 - 40, width: 40, height: 30))
    loop.rotate(to: .landscapeLeft)
    #expect(
      upright.convert(rect, to: loop.screen.coordinateSpace)
        == CGRect(x: 1194 - 60, y: 10, width: 40, height: 30))
    loop.rotate(to: .portraitUpsideDown)
    #expect(
      upright.convert(rect, to: loop.screen.coordinateSpace)
        == CGRect(x: 834 - 40, y: 1194 - 60, width: 30, height: 40))
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 834, height: 1194), UIEdgeInsets(top: 24, bottom: 20)),
    (CGRect(x: 0, y: 0, width: 417, height: 1194), UIEdgeInsets(top: 24, bottom: 20)),
    (CGRect(x: 20, y: 10, width: 375, height: 1170), UIEdgeInsets(top: 14, bottom: 6)),
    (CGRect(x: 100, y: 100, width: 500, height: 700), .zero),
    (CGRect(x: 100, y: 474, width: 500, height: 700), .zero),
  ])
  func theSafeAreaIsWhatTheWindowHasOfTheScreens(frame: CGRect, insets: UIEdgeInsets) {
    _ = tablet()
    let window = UIWindow(frame: frame)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(window.safeAreaInsets == insets)
    #expect(window.rootViewController?.view.safeAreaInsets == insets)
  }

  @Test func aWindowThatIsMovedHearsOfItsSafeArea() {
    _ = tablet()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 900))
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    window.makeKeyAndVisible()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 24, bottom: 0))
    window.frame.origin.y = 294
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, bottom: 20))
  }

  @Test(
    arguments: [
      (320, UIUserInterfaceSizeClass.compact), (639, .compact), (678, .regular), (834, .regular),
    ] as [(CGFloat, UIUserInterfaceSizeClass)])
  func narrowWindowsAreCompact(width: CGFloat, sizeClass: UIUserInterfaceSizeClass) {
    _ = tablet()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 900))
    let controller = UIViewController()
    window.rootViewController = controller
    #expect(window.traitCollection.horizontalSizeClass == sizeClass)
    #expect(controller.traitCollection.horizontalSizeClass == sizeClass)
    #expect(controller.view.traitCollection.verticalSizeClass == .regular)
    #expect(UITraitCollection.current.horizontalSizeClass == .regular)
  }

  /// The guide begins where the keyboard does, as far as that reaches into the window.
  @Test(
    arguments: [
      (CGRect(x: 20, y: 20, width: 320, height: 1154), 874 - 20),
      (CGRect(x: 100, y: 100, width: 500, height: 700), 700),
      (CGRect(x: 0, y: 400, width: 400, height: 794), 874 - 400),
      (CGRect(x: 0, y: 870, width: 400, height: 320), 4),
    ] as [(CGRect, CGFloat)])
  func theKeyboardGuideIsTheIntersection(frame: CGRect, top: CGFloat) {
    let loop = tablet()
    let window = UIWindow(frame: frame)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let guide = controller.view.keyboardLayoutGuide
    #expect(guide.layoutFrame.minY == frame.height - window.safeAreaInsets.bottom)
    loop.input.dock.move(to: CGRect(x: 0, y: 874, width: 834, height: 320), isDocked: true)
    #expect(
      guide.layoutFrame
        == CGRect(x: 0, y: top, width: frame.width, height: frame.height - top))
  }

  /// Constraints of the guide are active where the keyboard is near their edge, or away from all.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 874, width: 834, height: 320), true, [true, false, true, false]),
      (CGRect(x: 0, y: 500, width: 834, height: 320), false, [false, false, true, false]),
      (CGRect(x: 0, y: 30, width: 834, height: 320), false, [false, true, true, false]),
      (CGRect(x: 500, y: 880, width: 320, height: 300), false, [true, false, false, true]),
      (CGRect(x: 200, y: 500, width: 320, height: 300), false, [false, false, true, false]),
    ] as [(CGRect, Bool, [Bool])])
  func guideTracksEdges(keyboard: CGRect, isDocked: Bool, active: [Bool]) {
    let loop = tablet()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 834, height: 1194))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let guide = controller.view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    let constraints = (0..<4).map { _ in
      guide.topAnchor.constraint(equalTo: guide.topAnchor, constant: 0)
    }
    guide.setConstraints([constraints[0]], activeWhenNearEdge: .bottom)
    guide.setConstraints([constraints[1]], activeWhenNearEdge: .top)
    guide.setConstraints([constraints[2]], activeWhenAwayFrom: [.leading, .trailing])
    guide.setConstraints([constraints[3]], activeWhenNearEdge: .trailing)
    #expect(constraints.map(\.isActive) == [true, false, true, false])
    loop.input.dock.move(to: keyboard, isDocked: isDocked)
    #expect(constraints.map(\.isActive) == active)
    guide.removeAllTrackedConstraints()
    #expect(!constraints.contains { $0.isActive })
  }
}
