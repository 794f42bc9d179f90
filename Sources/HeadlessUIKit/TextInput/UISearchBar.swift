import LayerTrees

/// Hears what is typed into a search bar; every method has a default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The line of text inside a search bar.
open class UISearchTextField: UITextField {
  /// A rounded box with a magnifying glass before the text.
  override var look: ViewLook {
    var look = fieldLook
    look.fill = shown(.tertiarySearchFill)
    look.cornerRadius = 10
    let glass = LayerPicture(
      name: "magnifyingglass", isSymbol: true, width: 17, height: 17,
      color: shown(.systemGray), alignment: .left, insets: UIEdgeInsets(left: 8))
    look.elements = look.elements.map { $0.indented(by: 30) } + [.picture(glass)]
    return look
  }

  // MARK: Looks

  open var tokens: [UISearchToken] = []

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }

  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }

  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  open var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }

  open var allowsDeletingTokens: Bool = true
}

/// A bar of 56 points with a line of text to search by.
///
/// The field is 8 points from the sides and 10 from top and bottom.
open class UISearchBar: UIView {
  /// Its height in points by default.
  static let standardHeight: CGFloat = 56

  open var searchTextField: UISearchTextField { ownField }
  private let ownField = UISearchTextField(frame: .zero)
  open weak var delegate: (any UISearchBarDelegate)?
  private lazy var ear = SearchBarEar(bar: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(searchTextField)
    searchTextField.delegate = ear
    searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: text ?? "")
      }, for: .editingChanged)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// True if a button to leave the search is beside the field.
  open var showsCancelButton = false {
    didSet {
      layer.invalidateLook()
      setNeedsLayout()
    }
  }

  /// The room of that button: its word at 17 points, and 16 beside it.
  private var cancelWidth: CGFloat {
    showsCancelButton ? TextMetrics(pointSize: 17).width(of: "Cancel") + 16 : 0
  }

  /// The button to leave the search; the field looks for itself.
  override var look: ViewLook {
    guard showsCancelButton else { return ViewLook() }
    return ViewLook(
      elements: [
        .text(
          element(
            "Cancel", font: .systemFont(ofSize: 17), color: tintColor, alignment: .right,
            insets: UIEdgeInsets(right: 8)))
      ])
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = bounds.inset(
      by: UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8 + cancelWidth))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Looks

  open var searchBarStyle: Style = .default
  open var barStyle: UIBarStyle = .default
  open var isTranslucent: Bool = true

  open var barTintColor: UIColor? {
    get { kept() }
    set {
      keep(newValue)
      backgroundColor = newValue
    }
  }

  open var prompt: String?

  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
  }

  open var selectedScopeButtonIndex: Int = 0

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
}

/// Passes on to a search bar's delegate the events of its field.
@MainActor
private final class SearchBarEar: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(bar: UISearchBar) { self.bar = bar }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
      ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}

extension UISearchBar {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}

/// A word in a search field that stands for a filter.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public let text: String
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) { self.text = text }
}
