// swift-format-ignore-file
// Scripts/write inert makes this of Scripts/uikit/inert.tsv.

extension UISearchBar {
  // Inert: an image behind the bar is not drawn.
  public var backgroundImage: UIImage? { get { kept() } set { keep(newValue) } }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  // Inert: an image behind the field is not drawn.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  // Inert: the bar's signs are the system's.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  // Inert: the scopes' row is not shown.
  public var scopeButtonTitles: [String]? { get { kept() } set { keep(newValue) } }
  public var showsScopeBar: Bool { get { kept() ?? false } set { keep(newValue) } }
}

extension UITextChecker {
  // Inert: no word is wrong.
  public static func learnWord(_ word: String) {}
}

extension UITextField {
  // Inert: an image behind the text is not drawn.
  public var disabledBackground: UIImage? { get { kept() } set { keep(newValue) } }
}

extension UITextView {
  // Inert: links and numbers are not looked for.
  public var dataDetectorTypes: UIDataDetectorTypes { get { kept() ?? [] } set { keep(newValue) } }
}
