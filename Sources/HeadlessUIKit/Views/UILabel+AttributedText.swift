public import Foundation

extension UILabel {
  /// The text as a string with attributes: font and colour of its beginning count for all of it.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      guard let look = newValue?.firstAttributes else { return }
      if let font = look[.font] as? UIFont { self.font = font }
      if let color = look[.foregroundColor] as? UIColor { textColor = color }
    }
  }
}
