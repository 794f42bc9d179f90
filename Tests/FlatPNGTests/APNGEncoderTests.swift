import SeededRandom
import TestSupport
import Testing

@testable import FlatPNG

@Suite struct APNGEncoderTests {
  private let delay = FrameDelay(numerator: 1, denominator: 60)

  private func encoder(_ frames: [TestPicture], plays: UInt32 = 0) throws -> APNGEncoder {
    var encoder = APNGEncoder(delay: delay, plays: plays)
    for frame in frames { try frame.withPixels { try encoder.append($0) } }
    return encoder
  }

  /// A screen of 60 x 90 with a bar and keys that rise from below.
  private func frame(_ index: Int) -> TestPicture {
    TestPicture(60, 90) { x, y in
      let key = y - 90 + 3 * index
      guard key >= 0 else { return y < 12 ? 0xF8_F8_F8 : 0xFF_FF_FF }
      return key < 10 ? 0xF0_F0_F0 : (x / 6 + key / 9) % 2 == 0 ? 0xD1_D3_D9 : 0xFF_FF_FF
    }
  }

  @Test func everyFrameIsShownAsItWas() throws {
    let frames = (0..<20).map(frame)
    let decoded = try ReferencePNG(encoder(frames).file())
    #expect(decoded.frames == frames.map(\.colors))
    #expect(decoded.animation == [20, 0])
    #expect(decoded.controls.allSatisfy { $0.delay == [1, 60] })
  }

  @Test(arguments: 0..<40) func randomFrames(_ seed: UInt64) throws {
    var noise = PictureNoise(seed: seed)
    let (width, height) = (
      Int.random(in: 1...40, using: &noise), Int.random(in: 1...20, using: &noise)
    )
    var colors = (0..<width * height).map { PictureNoise.color($0 / 5) }
    var frames: [TestPicture] = []
    for _ in 0..<Int.random(in: 2...8, using: &noise) {
      frames.append(TestPicture(width, height) { x, y in colors[y * width + x] })
      for _ in 0..<Int.random(in: 0...3, using: &noise) {
        colors[Int.random(in: 0..<colors.count, using: &noise)] ^=
          1 << UInt32.random(in: 0..<24, using: &noise)
      }
    }
    let decoded = try ReferencePNG(encoder(frames).file())
    #expect(decoded.frames == frames.map(\.colors))
    for (index, control) in decoded.controls.enumerated().dropFirst() {
      let (old, new) = (frames[index - 1].colors, frames[index].colors)
      let places = new.indices.filter { old[$0] != new[$0] }
      let (xs, ys) = (places.map { $0 % width }, places.map { $0 / width })
      let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
      #expect(control.x == x && control.width == (xs.max() ?? 0) - x + 1)
      #expect(control.y == y && control.height == (ys.max() ?? 0) - y + 1)
    }
  }

  @Test func framesWithoutChangeStay() throws {
    let decoded = try ReferencePNG(encoder([frame(4), frame(4), frame(5)]).file())
    #expect(decoded.frames.count == 3)
    #expect(decoded.controls[1] == .init(width: 1, height: 1, delay: [1, 60]))
  }

  @Test func undefinedBytesAreNoChange() throws {
    var animation = APNGEncoder(delay: delay)
    for word: UInt32 in [0x00FF_FFFF, 0xAAFF_FFFF] {
      let words = Array(repeating: word, count: 12)
      try words.withUnsafeBytes {
        try animation.append(Pixels($0, width: 4, height: 3, stride: 16))
      }
    }
    #expect(try ReferencePNG(animation.file()).controls[1].width == 1)
  }

  @Test func oneFrameIsAPlainPicture() throws {
    let picture = frame(7)
    #expect(try encoder([picture]).file() == picture.encoded())
  }

  @Test func delaysAndPlaysAreStated() throws {
    var animation = try encoder([frame(0), frame(1)], plays: 3)
    try frame(2).withPixels {
      try animation.append($0, delay: FrameDelay(numerator: 1_500, denominator: 1_000))
    }
    let decoded = try ReferencePNG(animation.file())
    #expect(decoded.animation == [3, 3])
    #expect(decoded.controls.map(\.delay) == [[1, 60], [1, 60], [1_500, 1_000]])
    #expect(animation.frameCount == 3)
  }

  @Test(arguments: [(61, 90), (60, 91), (59, 90), (60, 89)])
  func refusesFramesOfOtherSizes(_ width: Int, _ height: Int) throws {
    var animation = try encoder([frame(0), frame(1)])
    let expected = PNGError.mismatchedFrame(
      index: 2, width: width, height: height, expectedWidth: 60, expectedHeight: 90)
    #expect(throws: expected) {
      try TestPicture(width, height) { _, _ in 0 }.withPixels { try animation.append($0) }
    }
    #expect(try animation.file() == encoder([frame(0), frame(1)]).file())
  }

  @Test func needsAFrame() {
    #expect(throws: PNGError.noFrames) { try APNGEncoder(delay: delay).file() }
  }

  @Test func stripesAndThreadsAreNumberedInOrder() throws {
    let frames = (0..<4).map(frame)
    var files: [[UInt8]] = []
    for threads in [1, 4] {
      var single = PNGEncoder(parallelism: threads)
      single.stripeSize = 600
      var animation = APNGEncoder(delay: delay, encoder: single)
      for frame in frames { try frame.withPixels { try animation.append($0) } }
      files.append(try animation.file())
    }
    #expect(files[0] == files[1])
    let decoded = try ReferencePNG(files[0])
    #expect(decoded.chunks.count { $0.kind == "IDAT" } == 9)
    #expect(decoded.frames == frames.map(\.colors))
  }

  /// Chunks of one byte stand for pictures larger than a chunk can be.
  @Test func longPicturesTakeSeveralChunks() throws {
    let picture = try frame(3).withPixels { PNGEncoder().compressed($0) }
    let whole = picture.pieces(atMost: .max).flatMap { $0 }
    #expect(picture.pieces(atMost: 1).map(Array.init) == whole.map { [$0] })
    #expect(picture.pieces(atMost: 100).dropLast().allSatisfy { $0.count == 100 })
    #expect(picture.pieces(atMost: 100).flatMap { $0 } == whole)
    var file: [UInt8] = []
    #expect(
      PNGFile.append(picture, longestPiece: 100, numberedFrom: 5, to: &file) == 5
        + UInt32((whole.count + 99) / 100))
  }
}

@Suite struct FrameDelayTests {
  @Test(arguments: [1, 24, 25, 30, 50, 60, 90, 120, 240, 1000]) func refreshesAreExact(rate: UInt16)
  {
    for times: UInt16 in 1...12 {
      let delay = FrameDelay(seconds: Double(times) / Double(rate))
      #expect(Int(delay.numerator) * Int(rate) == Int(delay.denominator) * Int(times))
    }
  }

  /// No fraction with a denominator up to 2,000 is nearer by more than its own precision.
  @Test func itIsTheNearestFraction() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<60 {
      let seconds = Double.random(in: 0.001...20, using: &random)
      let delay = FrameDelay(seconds: seconds)
      let error = abs(Double(delay.numerator) / Double(delay.denominator) - seconds)
      let best = (1...2_000).map { denominator -> Double in
        let part = Double(denominator)
        return abs((seconds * part).rounded() / part - seconds)
      }.min()
      #expect(error <= max(best ?? 0, 1e-7), "\(seconds)")
    }
  }

  @Test func oddNumbersOfSecondsAreKept() {
    #expect(FrameDelay(seconds: -1).numerator == 0)
    #expect(FrameDelay(seconds: .nan).numerator == 0)
    #expect(FrameDelay(seconds: 1e9) == FrameDelay(numerator: 65_535, denominator: 1))
    #expect(FrameDelay(seconds: 0).denominator != 0)
    #expect(FrameDelay(seconds: 1e-9).denominator != 0)
  }
}
