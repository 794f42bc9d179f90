import AnimationCurves
import Foundation
import LayerGeometry
import Testing

@testable import LayerTrees

/// Where clocks turn, where animations end, and the limits and usual values of trees.
struct LimitTests {
  private let linear = AnimationTiming.linearSecond

  private func animation(_ clocks: MediaClock...) -> PropertyAnimation {
    PropertyAnimation(change: .opacity(1), timing: linear, clocks: clocks)
  }

  /// One that runs back turns where it does on the way there, the other way round.
  @Test func aClockThatRunsBackTurnsAtTheSamePlaces() {
    for (reverses, kinks) in [(false, [5, 5.25, 6.0]), (true, [5, 5.25, 6, 6.75, 7])] {
      let clock = MediaClock(beginTime: 5, duration: 1, autoreverses: reverses)
      #expect(Set(clock.kinks(reading: [0.25])).sorted() == kinks)
    }
  }

  /// An animation ends with its clocks, unless one repeats for ever, stands, runs back, or all fill.
  @Test func anAnimationEndsUnlessItStays() {
    let once = MediaClock(beginTime: 5, duration: 1)
    var (fills, endless, back, still) = (once, once, once, once)
    fills.fillsForwards = true
    endless.repeatCount = .infinity
    back.speed = -1
    still.speed = 0
    let map = MediaClock(beginTime: 1)
    for (clocks, end) in [
      ([once], 6.0), ([map, once], 7), ([fills], .infinity), ([map, fills], .infinity),
      ([endless], .infinity), ([back], .infinity), ([still], .infinity),
    ] as [([MediaClock], Double)] {
      let animation = PropertyAnimation(change: .opacity(1), timing: linear, clocks: clocks)
      #expect(animation.endTime == end, "\(clocks)")
    }
    let inner = MediaClock(beginTime: 0, duration: 1, fillsForwards: true)
    #expect(animation(once, inner).endTime == 6)
  }

  /// Beyond its ends the way neither goes on nor back.
  @Test func theWayEndsWhereItsTimeDoes() {
    let animation = animation(MediaClock(beginTime: 2))
    for (time, progress) in [(-1, 0.0), (1.5, 0), (2.25, 0.25), (2.75, 0.75), (3.5, 1), (9, 1)] {
      let isOnTheWay = time > 2 && time < 3
      #expect(
        animation.progressMotion(at: time) == Motion(progress, velocity: isOnTheWay ? 1 : 0))
    }
  }

  /// Every change is read as it was written, with each of its numbers in its place.
  @Test func aChangeIsReadAsItIsWritten() throws {
    let changes: [PropertyAnimation.Change] = [
      .position(dx: 1, dy: 2), .bounds(dx: 3, dy: 4, dWidth: 5, dHeight: 6), .opacity(0.7),
      .transform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
    ]
    for change in changes {
      for written in [
        PropertyAnimation(change: change, beginTime: 0.5, timing: linear),
        PropertyAnimation(
          change: change, timing: linear, clocks: [MediaClock(beginTime: 2, duration: 1)]),
      ] {
        let data = try JSONEncoder().encode(written)
        #expect(try JSONDecoder().decode(PropertyAnimation.self, from: data) == written)
      }
    }
  }

  @Test func whatCameLaterIsForgotten() {
    for (time, kept) in [(-1.0, [0.0]), (0, [0]), (0.9, [0]), (1, [0, 1]), (5, [0, 1, 2])] {
      var log = CommitLog()
      for time in 0..<3 {
        log.append(
          Commit(time: Double(time), root: LayerSnapshot(id: LayerID(1), model: LayerValues())))
      }
      log.removeCommits(after: time)
      #expect(log.commits.map(\.time) == kept)
    }
  }

  /// Plain text is regular, at the left, in one line in the middle, and nothing to tap on.
  @Test func theUsualText() {
    let text = LayerText("a", size: 17, color: LayerColor(red: 0, green: 0, blue: 0))
    #expect(!text.isBold && text.alignment == .left && !text.isAtTop && text.lineLimit == 1)
    #expect(text.insets == .zero && text.caret == nil && !text.isCaretFirst && !text.isAction)
    // Source: the line height of San Francisco at 17 points.
    #expect(TextLines(size: 17).height == 20.287109375 && TextLines(size: 17).glyphWidth == 8.5)
  }

  @Test func everyCornerHasABitOfItsOwn() {
    let corners: [LayerShape.Corners] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8])
    #expect(LayerShape.Corners(corners) == .all)
  }

  /// Trees as files have them: each layer by the places of those inside it.
  private func read(_ sublayers: [[Int]]) throws -> CommitLog {
    let layers = sublayers.enumerated().map { id, places in
      "{\"id\": \(id), \"position\": [0, 0], \"bounds\": [0, 0, 1, 1], \"sublayers\": \(places)}"
    }
    let commits = "[{\"time\": 0, \"root\": \(layers.count - 1)}]"
    let text = "{\"layers\": [\(layers.joined(separator: ", "))], \"commits\": \(commits)}"
    return try JSONDecoder().decode(CommitLog.self, from: Data(text.utf8))
  }

  @Test func aTreeIsNoDeeperThanTwoHundredLayers() throws {
    func chain(_ depth: Int) -> [[Int]] { (0..<depth).map { $0 > 0 ? [$0 - 1] : [] } }
    #expect(try read(chain(200)).commits.count == 1)
    #expect(throws: DecodingError.self) { try read(chain(201)) }
  }

  /// Layers that are shared count at each of their places: a pair of pairs of pairs grows fast.
  @Test(arguments: [200_000, 200_001]) func aTreeHasAtMostTwoHundredThousandLayers(_ count: Int) {
    var table: [[Int]] = (0..<17).map { $0 > 0 ? [$0 - 1, $0 - 1] : [] }
    var (left, root) = (count - 1, [Int]())
    while left > 0 {
      let place = table.indices.last { (2 << $0) - 1 <= left } ?? 0
      root.append(place)
      left -= (2 << place) - 1
    }
    table.append(root)
    if count == 200_000 {
      #expect(throws: Never.self) { try read(table) }
    } else {
      #expect(throws: DecodingError.self) { try read(table) }
    }
  }
}

extension AnimationTiming {
  /// A second at one speed.
  fileprivate static var linearSecond: AnimationTiming {
    (try? AnimationTiming(curve: .timingFunction(.linear), duration: 1)) ?? .instant
  }
}
