extension UISearchBar {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// A tap on the button that cancels, where it is shown.
  package func tapCancel() {
    guard showsCancelButton else { return }
    delegate?.searchBarCancelButtonClicked(self)
  }
}

/// A word in a search field that stands for a filter.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public let text: String
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) { self.text = text }
}
