@testable import HeadlessUIKit
import LayerTrees
import LinearConstraints
import Testing

/// What an engine finds after many changes, against an engine that takes the tree in at once.
@MainActor @Suite(.serialized)
struct LayoutOracleTests {
  /// Where the tree differs from what a solve from nothing says of it.
  private func differences(in window: UIWindow, _ views: [CountingView]) -> [String] {
    let fresh = LayoutEngine()
    fresh.root = window
    fresh.solve()
    let known = window.layoutEngine
    let grid = VirtualRunLoop.current.screen.pixelGrid
    var found: [String] = []
    if Set(known.items.keys) != Set(fresh.items.keys) { found.append("other items") }
    for (key, item) in known.items {
      for variable in item.item.variables.all {
        let (old, new) = (known.solver.value(of: variable), fresh.solver.value(of: variable))
        guard abs(old - new) > 1e-6 * max(1, abs(new)) else { continue }
        found.append("\(item.item.words) \(old) \(new)")
      }
      guard let view = item.item.view, item.item.guide == nil, view.superview != nil,
        !view.translatesAutoresizingMaskIntoConstraints, let other = fresh.items[key]
      else { continue }
      let origin = other.container?.item.variables.corner(in: fresh.solver) ?? .zero
      let frame = grid.snap(other.item.variables.frame(in: fresh.solver), from: origin)
      if view.frame != frame { found.append("\(item.item.words) at \(view.frame), not \(frame)") }
    }
    let broken = [known, fresh].map { Set($0.broken.map { ObjectIdentifier($0.source) }) }
    if broken[0] != broken[1] { found.append("other constraints broken") }
    return found
  }

  @Test(arguments: 0..<16, [0.0, 0.15, 0.5])
  func manyChangesLeadWhereOneSolveDoes(seed: Int, requiredShare: Double) throws {
    let stage = Stage()
    var tree = RandomTree(seed: seed, in: stage.window, requiredShare: requiredShare)
    stage.window.layoutIfNeeded()
    for step in 0..<16 {
      tree.change()
      if step % 3 == 0 { tree.change() }
      stage.window.layoutIfNeeded()
      let found = differences(in: stage.window, tree.views)
      #expect(found.isEmpty, "seed \(seed), step \(step)")
      if !found.isEmpty { return }
    }
  }

  @Test(arguments: 0..<20)
  func whatIsDroppedCannotHoldBesideWhatWasActivatedBefore(seed: Int) throws {
    let stage = Stage()
    var tree = RandomTree(seed: 500 + seed, in: stage.window, requiredShare: 0.7)
    for _ in 0..<10 { tree.change() }
    stage.window.layoutIfNeeded()
    let engine = stage.window.layoutEngine
    let inOrder = engine.installed.values.sorted { $0.source.activation < $1.source.activation }
    let oracle = Solver()
    try oracle.add(contentsOf: engine.items.values.flatMap(\.ownConstraints))
    for entry in inOrder {
      let holds = entry.source.makeConstraint().map { (try? oracle.add($0)) != nil }
      let isRequired = entry.source.priority == .required
      #expect((holds ?? true) == (entry.conflict == nil) || !isRequired, "\(entry.source)")
    }
  }
}
