import HeadlessUIKit
import Testing

/// What of the safe area a scroll view's content keeps clear of.
@MainActor
struct AdjustedInsetTests {
  private let safeArea = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 12)

  private struct Row {
    let behavior: UIScrollView.ContentInsetAdjustmentBehavior
    let content: CGSize
    let expected: UIEdgeInsets
  }

  /// Apple's *UIScrollView.ContentInsetAdjustmentBehavior*, in a table; the inset itself is 5 above.
  @Test func theTable() throws {
    let (small, tall) = (CGSize(width: 100, height: 100), CGSize(width: 100, height: 5000))
    let wide = CGSize(width: 5000, height: 100)
    let vertical = UIEdgeInsets(top: 52, left: 0, bottom: 34, right: 0)
    let horizontal = UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 12)
    let all = UIEdgeInsets(top: 52, left: 10, bottom: 34, right: 12)
    let none = UIEdgeInsets(top: 5)
    let rows = [
      Row(behavior: .never, content: tall, expected: none),
      Row(behavior: .always, content: small, expected: all),
      Row(behavior: .scrollableAxes, content: small, expected: none),
      Row(behavior: .scrollableAxes, content: tall, expected: vertical),
      Row(behavior: .scrollableAxes, content: wide, expected: horizontal),
      Row(behavior: .automatic, content: tall, expected: vertical),
      Row(behavior: .automatic, content: small, expected: none),
    ]
    for row in rows {
      let stage = Stage(safeArea: safeArea)
      let view = UIScrollView(frame: stage.window.bounds)
      stage.window.addSubview(view)
      view.contentInset.top = 5
      view.contentInsetAdjustmentBehavior = row.behavior
      view.contentSize = row.content
      try stage.play {}
      #expect(view.adjustedContentInset == row.expected, "\(row)")
    }
  }

  @Test func aListUnderANavigationBarStartsBelowIt() throws {
    final class List: UIViewController {
      let list = UIScrollView()

      override func viewDidLoad() {
        list.frame = view.bounds
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 400, height: 100)
        view.addSubview(list)
      }
    }
    let stage = Stage(safeArea: safeArea)
    let controller = List()
    try stage.play {
      stage.window.rootViewController = UINavigationController(rootViewController: controller)
    }
    #expect(controller.view.safeAreaInsets.top == 91)
    #expect(controller.list.adjustedContentInset.top == 91)
    #expect(controller.list.contentOffset.y == -91)
    #expect(controller.navigationController?.navigationBar.frame.maxY == 91)
  }

  /// What a list is laid out by, its controller sees in the same pass.
  @Test func theSafeAreaCountsAsSoonAsAListHasItsFrame() throws {
    final class Screen: UIViewController {
      let list = UIScrollView()
      var seen: [UIEdgeInsets] = []

      override func viewDidLoad() {
        list.translatesAutoresizingMaskIntoConstraints = false
        list.alwaysBounceVertical = true
        view.addSubview(list)
        NSLayoutConstraint.activate([
          list.topAnchor.constraint(equalTo: view.topAnchor),
          list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
      }

      override func viewDidLayoutSubviews() { seen.append(list.adjustedContentInset) }
    }
    let stage = Stage(safeArea: safeArea)
    let screen = Screen()
    try stage.play { stage.window.rootViewController = screen }
    #expect(screen.seen.first == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let list = UIScrollView()
    list.alwaysBounceVertical = true
    screen.view.addSubview(list)
    list.frame = CGRect(x: 0, y: 27, width: 400, height: 700)
    #expect(list.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(list.contentOffset.y == -20)
  }

  /// Placing a list never shows it a safe area that is not its own, not even on the way.
  @Test func aTableLaidOutByConstraintsStartsBelowTheBar() throws {
    final class Screen: UIViewController {
      let table = UITableView()
      let bar = UIView()

      override func viewDidLoad() {
        for inner in [table, bar] as [UIView] {
          inner.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(inner)
        }
        NSLayoutConstraint.activate([
          table.topAnchor.constraint(equalTo: view.topAnchor),
          table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          table.bottomAnchor.constraint(equalTo: bar.topAnchor),
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          bar.heightAnchor.constraint(equalToConstant: 44),
        ])
      }
    }
    let stage = Stage(safeArea: safeArea)
    let screen = Screen()
    try stage.play {
      stage.window.rootViewController = UINavigationController(rootViewController: screen)
    }
    #expect(screen.table.frame == CGRect(x: 0, y: 0, width: 400, height: 722))
    #expect(screen.table.adjustedContentInset == UIEdgeInsets(top: 91))
    #expect(screen.table.contentOffset.y == -91)
  }

  /// A keyboard's inset taken away again leaves no offset beyond the end.
  @Test func anOffsetBeyondTheEndComesBackWithTheInset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 500)
    view.contentInset.bottom = 300
    view.contentOffset.y = 700
    #expect(view.contentOffset.y == 700)
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 400)
  }

  @Test func whatAControllerAddsIsToldOnceAndCounts() throws {
    final class Told: UIViewController {
      var insets: [UIEdgeInsets] = []
      override func viewSafeAreaInsetsDidChange() { insets.append(view.safeAreaInsets) }
    }
    let stage = Stage(safeArea: safeArea)
    let controller = Told(nibName: nil, bundle: nil)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
    try stage.play { stage.window.rootViewController = controller }
    controller.view.addSubview(inner)
    #expect(controller.insets == [safeArea])
    try stage.play(at: 1) { controller.additionalSafeAreaInsets.bottom = 336 }
    #expect(controller.insets.count == 2)
    #expect(controller.view.safeAreaInsets.bottom == 370)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame.maxY == 430)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 47, left: 10, bottom: 0, right: 0))
    try stage.play(at: 2) { inner.frame.origin.y = 730 }
    #expect(inner.safeAreaInsets.bottom == 60)
    #expect(controller.insets.count == 2)
  }

  /// Content at its very top stays at the top of what is safe, each time that becomes less or more; content that
  /// is scrolled stays where it is.
  @Test func contentAtItsTopStaysBelowTheSafeArea() throws {
    let stage = Stage(safeArea: safeArea)
    let controller = UIViewController(nibName: nil, bundle: nil)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    list.contentSize = CGSize(width: 400, height: 5000)
    try stage.play {
      stage.window.rootViewController = controller
      controller.view.addSubview(list)
    }
    for (index, (added, offset)) in [(30, -77), (53, -100), (3, -50), (13, -60)].enumerated() {
      try stage.play(at: Double(index + 1)) {
        controller.additionalSafeAreaInsets.top = CGFloat(added)
      }
      #expect(list.contentOffset.y == CGFloat(offset))
    }
    list.contentOffset.y = -20
    try stage.play(at: 6) { controller.additionalSafeAreaInsets.top = 53 }
    #expect(list.contentOffset.y == -20)
  }

  @Test func marginsAddTheSafeArea() throws {
    let stage = Stage(safeArea: safeArea)
    let view = stage.add(CGRect(x: 0, y: 0, width: 400, height: 800))
    try stage.play {}
    #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 18, bottom: 42, right: 20))
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 394, height: 796))
  }
}
