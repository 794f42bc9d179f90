import Compositing
import LayerTrees
import Scenes
import TestSupport
import Testing

/// The edges of keyboard and bar at refreshes, and what is known after the last one.
struct ShownEdgesTests {
  /// A simulation stays as it ends, for twelve refreshes; of what was logged nothing is known then.
  @Test(arguments: [60.0, 120]) func onlyASimulationStaysAsItEnds(_ rate: Double) {
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), .keyboard(top: 600)]),
      (0.5, [.bar(bottom: 400), .keyboard(top: 390)]),
    ])
    scene.rate = rate
    let simulated = scene.playback
    let logged = Playback(
      scene: simulated.scene, source: .logged, log: simulated.log, phases: simulated.phases)
    let (edges, known) = (ShownEdges(simulated), ShownEdges(logged))
    let count = Int(rate / 2) + 1
    #expect(known.times.count == count && edges.times.count == count + 12)
    #expect(Array(edges.times.prefix(count)) == known.times)
    for (index, time) in edges.times.enumerated() {
      #expect(abs(time - Double(index) / rate) < 1e-9)
      let isOpen = index >= count - 1
      #expect(edges.keyboardTop[index] == (isOpen ? 390 : 600))
      #expect(edges.barTop[index] == (isOpen ? 356 : 556))
      #expect(edges.barBottom[index] == (isOpen ? 400 : 600))
    }
    #expect(known.keyboardTop.last == 390 && known.barTop.count == count)
  }

  /// Where there is no bar or no keyboard, there is no edge of it.
  @Test func whatIsNotThereHasNoEdge() {
    let edges = ShownEdges(HandmadeScene([.bar(bottom: 400)]).playback)
    #expect(edges.keyboardTop.allSatisfy { $0 == nil } && edges.barBottom.allSatisfy { $0 == 400 })
    let none = ShownEdges(HandmadeScene([.keyboard(top: 400)]).playback)
    #expect(none.barTop.allSatisfy { $0 == nil } && none.keyboardTop.allSatisfy { $0 == 400 })
  }
}
