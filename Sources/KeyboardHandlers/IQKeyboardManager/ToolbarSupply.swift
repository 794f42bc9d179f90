package import HeadlessUIKit

/// Gives fields the toolbar, and goes from one to the next with it.
@MainActor
package final class ToolbarSupply {
  package let toolbar = KeyboardToolbar()
  private let order: FieldOrder
  private weak var field: UIView?

  package init(order: FieldOrder) {
    self.order = order
    onTap(toolbar.previousButton) { [weak self] in self?.step(-1) }
    onTap(toolbar.nextButton) { [weak self] in self?.step(1) }
    onTap(toolbar.doneButton) { [weak self] in _ = self?.field?.resignFirstResponder() }
  }

  /// Puts the toolbar on the keyboard of a field; one field alone gets done without the arrows.
  ///
  /// A text view has its keyboard before it says that it begins, so its toolbar comes a turn late.
  package func dress(_ field: UIView) {
    self.field = field
    let fields = order.fields(with: field)
    for button in [toolbar.previousButton, toolbar.nextButton] {
      button.isHidden = fields.count < 2
    }
    toolbar.previousButton.isEnabled = fields.first !== field
    toolbar.nextButton.isEnabled = fields.last !== field
    if let textField = field as? UITextField {
      textField.inputAccessoryView = toolbar
    } else if let textView = field as? UITextView, textView.inputAccessoryView == nil {
      textView.inputAccessoryView = toolbar
      DispatchQueue.main.async { textView.reloadInputViews() }
    }
  }

  private func step(_ count: Int) {
    guard let field else { return }
    let fields = order.fields(with: field)
    guard let index = fields.firstIndex(where: { $0 === field }),
      fields.indices.contains(index + count)
    else { return }
    fields[index + count].becomeFirstResponder()
  }

  private func onTap(_ button: UIButton, _ react: @escaping @MainActor () -> Void) {
    button.addAction(UIAction { _ in react() }, for: .touchUpInside)
  }
}
