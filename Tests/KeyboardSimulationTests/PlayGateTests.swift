import Testing

@testable import KeyboardSimulation

/// The gate that lets one scene play at a time.
@MainActor @Suite(.serialized)
struct PlayGateTests {
  /// Who comes while a scene plays waits for its end, and goes in in the order of coming.
  @Test func onePlaysAtATime() async {
    await PlayGate.enter()
    var order: [Int] = []
    let tasks = (1...3).map { number in
      Task { @MainActor in
        await PlayGate.enter()
        order.append(number)
        PlayGate.leave()
      }
    }
    for _ in 0..<100 { await Task.yield() }
    #expect(order.isEmpty)
    PlayGate.leave()
    for task in tasks { await task.value }
    #expect(order == [1, 2, 3])
  }
}
