package import HeadlessUIKit

/// Shares a move among the scroll views around a field, from the innermost outward.
///
/// Source: hackiftekhar/IQKeyboardManager, the loop over scroll views in 4.0.10 and in 8.0.2.
package struct ScrollClimb {
  /// A table or a collection around a scroll view.
  package struct List {
    /// The bottom of the row before the field's in the window, in points; nil for the first one.
    package var previousRowBottom: CGFloat?

    package init(previousRowBottom: CGFloat?) {
      self.previousRowBottom = previousRowBottom
    }
  }

  /// A scroll view on the way outward, in points.
  package struct Level {
    package var offset: CGFloat
    package var topInset: CGFloat
    /// The top of the field, or of the scroll view inside, in this one's content.
    package var childTop: CGFloat
    /// The table or collection that this one lies in; nil where it lies in none.
    package var list: List?
    /// The farthest that it may scroll; nil where it is not asked for.
    package var limit: CGFloat?

    package init(
      offset: CGFloat, topInset: CGFloat = 0, childTop: CGFloat,
      list: List? = nil, limit: CGFloat? = nil
    ) {
      self.offset = offset
      self.topInset = topInset
      self.childTop = childTop
      self.list = list
      self.limit = limit
    }
  }

  /// The treatment of a move downward, and of one that a scroll view cannot take.
  package enum Rule {
    /// Generation 4: what is scrolled scrolls back, and what is left is the root's.
    case scrollsBack
    /// Generation 8: a field goes down only from above the ceiling, and what no scroll view takes
    /// is dropped, unless `keepsRest`.
    case staysBelow(ceiling: CGFloat, keepsRest: Bool)
  }

  package let rule: Rule
  /// The field's top in the window, in points.
  package let fieldTop: CGFloat
  /// The place at which a text view's top stops in the outermost scroll view; nil for other fields.
  package let textCeiling: CGFloat?

  package init(rule: Rule, fieldTop: CGFloat, textCeiling: CGFloat? = nil) {
    self.rule = rule
    self.fieldTop = fieldTop
    self.textCeiling = textCeiling
  }

  /// The new offsets, as far outward as the climb goes, and what of the move is left.
  ///
  /// Each offset is `min(offset - min(offset, -move), childTop)`, and no more than its limit.
  package func climb(
    _ move: CGFloat, _ levels: [Level]
  ) -> (offsets: [CGFloat], rest: CGFloat) {
    var rest = move
    var top = fieldTop
    var offsets: [CGFloat] = []
    for (index, level) in levels.enumerated() {
      guard enter(level, &rest) else { break }
      var offset = min(level.offset - min(level.offset, -rest), level.childTop)
      if let limit = level.limit { offset = min(offset, max(limit, level.offset)) }
      if let textCeiling, index == levels.count - 1, offset >= 0 {
        offset = min(offset, level.offset + top - textCeiling)
        rest = 0
      } else {
        rest -= offset - level.offset
      }
      top -= offset - level.offset
      offsets.append(offset)
    }
    return (offsets, rest)
  }

  /// Returns true if a scroll view takes part, and takes up its part of the move.
  private func enter(_ level: Level, _ move: inout CGFloat) -> Bool {
    let isUpward = move > 0
    let takesUp = move > -level.offset - level.topInset
    guard case .staysBelow(let ceiling, let keepsRest) = rule else {
      return isUpward ? takesUp : level.offset > 0
    }
    if isUpward {
      if !takesUp, !keepsRest { move = 0 }
      return takesUp
    }
    if let list = level.list {
      guard level.offset > 0 else { return drop(&move) }
      if let bottom = list.previousRowBottom { move = min(0, bottom - ceiling) }
    } else {
      guard fieldTop < ceiling else { return drop(&move) }
      move = min(0, fieldTop - ceiling)
    }
    return true
  }

  private func drop(_ move: inout CGFloat) -> Bool {
    move = 0
    return false
  }
}

extension UIView {
  /// The table, else the collection, in which this view lies, with the row before a field's.
  ///
  /// A list does not lie in itself. Source: hackiftekhar/IQKeyboardManager 8.0.2,
  /// `adjustScrollViewContentOffsets`.
  func listAround(rowOf field: UIView?) -> ScrollClimb.List? {
    if let table = nearest(UITableView.self) {
      return ScrollClimb.List(
        previousRowBottom: field.flatMap { table.rowBefore($0) }?.maxY(from: table))
    }
    return nearest(UICollectionView.self).map { collection in
      ScrollClimb.List(
        previousRowBottom: field.flatMap { collection.itemBefore($0) }?.maxY(from: collection))
    }
  }
}

extension CGRect {
  /// The bottom of a rectangle of a view in the window, in points; nil where nothing is in it.
  @MainActor
  fileprivate func maxY(from view: UIView) -> CGFloat? {
    isEmpty ? nil : view.convert(self, to: nil).maxY
  }
}

extension UITableView {
  /// The rectangle of the row before a field's; nil for the first one.
  fileprivate func rowBefore(_ field: UIView) -> CGRect? {
    field.nearest(UITableViewCell.self).flatMap { indexPath(for: $0) }
      .flatMap { $0.before { self.numberOfRows(inSection: $0) } }.map { rectForRow(at: $0) }
  }
}

extension UICollectionView {
  /// The rectangle of the item before a field's; nil for the first one.
  fileprivate func itemBefore(_ field: UIView) -> CGRect? {
    field.nearest(UICollectionViewCell.self).flatMap { indexPath(for: $0) }
      .flatMap { $0.before { self.numberOfItems(inSection: $0) } }
      .flatMap { layoutAttributesForItem(at: $0)?.frame }
  }
}

extension IndexPath {
  /// The row before, or the last one of the section before; nil where there is none.
  func before(_ count: (Int) -> Int) -> IndexPath? {
    if self[1] > 0 { return IndexPath(indexes: [self[0], self[1] - 1]) }
    guard self[0] > 0, count(self[0] - 1) > 0 else { return nil }
    return IndexPath(indexes: [self[0] - 1, count(self[0] - 1) - 1])
  }
}
