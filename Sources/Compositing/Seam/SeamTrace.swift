import Foundation
package import LayerTrees
import Scenes

extension ScreenTrack {
  /// Keyboard against bar at every refresh; nil where the screen lacks one of them.
  func seamReadings() -> [SeamReading?] {
    let phases = playback.phases
    var readings: [SeamReading?] = []
    readings.reserveCapacity(times.count)
    var frame = 0
    for interval in intervals {
      while frame < times.count, times[frame] < interval.start {
        readings.append(nil)
        frame += 1
      }
      let settledTime = interval.settledTime
      var resting: SeamReading?
      while frame < times.count, times[frame] < interval.end {
        let time = times[frame]
        let reading = resting ?? SeamReading(SeamMeasure(interval, at: time, on: screen))
        if time >= settledTime { resting = reading }
        readings.append(reading.seen(in: phases.phase(at: time)))
        frame += 1
      }
    }
    return readings + Array(repeating: nil, count: times.count - frame)
  }
}

extension SeamReading {
  /// The reading in a phase: a keyboard that is closed covers nothing.
  fileprivate func seen(in phase: Phase) -> SeamReading {
    guard phase == .closed else { return self }
    var seen = self
    (seen.overlap, seen.overlapRegion, seen.backdrop) = (0, [], 0)
    return seen
  }
}

/// Gap and overlap over a whole scene in continuous time: where they turn, and at steps between.
package struct SeamSamples: Sendable {
  private var gap: [MotionSample] = []
  private var overlap: [MotionSample] = []

  /// Those of one fault, in order of time.
  package subscript(fault: SeamFault) -> [MotionSample] {
    switch fault {
    case .gap: gap
    case .overlap: overlap
    }
  }

  init(_ intervals: [SeamInterval], phases: PhaseLog, on screen: SeamScreen) {
    var last = -Double.infinity
    for interval in intervals {
      // While the screen lacked bar or keyboard there was nothing to come apart.
      if interval.start > last { append(SeamMeasure?.none, at: interval.start.nextDown) }
      SeamSampler(interval: interval, phases: phases, screen: screen).sample(into: &self)
      last = interval.end
    }
    if last.isFinite { append(SeamMeasure?.none, at: last) }
  }

  /// Adds what a measure says; nothing where there is no seam.
  fileprivate mutating func append(_ measure: SeamMeasure?, at time: Double) {
    gap.append(MotionSample(time: time, value: measure?.gap.value ?? 0))
    overlap.append(MotionSample(time: time, value: measure?.overlap.value ?? 0))
  }

  fileprivate mutating func append(_ sample: MotionSample, of fault: SeamFault) {
    switch fault {
    case .gap: gap.append(sample)
    case .overlap: overlap.append(sample)
    }
  }
}

/// Looks at keyboard and bar while one commit is on the screen.
private struct SeamSampler {
  let interval: SeamInterval
  let phases: PhaseLog
  let screen: SeamScreen

  private typealias Look = (time: Double, measure: SeamMeasure)

  func sample(into samples: inout SeamSamples) {
    let rest = max(interval.start, interval.settledTime)
    let kinks = interval.kinks(with: phases.starts.map(\.time)).filter { $0 <= rest }
    for (start, end) in zip(kinks, kinks.dropFirst()) where end.isFinite && start < end {
      samplePiece(from: start, to: end, into: &samples)
    }
    guard rest < interval.end else { return }
    // A seam at rest is as it is until a phase begins.
    let changes = phases.starts.map(\.time).filter { $0 > rest && $0 < interval.end }
    let last = interval.end.isFinite ? [interval.end.nextDown] : []
    for time in [rest] + changes.flatMap({ [$0.nextDown, $0] }) + last {
      samples.append(measure(at: time), at: time)
    }
  }

  private func measure(at time: Double) -> SeamMeasure {
    SeamMeasure(interval, at: time, on: screen).seen(in: phases.phase(at: time))
  }

  private func samplePiece(from start: Double, to end: Double, into samples: inout SeamSamples) {
    let times = MotionSearch.looks(from: start, to: end, swing: interval.shortestSwing)
    var left: Look = (times[0], measure(at: times[0]))
    samples.append(left.measure, at: left.time)
    for time in times.dropFirst() {
      let right: Look = (time, measure(at: time))
      for fault in SeamFault.allCases {
        for summit in summits(of: fault, from: left, to: right) {
          samples.append(summit, of: fault)
        }
      }
      samples.append(right.measure, at: time)
      left = right
    }
  }

  /// The greatest values of a fault between two looks, in order of time.
  private func summits(of fault: SeamFault, from left: Look, to right: Look) -> [MotionSample] {
    let isHidden = left.measure[fault].value == 0 && right.measure[fault].value == 0
    guard isHidden else { return [summit(of: fault, from: left, to: right)].compactMap { $0 } }
    guard let middle = hiddenLook(at: fault, from: left, to: right) else { return [] }
    let top = MotionSample(time: middle.time, value: middle.measure[fault].value)
    return [
      summit(of: fault, from: left, to: middle), top, summit(of: fault, from: middle, to: right),
    ].compactMap { $0 }
  }

  private func summit(of fault: SeamFault, from left: Look, to right: Look) -> MotionSample? {
    MotionSearch.summit(
      from: (left.time, left.measure[fault]), to: (right.time, right.measure[fault])
    ) { measure(at: $0)[fault] }
  }

  /// A look at a fault that opens and closes between two others: where bar and keyboard are
  /// nearest to it, or farthest past it.
  private func hiddenLook(at fault: SeamFault, from left: Look, to right: Look) -> Look? {
    for distance in fault.distances {
      guard distance(left.measure).velocity > 0, distance(right.measure).velocity < 0 else {
        continue
      }
      let time = MotionSearch.boundary(from: left.time, to: right.time) {
        distance(measure(at: $0)).velocity > 0
      }
      let middle: Look = (time, measure(at: time))
      if middle.measure[fault].value > 0 { return middle }
    }
    return nil
  }
}

extension SeamFault {
  /// Distances of bar and keyboard on the way to the fault, below 0 where they have far to go.
  fileprivate var distances: [(SeamMeasure) -> Motion] {
    switch self {
    case .gap: [{ ($0.right ?? $0.bar.maxY) - $0.bar.maxY }]
    case .overlap: [{ $0.bar.maxY - $0.keyboard.minY }]
    }
  }
}

extension SeamMeasure {
  package subscript(fault: SeamFault) -> Motion {
    switch fault {
    case .gap: gap
    case .overlap: overlap
    }
  }
}
