import AnimationCurves
import Foundation
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import Testing

/// Rectangles at every time, and what a clip says of them.
struct TimelineTests {
  private static let device = SceneValueTests.device

  private static func keys(_ top: Double) -> CGRect {
    CGRect(x: 0, y: top, width: 400, height: 300)
  }

  private static func playback(_ keyboard: RectTimeline) -> Playback {
    Playback(keyboard: keyboard, bar: nil, on: device)
  }

  private static func phases(_ keyboard: RectTimeline) -> [PhaseStart] {
    playback(keyboard).phases.starts
  }

  private static func linear(_ duration: Double) throws -> AnimationTiming {
    try AnimationTiming(curve: .timingFunction(.linear), duration: duration)
  }

  /// A way up from the bottom opens, one between two heights resizes, one down closes; what is
  /// interrupted does not come to rest between.
  @Test func aKeyboardsWayHasItsPhases() throws {
    let timing = try Self.linear(0.5)
    let timeline = RectTimeline(Self.keys(800)).moved(to: Self.keys(500), at: 1, timing: timing)
      .moved(to: Self.keys(450), at: 2, timing: timing)
      .moved(to: Self.keys(450), at: 3, timing: timing)
      .moved(to: Self.keys(800), at: 4, timing: timing)
      .moved(to: Self.keys(500), at: 4.25, timing: timing)
    let starts = Self.phases(timeline)
    #expect(
      starts.map(\.phase) == [
        .closed, .opening, .open, .resizing, .open, .closing, .opening, .open,
      ])
    #expect(starts.map(\.time) == [0, 1, 1.5, 2, 2.5, 4, 4.25, 4.75])
    #expect(Self.phases(RectTimeline(Self.keys(500))).map(\.phase) == [.open])
    #expect(Self.phases(RectTimeline(Self.keys(800))).map(\.phase) == [.closed])
  }

  /// At any time a rectangle is where its moves have brought it: each adds what is left of its own.
  @Test func movesAddUp() throws {
    let timeline = RectTimeline(Self.keys(800))
      .moved(to: Self.keys(500), at: 1, timing: try Self.linear(1))
      .moved(to: Self.keys(700), at: 1.5, timing: try Self.linear(1))
    let log = Self.playback(timeline).log
    #expect(log.commits.map(\.time) == [0, 1, 1.5])
    for step in 0...30 {
      let time = Double(step) / 10
      let left = [(1.0, 300.0), (1.5, -200)].map { start, way in
        time < start ? 0 : way * max(0, 1 - (time - start))
      }
      let end = time < 1 ? 800.0 : time < 1.5 ? 500 : 700
      let root = try #require(log.commit(at: time)?.root)
      let keyboard = try #require(root.sublayers.last?.sublayers.first)
      let top = Double(keyboard.presentation(at: time).frame.minY)
      #expect(abs(top - (end + left[0] + left[1])) < 1e-9, "\(time)")
      #expect(keyboard.model.bounds.origin == .zero)
    }
  }

  /// What a keyboard and a bar cover is covered, and a layout guide covers nothing.
  @Test func aGuideCoversNothing() throws {
    let (bar, guide) = (RectTimeline(Self.keys(440)), RectTimeline(Self.keys(500)))
    let playback = Playback(
      keyboard: RectTimeline(Self.keys(500)), bar: bar, guide: guide, on: Self.device,
      named: "a", rate: 60)
    let root = try #require(playback.log.commits.first).root
    for role in [LayerRole.keyboard, .inputBar, .keyboardGuide] {
      let layer = try #require(LayerPath(to: role, in: root)).leaf
      #expect((layer.backgroundColor?.alpha == 1) == (role != .keyboardGuide))
    }
  }

  /// Place and size move each by itself, however little, and what does not move has no animation.
  @Test func everySideMovesByItself() throws {
    for bits in 0..<16 {
      let (dx, dy) = (Double(bits & 1), Double(bits >> 1 & 1))
      let (width, height) = (2 * Double(bits >> 2 & 1), 2 * Double(bits >> 3))
      let old = Self.keys(500)
      // Its middle goes by (dx, dy), so that the place is what moves.
      let new = CGRect(
        x: old.minX + dx - width / 2, y: old.minY + dy - height / 2, width: old.width + width,
        height: old.height + height)
      let timeline = RectTimeline(old).moved(to: new, at: 1, timing: try Self.linear(1))
      let root = try #require(Self.playback(timeline).log.commit(at: 1.5)?.root)
      let keyboard = try #require(root.sublayers.last?.sublayers.first)
      let frame = keyboard.presentation(at: 1.5).frame
      let sides = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      let middle = [
        old.minX + new.minX, old.minY + new.minY, old.maxX + new.maxX, old.maxY + new.maxY,
      ].map { $0 / 2 }
      #expect(zip(sides, middle).allSatisfy { abs($0 - $1) < 1e-9 }, "\(bits)")
      #expect(keyboard.animations.count == (bits & 3 == 0 ? 0 : 1) + (bits >> 2 == 0 ? 0 : 1))
    }
  }

  /// Samples are put in order, the later one of a time counts, and a turn begins another way.
  @Test func samplesAreWaysWithTurns() {
    let tops: [(Double, Double)] = [
      (2, 500), (0, 800), (1, 650), (1, 700), (3, 600), (4, 600), (5, 800),
    ]
    let timeline = RectTimeline(samples: tops.map { .init(time: $0.0, rect: Self.keys($0.1)) })
    #expect(timeline.samples.map(\.time) == [0, 1, 2, 3, 4, 5])
    #expect(timeline.samples[1].rect == Self.keys(700) && timeline.start == Self.keys(800))
    let starts = Self.phases(timeline)
    #expect(starts.map(\.phase) == [.opening, .resizing, .open, .closing, .closed])
    #expect(starts.map(\.time) == [0, 2, 3, 4, 5])
    let frames = RectTimeline(frames: [Self.keys(1), Self.keys(2)], rate: 50)
    #expect(frames.samples.map(\.time) == [0, 0.02])
  }

  private static func recording(
    delays: [Double?], bar: [Double?], rate: Double = 60, covered: [Int] = []
  ) -> Recording {
    let times = bar.indices.map { Double($0) / 60 }
    let keyboard = bar.indices.map { Optional(800 - 6 * Double($0)) }
    return Recording(
      width: 800, height: 1600, clock: .stamps, rate: rate, keyboard: .init(rms: 0, visible: 1),
      bar: .init(rms: 0, visible: 1), system: nil, uncertainty: 0.4,
      motions: delays.enumerated().map { index, delay in
        RecordedMotion(start: Double(index), end: Double(index) + 1, phase: .opening, delay: delay)
      }, covered: covered,
      track: RecordedTrack(times: times, keyboardTop: keyboard, barTop: bar, barBottom: bar))
  }

  /// The faster the edges go, the less a frame says; 360 points a second here.
  @Test func aFrameOnTheWaySaysLess() {
    let bar = (0..<9).map { Optional(800 - 6 * Double($0)) }
    let recording = Self.recording(delays: [nil], bar: bar, covered: [5])
    #expect(abs(recording.uncertainty(in: 3, among: 3...3) - (0.4 + 0.0003 * 360)) < 1e-9)
    #expect(recording.uncertainty(in: 5, among: 5...5) == 0.4)
    #expect(recording.uncertainty(in: 9, among: 3...9) == 0.4)
    var hidden = bar
    hidden[3] = nil
    let unseen = Self.recording(delays: [nil], bar: hidden)
    #expect(!unseen.isSeen(in: 3) && unseen.isSeen(in: 2) && !unseen.isSeen(in: 9))
    #expect(abs(unseen.uncertainty(in: 3, among: 3...4) - (0.4 + 0.002 * 360)) < 1e-9)
    // Two other frames show both edges.
    #expect(abs(unseen.uncertainty(in: 3, among: 2...4) - (0.4 + 0.0003 * 360)) < 1e-9)
    let sparse = Self.recording(delays: [nil], bar: hidden, rate: 25)
    #expect(abs(sparse.uncertainty(in: 3, among: 2...4) - (0.4 + 0.008 * 360)) < 1e-9)
    #expect(Recording.isSparse(rate: 25.9) && !Recording.isSparse(rate: 26))
  }

  /// A rectangle of which one side alone changes goes evenly there.
  @Test(arguments: [
    CGRect(x: 0, y: 500, width: 400, height: 200), CGRect(x: 8, y: 600, width: 400, height: 200),
    CGRect(x: 0, y: 600, width: 300, height: 200), CGRect(x: 0, y: 600, width: 400, height: 100),
  ])
  func aSideAloneGoesEvenly(_ end: CGRect) throws {
    let start = CGRect(x: 0, y: 600, width: 400, height: 200)
    let way = RectTimeline(start).moved(to: end, timing: try Self.linear(1))
    let root = Self.playback(way).log.commits[0].root
    let shown = try #require(LayerPath(to: .keyboard, in: root)).frame(at: 0.25).rect
    for side in [\CGRect.minX, \.minY, \.width, \.height] {
      let wanted = start[keyPath: side] + (end[keyPath: side] - start[keyPath: side]) / 4
      #expect(abs(shown[keyPath: side] - wanted) < 1e-9)
    }
  }
}
