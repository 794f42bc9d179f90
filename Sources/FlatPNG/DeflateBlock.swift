/// The tokens of one deflate block to be, and how often each of their symbols occurs.
struct DeflateBlock: ~Copyable {
  /// Tokens that fit in a block; what follows starts the next one.
  static let capacity = 1 << 16

  private static let literalCount = 256
  private static let lengthCount = 256
  private static let distanceCount = 30
  private static let countsSize = literalCount + lengthCount + distanceCount

  /// Room for the tokens, and behind it for the counts.
  private let storage: UnsafeMutablePointer<UInt32>
  private let counts: UnsafeMutablePointer<UInt32>
  private(set) var tokenCount = 0

  init() {
    storage = .allocate(capacity: Self.capacity + Self.countsSize)
    counts = storage + Self.capacity
    counts.initialize(repeating: 0, count: Self.countsSize)
  }

  deinit {
    storage.deallocate()
  }

  @inline(__always)
  var isEmpty: Bool { tokenCount == 0 }

  @inline(__always)
  var isFull: Bool { tokenCount == Self.capacity }

  /// Appends the three bytes of a pixel; the block must not be full.
  @inline(__always)
  mutating func append(pixel: UInt32) {
    push(DeflateToken(pixel: pixel))
    counts[Int(pixel &>> 16)] &+= 1
    counts[Int(pixel &>> 8 & 255)] &+= 1
    counts[Int(pixel & 255)] &+= 1
  }

  /// Appends a byte; the block must not be full.
  @inline(__always)
  mutating func append(byte: UInt8) {
    push(DeflateToken(byte: byte))
    counts[Int(byte)] &+= 1
  }

  /// Appends a copy of 3 to 258 bytes; the block must not be full.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    let token = DeflateToken(length: length, distance: distance)
    push(token)
    counts[Self.literalCount &+ token.lengthIndex] &+= 1
    let symbol = DeflateSymbol(distanceIndex: token.distanceIndex).symbol
    counts[Self.literalCount &+ Self.lengthCount &+ symbol] &+= 1
  }

  @inline(__always)
  private mutating func push(_ token: DeflateToken) {
    storage[tokenCount] = token.word
    tokenCount &+= 1
  }

  /// Writes the tokens as one block with codes of its own, and forgets them.
  mutating func write(to writer: inout BitWriter, isLast: Bool) {
    let lengthCounts = UnsafeBufferPointer(
      start: counts + Self.literalCount, count: Self.lengthCount)
    let codes = DeflateCodes(
      literals: UnsafeBufferPointer(start: counts, count: Self.literalCount),
      lengths: lengthCounts,
      distances: UnsafeBufferPointer(
        start: counts + Self.literalCount + Self.lengthCount, count: Self.distanceCount))
    codes.writeHeader(to: &writer, isLast: isLast)
    let tokens = UnsafeBufferPointer(start: storage, count: tokenCount)
    writer.write(atMost: codes.bodySize) { cursor in
      codes.write(tokens, to: &cursor)
    }
    tokenCount = 0
    counts.update(repeating: 0, count: Self.countsSize)
  }
}
