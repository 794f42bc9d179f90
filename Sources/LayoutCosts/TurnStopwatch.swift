import Foundation
import HeadlessUIKit
import LayerTrees

/// The time that each part of a run loop's turns takes, by the turn's time on the loop's clock.
///
/// Turns of one time are one sample: together they are what that refresh has to do. After each of
/// the turns that count, a fixed piece of work is timed, so that what the machine does meanwhile
/// shows in both.
@MainActor
final class TurnStopwatch {
  private(set) var samples: [TurnSample] = []
  private(set) var references: [Double] = []
  private let counted: Set<Double>
  private var part = TurnPart.none
  private var start = ContinuousClock.now

  /// A stopwatch for turns at some times, in seconds.
  init(counting times: [Double]) { counted = Set(times) }

  /// Another part is at work from now on, in a turn at a time of the loop.
  func enter(_ next: TurnPart, at time: Double) {
    let now = ContinuousClock.now
    defer {
      part = next
      start = .now
    }
    guard counted.contains(time), part != .none else { return }
    if samples.last?.time != time { samples.append(TurnSample(time: time)) }
    samples[samples.count - 1].add((now - start).microseconds, to: part)
    if next == .none { references.append(ReferenceWork.time()) }
  }
}

/// The microseconds of a turn, part by part.
package struct TurnSample: Sendable {
  /// Seconds on the loop's clock.
  let time: Double
  private(set) var handler: Double
  private(set) var layout = 0.0
  private(set) var commit = 0.0

  package init(time: Double, handler: Double = 0) {
    self.time = time
    self.handler = handler
  }

  var sum: Double { handler + layout + commit }

  mutating func add(_ microseconds: Double, to part: TurnPart) {
    switch part {
    case .handler: handler += microseconds
    case .layout: layout += microseconds
    case .commit: commit += microseconds
    case .none: break
    }
  }
}

/// A piece of work that is always the same: costs are compared with it from machine to machine.
///
/// It hashes, sorts and allocates about as layout does.
enum ReferenceWork {
  private static let count = 400

  /// The time that it takes now, in microseconds.
  static func time() -> Double {
    let start = ContinuousClock.now
    var table: [Int: [Double]] = [:]
    for number in 0..<count {
      table[number % 37, default: []].append(Double(number &* 7919 % 1013).squareRoot())
    }
    let sum = table.values.reduce(0) { $0 + ($1.sorted().last ?? 0) }
    let spent = (ContinuousClock.now - start).microseconds
    // The sum keeps the work from being left out.
    return sum.isNaN ? .nan : spent
  }
}

extension Duration {
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) * 1e-12
  }
}

/// The render side's work at a refresh: it finds the presentation of every layer that moves.
struct PresentationSampler {
  let log: CommitLog
  /// The number of samples per figure: a single one is shorter than the clock's step.
  private static let repetitions = 16

  /// Microseconds for each of some times, each the mean of several in a row.
  func costs(at times: [Double]) -> [Double] {
    var shown = 0.0
    return times.compactMap { time in
      guard let root = log.commit(at: time)?.root else { return nil }
      let start = ContinuousClock.now
      for _ in 0..<Self.repetitions { shown += Self.sample(root, at: time) }
      let spent = (ContinuousClock.now - start).microseconds / Double(Self.repetitions)
      return shown.isNaN ? nil : spent
    }
  }

  /// Goes over the layers that move, and no others; the sum keeps the work from being left out.
  private static func sample(_ layer: LayerSnapshot, at time: Double) -> Double {
    guard time < layer.restTime else { return 0 }
    var sum = layer.animations.isEmpty ? 0 : Double(layer.presentation(at: time).position.y)
    for sublayer in layer.movingSublayers { sum += sample(sublayer, at: time) }
    return sum
  }
}
