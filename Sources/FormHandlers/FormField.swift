import HeadlessUIKit
import KeyboardSimulation
import Scenes
import LayerTrees

/// A line to fill in, which bears the mark of a field with and without the focus.
final class FormField: UITextField {
  init(_ message: Transcript.Message) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: message.height))
    placeholder = message.text
    borderStyle = .roundedRect
    backgroundColor = .systemBackground
    layer.role = .formField(isFocused: false)
    layer.text = message.text
  }

  required init?(coder: NSCoder) { nil }

  override func becomeFirstResponder() -> Bool { noting { super.becomeFirstResponder() } }
  override func resignFirstResponder() -> Bool { noting { super.resignFirstResponder() } }
}

extension UIView {
  /// The last field in it, in the order of subviews.
  var lastField: UIView? {
    if self is UITextField || self is UITextView { return self }
    return subviews.reversed().lazy.compactMap(\.lastField).first
  }
}

/// Many lines to fill in.
final class FormTextView: UITextView {
  convenience init(_ message: Transcript.Message) {
    self.init(text: message.text ?? "A line to read")
    frame.size.height = message.height
  }

  init(text: String) {
    super.init(frame: .zero, textContainer: nil)
    self.text = text
    backgroundColor = .systemBackground
    layer.role = .formField(isFocused: false)
  }

  required init?(coder: NSCoder) { nil }

  override func becomeFirstResponder() -> Bool { noting { super.becomeFirstResponder() } }
  override func resignFirstResponder() -> Bool { noting { super.resignFirstResponder() } }
}

/// A line to search by, in a bar.
final class FormSearchBar: UISearchBar {
  init(_ message: Transcript.Message) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: message.height))
    backgroundColor = UIColor(white: 0.9, alpha: 1)
    searchTextField.backgroundColor = .systemBackground
    searchTextField.bearsMark()
  }

  required init?(coder: NSCoder) { nil }
}

extension UITextField {
  /// Lets a field of the system's own bear the mark of a form's field.
  func bearsMark() {
    layer.role = .formField(isFocused: false)
    for (event, isFocused) in [(UIControl.Event.editingDidBegin, true), (.editingDidEnd, false)] {
      addAction(
        UIAction { [unowned self] _ in layer.role = .formField(isFocused: isFocused) }, for: event)
    }
  }
}

extension UIView {
  /// Makes a change of the first responder, and says in the layer who it is.
  fileprivate func noting(_ change: () -> Bool) -> Bool {
    let isDone = change()
    let role = LayerRole.formField(isFocused: isFirstResponder)
    if layer.role != role { layer.role = role }
    return isDone
  }
}
