/// A choice of at most 256 colours that stand for all of a picture's.
struct ColorPalette: Hashable, Sendable {
  /// How many colours a palette may have.
  static let sizes = 2...256

  /// `0x00RRGGBB`, the most frequent first.
  let colors: [UInt32]
  private let places: [UInt32: UInt8]

  /// Chooses from a picture's colours, each with the number of its pixels.
  ///
  /// Where there are too many, the one whose pixels are farthest off from what is chosen is added
  /// again and again: the root of their number times the squared distance. Equal ones go by their value, so
  /// that the choice depends on the picture alone. It takes `size` steps through all colours.
  init(_ counts: [UInt32: Int], size: Int) {
    let all = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    var nearest = [Int](repeating: .max, count: all.count)
    var owner = [UInt8](repeating: 0, count: all.count)
    let roots = all.map { Int(Double($0.value).squareRoot()) + 1 }
    var chosen: [UInt32] = []
    var next = all.isEmpty ? nil : Optional(0)
    while let index = next, chosen.count < min(max(size, 1), Self.sizes.upperBound) {
      let color = all[index].key
      var worst = 0
      next = nil
      for other in all.indices {
        let distance = Self.distance(all[other].key, color)
        if distance < nearest[other] {
          nearest[other] = distance
          owner[other] = UInt8(chosen.count)
        }
        let harm = nearest[other] * roots[other]
        if harm > worst { (worst, next) = (harm, other) }
      }
      chosen.append(color)
    }
    colors = chosen
    places = Dictionary(
      uniqueKeysWithValues: all.indices.map { (all[$0].key, owner[$0]) })
  }

  /// The place of what stands for a colour of the picture.
  func index(of color: UInt32) -> UInt8 { places[color] ?? 0 }

  /// The squared distance, green counted double and red half again as the eye does roughly.
  static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    func part(_ shift: UInt32) -> Int {
      Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)
    }
    let (red, green, blue) = (part(16), part(8), part(0))
    return 3 * red * red + 4 * green * green + 2 * blue * blue
  }
}
