import HeadlessUIKit
import LayerTrees
import Testing

/// Bars and the controllers around others: what they take of the room, and what they show.
@MainActor
struct BarControllerTests {
  @Test func aTabBarNarrowsTheSafeAreaOfWhatItShows() throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    let (tabs, pages) = (UITabBarController(), [UIViewController(), UIViewController()])
    tabs.viewControllers = pages
    stage.window.rootViewController = tabs
    try stage.play {}
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 800 - 83, width: 400, height: 83))
    #expect(pages[0].view.safeAreaInsets.bottom == 83)
    #expect(pages[0].view.window === stage.window)
    #expect(!pages[1].isViewLoaded)
    try stage.play(at: 1) { tabs.selectedIndex = 1 }
    #expect(pages[1].view.window === stage.window)
    #expect(pages[0].view.window == nil)
    #expect(pages[1].tabBarController === tabs)
  }

  @Test func aToolbarSharesItsRoomAmongFlexibleSpaces() throws {
    let stage = Stage()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    let (left, right) = (UIView(), UIView())
    for view in [left, right] { view.frame.size = CGSize(width: 60, height: 30) }
    bar.items = [
      UIBarButtonItem(customView: left), UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(customView: right),
    ]
    stage.window.addSubview(bar)
    try stage.play {}
    #expect(left.frame.minX == 16)
    #expect(right.frame.maxX == 384)
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 44))
  }

  /// A toolbar at the screen's end keeps its buttons clear of the home indicator's zone.
  @Test(arguments: [(756.0, 10.0), (700, 44)])
  func aToolbarsButtonsKeepClearOfTheSafeArea(_ top: Double, _ height: Double) throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.items = [UIBarButtonItem(systemItem: .done)]
    stage.window.addSubview(bar)
    try stage.play { bar.frame.origin.y = top }
    #expect(bar.subviews.count == 1 && abs(bar.subviews[0].frame.height - height) < 1e-9)
  }

  /// A class of one's own says its style, and shows both columns where there is room for them.
  @Test(arguments: [true, false])
  func aSplitViewHasTheColumnsOfItsStyle(_ isNarrow: Bool) throws {
    final class Split: UISplitViewController {
      var isNarrow = true
      init() { super.init(style: .doubleColumn) }
      required init?(coder: NSCoder) { nil }
      override var isCollapsed: Bool { isNarrow }
    }
    let (stage, split, pages) = (Stage(), Split(), [UIViewController(), UIViewController()])
    split.isNarrow = isNarrow
    split.setViewController(pages[0], for: .primary)
    split.setViewController(pages[1], for: .secondary)
    stage.window.rootViewController = split
    try stage.play {}
    #expect(pages.map { $0.viewIfLoaded?.window != nil } == [!isNarrow, true])
    #expect(pages[1].view.frame.minX == (isNarrow ? 0 : 320))
  }

  @Test func coordinatesOfTheScreenGoThroughAMovedWindow() throws {
    let stage = Stage()
    let view = stage.add(CGRect(x: 10, y: 20, width: 100, height: 100))
    stage.window.frame.origin = CGPoint(x: 5, y: 7)
    try stage.play {}
    let space = UIScreen.main.coordinateSpace
    #expect(view.convert(CGPoint.zero, to: space) == CGPoint(x: 15, y: 27))
    #expect(view.convert(CGPoint(x: 15, y: 27), from: space) == .zero)
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 100, height: 100))
  }

  @Test func theSizeOfAPictureIsReadFromItsHeader() {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8) + [0, 0, 1, 44, 0, 0, 0, 63]
    #expect(UIImage(data: Data(bytes), scale: 3)?.size == CGSize(width: 100, height: 21))
    bytes[1] = 0x51
    #expect(UIImage(data: Data(bytes), scale: 3) == nil)
  }

  @Test func aTapInASearchBarIsItsFieldsAndIsTold() throws {
    let (stage, bar, ear) = (Stage(), UISearchBar(frame: .zero), Ear())
    bar.delegate = ear
    bar.frame = CGRect(x: 0, y: 0, width: 400, height: 56)
    stage.window.addSubview(bar)
    try stage.play {
      bar.becomeFirstResponder()
      for character in "ab\n" { bar.searchTextField.insertText(String(character)) }
    }
    #expect(ear.told == ["begin", "a", "ab", "search"])
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 384, height: 36))
  }

  private final class Ear: NSObject, UISearchBarDelegate {
    var told: [String] = []

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("begin") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append(searchText)
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { told.append("search") }
  }
}
