/// Changes to a table's rows or a collection's items that are made together.
struct BatchUpdates {
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

  mutating func begin(_ made: BatchUpdates) { fresh = Set(made.inserted) }
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
