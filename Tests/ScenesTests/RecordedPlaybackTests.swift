import Foundation
import LayerTrees
import Scenes
import SeededRandom
import Testing

/// The playback of a recording shows what was read at each of its times, and no more than that.
struct RecordedPlaybackTests {
  private static let height = Double(SceneValueTests.device.size.height)

  private static func playback(_ stretches: [Playback.RecordedStretch]) -> Playback {
    let edge = Recording.Edge(rms: 0, visible: 1)
    let recording = Recording(
      width: 800, height: 1600, clock: .stamps, rate: 60, keyboard: edge, bar: edge, system: nil,
      uncertainty: 0.3, motions: [],
      track: RecordedTrack(times: [], keyboardTop: [], barTop: [], barBottom: []))
    return Playback(scene: SceneValueTests.scene(), recording: recording, stretches: stretches)
  }

  /// A stretch from a start with random ways; the keyboard ends at `end`.
  private static func stretch(
    _ phase: Phase = .opening, from start: Double, count: Int = 9, to end: Double = 500,
    hidden: Set<Int> = [], rests: Bool = true, using random: inout SplitMix64
  ) -> Playback.RecordedStretch {
    var time = start
    let times = (0..<count).map { index in
      defer { time += .random(in: 0.005...0.04, using: &random) }
      return time
    }
    func way(_ range: ClosedRange<Double>) -> [Double] {
      times.map { _ in .random(in: range, using: &random) }
    }
    let bottoms = way(400...790)
    return Playback.RecordedStretch(
      phase: phase, times: times, keyboardTop: way(450...840).dropLast() + [end],
      barTop: bottoms.map { $0 - .random(in: 20...60, using: &random) }, barBottom: bottoms,
      guideTop: way(400...820), hidden: hidden, endsAtRest: rests)
  }

  private static func layer(_ role: LayerRole, at time: Double, in playback: Playback) throws
    -> LayerSnapshot
  {
    let path = playback.log.commit(at: time)?.root.path { $0.role == role }
    return try #require(path?.last)
  }

  /// Between two samples all goes straight from one to the next, before the first and after the last
  /// it rests; the keyboard reaches below the screen, and its guide to the screen's bottom.
  @Test(arguments: 0..<20) func whatIsShownIsWhatWasRead(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let stretch = Self.stretch(from: 1, using: &random)
    let playback = Self.playback([stretch])
    let times = stretch.times
    for time in times.map({ $0 + 1e-3 }) + times + [1, times[times.count - 1] + 5] {
      let last = times.count - 1
      let index = min(times.lastIndex { $0 <= time } ?? 0, last - 1)
      let share = min(1, (time - times[index]) / (times[index + 1] - times[index]))
      func value(_ values: [Double]) -> Double {
        values[index] + share * (values[index + 1] - values[index])
      }
      func expect(_ role: LayerRole, _ top: [Double], _ bottom: [Double]) throws {
        let frame = try Self.layer(role, at: time, in: playback).presentation(at: time).frame
        #expect(abs(Double(frame.minY) - value(top)) < 1e-6, "\(role) at \(time)")
        #expect(abs(Double(frame.maxY) - value(bottom)) < 1e-6, "\(role) at \(time)")
        #expect(frame.minX == 0 && frame.width == SceneValueTests.device.size.width)
      }
      try expect(.inputBar, stretch.barTop, stretch.barBottom)
      try expect(
        .keyboard, stretch.keyboardTop, stretch.keyboardTop.map { max(Self.height, $0 + 1) })
      try expect(.keyboardGuide, stretch.guideTop, stretch.guideTop.map { max(Self.height, $0) })
    }
  }

  /// No two layers of a picture are the same one.
  @Test func eachLayerHasAnIdentityOfItsOwn() throws {
    var random = SplitMix64(seed: 5)
    let playback = Self.playback([Self.stretch(from: 1, using: &random)])
    func identities(_ layer: LayerSnapshot) -> [LayerID] {
      [layer.id] + layer.sublayers.flatMap(identities)
    }
    for commit in playback.log.commits {
      let all = identities(commit.root)
      #expect(Set(all).count == all.count && all.count >= 7)
    }
  }

  /// A commit is where something is hidden or shows again, and the first at the start.
  @Test(arguments: [[], [0], [3], [3, 4], [8], [0, 2, 8]] as [Set<Int>])
  func whatCannotBeSeenIsHidden(_ hidden: Set<Int>) throws {
    var random = SplitMix64(seed: 3)
    let stretch = Self.stretch(from: 1, hidden: hidden, using: &random)
    let playback = Self.playback([stretch])
    let changes = stretch.times.indices.filter {
      $0 == 0 || hidden.contains($0) != hidden.contains($0 - 1)
    }
    #expect(playback.log.commits.map(\.time) == changes.map { stretch.times[$0] })
    for (index, time) in stretch.times.enumerated() {
      #expect(
        try Self.layer(.inputBar, at: time, in: playback).isHidden == hidden.contains(index))
      #expect(try !Self.layer(.keyboard, at: time, in: playback).isHidden)
    }
  }

  /// A stretch goes on until the next begins, and no commit is older than the one before.
  @Test func aStretchEndsWhereTheNextBegins() throws {
    var random = SplitMix64(seed: 5)
    let first = Self.stretch(from: 1, hidden: [3, 4], using: &random)
    for (start, count) in [(first.times[3], 1), (first.times[4], 2), (first.times[8], 3), (9, 3)] {
      let next = Self.stretch(from: start, using: &random)
      let log = Self.playback([first, next]).log
      #expect(log.commits.count == count + 1 && log.commits.last?.time == start)
      #expect(log.commits.map(\.time) == log.commits.map(\.time).sorted())
    }
  }

  /// What comes to rest is open or closed then, by whether the keyboard is on the screen.
  @Test(arguments: [(500.0, Phase.open), (798.5, .open), (799.5, .closed), (840, .closed)])
  func aMotionEndsInARest(_ end: Double, _ rest: Phase) {
    var random = SplitMix64(seed: 7)
    for phase in [Phase.opening, .closing, .dragging, .resizing] {
      let stretch = Self.stretch(phase, from: 1, to: end, using: &random)
      let starts = Self.playback([stretch]).phases.starts
      #expect(starts.map(\.phase) == [phase, rest])
      #expect(starts.map(\.time) == [0, stretch.times[8]])
      let cut = Self.stretch(phase, from: 1, to: end, rests: false, using: &random)
      #expect(Self.playback([cut]).phases.starts.map(\.phase) == [phase])
    }
    for phase in [Phase.open, .closed] {
      let still = Self.stretch(phase, from: 1, to: end, using: &random)
      let later = Self.stretch(.opening, from: 3, using: &random)
      let starts = Self.playback([still, later]).phases.starts
      #expect(starts.map(\.phase) == [phase, .opening, .open])
      #expect(starts.map(\.time) == [0, 3, later.times[8]])
    }
  }

  /// What does not move has no animation.
  @Test func whatRestsIsAtRest() throws {
    let still = Playback.RecordedStretch(
      phase: .open, times: [0, 0.5, 1], keyboardTop: [500, 500, 500], barTop: [450, 450, 450],
      barBottom: [500, 500, 501], guideTop: [500, 500, 500], hidden: [])
    let playback = Self.playback([still])
    #expect(try Self.layer(.keyboard, at: 0, in: playback).animations.isEmpty)
    #expect(try Self.layer(.keyboardGuide, at: 0, in: playback).animations.isEmpty)
    #expect(try !Self.layer(.inputBar, at: 0, in: playback).animations.isEmpty)
    #expect(try Self.layer(.keyboardGuide, at: 0, in: playback).backgroundColor == nil)
    #expect(try Self.layer(.keyboard, at: 0, in: playback).backgroundColor != nil)
  }
}
