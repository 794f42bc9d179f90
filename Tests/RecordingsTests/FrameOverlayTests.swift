import SeededRandom
import Testing

@testable import Recordings

/// A strip that lies over all that moves is taken out of a frame, and nothing else.
struct FrameOverlayTests {
  private static let (height, columns) = (852, RowPictures.columns)

  /// A plain screen, with what is laid over it.
  private static func frame(
    screen: UInt8 = 60, indicator: UInt8? = nil, paper: UInt8? = nil
  ) -> [UInt8] {
    var frame = [UInt8](repeating: screen, count: height * columns)
    if let indicator {
      for row in 839..<844 {
        for column in 17..<31 { frame[row * columns + column] = indicator }
      }
    }
    guard let paper else { return frame }
    let radius = 55.0
    for row in height - 55..<height {
      let away = radius - Double(height - 1 - row)
      let inset = radius - (radius * radius - away * away).squareRoot()
      for column in 0..<Int((inset / 393 * Double(columns)).rounded(.up)) {
        frame[row * columns + column] = paper
        frame[row * columns + columns - 1 - column] = paper
      }
    }
    return frame
  }

  @Test(arguments: [(nil, nil), (200, nil), (nil, 255), (200, 255), (10, 0)] as [(UInt8?, UInt8?)])
  func overlaysGoOutAndTheScreenStays(_ indicator: UInt8?, _ paper: UInt8?) {
    let frame = Self.frame(indicator: indicator, paper: paper)
    #expect(frame.withoutOverlays(height: Self.height) == Self.frame())
  }

  /// A screen without corners keeps what it shows at its sides.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func aScreenWithoutCornersStaysAsItIs(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var frame = Self.frame()
    for row in Self.height - 64..<Self.height - 1 {
      let column = Int(random.number(in: 0...7))
      frame[row * Self.columns + column] = UInt8(random.number(in: 0...255))
    }
    #expect(frame.withoutOverlays(height: Self.height) == frame)
  }

  /// Once a keyboard is nearly out, an edge above it is another one; higher up nothing is forgotten.
  @Test func aKeyboardThatIsNearlyOutDoesNotComeBack() {
    let edge: [Double?] = [516, 560, 540, 700, 820, nil, 819.5, 800, 795, 840, 810]
    let frames = Array(edge.indices)
    #expect(ClipReading.returns(of: edge, over: frames, below: 792) == [7, 8, 10])
    #expect(ClipReading.returns(of: edge, over: frames, below: 797) == [7, 10])
    #expect(ClipReading.returns(of: edge, over: frames.reversed(), below: 792) == [8, 7, 6, 4])
  }

  /// A place in one frame alone is another thing's, be it ahead or behind; what lasts is the bar's own.
  @Test(arguments: [([], []), ([3], [3]), ([3, 4], []), ([3, 5], [3, 5]), ([1], []), ([8], [])])
  func whatIsElsewhereInOneFrameIsAlone(off: [Int], alone: [Int]) {
    for miss in [-40.0, 40] {
      var edge: [Double?] = (0..<10).map { frame in
        500 + 20 * Double(frame) + (off.contains(frame) ? miss : 1.5)
      }
      (edge[0], edge[9]) = (nil, nil)
      let found = (1...8).filter { frame in
        ClipReading.isAlone(edge, in: frame, by: 2) { 500 + 20 * Double($0) }
      }
      #expect(found == alone)
    }
  }

  @Test func aKeyboardGoesOneWay() throws {
    // A screen whose lower part, with lines of its own, slides out in steps.
    func picture(_ shift: Int) -> [UInt8] {
      var frame = [UInt8](repeating: 240, count: Self.height * Self.columns)
      for row in 516 + shift..<Self.height {
        let line = row - shift - 516
        for column in 0..<Self.columns {
          frame[row * Self.columns + column] = UInt8(120 + (line / 12 * 37 + column / 5 * 23) % 90)
        }
      }
      return frame
    }
    let shifts = [0, 0, 20, 60, 120, 180, 240, 290, 336]
    let pictures = RowPictures(
      width: 392, height: Self.height, times: shifts.indices.map { Double($0) / 60 },
      frames: shifts.map(picture))
    let slide = try #require(KeyboardSlide(pictures, open: 0, over: Array(2...7)))
    #expect(slide.steadiness(isOpening: false) == 1)
    #expect(slide.steadiness(isOpening: true) == 0)
    #expect(abs(slide.top - 516) <= 1)
  }
}
