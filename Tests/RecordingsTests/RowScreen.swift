import SeededRandom

@testable import Recordings

/// Rows of grey that are drawn one by one.
struct RowScreen {
  static let columns = RowPictures.columns
  typealias Step = (row: Int, level: Int, columns: [Int])

  let height: Int
  private(set) var pixels: [UInt8]
  var edges: FrameEdges { FrameEdges(pixels, height: height) }

  init(height: Int, of gray: Int = 130) {
    self.height = height
    pixels = [UInt8](repeating: UInt8(gray), count: height * Self.columns)
  }

  /// A plain page on which some columns become brighter below rows.
  init(height: Int, of gray: Int, steps: [Step]) {
    self.init(height: height, of: gray)
    for step in steps { self.step(at: step.row + 1, step.columns, by: step.level) }
  }

  init(_ pixels: [UInt8]) {
    (height, self.pixels) = (pixels.count / Self.columns, pixels)
  }

  /// Draws some columns of rows in one grey; rows that are not on the screen are left out.
  mutating func fill(_ rows: Range<Int>, _ columns: Range<Int> = 0..<columns, with gray: Int) {
    for row in rows.clamped(to: 0..<height) {
      let start = row * Self.columns
      pixels.replaceSubrange(
        start + columns.lowerBound..<start + columns.upperBound,
        with: repeatElement(UInt8(gray), count: columns.count))
    }
  }

  /// Makes some columns brighter from a row on, or darker.
  mutating func step(at row: Int, _ columns: some Sequence<Int>, by level: Int) {
    for column in columns {
      for line in row..<height {
        let place = line * Self.columns + column
        pixels[place] = UInt8(Int(pixels[place]) + level)
      }
    }
  }

  /// Lays rows over it, the first one at a row; what is not on the screen is left out.
  mutating func lay(_ rows: [UInt8], at row: Int, _ columns: Range<Int> = 0..<columns) {
    for line in 0..<rows.count / Self.columns where (0..<height).contains(row + line) {
      let (from, to) = (line * Self.columns, (row + line) * Self.columns)
      pixels.replaceSubrange(
        to + columns.lowerBound..<to + columns.upperBound,
        with: rows[from + columns.lowerBound..<from + columns.upperBound])
    }
  }

  /// Grey levels by lot.
  static func noise(
    _ rows: Int, seed: Int, in levels: ClosedRange<Double> = 40...220
  ) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    return (0..<rows * columns).map { _ in UInt8(random.number(in: levels)) }
  }

  /// One of two grey levels by lot.
  static func lots(_ rows: Int, seed: Int, _ levels: (UInt8, UInt8) = (90, 170)) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    return (0..<rows * columns).map { _ in Bool.random(using: &random) ? levels.0 : levels.1 }
  }

  /// Frames of a clip at 60 Hz.
  static func clip(_ frames: [[UInt8]], width: Int = 390) -> RowPictures {
    RowPictures(
      width: width, height: frames[0].count / columns,
      times: frames.indices.map { Double($0) / 60 }, frames: frames)
  }
}
