/// The common parts of PNG and APNG files: their start, their pixels, and their end.
enum PNGFile {
  /// The eight bytes that every PNG file starts with.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The most bytes of pixels in one chunk; a chunk's length must stay below 2^31.
  static let longestPiece = 1 << 30

  /// The signature, the picture's size and kind, and the name of what wrote it.
  ///
  /// `depth` is the bits of a sample, `colorType` 2 for red, green and blue or 3 for a palette.
  static func start(
    width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 2
  ) -> [UInt8] {
    var header = PNGChunk("IHDR")
    header.append(UInt32(width))
    header.append(UInt32(height))
    // Deflate, adaptive filters, not interlaced.
    header.data += [depth, colorType, 0, 0, 0]
    var software = PNGChunk("tEXt")
    software.data += Array("Software\0Seam".utf8)
    var file = signature
    header.write(to: &file)
    software.write(to: &file)
    return file
  }

  /// Appends a picture as `IDAT` chunks.
  static func append(
    _ picture: ZlibPicture, longestPiece: Int = longestPiece, to file: inout [UInt8]
  ) {
    for piece in picture.pieces(atMost: longestPiece) {
      var chunk = PNGChunk("IDAT")
      chunk.data += piece
      chunk.write(to: &file)
    }
  }

  /// Appends a picture as `fdAT` chunks, which are numbered, and returns the next number.
  static func append(
    _ picture: ZlibPicture, longestPiece: Int = longestPiece, numberedFrom first: UInt32,
    to file: inout [UInt8]
  ) -> UInt32 {
    var number = first
    for piece in picture.pieces(atMost: longestPiece) {
      var chunk = PNGChunk("fdAT")
      chunk.append(number)
      chunk.data += piece
      chunk.write(to: &file)
      number += 1
    }
    return number
  }
}

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
