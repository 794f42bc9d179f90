import Testing

@testable import Recordings

/// Keyboard and bar are followed from rest to rest, as far as frames show them: a point is a row.
struct EdgeTrackerTests {
  private static let height = FinderScreen.height
  /// The rows by which both are farther down than with the keyboard, in each frame.
  private static let downs: [Int] =
    Array(repeating: 336, count: 10) + [330, 300, 250, 190, 130, 80, 44, 20, 8, 2]
    + Array(repeating: 0, count: 10)
  private static let way = 10..<20

  private static func barEnd(_ down: Int) -> Int { min(810, 508 + down) }

  /// A clip in which the bar is drawn in some frames, and some frames show what the one before does.
  private static func clip(
    hidden: Set<Int> = [], repeated: Set<Int> = []
  ) -> (pictures: RowPictures, track: EdgeTrack) {
    let screen = FinderScreen()
    let shown = downs.indices.map { repeated.contains($0) ? downs[$0 - 1] : downs[$0] }
    let frames = shown.indices.map { frame in
      screen.frame(
        bar: hidden.contains(frame) ? nil : barEnd(shown[frame]), keyboard: 508 + shown[frame])
    }
    let pictures = RowScreen.clip(frames)
    let (open, closed) = (
      FrameEdges(screen.frame(bar: 508, keyboard: 508), height: height),
      FrameEdges(screen.frame(bar: 810), height: height)
    )
    let bar = BarBand(
      run: BarRun(rows: 458..<508, offset: 302, score: 1), top: 458, foot: 508...508, open: open,
      closed: closed)
    let tracker = EdgeTracker(
      pictures: pictures, rests: ClipRests(pictures),
      keyboards: [nil, KeyboardRest(frame: 25, top: 508, edges: open)], bar: bar, rowsPerPoint: 1)
    return (pictures, tracker.track())
  }

  /// Each is where it was drawn; of a keyboard the lowest 14 points say nothing, and the closed rest has none.
  @Test func bothEdgesAreFollowed() throws {
    let track = Self.clip().track
    for (frame, down) in Self.downs.enumerated() {
      if down <= 250 { #expect(track.keyboardTop[frame] != nil, "frame \(frame)") }
      if down >= 322 { #expect(track.keyboardTop[frame] == nil, "frame \(frame)") }
      if let top = track.keyboardTop[frame] { #expect(abs(top - Double(508 + down)) < 0.1) }
      let bottom = try #require(track.barBottom[frame])
      #expect(abs(bottom - Double(Self.barEnd(down))) < 0.1, "frame \(frame)")
      #expect(abs(bottom - (track.barTop[frame] ?? 0) - 50) < 1e-6)
      #expect(track.barErrors[frame] ?? 1 < 0.1 && track.barDoubts[frame] == 0)
      #expect((track.keyboardErrors[frame] != nil) == (track.keyboardTop[frame] != nil))
    }
  }

  /// A bar that is not drawn is not found, and nothing looks like it.
  @Test(arguments: [[13], [13, 14, 15, 16]]) func aBarThatIsNotThereIsNotFound(hidden: [Int]) {
    let track = Self.clip(hidden: Set(hidden)).track
    let unseen = Self.downs.indices.filter { track.barBottom[$0] == nil }
    #expect(unseen == hidden)
    #expect(hidden.allSatisfy { track.barTop[$0] == nil && track.barErrors[$0] == nil })
    #expect(hidden.allSatisfy { track.barDoubts[$0] < 0.5 && track.keyboardTop[$0] != nil })
  }

  /// A frame that repeats the one before has both where that has them.
  @Test func aRepeatedFrameIsAsTheOneBefore() {
    let track = Self.clip(repeated: [12, 15]).track
    for frame in [12, 15] {
      #expect(track.keyboardTop[frame] == track.keyboardTop[frame - 1])
      #expect(track.barBottom[frame] == track.barBottom[frame - 1])
      #expect(track.barBottom[frame] != nil)
    }
    #expect(track.keyboardTop[13] != track.keyboardTop[12])
  }

  /// Of two keyboards the edge alone is looked for between their rests.
  @Test func aKeyboardThatGrowsIsFollowedByItsEdge() throws {
    let screen = FinderScreen(bar: nil)
    let tops =
      Array(repeating: 552, count: 12) + [548, 540, 526, 516, 510]
      + Array(repeating: 508, count: 12)
    let pictures = RowScreen.clip(tops.map { screen.frame(bar: nil, keyboard: $0) })
    let rests = ClipRests(pictures)
    #expect(rests.rests.count == 2)
    let keyboards = [(5, 552), (20, 508)].map { frame, top in
      KeyboardRest(
        frame: frame, top: Double(top),
        edges: FrameEdges(pictures.frames[frame], height: Self.height))
    }
    let tracker = EdgeTracker(
      pictures: pictures, rests: rests, keyboards: keyboards, bar: nil, rowsPerPoint: 1)
    let bands = tracker.bands(for: Array(11...17))
    #expect(bands.map(\.isEdge) == [true, true] && bands.map(\.top) == [552, 508])
    #expect(bands.map(\.shifts) == [-50...6, -6...50])
    #expect(tracker.bands(for: [3]).map(\.isEdge) == [false])
    #expect(tracker.bands(for: [3]).map(\.shifts) == [-2...292])
    #expect(tracker.innerBands(for: [3]).map { $0.template.rows.lowerBound > 590 } == [true])
    #expect(tracker.isOpen(3) && tracker.isOpen(20) && !tracker.isOpen(14))
    let track = tracker.track()
    for (frame, top) in tops.enumerated() {
      #expect(abs(try #require(track.keyboardTop[frame]) - Double(top)) < 0.1, "frame \(frame)")
      #expect(track.barTop[frame] == nil)
    }
  }

  /// A motion begins where the rest before it shows the keyboard, be there another thing that looks as one where it
  /// goes next.
  @Test func aMotionBeginsWhereTheRestShowsTheKeyboard() throws {
    let screen = FinderScreen(bar: nil)
    let downs =
      Array(repeating: 0, count: 10) + [190, 250, 300, 330] + Array(repeating: 336, count: 10)
    var frames = downs.map { screen.frame(bar: nil, keyboard: 508 + $0) }
    let next = (508 + downs[10]) * FinderScreen.columns
    frames[9].replaceSubrange(next..., with: frames[10][next...])
    let rests = ClipRests(
      rests: [ClipRest(frames: 0...9, isSure: true), ClipRest(frames: 14...23, isSure: true)],
      isRepeated: downs.map { _ in false })
    let open = KeyboardRest(
      frame: 3, top: 508, edges: FrameEdges(frames[3], height: Self.height))
    let tops = EdgeTracker(
      pictures: RowScreen.clip(frames), rests: rests, keyboards: [open, nil], bar: nil,
      rowsPerPoint: 1
    ).track().keyboardTop
    for frame in 0...11 {
      #expect(abs(try #require(tops[frame]) - Double(508 + downs[frame])) < 0.1, "frame \(frame)")
    }
  }
}
