import Testing

@testable import Recordings

/// What a keyboard's way through frames says of it, and when it is turned round.
struct KeyboardWayTests {
  private static let (height, columns, top) = (640, RowPictures.columns, 400)

  private static func way(_ rows: [Int], from first: Int = 10) -> KeyboardSlide {
    KeyboardSlide(
      open: 0, shifts: rows.enumerated().map { (frame: first + $0, rows: $1) }, top: top,
      quality: 1)
  }

  /// Frames that show it twice in the same place say nothing of its direction.
  @Test(
    arguments: [
      ([0, 10, 20, 15, 15, 30], 0.75), ([40, 20, 20, 0], 0), ([0, 5], 1), ([10, 0, 10], 0.5),
    ] as [([Int], Double)])
  func itsStepsGoOneWay(_ rows: [Int], _ share: Double) {
    #expect(Self.way(rows).steadiness(isOpening: false) == share)
    #expect(Self.way(rows).steadiness(isOpening: true) == 1 - share)
  }

  @Test func aWayOfNoStepsIsSteady() {
    for rows in [[], [7], [7, 7]] {
      #expect(Self.way(rows).steadiness(isOpening: true) == 1)
      #expect(Self.way(rows).steadiness(isOpening: false) == 1)
    }
    #expect(Self.way([0, 10, -2, 0, 1]).moved == 2 && Self.way([]).moved == 0)
  }

  /// Two go together in more than half of the frames that show both.
  @Test func waysGoTogether() {
    let way = Self.way([10, 20, 30, 40])
    #expect(way.goes(with: Self.way([12, 22, 28, 90]), within: 2))
    #expect(!way.goes(with: Self.way([12, 22, 27, 90]), within: 2))
    #expect(way.goes(with: Self.way([30, 40], from: 12), within: 0))
    #expect(!way.goes(with: Self.way([30, 40], from: 11), within: 9))
    #expect(!way.goes(with: Self.way([10, 20], from: 14), within: 9), "no frame shows both")
  }

  /// The lowest frame turns a way round that leaves its place by more than a sixtieth of the screen, and comes back.
  @Test func aWayIsTurnedRoundWhereItIsLowest() {
    func turn(_ rows: [Int]) -> ClipTurn? {
      ClipTurn(Self.way(rows), from: 2, to: 3, height: 600)
    }
    #expect(turn([0, 20, 60, 90, 50, 10])?.frame == 13)
    #expect(turn([0, 11, 0])?.frame == 11 && turn([0, 10, 0]) == nil && turn([]) == nil)
    #expect(turn([0, 20, 60, 90]) == nil && turn([90, 40, 0]) == nil)
    // Six steps of ten that go its way are too few.
    #expect(turn([0, 10, 5, 20, 15, 90, 40, 0]) == nil)
    #expect(turn([0, 10, 20, 15, 90, 40, 0])?.frame == 14)
    #expect(turn([0, 90, 80, 85, 70, 75, 0]) == nil && turn([0, 90, 80, 85, 70, 0])?.frame == 11)
  }

  /// The frame that turns it round is a rest between its two motions.
  @Test func aTurnIsTwoMotions() throws {
    let turn = try #require(ClipTurn(Self.way([0, 90, 0]), from: 2, to: 3, height: 600))
    #expect((turn.before, turn.after) == (2, 3))
    let slides = turn.slides(after: 4)
    #expect(slides.map(\.isOpening) == [false, true])
    #expect(slides.map(\.before) == [6, 7] && slides.map(\.after) == [7, 8])
    #expect(slides.map(\.openRest) == [6, 8] && slides.map(\.closedRest) == [7, 7])
    let moved = slides[1].moved(before: 1, after: 2)
    #expect((moved.before, moved.after, moved.isOpening) == (1, 2, true))
  }

  /// A motion is whole whose rests the clip shows; a frame that turns it round is as good as a rest.
  @Test func aMotionIsWholeBetweenSureRests() {
    let rests = ClipRests(
      rests: [
        ClipRest(frames: 0...3, isSure: false), ClipRest(frames: 9...30, isSure: true),
        ClipRest(frames: 35...35, isSure: false, isTurn: true),
        ClipRest(frames: 40...70, isSure: true),
      ], isRepeated: [])
    let isWhole = (0..<3).map { before in
      ClipSlide(
        before: before, after: before + 1, isOpening: true, slide: Self.way([]), score: 0
      ).isWhole(between: rests)
    }
    #expect(isWhole == [false, true, true])
    let back = ClipSlide(before: 1, after: 0, isOpening: false, slide: Self.way([]), score: 0)
    #expect(!back.isWhole(between: rests))
  }

  /// A frame shows a keyboard whose lower part is as it was, from a quarter of the screen above its bottom on.
  @Test func aFrameShowsTheKeyboard() {
    let open = RowScreen.lots(Self.height, seed: 1)
    func isShown(
      _ changed: Range<Int>, _ columns: Range<Int> = 0..<RowScreen.columns, top: Int = 400
    ) -> Bool {
      var screen = RowScreen(open)
      let other = RowScreen.lots(changed.count, seed: 2)
      screen.lay(other, at: changed.lowerBound, columns)
      let slide = KeyboardSlide(open: 0, shifts: [], top: top, quality: 1)
      return slide.isShown(in: 1, of: RowScreen.clip([open, screen.pixels]))
    }
    #expect(isShown(0..<479) && isShown(0..<559, top: 560) && isShown(0..<559, top: 561))
    #expect(isShown(480..<530) && !isShown(480..<560) && !isShown(480..<620))
    #expect(!isShown(540..<620, top: 560) && isShown(560..<580, top: 560))
    #expect(isShown(0..<640, 0..<12) && !isShown(0..<640, 0..<24))
  }

  /// A clip whose first frame shows the keyboard, which is some rows farther down in the others, over a plain page.
  private static func slide(
    by shifts: [Int], opening: Bool = false, top known: Int? = nil
  ) -> KeyboardSlide? {
    let keys = RowScreen.lots(height - top, seed: 3)
    let frames = ([0] + shifts).map { shift in
      var screen = RowScreen(height: height)
      screen.lay(keys, at: top + shift)
      return screen.pixels
    }
    guard opening else {
      return KeyboardSlide(
        RowScreen.clip(frames), open: 0, over: Array(1...shifts.count), top: known)
    }
    return KeyboardSlide(
      RowScreen.clip(frames.reversed()), open: shifts.count, over: Array(0..<shifts.count),
      top: known)
  }

  /// It is found on its way down and up, with its top.
  @Test func aKeyboardIsFoundInBothDirections() throws {
    let ways = [12, 30, 60, 90, 120]
    let down = try #require(Self.slide(by: ways))
    #expect(down.shifts.map(\.rows) == ways && down.shifts.map(\.frame) == Array(1...5))
    let up = try #require(Self.slide(by: ways, opening: true))
    #expect(up.shifts.map(\.rows) == ways.reversed() && up.shifts.map(\.frame) == Array(0...4))
    for slide in [down, up] {
      #expect(abs(slide.top - Self.top) <= 1 && abs(slide.quality - 1) < 0.01)
    }
    #expect((down.open, up.open) == (0, 5))
  }

  /// Two frames in which it has moved, by a two-hundredth of the screen, show that it does; one where its top is known.
  @Test func aKeyboardMovesInTwoFrames() {
    #expect(Self.slide(by: [40, 90]) != nil && Self.slide(by: [40]) == nil)
    #expect(Self.slide(by: [40, 40]) == nil && Self.slide(by: [2, 40]) == nil)
    #expect(Self.slide(by: [3, 40]) != nil)
    #expect(
      Self.slide(by: [40], top: 400)?.top == 400 && Self.slide(by: [40], top: 440)?.top == 440)
    #expect(Self.slide(by: [3], top: 400) != nil && Self.slide(by: [2], top: 400) == nil)
    #expect(Self.slide(by: [0, 0, 0]) == nil)
  }
}
