import LayerTrees
import Testing

@testable import Filmstrips

/// A message's text in its bubble: how large it is, and where.
@Suite struct MessageTextTests {
  /// The columns and the rows that have ink, of boxes half an em wide and 0.7 em high.
  private func ink(
    _ text: String, width: Int, height: Int, scale: Double
  ) throws -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let surface = try CairoSurface(width: width, height: height)
    let context = try CairoContext(surface)
    context.rectangle(0, 0, Double(width), Double(height))
    context.fill(LayerColor(0xFFFFFF))
    MessageText(
      text: text, fonts: FontStack([FakeFace.latin]), scale: scale, color: LayerColor(0)
    ).draw(context, width: Double(width), height: Double(height))
    try context.finish("test")
    let columns = (0..<width).filter { x in
      (0..<height).contains { surface.rgb(x: x, y: $0) != 0xFFFFFF }
    }
    let rows = (0..<height).filter { y in
      (0..<width).contains { surface.rgb(x: $0, y: y) != 0xFFFFFF }
    }
    guard let left = columns.first, let right = columns.last, let top = rows.first,
      let bottom = rows.last
    else { return nil }
    return (left...right, top...bottom)
  }

  /// Text is in the largest of five sizes whose lines fit to half a pixel, and in the middle.
  @Test(arguments: 1...3, [1.0, 2]) func textFillsItsBubble(_ lines: Int, _ scale: Double) throws {
    let text = Array(repeating: "aaaa", count: lines).joined(separator: "\n")
    let line = 17 * TextLines.heightShare
    let most = line * scale * Double(lines)
    for room in Int(most / 2)...Int(most + 3) {
      let height = room + Int(12 * scale)
      let found = try #require(try ink(text, width: 240, height: height, scale: scale))
      let sizes = [1, 0.9, 0.8, 0.7, 0.6]
      let share = sizes.first { most * $0 <= Double(room) + 0.5 } ?? 0.6
      let (em, pitch) = (17 * scale * share, line * scale * share)
      let shown = max(1, min(lines, Int(Double(room) / pitch + 1e-9)))
      let first = (Double(height) - Double(shown) * pitch) / 2 + pitch / 2 + 0.36 * em
      let last = first + Double(shown - 1) * pitch
      // A box lies 0.08 em within its letter's sides; its line is 0.06 em thick.
      let expected = [
        14 * scale + 0.05 * em, 14 * scale + 1.95 * em, first - 0.73 * em,
        last + 0.03 * em,
      ]
      let edges = [
        found.columns.lowerBound, found.columns.upperBound + 1, found.rows.lowerBound,
        found.rows.upperBound + 1,
      ]
      for (edge, wanted) in zip(edges, expected) {
        #expect(abs(Double(edge) - wanted) < 1.6, "\(room): \(edges), \(expected)")
      }
    }
  }

  /// Where there is next to no room there is no text.
  @Test(arguments: [(32, 40, false), (33, 40, true), (60, 15, false), (60, 16, true)])
  func noRoomHasNoText(_ width: Int, _ height: Int, _ hasText: Bool) throws {
    let found = try ink("aaaa", width: width, height: height, scale: 1)
    #expect((found != nil) == hasText)
  }
}
