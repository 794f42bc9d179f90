import LayerTrees

extension UIColor {
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (sector, part) = (Int(hue * 6) % 6, hue * 6 - (hue * 6).rounded(.down))
    let (low, falling, rising) = (
      brightness * (1 - saturation), brightness * (1 - saturation * part),
      brightness * (1 - saturation * (1 - part))
    )
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch sector {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of an asset catalogue, of which there is none: grey stands for all.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
  @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(white: 0.5, alpha: 1) }
  /// A pattern is shown as grey.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    white?.pointee = CGFloat(0.299 * color.red + 0.587 * color.green + 0.114 * color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let (most, least) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    let span = most - least
    var turn = 0.0
    if span > 0 {
      if most == color.red {
        turn = ((color.green - color.blue) / span).truncatingRemainder(dividingBy: 6)
      }
      if most == color.green { turn = (color.blue - color.red) / span + 2 }
      if most == color.blue { turn = (color.red - color.green) / span + 4 }
    }
    hue?.pointee = CGFloat((turn < 0 ? turn + 6 : turn) / 6)
    saturation?.pointee = CGFloat(most > 0 ? span / most : 0)
    brightness?.pointee = CGFloat(most)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// The colour of what is drawn from here on.
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() {
    guard let recorder = DrawingRecorder.current else { return }
    recorder.state.fill = color(isDark: recorder.isDark)
  }
  public func setStroke() {
    guard let recorder = DrawingRecorder.current else { return }
    recorder.state.stroke = color(isDark: recorder.isDark)
  }
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let link = systemBlue
  public static let groupTableViewBackground = systemGroupedBackground
}
