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

  /// Notes that it sets out for a place away from the bottom, or is there; once is enough.
  public mutating func leaveDock(at time: Double) {
    guard excursions.last?.upperBound != .infinity else { return }
    excursions.append(time..<Double.infinity)
  }

  /// Notes that it has come to rest at the bottom again, or below it.
  public mutating func reachDock(at time: Double) {
    guard let last = excursions.popLast() else { return }
    excursions.append(last.lowerBound..<min(last.upperBound, max(time, last.lowerBound)))
  }
}
