import Detectors
import LayerTrees

/// The colours of the paper around the phones, and of what the film says about them.
///
/// Gap and overlap differ in lightness as well as in hue, so that they stay two colours to people
/// who see no difference between red and green.
struct FilmPalette: Hashable, Sendable {
  let paper: LayerColor
  let ink: LayerColor
  let softInk: LayerColor
  let faintInk: LayerColor
  let rule: LayerColor
  let plotGround: LayerColor
  let pass: LayerColor
  let fail: LayerColor
  let gap: LayerColor
  let overlap: LayerColor
  /// The same two, dark or light enough to be read as text on the paper.
  let gapInk: LayerColor
  let overlapInk: LayerColor
  /// The tints of marks.
  let teal: LayerColor
  let red: LayerColor
  let ochre: LayerColor
  let plum: LayerColor
  let olive: LayerColor
  let keyboardCurve: LayerColor
  let barCurve: LayerColor
}

extension FilmPalette {
  static let light = FilmPalette(
    paper: LayerColor(0xFFFFFF), ink: LayerColor(0x16191D), softInk: LayerColor(0x59616B),
    faintInk: LayerColor(0x8A929C), rule: LayerColor(0xDFE2E6), plotGround: LayerColor(0xF6F7F9),
    pass: LayerColor(0x1B7F4B), fail: LayerColor(0xC2261B),
    gap: LayerColor(0xFF6A13), overlap: LayerColor(0x5A3FE0),
    gapInk: LayerColor(0xC94A00), overlapInk: LayerColor(0x4A30C8),
    teal: LayerColor(0x00857C), red: LayerColor(0xC2261B), ochre: LayerColor(0x7A5C00),
    plum: LayerColor(0x9A2F8F), olive: LayerColor(0x5F6B00),
    keyboardCurve: LayerColor(0x16191D), barCurve: LayerColor(0x0E7CC1))

  static let dark = FilmPalette(
    paper: LayerColor(0x0F1216), ink: LayerColor(0xEDEFF2), softInk: LayerColor(0xA3ABB6),
    faintInk: LayerColor(0x757E89), rule: LayerColor(0x2B3037), plotGround: LayerColor(0x161A20),
    pass: LayerColor(0x3FBF7A), fail: LayerColor(0xFF6A5E),
    gap: LayerColor(0xFF7A29), overlap: LayerColor(0x8468FF),
    gapInk: LayerColor(0xFF9552), overlapInk: LayerColor(0xA894FF),
    teal: LayerColor(0x2FC7BC), red: LayerColor(0xFF6A5E), ochre: LayerColor(0xE0B84A),
    plum: LayerColor(0xE58ADB), olive: LayerColor(0xC4D23C),
    keyboardCurve: LayerColor(0xEDEFF2), barCurve: LayerColor(0x4FB4F0))

  static func palette(_ appearance: Appearance) -> FilmPalette {
    appearance == .light ? light : dark
  }

  subscript(tint: MarkStyle.Tint) -> LayerColor {
    switch tint {
    case .teal: teal
    case .red: red
    case .ochre: ochre
    case .plum: plum
    case .olive: olive
    }
  }
}

extension LayerColor {
  /// The opaque colour `0xRRGGBB`, or that one seen through `alpha`.
  init(_ hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// The same colour, seen through `alpha`.
  func faded(_ alpha: Double) -> LayerColor {
    LayerColor(red: red, green: green, blue: blue, alpha: self.alpha * alpha)
  }

  /// The opaque colour between this one and another; 0 is this one.
  func mixed(with other: LayerColor, _ share: Double) -> LayerColor {
    LayerColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }
}
