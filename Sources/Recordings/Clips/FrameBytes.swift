/// Bytes that come in pieces, cut into frames as soon as it is known how long one is.
struct FrameBytes {
  /// Bytes of a frame.
  var length: Int? { didSet { cut() } }
  private(set) var frames: [[UInt8]] = []
  /// Bytes that have come.
  private(set) var count = 0
  private var rest: [UInt8] = []

  mutating func append(_ bytes: some Collection<UInt8>) {
    rest.append(contentsOf: bytes)
    count += bytes.count
    cut()
  }

  private mutating func cut() {
    guard let length, length > 0, rest.count >= length else { return }
    var start = 0
    while rest.count - start >= length {
      frames.append(Array(rest[start..<start + length]))
      start += length
    }
    rest.removeFirst(start)
  }
}
