package import HeadlessUIKit
import LayerTrees

/// The bar on the keyboard with which one goes from field to field: previous, next, done.
package final class KeyboardToolbar: UIView {
  /// Its height in points, UIKit's own for toolbars.
  static let height: CGFloat = 44

  package let previousButton = UIButton(type: .system)
  package let nextButton = UIButton(type: .system)
  package let doneButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  /// The text between the buttons: the field's placeholder, where it has one.
  package var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      titleLabel.isHidden = newValue?.isEmpty ?? true
    }
  }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: Self.height))
    autoresizingMask = .flexibleWidth
    layer.role = .inputBar
    backgroundColor = .barGround
    for (button, title) in [(previousButton, "<"), (nextButton, ">"), (doneButton, "Done")] {
      button.setTitle(title, for: .normal)
      button.backgroundColor = .systemBlue
      addSubview(button)
    }
    titleLabel.font = .systemFont(ofSize: 13)
    titleLabel.textColor = .gray
    titleLabel.textAlignment = .center
    titleLabel.isHidden = true
    addSubview(titleLabel)
  }

  package required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let top = (bounds.height - 20) / 2
    previousButton.frame = CGRect(x: 16, y: top, width: 12, height: 20)
    nextButton.frame = CGRect(x: 48, y: top, width: 12, height: 20)
    titleLabel.frame = CGRect(x: 76, y: top, width: max(0, bounds.width - 148), height: 20)
    doneButton.frame = CGRect(x: bounds.width - 56, y: top, width: 40, height: 20)
  }
}

/// Gives fields the toolbar, and goes from one to the next with it.
///
/// Source: hackiftekhar/IQKeyboardManager 4.0.10 and IQKeyboardToolbarManager,
/// `addToolbarIfRequired`.
@MainActor
package final class ToolbarSupply {
  package let toolbar = KeyboardToolbar()
  private let turns: FieldTurns
  private let generation: IQKeyboardManagerSettings.Generation
  private let showsPlaceholder: Bool
  private weak var field: UIView?

  package init(
    order: FieldOrder, generation: IQKeyboardManagerSettings.Generation = .eighth,
    isFixed: Bool = false, showsPlaceholder: Bool = true
  ) {
    self.showsPlaceholder = showsPlaceholder
    self.generation = generation
    turns = FieldTurns(order: order, generation: generation, isFixed: isFixed)
    onTap(toolbar.previousButton) { [weak self] in self?.step(-1) }
    onTap(toolbar.nextButton) { [weak self] in self?.step(1) }
    onTap(toolbar.doneButton) { [weak self] in _ = self?.field?.resignFirstResponder() }
  }

  /// Puts the toolbar on the keyboard of a field; one field alone gets done without the arrows.
  ///
  /// A field that brings something of its own keeps that. A text view has its keyboard before it
  /// says that it begins, so its toolbar comes a turn late.
  package func attachToolbar(to field: UIView) {
    self.field = field
    guard field.inputAccessoryView == nil || field.inputAccessoryView === toolbar else { return }
    setArrows(for: field)
    toolbar.title = showsPlaceholder ? (field as? UITextField)?.placeholder : nil
    if let textField = field as? UITextField {
      textField.inputAccessoryView = toolbar
    } else if let textView = field as? UITextView, textView.inputAccessoryView == nil {
      textView.inputAccessoryView = toolbar
      DispatchQueue.main.async { textView.reloadInputViews() }
    }
  }

  /// In a list generation 8 lets both arrows be: cells that are to come may have fields.
  private func setArrows(for field: UIView) {
    let fields = turns.fields(with: field)
    let isInList = generation == .eighth && field.liesInList
    for button in [toolbar.previousButton, toolbar.nextButton] {
      button.isHidden = fields.count < 2 && !isInList
    }
    toolbar.previousButton.isEnabled = isInList || fields.first !== field
    toolbar.nextButton.isEnabled = isInList || fields.last !== field
  }

  /// Takes the toolbar from a field that has ended, as generation 8 does.
  package func detachToolbar(from field: UIView) {
    guard generation == .eighth, field.inputAccessoryView === toolbar else { return }
    (field as? UITextField)?.inputAccessoryView = nil
    (field as? UITextView)?.inputAccessoryView = nil
  }

  private func step(_ count: Int) {
    guard let field else { return }
    let fields = turns.fields(with: field)
    guard let index = fields.firstIndex(where: { $0 === field }),
      fields.indices.contains(index + count)
    else { return }
    fields[index + count].becomeFirstResponder()
  }

  private func onTap(_ button: UIButton, _ react: @escaping @MainActor () -> Void) {
    button.addAction(UIAction { _ in react() }, for: .touchUpInside)
  }
}

extension UIView {
  /// True if it lies in a table or a collection.
  fileprivate var liesInList: Bool {
    nearest(UITableView.self) != nil || nearest(UICollectionView.self) != nil
  }
}
