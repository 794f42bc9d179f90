extension UICollectionView {
  /// Seconds that items take to move: a table's, as an assumption.
  static let updateDuration = UITableView.updateDuration

  func change(_ edit: (inout BatchUpdates) -> Void) {
    edit(&batch)
    if batch.depth == 0 { makeChanges(then: nil) }
  }

  func makeChanges(then completion: (@MainActor (Bool) -> Void)?) {
    let made = batch
    batch = BatchUpdates()
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
  private func counts(in made: BatchUpdates) -> [Int] {
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
