import AnimationCurves

/// A phase of the keyboard.
public enum Phase: String, Hashable, Sendable, CaseIterable, Codable {
  /// No keyboard is on the screen.
  case closed
  /// The keyboard comes up.
  case opening
  /// The keyboard is up, at rest.
  case open
  /// The keyboard takes another height.
  case resizing
  /// A finger moves the keyboard.
  case dragging
  /// The keyboard goes down.
  case closing
  /// It rests away from the bottom: floating, split or undocked. Only findings have this phase.
  case away
}

/// A phase and when it begins, in seconds; it lasts until the next one's start.
public struct PhaseStart: Hashable, Sendable, Codable {
  /// The time at which it begins, in seconds.
  public let time: Double
  /// The phase that begins.
  public let phase: Phase

  /// Creates a phase start.
  public init(time: Double, phase: Phase) {
    self.time = time
    self.phase = phase
  }
}

/// The phases of the keyboard, from the start of the scene on.
public struct PhaseLog: Hashable, Sendable {
  /// The start of each phase.
  public private(set) var starts = [PhaseStart(time: 0, phase: .closed)]
  /// The seconds in which it was away from the bottom, ways there and back included; in order.
  public private(set) var excursions: [Range<Double>] = []

  /// Creates a phase log.
  public init() {}

  init(starts: [PhaseStart], excursions: [Range<Double>]) {
    self.starts = starts
    self.excursions = excursions
  }

  /// Notes that `phase` begins at `time`; of two at one time the later counts.
  public mutating func enter(_ phase: Phase, at time: Double) {
    if starts[starts.count - 1].time == time { starts.removeLast() }
    guard starts.last?.phase != phase || starts.isEmpty else { return }
    starts.append(PhaseStart(time: time, phase: phase))
  }

  /// The phase at `time`.
  public func phase(at time: Double) -> Phase {
    starts.last { $0.time <= time }?.phase ?? .closed
  }

  /// True if it is away from the bottom now, or on its way there or back.
  package var isAway: Bool { excursions.last?.upperBound == .infinity }

  /// Notes that it sets out for a place away from the bottom, or is there; once is enough.
  public mutating func leaveDock(at time: Double) {
    guard !isAway else { return }
    excursions.append(time..<Double.infinity)
  }

  /// Notes that it has come to rest at the bottom again, or below it.
  public mutating func reachDock(at time: Double) {
    guard let last = excursions.popLast() else { return }
    excursions.append(last.lowerBound..<min(last.upperBound, max(time, last.lowerBound)))
  }
}

extension PhaseLog: Codable {
  private enum CodingKeys: String, CodingKey {
    case starts, excursions
  }

  /// A time away from the bottom; without an end it lasts.
  private struct Excursion: Codable {
    let from: Double
    let to: Double?
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let starts = try fields.decode([PhaseStart].self, forKey: .starts)
    guard !starts.isEmpty, zip(starts, starts.dropFirst()).allSatisfy({ $0.time <= $1.time }) else {
      throw fields.mistake("must hold phases in order of time, one or more", at: .starts)
    }
    let excursions = try fields.value(.excursions, or: [Excursion]()).map { excursion in
      let end = excursion.to ?? .infinity
      guard excursion.from <= end else {
        throw fields.mistake("must not end before they begin", at: .excursions)
      }
      return excursion.from..<end
    }
    self.init(starts: starts, excursions: excursions)
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(starts, forKey: .starts)
    guard !excursions.isEmpty else { return }
    let list = excursions.map { excursion in
      let end = excursion.upperBound
      return Excursion(from: excursion.lowerBound, to: end == .infinity ? nil : end)
    }
    try fields.encode(list, forKey: .excursions)
  }
}
