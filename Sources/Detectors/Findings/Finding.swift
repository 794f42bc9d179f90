import Compositing
public import Foundation
public import Scenes

/// Something that went wrong on screen, over a run of frames.
public struct Finding: Hashable, Sendable, Codable {
  /// The kind.
  public let kind: FindingKind
  /// The phase of the keyboard at the worst frame, or at the peak that no frame shows.
  public let phase: Phase
  /// The greatest value over the frames, in points.
  public let points: Double
  /// The same in device pixels.
  public let pixels: Double
  /// The greatest value in continuous time, whatever the phase of the refresh, in points.
  public let continuous: Double
  /// Area times time over the frames, in pt²·s.
  public let exposure: Double
  /// The first and the last frame that exceed the tolerance; nil where only instants between two
  /// do.
  public let frames: ClosedRange<Int>?
  /// The worst moment that a refresh shows.
  public let worst: Worst
  /// The cause, with the numbers that show it; nil where it cannot be named.
  public let cause: Cause?
  /// The amount in its unit: for most kinds the points once more.
  public let amount: Double
  /// The unit of the amount.
  public let unit: FindingUnit
  /// Points by which the reading of a clip may be off; nil for a case that was played.
  public let uncertainty: Double?
  /// True if it may be greater, because some frames of a clip do not show the bar.
  public let isAtLeast: Bool
  /// True if the scene says that this is to be found.
  public var isExpected: Bool
  /// The facts that it rests on and that are reported or assumed only.
  public var restsOn: [Premise] = []

  /// The moment of the greatest value.
  public struct Worst: Hashable, Sendable, Codable {
    /// The frame that shows it; nil where none does.
    public let frame: Int?
    /// Seconds from the scene's start.
    public let time: Double

    /// Creates a worst.
    public init(frame: Int?, time: Double) {
      self.frame = frame
      self.time = time
    }
  }

  /// Creates a finding.
  public init(
    kind: FindingKind,
    phase: Phase,
    points: Double,
    pixels: Double,
    continuous: Double,
    exposure: Double,
    frames: ClosedRange<Int>?,
    worst: Worst,
    cause: Cause? = nil,
    amount: Double? = nil,
    unit: FindingUnit = .points,
    uncertainty: Double? = nil,
    isAtLeast: Bool = false,
    isExpected: Bool = false
  ) {
    self.kind = kind
    self.phase = phase
    self.points = points
    self.pixels = pixels
    self.continuous = continuous
    self.exposure = exposure
    self.frames = frames
    self.worst = worst
    self.cause = cause
    self.amount = amount ?? points
    self.unit = unit
    self.uncertainty = uncertainty
    self.isAtLeast = isAtLeast
    self.isExpected = isExpected
  }
}

extension Finding {
  /// The same in another phase.
  func during(_ phase: Phase) -> Finding {
    Finding(
      kind: kind, phase: phase, points: points, pixels: pixels, continuous: continuous,
      exposure: exposure, frames: frames, worst: worst, cause: cause, amount: amount, unit: unit,
      uncertainty: uncertainty, isAtLeast: isAtLeast, isExpected: isExpected)
  }

  /// True if no refresh shows it, for it comes and goes between two of them.
  package var isBetweenFrames: Bool { frames == nil }

  /// The rule that was broken; nil where the cause cannot be named.
  public var rule: Cause.Rule? { cause?.rule }

  /// The frames that it is about: its own, or the two around an instant that none shows.
  ///
  /// - Parameter times: when each refresh happens, in seconds, ascending.
  /// - Returns: indices of `times`.
  package func frames(of times: [Double]) -> ClosedRange<Int> {
    frames ?? times.frames(around: worst.time)
  }
}

/// The size of a finding.
struct FindingSize {
  /// The greatest value over the frames, in points.
  let points: Double
  /// The greatest value at any instant, in points.
  let continuous: Double
  /// Area times time over the frames, in pt²·s.
  let exposure: Double
  /// The amount in its unit.
  let amount: Double
  let unit: FindingUnit

  /// The given number of points, which are the amount unless another is given.
  init(
    points: Double, continuous: Double? = nil, exposure: Double = 0, amount: Double? = nil,
    unit: FindingUnit = .points
  ) {
    self.points = points
    self.continuous = continuous ?? points
    self.exposure = exposure
    self.amount = amount ?? points
    self.unit = unit
  }

  /// The size of something that happened the given number of times, and takes no points.
  init(times count: Int) {
    self.init(points: 0, amount: Double(count), unit: .times)
  }
}

/// A rectangle of a frame in which a finding shows, in points of the screen.
public struct FrameMark: Hashable, Sendable {
  /// The kind of the finding that it shows.
  public let kind: FindingKind
  /// The place, in points of the screen.
  public let rect: CGRect
  /// The share of the finding that it shows in this frame, in points.
  public let points: Double

  /// A mark whose finding is as great as the rectangle is high where no points are given.
  public init(kind: FindingKind, rect: CGRect, points: Double? = nil) {
    self.kind = kind
    self.rect = rect
    self.points = points ?? Double(rect.height)
  }
}

extension [Double] {
  /// Of the times of refreshes, those between which an instant lies.
  package func frames(around time: Double) -> ClosedRange<Int> {
    let last = count - 1
    let first = Swift.max(0, (firstIndex { $0 > time } ?? last + 1) - 1)
    return first...Swift.min(last, first + 1)
  }
}
