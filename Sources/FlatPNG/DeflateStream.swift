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
      // The rest for the next piece must not be too short for a copy.
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
