/// Finds the longest copies in a run of bytes, by chains of places with the same three bytes.
///
/// A copy is put off by a byte where the next one is longer. It is thorough, not fast.
struct ByteMatcher: ~Copyable {
  private static let logSize = 15
  /// The number of places that are tried for each copy.
  private static let lookLimit = 1000
  /// A copy as long as this is good enough: no copy is longer.
  private static let longEnough = 258
  /// A copy of three bytes from farther away costs more bits than the bytes do.
  private static let farthestShort = 512

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The last place of each hash, and for every place of the window the one before with its hash.
  private var heads = [Int32](repeating: -1, count: 1 << Self.logSize)
  private var earlier = [Int32](repeating: -1, count: DeflateToken.farthestDistance)
  private var inserted = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Writes all bytes as literals and copies.
  mutating func write(to stream: inout DeflateStream) {
    var place = 0
    var copy = longestCopy(at: 0)
    while place < bytes.count {
      guard copy.length > 0 else {
        stream.append(byte: bytes[place])
        place += 1
        copy = longestCopy(at: place)
        continue
      }
      let next =
        copy.length < Self.longEnough ? longestCopy(at: place + 1) : (length: 0, distance: 0)
      if next.length > copy.length {
        stream.append(byte: bytes[place])
        place += 1
        copy = next
      } else {
        stream.append(run: copy.length, distance: copy.distance)
        place += copy.length
        copy = longestCopy(at: place)
      }
    }
  }

  /// The longest copy for the bytes at a place, which every earlier place can be the source of.
  private mutating func longestCopy(at place: Int) -> (length: Int, distance: Int) {
    insert(upTo: place)
    let limit = min(DeflateToken.longestCopy, bytes.count - place)
    guard limit >= DeflateToken.shortestCopy else { return (0, 0) }
    var best = (length: DeflateToken.shortestCopy - 1, distance: 0)
    var other = Int(heads[hash(place)])
    var looks = 0
    while other >= 0, place - other <= DeflateToken.farthestDistance, looks < Self.lookLimit {
      looks += 1
      if bytes[other + best.length] == bytes[place + best.length] {
        let length = equalBytes(other, place, limit: limit)
        if length > best.length {
          best = (length, place - other)
          if length >= min(limit, Self.longEnough) { break }
        }
      }
      let next = Int(earlier[other & (DeflateToken.farthestDistance - 1)])
      guard next < other else { break }
      other = next
    }
    if best.distance == 0 || best.length == 3 && best.distance > Self.farthestShort {
      return (0, 0)
    }
    return best
  }

  private func equalBytes(_ first: Int, _ second: Int, limit: Int) -> Int {
    var count = 0
    while count < limit, bytes[first &+ count] == bytes[second &+ count] { count &+= 1 }
    return count
  }

  private mutating func insert(upTo place: Int) {
    let end = min(place, bytes.count - DeflateToken.shortestCopy + 1)
    while inserted < end {
      let hash = hash(inserted)
      earlier[inserted & (DeflateToken.farthestDistance - 1)] = heads[hash]
      heads[hash] = Int32(truncatingIfNeeded: inserted)
      inserted += 1
    }
  }

  private func hash(_ place: Int) -> Int {
    let word =
      UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
    return Int((word &* 0x9E37_79B1) >> UInt32(32 - Self.logSize))
  }
}
