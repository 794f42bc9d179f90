import Dispatch

/// A picture as the zlib stream of a PNG, in pieces that are made apart from each other.
package struct ZlibPicture {
  /// Pixels of a stripe: enough to make the codes of its block cheap, few enough to share out.
  package static let stripeSize = 1 << 17

  /// Deflate with a 32 KiB window, fastest level, no dictionary (RFC 1950, section 2.2).
  private static let header: [UInt8] = [0x78, 0x01]

  /// Consecutive parts of the stream.
  private var pieces: [[UInt8]]

  /// Compresses a picture.
  ///
  /// - Parameters:
  ///   - pixels: the picture.
  ///   - parallelism: threads that share it; the stream is the same for every number.
  ///   - stripeSize: about how many pixels a stripe has, which the stream does depend on.
  init(_ pixels: Pixels, parallelism: Int, stripeSize: Int = Self.stripeSize) {
    let ranges = Self.stripes(of: pixels, size: stripeSize)
    let stripes = Self.encode(pixels, ranges, workers: min(max(1, parallelism), ranges.count))
    var checksum = Adler32()
    for stripe in stripes { checksum.append(stripe.checksum) }
    pieces = stripes.map(\.bytes)
    pieces[0].insert(contentsOf: Self.header, at: 0)
    withUnsafeBytes(of: checksum.value.bigEndian) { pieces[pieces.count - 1] += $0 }
  }

  /// Consecutive parts of the stream of at most `size` bytes.
  func pieces(atMost size: Int) -> [ArraySlice<UInt8>] {
    pieces.flatMap { piece in
      Swift.stride(from: 0, to: piece.count, by: size).map { start in
        piece[start..<min(start + size, piece.count)]
      }
    }
  }

  /// The rows of each stripe, which follow from the picture's size, never from the threads.
  private static func stripes(of pixels: Pixels, size: Int) -> [Range<Int>] {
    let height = max(1, size / pixels.width)
    let count = max(1, pixels.height / height)
    return (0..<count).map { index in
      pixels.height * index / count..<pixels.height * (index + 1) / count
    }
  }

  private static func encode(
    _ pixels: Pixels, _ ranges: [Range<Int>], workers: Int
  ) -> [Stripe] {
    guard workers > 1 else {
      var encoder = StripeEncoder(pixels)
      return ranges.indices.map { index in
        encoder.encode(ranges[index], isLast: index == ranges.count - 1)
      }
    }
    return Array(unsafeUninitializedCapacity: ranges.count) { stripes, count in
      // Each worker writes the stripes that are its own, and all are done when the call returns.
      nonisolated(unsafe) let (pixels, stripes) = (pixels, stripes)
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        var encoder = StripeEncoder(pixels)
        for index in Swift.stride(from: worker, to: ranges.count, by: workers) {
          stripes.initializeElement(
            at: index, to: encoder.encode(ranges[index], isLast: index == ranges.count - 1))
        }
      }
      count = ranges.count
    }
  }
}
