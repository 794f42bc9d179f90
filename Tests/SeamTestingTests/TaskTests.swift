import Detectors
import SeamTesting
import Testing

/// Tasks of a screen on the main actor: they need that actor, and so a process, to themselves.
struct TaskTests {
  /// The task hears of the notification at the next refresh: the bar is one refresh late.
  @Test func tasksRunATurnLater() async {
    await #expect(processExitsWith: .success) { try await playTasks() }
  }
}

@MainActor
private func playTasks() async throws {
  let scene = SceneCase(
    "Show and hide", on: "iPhone 8", events: [.hide(at: 1.2), .show(height: 258, at: 0)])
  let played = try await SeamTesting.playWithTasks(scene) {
    OwnController(.awaiting)
  } bar: {
    $0.bar
  }
  let cause = try #require(played.findings.first?.cause)
  guard case .motion(.startsLate(let delay)) = cause else {
    Issue.record("another cause: \(cause)")
    return
  }
  #expect(abs(delay.value - 1.0 / 60) < 1e-6)
  #expect(abs(played.greatestGap - 28.7) < 0.1)
}
