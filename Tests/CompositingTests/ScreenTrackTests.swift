import AnimationCurves
import Compositing
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// A scene's refreshes, its rests, and what is read in continuous time.
struct ScreenTrackTests {
  /// Closed, up by 200 points from 0.1 to 0.6 s, and elsewhere at once at 1.2 s.
  private var scene: HandmadeScene {
    let keyboard = HandmadeLayer.keyboard(top: 400)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), keyboard.lowered(by: 200)]),
      (
        0.1,
        [
          HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 0.1, .linear(0.5)),
          keyboard.coming(from: 200, at: 0.1, .linear(0.5)),
        ]
      ),
      (1.2, [.bar(bottom: 390), keyboard]),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.6, .open)]
    return scene
  }

  /// A rest begins where nothing moves and ends with its commit or its phase; it is closed or open.
  @Test func restsAreWhereNothingMoves() {
    let track = ScreenTrack(scene.playback)
    #expect(track.rests.map(\.frames) == [0...5, 36...71, 72...72])
    #expect(track.rests.map(\.phase) == [.closed, .open, .open])
    var longer = scene
    longer.commits.append((1.5, longer.commits[2].layers))
    let rests = ScreenTrack(longer.playback).rests
    #expect(rests.map(\.frames) == [0...5, 36...71, 72...89, 90...90])
    #expect(rests.map(\.shown.time) == [0, 0.1, 1.2, 1.5])
  }

  /// A rest that no refresh is sure to show is none; one as long as a refresh is.
  @Test(arguments: [(0.9, false), (1.1, true)]) func aRestLastsARefresh(
    _ length: Double, _ isRest: Bool
  ) {
    var short = scene
    short.commits[2].time = 0.6 + length / 60
    // A refresh falls into it all the same.
    short.phase = 0.005
    let track = ScreenTrack(short.playback)
    #expect(track.rests.contains { $0.shown.time == 0.1 } == isRest)
  }

  /// In the background there is no rest, and one that goes on before or after it has its ends there.
  @Test func inTheBackgroundThereIsNoRest() {
    var paused = scene
    paused.events = [SceneEvent(time: 0.75, kind: .background(AppPause(duration: 0.25)))]
    let rests = ScreenTrack(paused.playback).rests
    #expect(rests.map(\.frames) == [0...5, 36...44, 60...71, 72...72])
    #expect(rests.map(\.phase) == [.closed, .open, .open, .open])
  }

  /// A phase ends a rest as a commit does, at any rate.
  @Test(arguments: [(60.0, 0...29, 30...60), (120, 0...59, 60...120)])
  func aPhaseEndsARest(_ rate: Double, _ first: ClosedRange<Int>, _ second: ClosedRange<Int>) {
    let layers: [HandmadeLayer] = [.bar(bottom: 400), .keyboard(top: 400)]
    var still = HandmadeScene(commits: [(0, layers), (1, layers)])
    (still.rate, still.phases) = (rate, [(0, .open), (0.5, .closed)])
    let rests = ScreenTrack(still.playback).rests
    let last = second.upperBound
    #expect(rests.map(\.frames) == [first, second.lowerBound...(last - 1), last...last])
    #expect(rests.map(\.phase) == [.open, .closed, .closed])
    // What goes on between is no rest.
    still.phases = [(0, .open), (0.5, .dragging), (0.75, .open)]
    let parts = ScreenTrack(still.playback).rests.map(\.frames)
    #expect(parts == [first, (Int(rate) * 3 / 4)...(last - 1), last...last])
  }

  /// Gap and overlap at an instant; 0 where there is no seam, and no overlap while it is closed.
  @Test func aValueIsThatOfTheInstant() {
    let layers: [HandmadeLayer] = [.bar(bottom: 430), .keyboard(top: 400)]
    var over = HandmadeScene(commits: [
      (0.5, layers), (1, [.bar(bottom: 380), .keyboard(top: 400)]),
    ])
    over.phases = [(0, .open), (0.8, .closed), (0.9, .open)]
    let track = ScreenTrack(over.playback)
    let phases = over.playback.phases
    for (time, gap, overlap) in [
      (0.4, 0.0, 0.0), (0.5, 0, 30), (0.85, 0, 0), (0.95, 0, 30), (1, 20, 0), (7, 20, 0),
    ] {
      #expect(track.value(of: .gap, at: time, phases: phases) == gap, "\(time)")
      #expect(track.value(of: .overlap, at: time, phases: phases) == overlap, "\(time)")
    }
  }

  /// The edges are those of straight lines, and stay for twelve refreshes after the last motion.
  @Test func edgesAreThoseOfTheMotions() {
    let edges = ShownEdges(scene.playback)
    #expect(edges.times.count == 73 + 12)
    for (index, time) in edges.times.enumerated() {
      #expect(abs(time - Double(index) / 60) < 1e-9)
      let bottom = time < 0.1 ? 600 : time < 1.2 - 1e-9 ? 600 - 400 * min(0.5, time - 0.1) : 390
      let top = min(600, max(400, 600 - 400 * (time - 0.1)))
      #expect(abs((edges.barBottom[index] ?? 0) - bottom) < 1e-6, "\(time)")
      #expect(abs((edges.barTop[index] ?? 0) - (bottom - 44)) < 1e-6)
      #expect(abs((edges.keyboardTop[index] ?? 0) - top) < 1e-6)
    }
  }

  /// What is asked for at an instant is that of the commit on the screen.
  @Test func whatIsOnTheScreenIsTheLatestCommit() {
    let track = ScreenTrack(scene.playback)
    #expect(track.commit(at: -0.1) == nil && track.index(at: -0.1) == nil)
    for (time, index) in [(0.0, 0), (0.05, 0), (0.1, 1), (1.19, 1), (1.2, 2), (9, 2)] {
      #expect(track.index(at: time) == index)
      #expect(track.commit(at: time)?.time == track.commits[index].time)
    }
    #expect(track.barBottom(at: 0.35)?.velocity == -400)
    #expect(track.guideTop(at: 0.35).map { abs($0.value - 500) < 1e-9 } == true)
  }

  /// A value of each refresh is that of the commit on the screen then; none before the first one.
  @Test(arguments: [0.0, 0.05, 0.31]) func aRefreshHasTheValueOfItsCommit(_ first: Double) {
    var late = scene
    late.commits[0].time = first
    late.commits[1].time = first + 0.1
    let track = ScreenTrack(late.playback)
    let shown = track.shownValues { commit, _ in commit?.time }
    #expect(shown == track.times.map { track.commit(at: $0)?.time })
    #expect(Set(shown) == Set((first > 0 ? [nil] : []) + track.commits.map { $0.time }))
    let bottoms = track.shownValues { $0?.roles.bar?.frame(at: $1).rect.maxY }
    for (time, bottom) in zip(track.times, bottoms) {
      #expect(bottom == track.commit(at: time)?.roles.bar?.frame(at: time).rect.maxY, "\(time)")
    }
  }

  /// A refresh is shown until the next one; the last of all, and one that is not there, for one.
  @Test func aRefreshIsShownUntilTheNext() {
    let times = [0.0, 1.0 / 60, 3.0 / 60, 4.0 / 60]
    let shown = (-1...4).map { times.shownDuration(of: $0, rate: 60) * 60 }
    #expect(zip(shown, [1.0, 1, 2, 1, 1, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// A gap at rest is a sample at both ends of it, and nothing is between bar and keyboard before
  /// they are there.
  @Test func samplesHoldARestFromEndToEnd() {
    let samples = Compositor(scene.playback).samples
    let gaps = samples[.gap].filter { $0.value > 1e-9 }
    #expect(gaps.allSatisfy { $0.time >= 1.2 && abs($0.value - 10) < 1e-9 } && !gaps.isEmpty)
    #expect(samples[.overlap].allSatisfy { $0.value < 1e-9 })
    #expect(samples[.gap].first?.value == 0)
    var hidden = scene
    hidden.commits[1].layers[0].isHidden = true
    hidden.commits[0].layers[0].isHidden = true
    let late = Compositor(hidden.playback).samples[.gap]
    #expect(late.first { $0.value > 1e-9 }?.time == 1.2)
    #expect(late.filter { $0.time < 1.2 }.allSatisfy { $0.value < 1e-9 })
  }

  /// A gap that goes on over a commit goes on in the samples: nothing is between the two.
  @Test func aGapGoesOnOverACommit() {
    let layers: [HandmadeLayer] = [.bar(bottom: 390), .keyboard(top: 400)]
    let scene = HandmadeScene(commits: [(0, layers), (1, layers), (2, layers)])
    let samples = Compositor(scene.playback).samples[.gap]
    #expect(samples.first?.value == 0 && samples.count > 4)
    #expect(samples.dropFirst().allSatisfy { $0.value == 10 })
  }

  /// In the middle of a way the greatest value of a difference is at a key time, exactly.
  @Test func theGreatestDifferenceIsAtAKeyTime() {
    var late = scene
    late.commits[1].layers[0] = HandmadeLayer.bar(bottom: 400)
      .coming(from: 200, at: 0.15, .linear(0.5))
    late.commits.removeLast()
    // 400 points a second for the twentieth of a second by which it is late.
    #expect(abs(late.greatest(.overlap) - 20) < 1e-9)
    #expect(late.greatest(.gap) == 0)
  }
}

/// A keyboard that fades covers what its opacity shows, while a bar slides by its own curve.
struct KeyboardFadeTests {
  /// A keyboard at its place whose opacity changes by a straight line in 0.25 s from 1 s on.
  private func scene(
    from old: Double, to new: Double, bar: HandmadeLayer, before: HandmadeLayer
  ) -> HandmadeScene {
    var (first, last) = (HandmadeLayer.keyboard(top: 400), HandmadeLayer.keyboard(top: 400))
    (first.opacity, last.opacity) = (old, new)
    last.animations = [
      PropertyAnimation(change: .opacity(old - new), beginTime: 1, timing: .linear(0.25))
    ]
    var scene = HandmadeScene(commits: [(0, [before, first]), (1, [bar, last])])
    scene.phases = [(0, .open)]
    return scene
  }

  private func overlap(_ scene: HandmadeScene, at time: Double) -> Double {
    let track = ScreenTrack(scene.playback)
    guard let index = track.index(at: time) else { return .nan }
    return SeamMeasure(track.intervals[index], at: time, on: track.screen)[.overlap].value
  }

  /// A bar that stays under a keyboard is covered by `opacity · height` while that comes.
  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1]) func whatStaysIsCoveredByTheOpacity(_ share: Double) {
    let bar = HandmadeLayer.bar(bottom: 430)
    let coming = scene(from: 0, to: 1, bar: bar, before: bar)
    #expect(abs(overlap(coming, at: 1 + 0.25 * share) - 30 * share) < 1e-9)
    let going = scene(from: 1, to: 0, bar: bar, before: bar)
    #expect(abs(overlap(going, at: 1 + 0.25 * share) - 30 * (1 - share)) < 1e-9)
  }

  /// A bar that will be clear of a keyboard once that has come is not covered on its way.
  @Test(arguments: [0.05, 0.125, 0.2]) func whatSlidesAwayIsNotCovered(_ time: Double) {
    let bar = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 1, .linear(0.25))
    let scene = scene(from: 0, to: 1, bar: bar, before: .bar(bottom: 600))
    #expect(overlap(scene, at: 1 + time) == 0)
    // One that slides by another curve has the keyboard's own half second.
    let slow = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 1, .linear(0.5))
    let longer = self.scene(from: 0, to: 1, bar: slow, before: .bar(bottom: 600))
    #expect(overlap(longer, at: 1.4) == 0)
    let tooSlow = HandmadeLayer.bar(bottom: 400).coming(from: 200, at: 1, .linear(1))
    let late = self.scene(from: 0, to: 1, bar: tooSlow, before: .bar(bottom: 600))
    #expect(abs(overlap(late, at: 1.6) - 80) < 1e-9)
  }

  /// While a keyboard goes, only what it has covered before counts.
  @Test func whatSlidesUnderAKeyboardThatGoesIsNotCovered() {
    let bar = HandmadeLayer.bar(bottom: 600).coming(from: -200, at: 1, .linear(0.25))
    #expect(overlap(scene(from: 1, to: 0, bar: bar, before: .bar(bottom: 400)), at: 1.1) == 0)
    let sunk = HandmadeLayer.bar(bottom: 600).coming(from: -170, at: 1, .linear(0.25))
    let found = overlap(scene(from: 1, to: 0, bar: sunk, before: .bar(bottom: 430)), at: 1.1)
    #expect(abs(found - 0.6 * 30) < 1e-9)
  }

  /// A bar that set out with a keyboard has half a second, whatever commits come meanwhile; what it
  /// will be covered by then counts from the start.
  @Test(arguments: [0.05, 0.1, 0.2, 0.24]) func whatWillBeCoveredCountsByTheOpacity(
    _ time: Double
  ) {
    // At 1.5 s, the end of the way, 40 points of the bar are still under the keyboard.
    let bar = HandmadeLayer.bar(bottom: 400).coming(from: 80, at: 1, .linear(1))
    let scene = scene(from: 0, to: 1, bar: bar, before: .bar(bottom: 600))
    #expect(abs(overlap(scene, at: 1 + time) - 4 * time * 40) < 1e-9)
    #expect(abs(overlap(scene, at: 1.3) - 40) < 1e-9)
    #expect(abs(overlap(scene, at: 1.75) - 20) < 1e-9)
  }

  /// A keyboard that rests half clear covers half.
  @Test(arguments: [(0.98, 0.98), (0.995, 1.0), (0.5, 0.5)])
  func aKeyboardThatRestsClearCoversItsShare(_ opacity: Double, _ share: Double) {
    var keyboard = HandmadeLayer.keyboard(top: 400)
    keyboard.opacity = opacity
    #expect(HandmadeScene([.bar(bottom: 430), keyboard]).reading?.overlap == 30 * share)
  }
}
