import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Snapshots of sections and items against arrays, and what a table makes of their differences.
@MainActor
struct SnapshotModelTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
  private typealias Model = [(name: String, items: [Int])]

  private func expect(_ snapshot: Snapshot, _ model: Model) {
    #expect(snapshot.sectionIdentifiers == model.map(\.name))
    #expect(snapshot.itemIdentifiers == model.flatMap(\.items))
    #expect(snapshot.numberOfSections == model.count)
    #expect(snapshot.numberOfItems == model.reduce(0) { $0 + $1.items.count })
    for (section, part) in model.enumerated() {
      #expect(snapshot.itemIdentifiers(inSection: part.name) == part.items)
      #expect(snapshot.numberOfItems(inSection: part.name) == part.items.count)
      #expect(snapshot.indexOfSection(part.name) == section)
      #expect(snapshot.count(in: section) == part.items.count)
      for (index, item) in part.items.enumerated() {
        let path = IndexPath(item: index, section: section)
        #expect(snapshot.item(at: path) == item && snapshot.path(of: item) == path)
        #expect(snapshot.sectionIdentifier(containingItem: item) == part.name)
      }
      #expect(snapshot.item(at: IndexPath(item: part.items.count, section: section)) == nil)
    }
    #expect(snapshot.indexOfItem(-1) == nil && snapshot.path(of: -1) == nil)
    #expect(snapshot.item(at: IndexPath(item: 0, section: model.count)) == nil)
    #expect(snapshot.itemIdentifiers(inSection: "nowhere").isEmpty)
  }

  @Test(arguments: 0..<40) func anyEditIsThatOfArrays(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var (snapshot, model, next): (Snapshot, Model, Int) = (Snapshot(), [], 0)
    func place(of item: Int) -> (section: Int, index: Int)? {
      for (section, part) in model.enumerated() {
        if let index = part.items.firstIndex(of: item) { return (section, index) }
      }
      return nil
    }
    for _ in 0..<40 {
      let (names, items) = (model.map(\.name), model.flatMap(\.items))
      let name = "s\(next)"
      let fresh = [next, next + 1]
      next += 2
      switch Int.random(in: 0..<11, using: &random) {
      case 0:
        snapshot.appendSections([name] + names.prefix(1))
        model.append((name, []))
      case 1:
        guard let other = names.randomElement(using: &random), let at = names.firstIndex(of: other)
        else { continue }
        if Bool.random(using: &random) {
          snapshot.insertSections([name], beforeSection: other)
          model.insert((name, []), at: at)
        } else {
          snapshot.insertSections([name], afterSection: other)
          model.insert((name, []), at: at + 1)
        }
      case 2:
        guard names.count > 3, let other = names.randomElement(using: &random) else { continue }
        snapshot.deleteSections([other])
        model.removeAll { $0.name == other }
      case 3, 4:
        guard let other = names.randomElement(using: &random) else { continue }
        let isLast = Bool.random(using: &random)
        let moved = fresh + items.prefix(1)
        for part in model.indices { model[part].items.removeAll { moved.contains($0) } }
        snapshot.appendItems(moved, toSection: isLast ? nil : other)
        let at = isLast ? model.count - 1 : names.firstIndex(of: other) ?? 0
        model[at].items += moved
      case 5, 6:
        guard let item = items.randomElement(using: &random), let at = place(of: item) else {
          continue
        }
        if Bool.random(using: &random) {
          snapshot.insertItems(fresh, beforeItem: item)
          model[at.section].items.insert(contentsOf: fresh, at: at.index)
        } else {
          snapshot.insertItems(fresh, afterItem: item)
          model[at.section].items.insert(contentsOf: fresh, at: at.index + 1)
        }
      case 7:
        let gone = items.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        snapshot.deleteItems(gone)
        for part in model.indices { model[part].items.removeAll { gone.contains($0) } }
      case 8, 9:
        guard let item = items.randomElement(using: &random),
          let other = items.filter({ $0 != item }).randomElement(using: &random)
        else { continue }
        for part in model.indices { model[part].items.removeAll { $0 == item } }
        guard let at = place(of: other) else { continue }
        if Bool.random(using: &random) {
          snapshot.moveItem(item, beforeItem: other)
          model[at.section].items.insert(item, at: at.index)
        } else {
          snapshot.moveItem(item, afterItem: other)
          model[at.section].items.insert(item, at: at.index + 1)
        }
      default:
        snapshot.insertItems([99_999], beforeItem: -5)
        snapshot.insertItems([99_999], afterItem: -5)
      }
      expect(snapshot, model)
    }
    snapshot.insertSections(["x"], beforeSection: "nowhere")
    snapshot.insertSections(["y"], afterSection: "nowhere")
    #expect(snapshot.sectionIdentifiers.suffix(2) == ["x", "y"])
    snapshot.deleteAllItems()
    expect(snapshot, [])
  }

  /// What is taken out, reloaded and put in makes the new one of the old one.
  @Test(arguments: 0..<40) func changesMakeTheNewOneOfTheOld(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 90 + seed)
    var old = Snapshot()
    old.appendSections(["a", "b"])
    old.appendItems(Array(0..<6), toSection: "a")
    old.appendItems(Array(6..<9), toSection: "b")
    var new = old
    let gone = (0..<9).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    new.deleteItems(gone)
    new.appendItems([20, 21], toSection: "b")
    if let first = new.itemIdentifiers(inSection: "a").first {
      new.insertItems([30], beforeItem: first)
    }
    let again = (0..<9).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
    seed % 2 == 0 ? new.reloadItems(again) : new.reconfigureItems(again)
    let changes = try #require(new.changes(from: old))
    #expect(changes.deleted.compactMap { old.item(at: $0) } == gone)
    #expect(changes.reloaded.compactMap { old.item(at: $0) } == again.filter { !gone.contains($0) })
    #expect(
      changes.inserted.compactMap { new.item(at: $0) }
        == new.itemIdentifiers.filter { old.indexOfItem($0) == nil })
    #expect(new.settled.reloaded.isEmpty && new.settled.itemIdentifiers == new.itemIdentifiers)
    new.reloadSections(["b"])
    #expect(new.reloaded.isSuperset(of: new.itemIdentifiers(inSection: "b")))
    var moved = old
    moved.moveItem(0, afterItem: 3)
    #expect(moved.changes(from: old) == nil)
    moved = old
    moved.appendSections(["c"])
    #expect(moved.changes(from: old) == nil && old.changes(from: old)?.deleted == [])
  }

  private final class NamedCell: UITableViewCell {
    var number = 0
  }

  private final class ItemCell: UICollectionViewCell {
    var number = 0
  }

  /// A table or a collection shows the items of the last snapshot, whatever came before it.
  @Test(arguments: [false, true], [false, true])
  func listsShowTheirSnapshot(_ isTable: Bool, _ isAnimated: Bool) throws {
    let stage = Stage()
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 800)
    let table = UITableView(frame: bounds, style: .plain)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 30)
    let collection = UICollectionView(frame: bounds, collectionViewLayout: layout)
    table.register(NamedCell.self, forCellReuseIdentifier: "a")
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "a")
    let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "a", for: path)
      (cell as? NamedCell)?.number = item
      return cell
    }
    let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
      collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "a", for: path)
      (cell as? ItemCell)?.number = item
      return cell
    }
    stage.window.addSubview(isTable ? table : collection)
    var random = SplitMix64(seed: 12)
    var done = 0
    for step in 1...12 {
      var snapshot = Snapshot()
      snapshot.appendSections(step % 4 == 0 ? ["b"] : ["a", "b"])
      for name in snapshot.sectionIdentifiers {
        let base = name == "a" ? 0 : 10
        snapshot.appendItems(
          (base..<base + 6).filter { _ in Bool.random(using: &random) }, toSection: name)
      }
      try stage.play(at: Double(step)) {
        if isTable {
          rows.apply(snapshot, animatingDifferences: isAnimated) { done += 1 }
        } else {
          items.apply(snapshot, animatingDifferences: isAnimated) { done += 1 }
        }
      }
      #expect(done == step)
      let shown =
        isTable
        ? table.visibleCells.compactMap { ($0 as? NamedCell)?.number }
        : collection.visibleCells.compactMap { ($0 as? ItemCell)?.number }
      #expect(shown == snapshot.itemIdentifiers)
      let known = isTable ? rows.snapshot() : items.snapshot()
      #expect(known.itemIdentifiers == snapshot.itemIdentifiers)
      for (index, item) in snapshot.itemIdentifiers(inSection: "b").enumerated() {
        let path = IndexPath(item: index, section: snapshot.numberOfSections - 1)
        #expect((isTable ? rows.indexPath(for: item) : items.indexPath(for: item)) == path)
        #expect(
          (isTable ? rows.itemIdentifier(for: path) : items.itemIdentifier(for: path)) == item)
      }
      let last = isTable ? rows.sectionIdentifier(for: 1) : items.sectionIdentifier(for: 1)
      #expect(last == (step % 4 == 0 ? nil : "b"))
    }
  }
}
