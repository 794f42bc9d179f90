import HeadlessUIKit
import Testing

@MainActor @Suite(.serialized)
struct SafeAreaTests {
  /// A screen of 400 x 800 with 50 points at the top, 34 at the bottom and 10 on the left taken.
  private let safeArea = UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 0)

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 400, height: 800), UIEdgeInsets(top: 50, left: 10, bottom: 34)),
    (CGRect(x: 0, y: 20, width: 400, height: 780), UIEdgeInsets(top: 30, left: 10, bottom: 34)),
    (CGRect(x: 20, y: 60, width: 300, height: 600), .zero),
    (CGRect(x: 10, y: 50, width: 390, height: 716), .zero),
    (CGRect(x: 100, y: 700, width: 300, height: 100), UIEdgeInsets(bottom: 34)),
    (CGRect(x: 100, y: 770, width: 300, height: 30), UIEdgeInsets(bottom: 30)),
    (CGRect(x: 100, y: 0, width: 300, height: 40), UIEdgeInsets(top: 40)),
  ])
  func insetsAreWhatTheSafeAreaTakesOfAView(frame: CGRect, insets: UIEdgeInsets) {
    let stage = Stage(safeArea: safeArea)
    let view = stage.add(frame)
    #expect(view.safeAreaInsets == insets)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds.inset(by: insets))
  }

  @Test func nestedViewsCountFromTheWindow() {
    let stage = Stage(safeArea: safeArea)
    let outer = stage.add(CGRect(x: 0, y: 20, width: 400, height: 780))
    let inner = UIView(frame: CGRect(x: 5, y: 10, width: 300, height: 760))
    outer.addSubview(inner)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 5, bottom: 24))
    outer.frame.origin.y = 100
    #expect(inner.safeAreaInsets.top == 0)
  }

  /// A view that is moved out of the screen keeps what is taken at the edge that it has left, and
  /// loses what was taken at the other; so do views inside, and the content of a scroll view.
  @Test(arguments: [
    (CGPoint(x: 0, y: -300), UIEdgeInsets(top: 50, left: 10)),
    (CGPoint(x: -5, y: 20), UIEdgeInsets(top: 30, left: 10, bottom: 34)),
    (CGPoint(x: 0, y: 300), UIEdgeInsets(left: 10, bottom: 34)),
  ])
  func aViewThatReachesOutIsTakenNoMoreOf(origin: CGPoint, insets: UIEdgeInsets) {
    let stage = Stage(safeArea: safeArea)
    let view = stage.add(CGRect(origin: origin, size: CGSize(width: 400, height: 800)))
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    #expect(view.safeAreaInsets == insets)
    #expect(inner.safeAreaInsets == insets)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    list.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(list)
    let content = UIView(frame: view.bounds)
    list.addSubview(content)
    list.contentOffset = CGPoint(x: -origin.x, y: -origin.y)
    #expect(content.safeAreaInsets == insets)
  }

  @Test func withoutAWindowThereIsNoSafeArea() {
    _ = Stage(safeArea: safeArea)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(view.safeAreaInsets == .zero)
  }

  @Test func theScreenSaysWhatWasAsked() {
    let stage = Stage(scale: 3, safeArea: safeArea)
    #expect(UIScreen.main === stage.loop.screen)
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.safeAreaInsets == safeArea)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 400, height: 800))
  }
}
