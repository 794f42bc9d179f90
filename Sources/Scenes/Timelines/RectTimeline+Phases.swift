import AnimationCurves
import Foundation

extension RectTimeline {
  /// A way that a keyboard goes, from one place to another.
  fileprivate struct Way {
    let start: Double
    let end: Double
    let from: CGRect
    let to: CGRect
  }

  /// The phases of a keyboard that moves so, on a screen of that height in points.
  func phases(screenHeight: Double) -> PhaseLog {
    var log = PhaseLog()
    func isUp(_ rect: CGRect) -> Bool { Double(rect.minY) < screenHeight - 1e-6 }
    log.enter(isUp(start) ? .open : .closed, at: 0)
    let ways = ways
    for (index, way) in ways.enumerated() {
      let phase: Phase = !isUp(way.to) ? .closing : isUp(way.from) ? .resizing : .opening
      log.enter(phase, at: way.start)
      let next = index + 1 < ways.count ? ways[index + 1].start : .infinity
      guard way.end < next else { continue }
      log.enter(isUp(way.to) ? .open : .closed, at: way.end)
    }
    return log
  }

  private var ways: [Way] {
    guard samples.isEmpty else { return seenWays }
    let places = [start] + moves.map(\.rect)
    return zip(moves, places).filter { $0.rect != $1 }.map { move, from in
      Way(start: move.time, end: move.time + move.timing.duration, from: from, to: move.rect)
    }
  }

  /// The runs of samples in which it moves one way; a turn back begins another one.
  private var seenWays: [Way] {
    var ways: [Way] = []
    for (old, new) in zip(samples, samples.dropFirst()) where old.rect != new.rect {
      if let last = ways.last, last.end == old.time, last.goesUp == (new.rect.minY < old.rect.minY)
      {
        ways[ways.count - 1] = Way(
          start: last.start, end: new.time, from: last.from, to: new.rect)
      } else {
        ways.append(Way(start: old.time, end: new.time, from: old.rect, to: new.rect))
      }
    }
    return ways
  }
}

extension RectTimeline.Way {
  fileprivate var goesUp: Bool { to.minY < from.minY }
}
