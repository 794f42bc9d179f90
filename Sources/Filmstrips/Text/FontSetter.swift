package import LayerTrees

/// Measures text in the fonts of a film, so that what is played has room for what is drawn.
final class FontSetter: TextSetter, @unchecked Sendable {
  /// Used under the lock of ``FontLibrary`` alone.
  private let fonts: FontStack
  let lineHeightShare: Double
  private var known: [Key: [Double]] = [:]

  private struct Key: Hashable {
    let text: String
    let size: Double
    let width: Double
  }

  init(_ fonts: FontStack) {
    self.fonts = fonts
    lineHeightShare = fonts.lineHeightShare
  }

  func lineWidths(of text: String, size: Double, width: Double) -> [Double] {
    FontLibrary.shared.alone {
      let key = Key(text: text, size: size, width: width)
      if let widths = known[key] { return widths }
      let setting = TextSetting(text, fonts: fonts, size: size, width: width + 0.01)
      let widths = setting.lines.map(\.width)
      if known.count > 5_000 { known = [:] }
      known[key] = widths
      return widths
    }
  }
}

extension FilmOptions {
  /// What measures text in the film's fonts; nil without any.
  package func textSetter() throws(FilmError) -> (any TextSetter)? {
    try fontStack().map { FontSetter($0) }
  }
}

extension FontStack {
  /// The height of a line in ems, of the first font: at least the system font's.
  var lineHeightShare: Double {
    max(TextLines.heightShare, faces.first?.lineHeightShare ?? 0)
  }
}
