import Foundation
import LayerGeometry
import Testing

/// Points, rectangles and maps as lists of numbers, each in its place and none too many.
struct GeometryCodingTests {
  private struct Shapes: Codable, Equatable {
    var point = CGPoint(x: 1, y: 2)
    var rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    var map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    var more: CGRect?

    private enum CodingKeys: String, CodingKey { case point, rect, map, more }

    init() {}

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      (point, rect) = (try fields.point(.point), try fields.rect(.rect))
      (map, more) = (try fields.map(.map), try fields.rectIfPresent(.more))
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      try fields.encode(point, forKey: .point)
      try fields.encode(rect, forKey: .rect)
      try fields.encode(map, forKey: .map)
      if let more { try fields.encode(more, forKey: .more) }
    }
  }

  private let text = #"{"map":[1,2,3,4,5,6],"point":[1,2],"rect":[3,4,5,6]}"#

  @Test func whatIsWrittenIsRead() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(Shapes()), as: UTF8.self) == text)
    var shapes = Shapes()
    for more in [nil, CGRect(x: 0, y: 9, width: 8, height: 7)] {
      shapes.more = more
      #expect(try JSONDecoder().decode(Shapes.self, from: encoder.encode(shapes)) == shapes)
    }
    let null = text.dropLast() + ",\"more\":null}"
    #expect(try JSONDecoder().decode(Shapes.self, from: Data(null.utf8)) == Shapes())
  }

  @Test(arguments: ["[1,2]", "[3,4,5,6]", "[1,2,3,4,5,6]"]) func aListHasItsLength(_ list: String) {
    for wrong in [list.dropLast() + ",7]", "[" + list.dropFirst(3), "7"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(Shapes.self, from: Data(text.replacing(list, with: wrong).utf8))
      }
    }
  }
}

/// What a screen's insets become on its side.
struct TurnedInsetTests {
  /// The notch is at both sides, and the indicator is lower; without one there is nothing.
  @Test(arguments: [(47.0, 34.0, 47.0, 21.0), (47, 1, 47, 21), (20, 0, 0, 0)])
  func aPhonesNotchIsAtItsSides(_ top: Double, _ bottom: Double, _ side: Double, _ end: Double) {
    let insets = UIEdgeInsets(top: top, bottom: bottom)
    #expect(
      insets.turnedToLandscape(isPad: false)
        == UIEdgeInsets(top: 0, left: side, bottom: end, right: side))
    #expect(insets.turnedToLandscape(isPad: true) == insets)
  }
}
