/// Writes an animation as APNG, frame by frame: each holds only the area that changed.
///
/// Every frame appended is a frame of the file, also one that equals the frame before it. Of the
/// pictures only the last one is kept. An animation of one frame becomes a plain PNG, since an
/// `acTL` of one frame hangs some players.
public struct APNGEncoder {
  /// The encoder of the single pictures.
  public let encoder: PNGEncoder
  /// The time that a frame is shown unless it says otherwise.
  public let delay: FrameDelay
  /// The number of runs of the animation; 0 for an endless one.
  public let plays: UInt32
  /// Frames so far.
  public private(set) var frameCount = 0

  /// The last frame as shown.
  private var shown: PixelBuffer?
  private var start: [UInt8] = []
  /// The control of the first frame, apart because a single frame has none.
  private var firstControl: [UInt8] = []
  private var body: [UInt8] = []
  /// The next number that a control or a piece of pixels carries.
  private var sequence: UInt32 = 0

  /// Creates an animation without frames.
  public init(delay: FrameDelay, plays: UInt32 = 0, encoder: PNGEncoder = PNGEncoder()) {
    self.delay = delay
    self.plays = plays
    self.encoder = encoder
  }

  /// Appends a frame, which must be of the first one's size.
  ///
  /// - Parameters:
  ///   - pixels: what the frame shows.
  ///   - delay: how long it is shown, or nil for the animation's own delay.
  /// - Throws: `mismatchedFrame`, and the animation stays as it was.
  public mutating func append(_ pixels: Pixels, delay: FrameDelay? = nil) throws(PNGError) {
    if let shown {
      guard shown.width == pixels.width, shown.height == pixels.height else {
        throw .mismatchedFrame(
          index: frameCount, width: pixels.width, height: pixels.height,
          expectedWidth: shown.width, expectedHeight: shown.height)
      }
      appendChange(to: pixels, delay: delay ?? self.delay)
    } else {
      appendFirst(pixels, delay: delay ?? self.delay)
    }
    frameCount += 1
  }

  /// The bytes of the file with all frames so far.
  ///
  /// - Throws: `noFrames`.
  public func file() throws(PNGError) -> [UInt8] {
    guard frameCount > 0 else { throw .noFrames }
    var file = start
    if frameCount > 1 {
      var animation = PNGChunk("acTL")
      animation.append(UInt32(frameCount))
      animation.append(plays)
      animation.write(to: &file)
      file += firstControl
    }
    file += body
    PNGChunk("IEND").write(to: &file)
    return file
  }

  private mutating func appendFirst(_ pixels: Pixels, delay: FrameDelay) {
    start = PNGFile.start(width: pixels.width, height: pixels.height)
    control(of: PixelArea(of: pixels), delay: delay).write(to: &firstControl)
    PNGFile.append(encoder.compressed(pixels), to: &body)
    shown = PixelBuffer(pixels)
  }

  private mutating func appendChange(to pixels: Pixels, delay: FrameDelay) {
    // A frame cannot be empty: one that changes nothing repeats its first pixel.
    let area =
      shown?.area(changedTo: pixels) ?? PixelArea(x: 0, y: 0, width: 1, height: 1)
    control(of: area, delay: delay).write(to: &body)
    let picture = encoder.compressed(pixels.cropped(to: area))
    sequence = PNGFile.append(picture, numberedFrom: sequence, to: &body)
    shown?.copy(area, of: pixels)
  }

  /// The chunk of a frame's place and delay; the frame stays, and replaces what it covers.
  private mutating func control(of area: PixelArea, delay: FrameDelay) -> PNGChunk {
    var chunk = PNGChunk("fcTL")
    chunk.append(sequence)
    for number in [area.width, area.height, area.x, area.y] { chunk.append(UInt32(number)) }
    chunk.append(delay.numerator)
    chunk.append(delay.denominator)
    // Dispose of nothing, blend by source.
    chunk.data += [0, 0]
    sequence += 1
    return chunk
  }
}

/// The time that a frame of an animation is shown, as a fraction of a second.
public struct FrameDelay: Hashable, Sendable {
  /// The number of parts of a second.
  public var numerator: UInt16
  /// Parts of a second; 0 counts as 100.
  public var denominator: UInt16

  /// Creates a frame delay.
  public init(numerator: UInt16, denominator: UInt16) {
    self.numerator = numerator
    self.denominator = denominator
  }
}

extension FrameDelay {
  /// The fraction nearest to a number of seconds, which is kept within 0...65,535.
  ///
  /// The convergents of a continued fraction: the last whose parts both fit into 16 bits. A
  /// refresh of 1/60 s is exactly that.
  public init(seconds: Double) {
    let limit = Double(UInt16.max)
    var rest = seconds.isNaN ? 0 : min(max(seconds, 0), limit)
    var last = (numerator: 0.0, denominator: 1.0)
    var best = (numerator: 1.0, denominator: 0.0)
    for _ in 0..<20 {
      let whole = (rest + 1e-9).rounded(.down)
      let next = (
        numerator: whole * best.numerator + last.numerator,
        denominator: whole * best.denominator + last.denominator
      )
      guard next.numerator <= limit, next.denominator <= limit else { break }
      (last, best) = (best, next)
      guard rest - whole > 1e-7 else { break }
      rest = 1 / (rest - whole)
    }
    self.init(numerator: UInt16(best.numerator), denominator: UInt16(best.denominator))
  }
}
