import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Controllers of tables and collections: their lists, the keyboard, and what lists ask them.
@MainActor @Suite(.serialized)
struct ListControllerTests {
  /// Forty rows of 50 points.
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }
  }

  private final class Keyboard: KeyboardHost {
    let accessory: CGFloat
    init(accessory: CGFloat) { self.accessory = accessory }
    func inputViewsDidChange(_ inputs: InputViews) {}
    func layoutDidEnd() -> Bool { false }
    func heightLeftOut(above reported: CGRect) -> CGFloat { accessory }
    func screenWillTurn() {}
    func screenTurns() {}
    func screenDidTurn() {}
  }

  private func post(_ name: Notification.Name, top: CGFloat) {
    NotificationCenter.default.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey:
          NSValue(cgRect: CGRect(x: 0, y: top, width: 400, height: 300)),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.5),
        UIResponder.keyboardAnimationCurveUserInfoKey:
          NSNumber(value: UIView.AnimationCurve.linear.rawValue),
      ])
  }

  /// A table's content ends above the keyboard and an accessory on it, or above the home indicator,
  /// wherever on the screen the table is.
  @Test(arguments: [(0.0, 800.0), (100, 500), (0, 300), (600, 200)], [0.0, 60])
  func aTableKeepsClearOfTheKeyboard(_ place: (y: CGFloat, height: CGFloat), _ bar: CGFloat) throws
  {
    let stage = Stage(safeArea: UIEdgeInsets(top: 20, bottom: 34))
    let (root, list, host) = (UIViewController(), Rows(style: .plain), Keyboard(accessory: bar))
    stage.loop.input.keyboard = host
    stage.window.rootViewController = root
    root.addChild(list)
    list.view.frame = CGRect(x: 0, y: place.y, width: 400, height: place.height)
    root.view.addSubview(list.view)
    try stage.play {}
    let table = try #require(list.tableView)
    table.contentOffset.y = 70
    for (time, top) in [(1.0, 500.0), (2, 450), (3, 700), (4, 900)] as [(Double, CGFloat)] {
      try stage.play(at: time) { post(UIResponder.keyboardWillShowNotification, top: top) }
      let covered = place.y + place.height - (top - bar)
      #expect(
        abs(table.adjustedContentInset.bottom - max(covered, table.safeAreaInsets.bottom)) < 1e-9)
    }
    #expect(table.contentInset == .zero)
    // A notification that says nothing changes nothing, and neither does one while it is away.
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: nil)
    try stage.play(at: 5) { list.view.removeFromSuperview() }
    post(UIResponder.keyboardWillShowNotification, top: 100)
    #expect(table.keyboardOverlap == 0 && stage.loop.input.keyboard === host)
  }

  /// As the keyboard goes, a table that was scrolled to its end comes back with the keyboard's
  /// duration and curve.
  @Test func aTableMovesWithTheKeyboard() throws {
    let (stage, list) = (Stage(), Rows(style: .grouped))
    try stage.play { stage.window.rootViewController = list }
    let table = try #require(list.tableView)
    #expect(table.style == .grouped && table.dataSource === list && table.delegate === list)
    #expect(table.numberOfRows(inSection: 0) == 40)
    try stage.play(at: 1) { post(UIResponder.keyboardWillShowNotification, top: 500) }
    try stage.play(at: 2) { table.contentOffset.y = table.contentSize.height + 300 - 800 }
    let end = table.contentOffset.y
    try stage.play(at: 3) { post(UIResponder.keyboardWillHideNotification, top: 800) }
    #expect(table.contentOffset.y == end - 300)
    for share in [0.0, 0.25, 0.5, 0.75] {
      let time = 3 + 0.5 * share
      let top = try stage.layer(table, at: time).presentation(at: time).bounds.minY
      #expect(abs(top - (end - 300 * share)) < 1e-6, "\(share)")
    }
  }

  /// Where a controller of a table has no answer of its own, the table's settings count.
  @Test func aTablesQuestionsHaveAnswers() throws {
    _ = Stage()
    let list = UITableViewController(nibName: nil, bundle: nil)
    let table = try #require(list.tableView)
    let path = IndexPath(row: 2, section: 1)
    #expect(table.style == .plain && list.numberOfSections(in: table) == 1)
    #expect(list.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(list.tableView(table, indentationLevelForRowAt: path) == 0)
    #expect(list.tableView(table, shouldHighlightRowAt: path))
    #expect(list.tableView(table, shouldIndentWhileEditingRowAt: path))
    #expect(!list.tableView(table, shouldShowMenuForRowAt: path))
    #expect(
      !list.tableView(table, canPerformAction: Selector("a"), forRowAt: path, withSender: nil))
    #expect(list.tableView(table, willSelectRowAt: path) == path)
    #expect(list.tableView(table, willDeselectRowAt: path) == path)
    #expect(list.tableView(table, sectionForSectionIndexTitle: "a", at: 4) == 4)
    (table.rowHeight, table.estimatedRowHeight) = (11, 12)
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (13, 14)
    (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (15, 16)
    #expect(list.tableView(table, heightForRowAt: path) == 11)
    #expect(list.tableView(table, estimatedHeightForRowAt: path) == 12)
    #expect(list.tableView(table, heightForHeaderInSection: 0) == 13)
    #expect(list.tableView(table, heightForFooterInSection: 0) == 14)
    #expect(list.tableView(table, estimatedHeightForHeaderInSection: 0) == 15)
    #expect(list.tableView(table, estimatedHeightForFooterInSection: 0) == 16)
    let (other, spinner) = (UITableView(frame: .zero), UIRefreshControl(frame: .zero))
    list.tableView = other
    list.refreshControl = spinner
    #expect(list.view === other && other.refreshControl === spinner && table.refreshControl == nil)
    #expect(list.refreshControl === spinner)
  }

  /// A controller of a collection is its source and its delegate, and has the layout it was given.
  @Test func aCollectionsQuestionsHaveAnswers() throws {
    _ = Stage()
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionViewController(collectionViewLayout: layout)
    let view = try #require(list.collectionView)
    let path = IndexPath(item: 2, section: 1)
    #expect(list.isViewLoaded && list.view === view && view.collectionViewLayout === layout)
    #expect(view.dataSource === list && view.delegate === list)
    #expect(list.numberOfSections(in: view) == 1)
    #expect(list.collectionView(view, numberOfItemsInSection: 0) == 0)
    #expect(list.collectionView(view, shouldHighlightItemAt: path))
    #expect(list.collectionView(view, shouldSelectItemAt: path))
    #expect(list.collectionView(view, shouldDeselectItemAt: path))
    #expect(list.collectionView(view, canFocusItemAt: path))
    #expect(!list.collectionView(view, canEditItemAt: path))
    #expect(!list.collectionView(view, canMoveItemAt: path))
    #expect(!list.collectionView(view, shouldShowMenuForItemAt: path))
    #expect(
      !list.collectionView(
        view, canPerformAction: Selector("a"), forItemAt: path, withSender: nil))
    let offset = CGPoint(x: 3, y: 4)
    #expect(
      list.collectionView(view, targetContentOffsetForProposedContentOffset: offset) == offset)
    let other = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.collectionView = other
    #expect(list.view === other && list.collectionView === other)
    let plain = UICollectionViewController(nibName: nil, bundle: nil)
    #expect(plain.collectionViewLayout is UICollectionViewFlowLayout)
  }
}
