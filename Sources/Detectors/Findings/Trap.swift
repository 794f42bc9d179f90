import Compositing
public import Scenes

/// What is known of a handler that stopped the program, or did not give it back.
public struct Trap: Hashable, Sendable {
  /// What the program said in the end, or why it was stopped.
  public let message: String
  /// What the keyboard was doing in the last turn.
  public let phase: Phase
  /// When the last turn began, in seconds from the scene's start.
  public let time: Double

  public init(message: String, phase: Phase = .closed, time: Double = 0) {
    self.message = message
    self.phase = phase
    self.time = time
  }
}

extension Finding {
  /// A trap as a finding: no points, the refresh of the last turn, and the message as its cause.
  init(_ trap: Trap, in scene: SceneCase) {
    let shown = scene.refreshTimes(until: trap.time)
    let frame = shown.lastIndex { $0 <= trap.time + 1e-9 } ?? 0
    self.init(
      kind: .trap, phase: trap.phase, points: 0, pixels: 0, continuous: 0, exposure: 0,
      frames: frame...frame, worst: Worst(frame: frame, time: trap.time), cause: trap.message,
      amount: 1, unit: .times)
  }
}
