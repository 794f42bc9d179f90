/// A chunk of a PNG file: length, kind, data, and the checksum of kind and data.
struct PNGChunk {
  /// Four letters of ASCII.
  let kind: StaticString
  var data: [UInt8] = []

  init(_ kind: StaticString) {
    self.kind = kind
  }

  /// Appends a number to the data, highest byte first.
  mutating func append(_ number: some FixedWidthInteger) {
    data.append(bigEndian: number)
  }

  /// Appends the whole chunk to a file.
  func write(to file: inout [UInt8]) {
    file.append(bigEndian: UInt32(data.count))
    let start = file.count
    kind.withUTF8Buffer { file.append(contentsOf: $0) }
    file.append(contentsOf: data)
    var checksum = CRC32()
    file.withUnsafeBytes { checksum.update(UnsafeRawBufferPointer(rebasing: $0[start...])) }
    file.append(bigEndian: checksum.value)
  }
}

extension [UInt8] {
  fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
