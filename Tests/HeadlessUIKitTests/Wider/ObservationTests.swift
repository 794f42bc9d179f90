import HeadlessUIKit
import Testing

/// Observing properties by key path, tables of weak objects, undoing.
@MainActor
struct ObservationTests {
  private final class Counter: NSObject {
    var count = 0
  }

  /// A view's places are noticed at once, with the old and the new value.
  @Test func offsetsAreNoticedAsTheyAreSet() throws {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentSize = CGSize(width: 100, height: 1000)
    stage.window.addSubview(list)
    var changes: [[CGFloat]] = []
    let observation = list.observe(\.contentOffset, options: [.old, .new]) { _, change in
      changes.append([change.oldValue?.y ?? -1, change.newValue?.y ?? -1])
    }
    list.contentOffset.y = 30
    #expect(changes == [[0, 30]])
    list.contentOffset.y = 30
    #expect(changes.count == 1)
    observation.invalidate()
    list.contentOffset.y = 60
    #expect(changes.count == 1)
  }

  /// Any other property is noticed at the end of the turn in which it has become another.
  @Test func otherPropertiesAreNoticedAfterTheTurn() throws {
    let stage = Stage()
    let counter = Counter()
    var seen: [Int] = []
    let observation = counter.observe(\.count, options: [.initial, .new]) { _, change in
      seen.append(change.newValue ?? -1)
    }
    try stage.play { counter.count = 3 }
    #expect(seen == [0, 3])
    try stage.play(at: 1) {}
    #expect(seen == [0, 3])
    withExtendedLifetime(observation) {}
  }

  /// An observation ends when it is released.
  @Test func observationsEndWithTheirOwner() {
    _ = Stage()
    let view = UIView(frame: .zero)
    var count = 0
    _ = view.observe(\.center) { _, _ in count += 1 }
    view.center = CGPoint(x: 1, y: 1)
    #expect(count == 0)
  }

  @Test func weakTablesForgetWhatNobodyKeeps() {
    let table = NSHashTable<Counter>.weakObjects()
    let kept = Counter()
    table.add(kept)
    do { table.add(Counter()) }
    #expect(table.allObjects == [kept])
    table.add(kept)
    #expect(table.count == 1)
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func undoingGoesBackAndForth() {
    let undo = UndoManager()
    let counter = Counter()
    func set(_ value: Int) {
      let old = counter.count
      undo.registerUndo(withTarget: counter) { _ in set(old) }
      counter.count = value
    }
    for value in 1...3 { set(value) }
    undo.undo()
    undo.undo()
    #expect(counter.count == 1)
    undo.redo()
    #expect(counter.count == 2)
    set(9)
    #expect(!undo.canRedo)
  }
}
