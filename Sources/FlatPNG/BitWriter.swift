/// A growing string of bytes that is written bit by bit, lowest bit first, as deflate wants it.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var held: UInt64 = 0
  private var heldCount: UInt64 = 0

  /// Gives `body` room for `bits` bits and takes what it has put.
  mutating func write(atMost bits: Int, _ body: (inout BitCursor) -> Void) {
    let written = bytes.count
    let room = (bits + Int(heldCount)) / 8 + BitCursor.slack
    bytes.append(contentsOf: repeatElement(0, count: room))
    let end = bytes.withUnsafeMutableBytes { buffer -> Int in
      guard let start = buffer.baseAddress else { return written }
      var cursor = BitCursor(at: start + written, held: held, count: heldCount)
      body(&cursor)
      held = cursor.held
      heldCount = cursor.heldCount
      return start.distance(to: UnsafeMutableRawPointer(cursor.next))
    }
    bytes.removeLast(bytes.count - end)
  }

  /// Fills the last byte with zero bits.
  mutating func alignToByte() {
    guard heldCount > 0 else { return }
    bytes.append(UInt8(truncatingIfNeeded: held))
    held = 0
    heldCount = 0
  }

  /// Appends whole bytes; the bits before them must end with a byte.
  mutating func append(_ more: some Sequence<UInt8>) {
    precondition(heldCount == 0, "bytes follow whole bytes only")
    bytes.append(contentsOf: more)
  }
}

/// The place where a `BitWriter` writes next.
///
/// Fewer than eight bits are held between two calls, so that one `put` can take 56 more.
struct BitCursor {
  /// Bytes past the last bit that a cursor may touch.
  static let slack = 16

  fileprivate var next: UnsafeMutableRawPointer
  fileprivate var held: UInt64
  fileprivate var heldCount: UInt64

  fileprivate init(at next: UnsafeMutableRawPointer, held: UInt64, count: UInt64) {
    self.next = next
    self.held = held
    heldCount = count
  }

  /// Appends the low `count` bits of `bits`, at most 56; the bits above must be zero.
  @inline(__always)
  mutating func put(_ bits: UInt64, count: UInt64) {
    held |= bits &<< heldCount
    heldCount &+= count
    next.storeBytes(of: held.littleEndian, as: UInt64.self)
    next += Int(truncatingIfNeeded: heldCount &>> 3)
    held = held &>> (heldCount & 56)
    heldCount &= 7
  }
}
