import Foundation

/// A TrueType file made here, in which each character is a box whose place and size are known.
///
/// An em has 1000 units, and lines are 2000 apart. The box of a character goes from 100 units
/// right of the pen to 100 before its advance, and from the baseline to 500 above it.
struct MadeFont {
  /// Characters in order of their code points, with advances in thousandths of an em.
  let letters: [(character: Character, advance: Int)]

  static let small = MadeFont(letters: [
    (" ", 300), ("1", 500), ("2", 600), ("a", 500), ("b", 1000), ("c", 700),
    ("א", 600), ("ב", 800), ("ג", 1100), ("…", 900), ("語", 1000), ("𐤀", 400), ("𐤁", 700),
  ])

  /// The width of a character at an em of some pixels; nil for one that the font lacks.
  func width(of character: Character, size: Double) -> Double? {
    letters.first { $0.character == character }.map { Double($0.advance) * size / 1000 }
  }

  /// The number of a character's glyph: the first is the box of those that are missing.
  func number(of character: Character) -> Int {
    (letters.firstIndex { $0.character == character } ?? -1) + 1
  }

  /// Writes the file, with the face once or several times in a collection.
  func write(to path: String, faces: Int = 1) throws {
    var file = Data()
    if faces > 1 {
      file.append(Data("ttcf".utf8))
      file.append(Self.words([0x0001_0000, faces]))
      file.append(Self.words(Array(repeating: 12 + 4 * faces, count: faces)))
    }
    file.append(face(at: file.count))
    try file.write(to: URL(fileURLWithPath: path))
  }

  private func face(at start: Int) -> Data {
    let tables = [
      ("cmap", characters), ("glyf", outlines.joined), ("head", head), ("hhea", metrics),
      ("hmtx", advances), ("loca", places), ("maxp", limits),
    ]
    var (list, content) = (Data(), Data())
    list.append(Self.words([0x0001_0000]))
    list.append(Self.halves([tables.count, 64, 2, 48]))
    let first = start + 12 + 16 * tables.count
    for (name, table) in tables {
      list.append(Data(name.utf8))
      list.append(Self.words([0, first + content.count, table.count]))
      content.append(table)
      content.append(Data(count: (4 - table.count % 4) % 4))
    }
    return list + content
  }

  private var boxes: [Int] { [800] + letters.map(\.advance) }

  private var outlines: [Data] {
    boxes.enumerated().map { number, advance in
      if number == self.number(of: " ") { return Data() }
      let right = advance - 100
      // One contour of four points, as steps from each to the next.
      return Self.halves([1, 100, 0, right, 500, 3, 0]) + Data([1, 1, 1, 1])
        + Self.halves([100, 0, right - 100, 0]) + Self.halves([0, 500, 0, -500]) + Data(count: 2)
    }
  }

  private var places: Data {
    Self.words(outlines.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) })
  }

  private var advances: Data { Self.halves(boxes.flatMap { [$0, 100] }) }

  private var head: Data {
    Self.words([0x0001_0000, 0x0001_0000, 0, 0x5F0F_3CF5]) + Self.halves([0, 1000])
      + Data(count: 16) + Self.halves([0, 0, 2000, 500, 0, 8, 2, 1, 0])
  }

  private var metrics: Data {
    Self.words([0x0001_0000])
      + Self.halves([1400, -500, 100, 2000, 0, 0, 2000, 1, 0, 0, 0, 0, 0, 0, 0, boxes.count])
  }

  private var limits: Data {
    Self.words([0x0001_0000])
      + Self.halves([boxes.count, 4, 1, 0, 0, 1] + Array(repeating: 0, count: 8))
  }

  private var characters: Data {
    let groups = letters.enumerated().flatMap { index, letter -> [Int] in
      let code = Int(letter.character.unicodeScalars.first?.value ?? 0)
      return [code, code, index + 1]
    }
    return Self.halves([0, 1, 3, 10]) + Self.words([12]) + Self.halves([12, 0])
      + Self.words([16 + 4 * groups.count, 0, letters.count] + groups)
  }

  private static func words(_ values: [Int]) -> Data {
    Data(values.flatMap { value in [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } })
  }

  private static func halves(_ values: [Int]) -> Data {
    Data(values.flatMap { value in [8, 0].map { UInt8(value >> $0 & 255) } })
  }
}

extension [Data] {
  fileprivate var joined: Data { reduce(Data(), +) }
}
