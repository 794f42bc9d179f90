public import Foundation

extension UILabel {
  /// The text as a string with attributes, of which none are kept.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
}
