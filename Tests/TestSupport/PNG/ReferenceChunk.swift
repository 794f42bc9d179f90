/// A chunk of a PNG file as it is read back.
package struct ReferenceChunk {
  package let kind: String
  package let data: [UInt8]

  /// The four bytes at `index` as a number, highest first.
  package func number(at index: Int) -> Int {
    data[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// All chunks of a file, with their lengths and checksums proved.
  package static func chunks(of file: [UInt8]) throws -> [ReferenceChunk] {
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else {
      throw ReferencePNG.Fault.signature
    }
    var chunks: [ReferenceChunk] = []
    var rest = file.dropFirst(8)
    while !rest.isEmpty {
      guard rest.count >= 12 else { throw ReferencePNG.Fault.chunk }
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= 12 + length else { throw ReferencePNG.Fault.chunk }
      let body = rest.dropFirst(4).prefix(4 + length)
      let checksum = rest.dropFirst(8 + length).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard checksum == remainder(body) else { throw ReferencePNG.Fault.checksum }
      chunks.append(
        ReferenceChunk(
          kind: String(decoding: body.prefix(4), as: UTF8.self), data: Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  /// The CRC-32 of bytes, one bit at a time.
  package static func remainder(_ bytes: some Sequence<UInt8>) -> Int {
    var crc = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= Int(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return crc ^ 0xFFFF_FFFF
  }
}
