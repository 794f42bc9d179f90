import AnimationCurves
import Compositing
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// The layers of one commit that meet at the seam, and from when to when they do.
struct SeamIntervalTests {
  private func interval(
    _ layers: [HandmadeLayer], excursions: [Range<Double>] = [], absences: [Range<Double>] = []
  ) throws -> SeamInterval {
    let commit = try #require(HandmadeScene(layers).playback.log.commits.first)
    return try #require(
      SeamInterval(ShownCommit(commit, until: 10), excursions: excursions, absences: absences))
  }

  private let seam: [HandmadeLayer] = [.bar(bottom: 400), .keyboard(top: 400)]

  /// There is a seam but for the times away from the bottom and those in the background.
  @Test func aSeamIsThereButForItsBreaks() throws {
    let interval = try interval(seam, excursions: [1..<2], absences: [3..<4])
    for (time, isDocked) in [
      (0.0, true), (0.999, true), (1, false), (1.5, false), (2, true), (3, false), (4, true),
    ] {
      #expect(interval.isDocked(at: time) == isDocked)
      #expect(interval.isAway(at: time) == (1..<2).contains(time))
      #expect(interval.restsAway(at: time) == (1..<2).contains(time))
    }
    for (start, end, isDocked) in [
      (0.0, 0.9, true), (0, 1, false), (1.5, 1.6, false), (1.9, 2.5, false), (2, 2.9, true),
      (2, 3, false), (4, 9, true), (0, 9, false),
    ] {
      #expect(interval.isDocked(from: start, to: end) == isDocked, "\(start) \(end)")
    }
    let absent = try self.interval(seam, excursions: [1..<3], absences: [2..<3])
    #expect(absent.restsAway(at: 1.5) && !absent.restsAway(at: 2.5))
    var high = seam
    high[1].frame.size.height = 100
    let away = try self.interval(high)
    #expect(!away.endsDocked && away.isAway(at: 5) && !away.isDocked(from: 0, to: 1))
  }

  /// A keyboard is judged where it arrives, not where it sets out.
  @Test func aKeyboardIsDockedWhereItArrives() throws {
    let coming = HandmadeLayer.keyboard(top: 400).coming(from: -300, .linear(1))
    #expect(try interval([seam[0], coming]).endsDocked)
    var leaving = HandmadeLayer.keyboard(top: 200)
    leaving.frame.size.height = 200
    #expect(try !interval([seam[0], leaving.coming(from: 200, .linear(1))]).endsDocked)
  }

  /// What is painted after the bar covers it but for the keyboard, by a colour of its own or as a
  /// toolbar by that of its look; what lets light through does not, nor what is painted before.
  @Test func whatIsPaintedAfterTheBarCovers() throws {
    var faint = HandmadeLayer.cover(0, 0, 10, 10)
    faint.opacity = 0.5
    let (before, after) = (HandmadeLayer.cover(0, 1, 10, 10), HandmadeLayer.cover(0, 2, 10, 10))
    let fills = [0.5, 1].map { alpha in
      var filled = HandmadeLayer(frame: CGRect(x: 0, y: 5, width: 10, height: 10))
      filled.look = LayerLook(fill: LayerColor(red: 1, green: 1, blue: 1, alpha: alpha))
      return filled
    }
    let keys = HandmadeLayer.keyboard(top: 400)
    let window = HandmadeLayer(
      role: .window, frame: HandmadeScene.screen,
      inside: [HandmadeLayer.cover(0, 3, 10, 10), keys, HandmadeLayer.cover(0, 4, 10, 10)])
    let interval = try interval([before, seam[0], faint, after] + fills + [window])
    let tops = { (paths: [LayerPath]) in paths.map { $0.frame(at: 0).minY.value } }
    #expect(tops(interval.covers) == [2, 5, 3, 4])
    #expect(tops(interval.overlays) == [3, 4])
    #expect(!interval.isCarriedBySystem)
  }

  /// Of what is painted before the bar only a ground that begins with it and goes on below it fills
  /// the zone.
  @Test(arguments: [
    (356.0, 600.0, true), (355.5, 600, true), (355.4, 600, false), (400, 600, true),
    (400.5, 600, true), (400.6, 600, false), (356, 400, false), (356, 401, true),
  ])
  func aGroundBeginsWithTheBar(_ top: Double, _ bottom: Double, _ fills: Bool) throws {
    let ground = HandmadeLayer.cover(0, top, 300, bottom - top)
    let page = HandmadeLayer(frame: HandmadeScene.screen, inside: [ground, seam[0]])
    let window = HandmadeLayer(role: .window, frame: HandmadeScene.screen, inside: [page])
    #expect(try interval([window, seam[1]]).fills.count == (fills ? 1 : 0))
  }

  /// What is painted after the bar is no ground of it, wherever it begins.
  @Test func whatIsPaintedAfterTheBarIsNoGround() throws {
    let later = HandmadeLayer.cover(0, 356, 300, 244)
    let page = HandmadeLayer(frame: HandmadeScene.screen, inside: [seam[0], later])
    let window = HandmadeLayer(role: .window, frame: HandmadeScene.screen, inside: [page])
    let interval = try interval([window, seam[1]])
    #expect(interval.fills.isEmpty && interval.covers.count == 1)
  }

  /// It is at rest when the last of bar, keyboard, guide and what covers them is.
  @Test(arguments: 0..<4) func itRestsWithTheLast(_ last: Int) throws {
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: 400, width: 300, height: 200))
    var layers = [seam[0], guide, seam[1], .cover(0, 0, 10, 10)]
    for index in layers.indices {
      layers[index] = layers[index].coming(from: 9, at: 1, .linear(index == last ? 0.5 : 0.25))
    }
    let interval = try interval(layers)
    #expect(interval.restTime == 1.5)
    #expect(interval.barRestTime == (last == 0 ? 1.5 : 1.25))
    #expect(interval.keyboardRestTime == (last == 1 || last == 2 ? 1.5 : 1.25))
  }

  /// A swing is `2π / w`, and the stiffest spring has the shortest.
  @Test func theStiffestSpringHasTheShortestSwing() throws {
    #expect(try interval(seam).shortestSwing == .infinity)
    var layers = seam
    for (index, stiffness) in [100.0, 400].enumerated() {
      let spring = try Spring(mass: 1, stiffness: stiffness, damping: 1)
      layers[index] = layers[index].coming(from: 1, .known(.spring(spring), 1))
    }
    #expect(abs(try interval(layers).shortestSwing - 2 * .pi / 20) < 1e-12)
  }

  /// A bar in the keyboard's window is the system's; the window itself is none.
  @Test func aBarInTheKeyboardsWindowIsCarried() throws {
    let window = HandmadeLayer(
      role: .window, frame: HandmadeScene.screen, inside: [seam[0], seam[1]])
    #expect(try interval([window]).isCarriedBySystem)
    let other = HandmadeLayer(role: .window, frame: HandmadeScene.screen, inside: [seam[0]])
    let keys = HandmadeLayer(role: .window, frame: HandmadeScene.screen, inside: [seam[1]])
    #expect(try !interval([other, keys]).isCarriedBySystem)
  }
}

/// The motions of a keyboard in a scene, and what is between two commits.
struct KeyboardTransitionTests {
  /// Closed, up by 200 points at 0.1 s, down at 1 s; the bar is as long on its way as it is given.
  private func track(bar duration: Double = 0.5) -> ScreenTimeline {
    let (bar, keyboard) = (HandmadeLayer.bar(bottom: 600), HandmadeLayer.keyboard(top: 400))
    let up = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .linear(duration))
    let closed = keyboard.lowered(by: 200)
    var scene = HandmadeScene(commits: [
      (0, [bar, closed]), (0.1, [up, keyboard.coming(from: 200, at: 0.1, .linear(0.5))]),
      (
        1,
        [
          bar.coming(from: -200, at: 1, .linear(duration)),
          closed.coming(from: -200, at: 1, .linear(0.5)),
        ]
      ),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.6, .open), (1, .closing), (1.5, .closed)]
    return ScreenTimeline(scene.playback)
  }

  @Test func aMotionGoesFromOneRestToTheNext() {
    let track = track()
    let motions = track.transitions
    #expect(motions.map(\.start) == [0, 0.1, 1] && motions.map(\.end) == [0.1, 1, .infinity])
    #expect(motions.map(\.from) == [600, 600, 400] && motions.map(\.to) == [600, 400, 600])
    #expect(motions.map(\.travel) == [0, -200, 200] && motions.map(\.direction) == [1, -1, 1])
    #expect(motions.map(\.phase) == [.closed, .opening, .closing])
    #expect(motions.map(\.restTime) == [0, 0.6, 1.5])
    #expect(motions.map(\.keyboardRestTime) == [0, 0.6, 1.5])
  }

  /// A bar that takes longer is on its way until then, or until the next motion.
  @Test(arguments: [(0.25, 0.6), (0.7, 0.8), (2, 1)])
  func aBarMayTakeLonger(_ duration: Double, _ rest: Double) {
    let track = track(bar: duration)
    let motion = track.transitions[1]
    #expect(abs(motion.restTime - rest) < 1e-12)
    #expect(abs(motion.keyboardRestTime - 0.6) < 1e-12)
    // The keyboard's motion ends at 0.6 s, and is cut where the bar's ends before that.
    let cuts = [0.1, duration < 0.5 ? 0.1 + duration : 0.6, rest]
    let pieces = track.pieces(of: motion)
    let ends = pieces.map(\.start) + [pieces.last?.end ?? 0]
    #expect(ends.count == 3 && zip(ends, cuts).allSatisfy { abs($0 - $1) < 1e-12 })
  }

  /// A motion away from the bottom is none of a docked keyboard's, nor is one in the background.
  @Test func awayFromTheBottomThereIsNone() {
    let (bar, keyboard) = (HandmadeLayer.bar(bottom: 400), HandmadeLayer.keyboard(top: 400))
    var lifted = HandmadeLayer.keyboard(top: 300)
    lifted.frame.size.height = 150
    var scene = HandmadeScene(commits: [
      (0, [bar, keyboard]), (1, [bar, lifted]), (2, [bar, keyboard]),
    ])
    let track = ScreenTimeline(scene.playback)
    #expect(track.transitions.map(\.start) == [0])
    scene = HandmadeScene(commits: [(0, [bar, keyboard]), (1, [bar, keyboard])])
    scene.phases = [(0, .open), (1, .resizing), (1.5, .open)]
    #expect(ScreenTimeline(scene.playback).transitions.count == 2)
    scene.excursions = [0.5..<1.2]
    #expect(ScreenTimeline(scene.playback).transitions.count == 1)
  }

  /// A bar in the keyboard's window has no way of its own.
  @Test(arguments: [true, false]) func whatTheSystemCarriesIsLeftOut(_ isCarried: Bool) {
    func screen(_ top: Double) -> [HandmadeLayer] {
      let parts = [
        HandmadeLayer.bar(bottom: top), HandmadeLayer.keyboard(top: 400).lowered(by: top - 400),
      ]
      let frame = HandmadeScene.screen
      return isCarried
        ? [HandmadeLayer(role: .window, frame: frame, inside: parts)]
        : parts.map { HandmadeLayer(role: .window, frame: frame, inside: [$0]) }
    }
    var scene = HandmadeScene(commits: [(0, screen(600)), (1, screen(400))])
    scene.phases = [(0, .closed), (1, .opening), (1.5, .open)]
    let starts = ScreenTimeline(scene.playback).transitions.map(\.start)
    #expect(starts == (isCarried ? [] : [0, 1]))
  }

  /// What a finger does in one drag is one motion.
  @Test func aDragIsOneMotion() {
    let tops = [400.0, 420, 450, 500, 400]
    var scene = HandmadeScene(
      commits: tops.enumerated().map { index, top in
        (Double(index), [.bar(bottom: top), .keyboard(top: top)])
      })
    scene.phases = [(0, .open), (1, .dragging), (4, .opening)]
    let track = ScreenTimeline(scene.playback)
    let motions = track.transitions
    #expect(motions.map(\.start) == [0, 1, 4])
    #expect(motions.map(\.intervals) == [0...0, 1...3, 4...4])
    #expect(motions.map(\.to) == [400, 500, 400])
  }
}
