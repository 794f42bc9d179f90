import Compositing
public import Scenes

/// What is known of a handler that stopped the program, or did not give it back.
public struct Trap: Hashable, Sendable {
  /// What the program said in the end, or why it was stopped.
  public let cause: ProgramCause
  /// What the keyboard was doing in the last turn.
  public let phase: Phase
  /// When the last turn began, in seconds from the scene's start.
  public let time: Double

  /// Creates a trap.
  public init(_ cause: ProgramCause, phase: Phase = .closed, time: Double = 0) {
    self.cause = cause
    self.phase = phase
    self.time = time
  }

  /// What the program said in the end, for people.
  public var message: String { cause.sentence }
}

extension Finding {
  /// A trap as a finding: no points, the refresh of the last turn, and the message as its cause.
  init(_ trap: Trap, in scene: SceneCase) {
    let shown = scene.refreshTimes(until: trap.time)
    let frame = shown.lastIndex { $0 <= trap.time + Slack.instant } ?? 0
    self.init(
      .trap, times: 1, over: frame...frame, from: trap.time, phase: trap.phase,
      cause: .program(trap.cause))
  }
}
