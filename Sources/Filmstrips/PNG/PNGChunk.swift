/// A chunk of a PNG file: length, kind, data, and the checksum of kind and data.
struct PNGChunk {
  /// The eight bytes that every PNG file starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Four letters.
  let kind: StaticString
  var data: [UInt8] = []

  init(_ kind: StaticString) {
    self.kind = kind
  }

  /// Appends a number, highest byte first.
  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    data.appendBigEndian(number)
  }

  /// Appends the whole chunk to a file.
  func write(to file: inout [UInt8]) {
    file.appendBigEndian(UInt32(data.count))
    let start = file.count
    kind.withUTF8Buffer { file.append(contentsOf: $0) }
    file.append(contentsOf: data)
    var checksum = CRC32()
    file.withUnsafeBytes { checksum.update(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    file.appendBigEndian(checksum.value)
  }
}

extension [UInt8] {
  /// Appends a number, highest byte first.
  fileprivate mutating func appendBigEndian<Number: FixedWidthInteger>(_ number: Number) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
