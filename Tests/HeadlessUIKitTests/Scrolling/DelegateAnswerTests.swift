import Foundation
import Testing

@testable import HeadlessUIKit

/// The answers of delegates and sources that implement nothing, which are UIKit's own.
@MainActor
struct DelegateAnswerTests {
  private let answers = DelegateDefaults.shared
  private let path = IndexPath(item: 2, section: 1)
  private let action = Selector(UIView.layoutIfNeeded)

  @Test func aTableMayDoWhatItDoes() {
    _ = Stage()
    let table = UITableView(frame: .zero)
    #expect(answers.tableView(table, numberOfRowsInSection: 0) == 0)
    #expect(answers.tableView(table, shouldHighlightRowAt: path))
    #expect(answers.tableView(table, shouldIndentWhileEditingRowAt: path))
    #expect(answers.tableView(table, canFocusRowAt: path))
    #expect(!answers.tableView(table, shouldShowMenuForRowAt: path))
    #expect(!answers.tableView(table, canPerformAction: action, forRowAt: path, withSender: nil))
    #expect(answers.tableView(table, indentationLevelForRowAt: path) == 0)
    #expect(answers.tableView(table, willSelectRowAt: path) == path)
    #expect(answers.tableView(table, willDeselectRowAt: path) == path)
    let other = IndexPath(row: 0, section: 0)
    #expect(
      answers.tableView(table, targetIndexPathForMoveFromRowAt: other, toProposedIndexPath: path)
        == path)
    #expect(answers.tableView(table, editingStyleForRowAt: path) == .none)
    #expect(answers.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) == nil)
    #expect(answers.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) == nil)
    #expect(answers.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) == nil)
  }

  /// A delegate that gives no heights leaves them to the table.
  @Test func heightsAreTheTables() {
    _ = Stage()
    let table = UITableView(frame: .zero)
    (table.rowHeight, table.estimatedRowHeight) = (31, 32)
    (table.sectionHeaderHeight, table.sectionFooterHeight) = (33, 34)
    (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (35, 36)
    #expect(answers.tableView(table, heightForRowAt: path) == 31)
    #expect(answers.tableView(table, estimatedHeightForRowAt: path) == 32)
    #expect(answers.tableView(table, heightForHeaderInSection: 0) == 33)
    #expect(answers.tableView(table, heightForFooterInSection: 0) == 34)
    #expect(answers.tableView(table, estimatedHeightForHeaderInSection: 0) == 35)
    #expect(answers.tableView(table, estimatedHeightForFooterInSection: 0) == 36)
  }

  @Test func aCollectionMayDoWhatItDoes() {
    _ = Stage()
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(answers.collectionView(list, numberOfItemsInSection: 0) == 0)
    #expect(answers.numberOfSections(in: list) == 1)
    #expect(!answers.collectionView(list, canMoveItemAt: path))
    #expect(answers.collectionView(list, shouldSelectItemAt: path))
    #expect(answers.collectionView(list, shouldDeselectItemAt: path))
    #expect(answers.collectionView(list, shouldHighlightItemAt: path))
    #expect(answers.collectionView(list, canFocusItemAt: path))
    #expect(!answers.collectionView(list, canEditItemAt: path))
    #expect(!answers.collectionView(list, shouldShowMenuForItemAt: path))
    #expect(
      !answers.collectionView(list, canPerformAction: action, forItemAt: path, withSender: nil))
    let offset = CGPoint(x: 3, y: 4)
    #expect(
      answers.collectionView(list, targetContentOffsetForProposedContentOffset: offset) == offset)
  }

  /// A flow's delegate that gives no sizes leaves them to the flow; of another layout there are none.
  @Test func sizesAreTheFlows() {
    _ = Stage()
    let flow = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: .zero, collectionViewLayout: flow)
    (flow.itemSize, flow.headerReferenceSize, flow.footerReferenceSize) = (
      CGSize(width: 1, height: 2), CGSize(width: 3, height: 4), CGSize(width: 5, height: 6)
    )
    flow.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (7, 8)
    let other = UICollectionViewLayout()
    for (layout, share) in [(flow, 1), (other, 0)] as [(UICollectionViewLayout, CGFloat)] {
      func times(_ width: CGFloat, _ height: CGFloat) -> CGSize {
        CGSize(width: width * share, height: height * share)
      }
      #expect(answers.collectionView(list, layout: layout, sizeForItemAt: path) == times(1, 2))
      #expect(
        answers.collectionView(list, layout: layout, referenceSizeForHeaderInSection: 0)
          == times(3, 4))
      #expect(
        answers.collectionView(list, layout: layout, referenceSizeForFooterInSection: 0)
          == times(5, 6))
      #expect(
        answers.collectionView(list, layout: layout, insetForSectionAt: 0)
          == (layout === flow ? flow.sectionInset : .zero))
      #expect(
        answers.collectionView(list, layout: layout, minimumLineSpacingForSectionAt: 0)
          == 7 * share)
      #expect(
        answers.collectionView(list, layout: layout, minimumInteritemSpacingForSectionAt: 0)
          == 8 * share)
    }
  }

  /// A recognizer may begin, and shares a touch with no other.
  @Test func aRecognizerWorksAlone() {
    let (one, other) = (UIGestureRecognizer(), UIGestureRecognizer())
    #expect(answers.gestureRecognizerShouldBegin(one))
    #expect(answers.gestureRecognizer(one, shouldReceive: UITouch()))
    #expect(!answers.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
    #expect(!answers.gestureRecognizer(one, shouldRequireFailureOf: other))
    #expect(!answers.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
    #expect(one.canPrevent(other) && one.canBePrevented(by: other))
    #expect(!one.shouldRequireFailure(of: other) && !one.shouldBeRequiredToFail(by: other))
  }

  @Test func aScrollViewMayScrollToItsTop() {
    _ = Stage()
    let view = UIScrollView(frame: .zero)
    #expect(answers.scrollViewShouldScrollToTop(view) && answers.viewForZooming(in: view) == nil)
    #expect(view.touchesShouldBegin([], with: nil, in: UIView()))
    #expect(view.touchesShouldCancel(in: UIView()) && !view.touchesShouldCancel(in: UIButton()))
    #expect(UIScrollEdgeEffect().isHidden == false)
  }
}
