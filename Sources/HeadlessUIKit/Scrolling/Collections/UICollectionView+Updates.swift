/// Changes to a collection's items that are made together.
struct CollectionBatch {
  /// The number of open blocks of changes.
  var depth = 0
  /// Places before the changes.
  var deleted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  /// Places after them.
  var inserted: [IndexPath] = []
  /// The items that come in with the current animation.
  private(set) var fresh: Set<IndexPath> = []

  func isFresh(_ path: IndexPath) -> Bool { fresh.contains(path) }

  mutating func begin(_ made: CollectionBatch) { fresh = Set(made.inserted) }
  mutating func end() { fresh = [] }

  /// The place after the changes of an item that stays.
  func place(of old: IndexPath) -> IndexPath? {
    guard !deleted.contains(old), !reloaded.contains(old) else { return nil }
    var item = old.item - deleted.count { $0.section == old.section && $0.item < old.item }
    for place in inserted.sorted() where place.section == old.section && place.item <= item {
      item += 1
    }
    return IndexPath(item: item, section: old.section)
  }
}

extension UICollectionView {
  /// Seconds that items take to move: a table's, as an assumption.
  static let updateDuration = UITableView.updateDuration

  func change(_ edit: (inout CollectionBatch) -> Void) {
    edit(&batch)
    if batch.depth == 0 { makeChanges(then: nil) }
  }

  func makeChanges(then completion: (@MainActor (Bool) -> Void)?) {
    let made = batch
    batch = CollectionBatch()
    guard isLoaded else {
      forgetCounts()
      completion?(true)
      return
    }
    let before = counts(in: made)
    for path in made.deleted + made.reloaded { retire(path) }
    var moved: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in cells {
      if let place = made.place(of: path) { moved[place] = cell }
    }
    cells = moved
    forgetCounts()
    for (section, expected) in before.enumerated() { check(section, expected: expected) }
    batch.begin(made)
    UIView.animate(withDuration: Self.updateDuration) {
      layOutItems()
      layoutIfNeeded()
    } completion: {
      completion?($0)
    }
    batch.end()
  }

  /// The number of items that each section has to have after the changes.
  private func counts(in made: CollectionBatch) -> [Int] {
    (0..<numberOfSections).map { section in
      numberOfItems(inSection: section) + made.inserted.count { $0.section == section }
        - made.deleted.count { $0.section == section }
    }
  }

  /// Stops the program, as UIKit does, where the changes do not add up to the new items.
  private func check(_ section: Int, expected: Int) {
    let actual = numberOfItems(inSection: section)
    precondition(
      actual == expected,
      "invalid update: section \(section) has \(actual) items, and by the given changes"
        + " it should have \(expected)")
  }
}
