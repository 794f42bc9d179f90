import LayerTrees

/// The colours of the phone and of what its screen shows: quiet, so that the seam is loud.
struct PhonePalette: Hashable, Sendable {
  let body: LayerColor
  let bodyEdge: LayerColor
  let backdrop: LayerColor
  let chrome: LayerColor
  let hairline: LayerColor
  let ink: LayerColor
  let softInk: LayerColor
  let accent: LayerColor
  let incoming: LayerColor
  let incomingText: LayerColor
  let outgoing: LayerColor
  let outgoingText: LayerColor
  let field: LayerColor
  let fieldEdge: LayerColor
  let placeholder: LayerColor
  let keyboard: LayerColor
  let key: LayerColor
  let darkKey: LayerColor
  let keyText: LayerColor
  /// Another app beside the one that is filmed.
  let elsewhere: LayerColor
  let elsewhereText: LayerColor
}

extension PhonePalette {
  static let light = PhonePalette(
    body: LayerColor(0x23272D), bodyEdge: LayerColor(0x23272D),
    backdrop: LayerColor(0xFFFFFF), chrome: LayerColor(0xF4F5F7), hairline: LayerColor(0xC9CDD3),
    ink: LayerColor(0x23272D), softInk: LayerColor(0xA9AFB8), accent: LayerColor(0x2F7DEB),
    incoming: LayerColor(0xE6E8EC), incomingText: LayerColor(0xA8AEB8),
    outgoing: LayerColor(0x3F8CF4), outgoingText: LayerColor(0xC4DCFC),
    field: LayerColor(0xFFFFFF), fieldEdge: LayerColor(0xC9CDD3),
    placeholder: LayerColor(0xC6CAD1), keyboard: LayerColor(0xD2D5DB), key: LayerColor(0xFDFDFE),
    darkKey: LayerColor(0xB0B6C0), keyText: LayerColor(0x5A616B),
    elsewhere: LayerColor(0xC3C8D0), elsewhereText: LayerColor(0xB4BAC4))

  static let dark = PhonePalette(
    body: LayerColor(0x000000), bodyEdge: LayerColor(0x4A515B),
    backdrop: LayerColor(0x16191E), chrome: LayerColor(0x20242B), hairline: LayerColor(0x3A4049),
    ink: LayerColor(0xE4E7EB), softInk: LayerColor(0x6A727D), accent: LayerColor(0x4A90F0),
    incoming: LayerColor(0x2C313A), incomingText: LayerColor(0x59616D),
    outgoing: LayerColor(0x2F6FD0), outgoingText: LayerColor(0xA9C8F2),
    field: LayerColor(0x16191E), fieldEdge: LayerColor(0x434A55),
    placeholder: LayerColor(0x4B525D), keyboard: LayerColor(0x2B3038), key: LayerColor(0x59616C),
    darkKey: LayerColor(0x414850), keyText: LayerColor(0xCDD2D9),
    elsewhere: LayerColor(0x30353D), elsewhereText: LayerColor(0x3B414A))

  static func palette(_ appearance: Appearance) -> PhonePalette {
    appearance == .light ? light : dark
  }

  var isDark: Bool { backdrop.red < 0.5 }

  /// A layer's colour as the appearance shows it: by dark, light greys are the bars' ground.
  func shown(_ color: LayerColor) -> LayerColor {
    let parts = [color.red, color.green, color.blue]
    guard isDark, color.alpha > 0.99, let low = parts.min(), let high = parts.max(),
      low > 0.85, high - low < 0.02
    else { return color }
    return chrome
  }
}
