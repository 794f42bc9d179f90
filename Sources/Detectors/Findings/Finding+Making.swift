import Compositing
import Scenes

extension Finding {
  /// What is found over a run of refreshes, and is worst at one of them.
  ///
  /// The phase is that of the worst refresh where none is given.
  init(
    _ kind: FindingKind, _ size: FindingSize, over frames: ClosedRange<Int>, worst: Int,
    phase: Phase? = nil, cause: Cause?, in evidence: Evidence
  ) {
    let time = evidence.times[worst]
    self.init(
      kind, size, pixels: size.points * evidence.scale,
      phase: phase ?? evidence.playback.phases.phase(at: time), frames: frames,
      worst: Worst(frame: worst, time: time), cause: cause)
  }

  /// What is found at an instant: the first refresh after it shows it.
  init(
    _ kind: FindingKind, _ size: FindingSize, at time: Double, cause: Cause?,
    in evidence: Evidence
  ) {
    let frame = evidence.frame(at: time)
    self.init(
      kind, size, over: frame...frame, worst: frame,
      phase: evidence.playback.phases.phase(at: time), cause: cause, in: evidence)
  }

  /// What happened so many times from one refresh to another, the first time at `time`.
  init(
    _ kind: FindingKind, times count: Int, over frames: ClosedRange<Int>, from time: Double,
    phase: Phase, cause: Cause?
  ) {
    self.init(
      kind, FindingSize(times: count), pixels: 0, phase: phase, frames: frames,
      worst: Worst(frame: frames.lowerBound, time: time), cause: cause)
  }

  /// What comes and goes between two refreshes, and reaches its points at an instant.
  init(
    _ kind: FindingKind, betweenFrames points: Double, at time: Double, cause: Cause?,
    in evidence: Evidence
  ) {
    self.init(
      kind, FindingSize(points: 0, continuous: points), pixels: 0,
      phase: evidence.playback.phases.phase(at: time), frames: nil,
      worst: Worst(frame: nil, time: time), cause: cause)
  }

  private init(
    _ kind: FindingKind, _ size: FindingSize, pixels: Double, phase: Phase,
    frames: ClosedRange<Int>?, worst: Worst, cause: Cause?
  ) {
    self.init(
      kind: kind, phase: phase, points: size.points, pixels: pixels,
      continuous: size.continuous, exposure: size.exposure, frames: frames, worst: worst,
      cause: cause, amount: size.amount, unit: size.unit)
  }
}
