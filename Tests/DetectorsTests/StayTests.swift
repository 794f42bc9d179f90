import Detectors
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// A rest after a keyboard lasts over later commits: where things are at its end counts.
struct StayTests {
  /// A bar, and a list above it with 1896 points of content, of which it shows 496.
  private func screen(
    bar: Double = 600, offset: Double = 1400, inset: Double = 0, keyboard: Double = 600
  ) -> [HandmadeLayer] {
    let list = HandmadeLayer(
      role: .messageList, frame: CGRect(x: 0, y: 60, width: 300, height: 496), masks: true,
      offset: offset, scroll: ScrollContent(height: 1896, bottomInset: inset))
    return [list, .bar(bottom: bar), .keyboard(top: keyboard)]
  }

  /// Up from 0.5 s to 1 s, with nothing that moves, and then what is given.
  private func drifts(
    _ later: [(Double, [HandmadeLayer])], events: [SceneEvent] = [],
    phases: [(Double, Phase)] = []
  ) -> [Finding] {
    var scene = HandmadeScene(
      commits: [(0, screen()), (0.5, screen(bar: 400, keyboard: 400))] + later)
    scene.phases = [(0, .closed), (0.5, .open), (1, .closed)] + phases
    scene.events = events
    return scene.result.findings.filter { $0.kind == .drift }
  }

  /// A bar that comes home late has come home; one that leaves again has drifted.
  @Test func theEndOfARestCounts() {
    let (home, off) = (screen(), screen(bar: 588))
    #expect(drifts([(1, off), (1.5, home), (2, home)]).isEmpty)
    let left = drifts([(1, home), (1.5, off), (2, off)])
    #expect(
      left.map(\.cause) == [
        .drift(DriftCause(.bar, by: -12)), .drift(DriftCause(.listBottom, by: 12)),
      ]
        || left.map(\.cause) == [.drift(DriftCause(.bar, by: -12))])
    #expect(left.allSatisfy { $0.frames == 60...120 })
  }

  /// Where a user moves the list in a rest, it may be elsewhere from then on; its inset may not.
  @Test(
    arguments: [
      (nil, true), (0.97, false), (1.0, false), (1.25, false), (1.5, false), (1.6, true),
    ] as [(Double?, Bool)])
  func whatAUserScrollsIsLeftOut(_ time: Double?, _ isFound: Bool) {
    let events = time.map { [SceneEvent(time: $0, kind: .type("x", interval: 0))] } ?? []
    let moved = screen(offset: 1250)
    let found = drifts([(1, screen()), (1.5, moved), (2, moved)], events: events)
    #expect(found.map(\.cause) == (isFound ? [.drift(DriftCause(.content, by: 150))] : []))
    let inset = screen(offset: 1400, inset: 30)
    let other = drifts([(1, screen()), (1.5, inset), (2, inset)], events: events)
    #expect(other.contains { $0.cause == .drift(DriftCause(.bottomInset, by: 30)) })
  }

  /// What the keyboard is told to do moves no list.
  @Test func aKeyboardsEventIsNoUsers() {
    let moved = screen(offset: 1250)
    let found = drifts([(1, screen()), (1.5, moved), (2, moved)], events: [.hide(at: 1.25)])
    #expect(found.map(\.points) == [150])
  }

  /// Each rest after a keyboard is held against the place before the first, whatever came between.
  @Test func eachRestIsHeldAgainstTheFirst() {
    let off = screen(bar: 590, offset: 1400)
    let found = drifts(
      [
        (1, off), (1.5, off), (1.6, screen(bar: 400, keyboard: 400)), (2, screen(bar: 580)),
        (2.5, screen(bar: 580)),
      ], phases: [(1.6, .open), (2, .closed)]
    ).filter { $0.cause?.names.first == "bar" }
    #expect(found.map(\.points) == [10, 20])
    #expect(found.map(\.frames) == [60...95, 120...150])
  }
}
