/// A piece of a deflate stream being written: literals and copies, in blocks of dynamic codes.
struct DeflateStream: ~Copyable {
  private var block = DeflateBlock()
  private var writer = BitWriter()

  /// Appends the three bytes of a pixel.
  @inline(__always)
  mutating func append(pixel: UInt32) {
    makeRoom()
    block.append(pixel: pixel)
  }

  /// Appends a byte.
  @inline(__always)
  mutating func append(byte: UInt8) {
    makeRoom()
    block.append(byte: byte)
  }

  /// Appends a copy of any length from 3 bytes, in pieces of 3 to 258.
  @inline(__always)
  mutating func append(run: Int, distance: Int) {
    let longest = DeflateToken.longestCopy
    var rest = run
    while rest > longest {
      // What is left for the next piece must not be too short for a copy.
      let length = min(longest, rest &- DeflateToken.shortestCopy)
      makeRoom()
      block.append(length: length, distance: distance)
      rest &-= length
    }
    makeRoom()
    block.append(length: rest, distance: distance)
  }

  @inline(__always)
  private mutating func makeRoom() {
    if block.isFull { block.write(to: &writer, isLast: false) }
  }

  /// Ends the piece with a whole byte, hands it over, and starts an empty one.
  ///
  /// A piece that is not the stream's last ends with an empty stored block, which fills the byte.
  mutating func finish(isLast: Bool) -> [UInt8] {
    block.write(to: &writer, isLast: isLast)
    if !isLast { writer.write(atMost: 3) { $0.put(0, count: 3) } }
    writer.alignToByte()
    if !isLast { writer.append([0, 0, 0xFF, 0xFF]) }
    let bytes = writer.bytes
    writer = BitWriter()
    return bytes
  }
}
