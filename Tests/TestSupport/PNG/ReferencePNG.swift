/// A slow and strict decoder of PNG and APNG files in 8-bit RGB, written apart from the encoder.
///
/// Every frame comes out as it is shown, pixels as `0x00RRGGBB`.
package struct ReferencePNG {
  package enum Fault: Error, Hashable {
    case signature, chunk, checksum, order, header, sequence, control, size, filter
  }

  package struct Control: Hashable {
    package var x = 0
    package var y = 0
    package var width: Int
    package var height: Int
    package var delay = [0, 0]

    package init(x: Int = 0, y: Int = 0, width: Int, height: Int, delay: [Int] = [0, 0]) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.delay = delay
    }
  }

  package private(set) var width = 0
  package private(set) var height = 0
  package private(set) var chunks: [ReferenceChunk] = []
  package private(set) var frames: [[UInt32]] = []
  package private(set) var controls: [Control] = []
  package private(set) var census: [ReferenceInflate.Census] = []
  package private(set) var filters: Set<UInt8> = []
  /// The frames and the plays that `acTL` states.
  package private(set) var animation: [Int]?

  package init(_ file: [UInt8]) throws {
    chunks = try ReferenceChunk.chunks(of: file)
    try readHeader()
    var stream: [UInt8] = []
    var sequence = 0
    for chunk in chunks.dropFirst().dropLast() {
      switch chunk.kind {
      case "tEXt": break
      case "acTL":
        guard animation == nil, controls.isEmpty, chunk.data.count == 8 else { throw Fault.order }
        animation = [chunk.number(at: 0), chunk.number(at: 4)]
      case "fcTL":
        try finishFrame(&stream)
        guard chunk.number(at: 0) == sequence else { throw Fault.sequence }
        sequence += 1
        try controls.append(control(chunk))
      case "IDAT":
        guard frames.isEmpty else { throw Fault.order }
        stream += chunk.data
      case "fdAT":
        guard !frames.isEmpty, chunk.number(at: 0) == sequence else { throw Fault.sequence }
        sequence += 1
        stream += chunk.data.dropFirst(4)
      default: throw Fault.chunk
      }
    }
    try finishFrame(&stream)
    guard animation.map({ $0[0] == frames.count && frames.count > 1 }) ?? (frames.count == 1),
      controls.count == (animation == nil ? 0 : frames.count)
    else { throw Fault.order }
  }

  private mutating func readHeader() throws {
    guard let header = chunks.first, header.kind == "IHDR", chunks.last?.kind == "IEND",
      chunks.last?.data == [], header.data.count == 13, header.data[8...] == [8, 2, 0, 0, 0]
    else { throw Fault.header }
    width = header.number(at: 0)
    height = header.number(at: 4)
  }

  private func control(_ chunk: ReferenceChunk) throws -> Control {
    let numbers = (1...4).map { chunk.number(at: 4 * $0) }
    guard chunk.data.count == 26, chunk.data[24...] == [0, 0], numbers[0] > 0, numbers[1] > 0,
      numbers[0] + numbers[2] <= width, numbers[1] + numbers[3] <= height,
      !controls.isEmpty || numbers == [width, height, 0, 0]
    else { throw Fault.control }
    let bytes = chunk.data.map(Int.init)
    return Control(
      x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1],
      delay: [bytes[20] << 8 | bytes[21], bytes[22] << 8 | bytes[23]])
  }

  private mutating func finishFrame(_ stream: inout [UInt8]) throws {
    guard !stream.isEmpty else { return }
    let inflated = try ReferenceInflate(stream)
    census.append(inflated.census)
    stream = []
    let area = controls.last ?? Control(width: width, height: height)
    let pixels = try unfiltered(inflated.output, width: area.width, height: area.height)
    var frame = frames.last ?? Array(repeating: 0, count: width * height)
    for y in 0..<area.height {
      for x in 0..<area.width {
        frame[(area.y + y) * width + area.x + x] = pixels[y * area.width + x]
      }
    }
    frames.append(frame)
  }

  private mutating func unfiltered(
    _ bytes: [UInt8], width: Int, height: Int
  ) throws -> [UInt32] {
    let size = 3 * width
    guard bytes.count == height * (size + 1) else { throw Fault.size }
    var pixels: [UInt32] = []
    var above = Array(repeating: UInt8(0), count: size)
    for y in 0..<height {
      let filter = bytes[y * (size + 1)]
      var row = Array(bytes[(y * (size + 1) + 1)..<(y + 1) * (size + 1)])
      filters.insert(filter)
      guard filter == 0 || filter == 2 else { throw Fault.filter }
      if filter == 2 { for x in 0..<size { row[x] &+= above[x] } }
      for x in 0..<width {
        let (red, green, blue) = (row[3 * x], row[3 * x + 1], row[3 * x + 2])
        pixels.append(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
      }
      above = row
    }
    return pixels
  }
}
