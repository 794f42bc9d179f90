import Scenes
import TestSupport
import Testing

@testable import Recordings

/// Rests, motions, keyboards and the bar of whole clips on which a point is a row.
struct ClipSceneryTests {
  private static let way = [330, 300, 250, 190, 130, 80, 44, 20, 8]

  /// A frame by how far both are down, and how far the page has scrolled.
  private typealias Shown = (down: Int, page: Int)

  private static func clip(_ shown: [Shown]) -> RowPictures {
    var drawn: [Int: [UInt8]] = [:]
    return RowScreen.clip(
      shown.map { frame in
        let key = frame.down * 1000 + frame.page
        let pixels =
          drawn[key]
          ?? FinderScreen(messages: 100 + frame.page).frame(
            bar: min(810, 508 + frame.down), keyboard: 508 + frame.down)
        drawn[key] = pixels
        return pixels
      })
  }

  private static func rest(_ down: Int, page: Int = 0) -> [Shown] {
    Array(repeating: (down, page), count: 12)
  }

  private static func scenery(_ shown: [Shown]) -> ClipScenery? {
    ClipScenery(clip(shown), rowsPerPoint: 1, device: .known("iPhone 14"), isExact: true)
  }

  private static let up: [Shown] = way.map { ($0, 0) }
  private static func down(page: Int = 0) -> [Shown] { way.reversed().map { ($0, page) } }

  /// A keyboard that comes and goes, while messages scroll between: rests with it have it, and the bar is on it.
  @Test func restsHaveTheKeyboardThatTheyShow() throws {
    let scroll: [Shown] = (1...6).map { (0, 12 * $0) }
    let found = try #require(
      Self.scenery(
        Self.rest(336) + Self.up + Self.rest(0) + scroll + Self.rest(0, page: 72)
          + Self.down(page: 72) + Self.rest(336, page: 72)))
    #expect(found.rests.rests.count == 4 && !found.isCut)
    #expect(found.slides.map(\.isOpening) == [true, false])
    #expect(found.slides.map(\.before) == [0, 2] && found.slides.map(\.after) == [1, 3])
    #expect(found.keyboards.map { $0?.top } == [nil, 508, 508, nil])
    let bar = try #require(found.bar)
    #expect(abs(bar.top - 458) <= 1 && abs(bar.bottom - 508) <= 0.5)
    #expect(abs(bar.offset - 302) < 0.1 && found.foot?.keyboardTop == 508)
  }

  /// A keyboard that goes a part of its way and comes back is turned round in a frame of its own.
  @Test func aTurnIsARest() throws {
    let dip: [Shown] = [10, 40, 90, 130, 150, 120, 70, 30, 8].map { ($0, 0) }
    let found = try #require(
      Self.scenery(
        Self.rest(336) + Self.up + Self.rest(0) + dip + Self.rest(0) + Self.down()
          + Self.rest(336)))
    #expect(found.slides.map(\.isOpening) == [true, false, true, false])
    #expect(found.rests.rests.map(\.isTurn) == [false, false, true, false, false])
    #expect(found.rests.rests[2].frames == 37...37)
    #expect(found.keyboards.map { $0?.top } == [nil, 508, nil, 508, nil])
  }

  /// A clip that begins while the keyboard is there, or on its way, shows one rest with it all the same.
  @Test func aClipMayBeginWithTheKeyboard() throws {
    let gone = try #require(Self.scenery(Self.rest(0) + Self.down() + Self.rest(336)))
    #expect(gone.slides.map(\.isOpening) == [false] && !gone.isCut)
    #expect(gone.keyboards.map { $0?.top } == [508, nil])
    let cut = try #require(Self.scenery(Array(Self.up.dropFirst(3)) + Self.rest(0)))
    #expect(cut.isCut && cut.slides.map(\.isOpening) == [true])
    let still = Self.scenery(Self.rest(0) + Self.rest(0)) == nil
    let scroll: [Shown] = (1...6).map { (336, 12 * $0) }
    let list = Self.scenery(Self.rest(336) + scroll + Self.rest(336, page: 72)) == nil
    #expect(still && list)
  }

  /// Where a person gives the keyboard's top, it is there.
  @Test func aTopThatIsGivenIsTaken() throws {
    let pictures = Self.clip(Self.rest(336) + Self.up + Self.rest(0))
    func found(_ overrides: ClipScenery.Overrides) throws -> ClipScenery {
      try #require(
        ClipScenery(
          pictures, rowsPerPoint: 1, device: .known("iPhone 14"), isExact: true,
          overrides: overrides))
    }
    let (given, near) = (
      try found(ClipScenery.Overrides(keyboard: 515)),
      try found(ClipScenery.Overrides(tops: [1: 507]))
    )
    #expect(given.keyboards.map { $0?.top } == [nil, 515])
    #expect(near.keyboards.map { $0?.top } == [nil, 508])
    let bar = try found(ClipScenery.Overrides(bar: 456...500)).bar
    #expect(bar?.top == 456 && bar?.bottom == 500)
  }

  /// All frames of a way say where the bar ends, and the track with them.
  @Test func theTrackEndsWhereTheBarDoes() throws {
    let pictures = Self.clip(Self.rest(336) + Self.up + Self.rest(0))
    var scenery = try #require(
      ClipScenery(pictures, rowsPerPoint: 1, device: .known("iPhone 14"), isExact: true))
    var track = EdgeTracker(
      pictures: pictures, rests: scenery.rests, keyboards: scenery.keyboards, bar: scenery.bar,
      rowsPerPoint: 1
    ).track()
    scenery.settleFoot(of: &track)
    let bar = try #require(scenery.bar)
    for (frame, bottom) in track.barBottom.enumerated() {
      let top = try #require(track.barTop[frame], "frame \(frame)")
      #expect(abs((bottom ?? 0) - top - (bar.bottom - bar.top)) < 1e-6)
    }
  }
}
