import Scenes
import TestSupport

@testable import Recordings

/// A screen of an iPhone 14 of which a point is a row, with a bar and a keyboard of known places: what a finder is
/// asked about.
struct FinderScreen {
  static let (height, columns) = (844, RowPictures.columns)
  /// The tops of the device's keyboards.
  static let (top, lowTop) = (508, 552)

  /// A bar of one grey with text in some of its rows and columns.
  struct Bar {
    var tall = 50
    var gray = 222
    var text: [Range<Int>] = [12..<34]
    var columns = 0..<FinderScreen.columns
    var textColumns = 8..<40

    fileprivate func draw(endingAt end: Int, on screen: inout RowScreen) {
      screen.fill(end - tall..<end, columns, with: gray)
      for (index, part) in text.enumerated() {
        screen.lay(
          RowScreen.lots(part.count, seed: 20 + index, (40, 120)), at: end - tall + part.lowerBound,
          textColumns)
      }
    }
  }

  var page = 240
  /// The row at which messages begin.
  var messages = 100
  var bar: Bar? = Bar()
  /// The grey above the keys, and rows of it.
  var strip = 208
  var stripRows = 40

  private static let keys = RowScreen.lots(400, seed: 9, (150, 250))
  private static let text = RowScreen.lots(60, seed: 8, (180, 240))

  /// The screen with a bar that ends at a row, and a keyboard that begins at one.
  func frame(bar end: Int?, keyboard: Int = height) -> [UInt8] {
    var screen = RowScreen(height: Self.height, of: page)
    screen.lay(Self.text, at: messages, 4..<30)
    if let end { bar?.draw(endingAt: end, on: &screen) }
    screen.fill(keyboard..<max(keyboard, Self.height), with: strip)
    screen.lay(Self.keys, at: keyboard + stripRows)
    return screen.pixels
  }

  /// What looks for both in a rest with them, one without a keyboard, and frames between them.
  func finder(
    open: [UInt8], closed: [UInt8], ways: [(frame: [UInt8], down: Int)] = [], slideTop: Int = top,
    top: Double? = nil
  ) -> BarFinder {
    let frames = [closed] + ways.map(\.frame) + [open]
    let slide = KeyboardSlide(
      open: frames.count - 1, shifts: ways.enumerated().map { (frame: $0 + 1, rows: $1.down) },
      top: slideTop, quality: 1)
    return BarFinder(
      pictures: RowScreen.clip(frames), slide: slide,
      open: FrameEdges(open, height: Self.height), closed: FrameEdges(closed, height: Self.height),
      of: 0, besides: [], rowsPerPoint: 1, device: .known("iPhone 14"), top: top)
  }

  /// The same where the bar ends at a row in the rest with the keyboard, at one in that without, and between them goes
  /// along.
  func finder(
    bar open: Int, to closed: Int, keyboard: Int = top, slideTop: Int? = nil
  ) -> BarFinder {
    let downs = [40, 90, 150, 220, 280]
    return finder(
      open: frame(bar: open, keyboard: keyboard), closed: frame(bar: closed),
      ways: downs.map { down in
        (frame(bar: min(closed, open + down), keyboard: keyboard + down), down)
      }, slideTop: slideTop ?? keyboard)
  }
}
