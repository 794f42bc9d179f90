@testable import Filmstrips

/// A font of some characters whose advances are the em times a factor.
final class FakeFace: TextFace {
  let isColored: Bool
  let width: Double
  private let scalars: Set<Unicode.Scalar>

  init(_ characters: String, width: Double = 0.5, isColored: Bool = false) {
    scalars = Set(characters.unicodeScalars)
    self.width = width
    self.isColored = isColored
  }

  /// Printable ASCII, half an em wide.
  static var latin: FakeFace {
    FakeFace(String((0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) }))
  }

  func glyph(of scalar: Unicode.Scalar) -> Int? {
    scalars.contains(scalar) ? Int(scalar.value) : nil
  }

  func advance(of glyph: Int, size: Double) -> Double { width * size }
}
