import Compositing
import Foundation
import Scenes
import SeededRandom
import TestSupport
import Testing

@testable import Detectors

/// A bar that a finger leaves behind: it is where it was before the finger came, at the time itself
/// or, once the finger has let go, just before that.
struct LeftBehindTests {
  /// Phases and places of the bar, from twentieths of a second on.
  private struct Sample {
    var phases: [(start: Int, phase: Phase)] = [(0, .closed)]
    var bars: [(start: Int, bottom: Double)] = [(0, 600)]

    init(_ random: inout SplitMix64) {
      let drags: [[Phase]] = [
        [.dragging, .closing, .closed], [.dragging, .resizing, .open], [.dragging, .open],
        [.dragging, .dragging, .closing], [.closing, .closed], [.resizing, .dragging, .closing],
        [.dragging, .closing, .opening, .open],
      ]
      for phase in [.opening, .open] + (drags.randomElement(using: &random) ?? []) {
        let last = phases[phases.count - 1]
        if phase != last.phase {
          phases.append((last.start + Int.random(in: 1...4, using: &random), phase))
        }
      }
      for start in 1..<24 where Int.random(in: 0..<4, using: &random) == 0 {
        let places = [400, 400, 400.4, 400.6, 450]
        bars.append((start, places.randomElement(using: &random) ?? 400))
      }
    }

    func bottom(before place: Int) -> Double? { bars.last { $0.start < place }?.bottom }

    func isLeftBehind(at place: Int, within tolerance: Double) -> Bool {
      guard let now = phases.lastIndex(where: { $0.start <= place }) else { return false }
      let isDragged = phases[now].phase == .dragging
      let isReleased =
        now > 0 && phases[now - 1].phase == .dragging
        && [.closing, .resizing].contains(phases[now].phase)
      guard isDragged || isReleased else { return false }
      let drag = phases[isDragged ? now : now - 1]
      let end = isDragged ? place + 1 : phases[now].start
      guard let before = bottom(before: drag.start), let after = bottom(before: end) else {
        return false
      }
      return abs(after - before) <= tolerance
    }
  }

  @Test func aBarIsLeftBehindThatDoesNotFollow() {
    var random = SplitMix64(seed: 71)
    var counts = [0, 0]
    for _ in 0..<60 {
      let sample = Sample(&random)
      var scene = HandmadeScene(
        commits: sample.bars.map { start, bottom in
          (Double(start) / 20, [.bar(bottom: bottom), .keyboard(top: 400)])
        })
      scene.phases = sample.phases.map { (Double($0.start) / 20, $0.phase) }
      let playback = scene.playback
      let evidence = Evidence(playback, TimelineValues(ScreenTimeline(playback)))
      let finder = CauseFinder(evidence: evidence, fault: .gap, tolerance: 0.5)
      for place in 0..<30 {
        let isLeft = sample.isLeftBehind(at: place, within: 0.5)
        #expect(
          finder.isLeftBehind(at: Double(place) / 20) == isLeft, "\(sample) at \(place)")
        counts[isLeft ? 1 : 0] += 1
      }
    }
    #expect(counts.allSatisfy { $0 > 50 })
  }
}
