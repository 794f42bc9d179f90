import SeededRandom
import Testing

@testable import HeadlessUIKit

/// An app's own keyboard: what it types, deletes and reads goes to the first responder.
@MainActor
struct InputControllerTests {
  private func place(
    _ proxy: any UITextDocumentProxy
  ) -> (before: String?, selected: String?, after: String?) {
    (proxy.documentContextBeforeInput, proxy.selectedText, proxy.documentContextAfterInput)
  }

  /// The text around the selection is that of the field or the text view which has the focus.
  @Test(arguments: [false, true], 0..<5) func theProxyIsTheFirstResponders(
    _ isField: Bool, _ seed: UInt64
  ) throws {
    let (stage, controller) = (Stage(), UIInputViewController(nibName: nil, bundle: nil))
    let proxy = controller.textDocumentProxy
    let input: any UIView & UITextInput =
      isField ? UITextField(frame: .zero) : UITextView(frame: .zero)
    stage.window.addSubview(input)
    proxy.insertText("lost")
    proxy.deleteBackward()
    proxy.adjustTextPosition(byCharacterOffset: 1)
    #expect(!proxy.hasText && place(proxy) == (nil, nil, nil))
    try stage.play { input.becomeFirstResponder() }
    #expect(!proxy.hasText && place(proxy) == ("", "", ""))
    var random = SplitMix64(seed: seed)
    var (text, selection) = ([Character](), 0..<0)
    func select(_ range: Range<Int>) {
      let start = input.beginningOfDocument
      guard let from = input.position(from: start, offset: range.lowerBound),
        let to = input.position(from: start, offset: range.upperBound)
      else { return }
      input.selectedTextRange = input.textRange(from: from, to: to)
      selection = range
    }
    for _ in 0..<60 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let gone =
          selection.isEmpty ? max(0, selection.lowerBound - 1)..<selection.upperBound : selection
        proxy.deleteBackward()
        text.removeSubrange(gone)
        selection = gone.lowerBound..<gone.lowerBound
      case 1:
        let start = Int.random(in: 0...text.count, using: &random)
        select(start..<Int.random(in: start...text.count, using: &random))
      case 2:
        let offset = Int.random(in: -3...3, using: &random)
        proxy.adjustTextPosition(byCharacterOffset: offset)
        let end = selection.lowerBound + offset
        if (0...text.count).contains(end) { selection = end..<end }
      default:
        let typed = ["a", "bc", "def"].randomElement(using: &random) ?? "a"
        proxy.insertText(typed)
        text.replaceSubrange(selection, with: typed)
        let end = selection.lowerBound + typed.count
        selection = end..<end
      }
      #expect(proxy.hasText == !text.isEmpty)
      #expect(
        place(proxy) == (
          String(text[..<selection.lowerBound]), String(text[selection]),
          String(text[selection.upperBound...])
        ))
    }
    controller.dismissKeyboard()
    #expect(!input.isFirstResponder && !controller.needsInputModeSwitchKey)
  }

  /// A field of keys alone takes what is typed, and has no places to read.
  @Test func keysAloneHaveNoPlaces() throws {
    final class Pin: UIView, UIKeyInput {
      var digits = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !digits.isEmpty }
      func insertText(_ text: String) { digits += text }
      func deleteBackward() { digits.removeLast() }
    }
    let (stage, pin) = (Stage(), Pin(frame: .zero))
    stage.window.addSubview(pin)
    try stage.play { pin.becomeFirstResponder() }
    let proxy = UIInputViewController(nibName: nil, bundle: nil).textDocumentProxy
    proxy.insertText("12")
    proxy.deleteBackward()
    proxy.adjustTextPosition(byCharacterOffset: -1)
    #expect(pin.digits == "1" && proxy.hasText && place(proxy) == (nil, nil, nil))
  }

  /// The view is one of the keyboard's kind; it has the height it was given unless it sizes itself.
  @Test(arguments: [0.0, 80], [false, true])
  func anInputViewHasItsHeight(_ height: CGFloat, _ sizesItself: Bool) throws {
    let stage = Stage()
    let controller = UIInputViewController(nibName: nil, bundle: nil)
    let made = try #require(controller.view as? UIInputView)
    #expect(made.inputViewStyle == .keyboard && made.bounds.size == .zero)
    #expect(made.backgroundColor == UIColor(white: 0.82, alpha: 1))
    let view = UIInputView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), inputViewStyle: .default)
    #expect(view.backgroundColor == nil && !view.allowsSelfSizing)
    view.allowsSelfSizing = sizesItself
    let inner = UIView(frame: .zero)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    stage.window.addSubview(view)
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 320, height: sizesItself || height == 0 ? 30 : height))
  }

  /// A responder that gives the focus up as it gets it has not got it; one that is no view needs no
  /// window.
  @Test func theFocusCanBeGivenUpAtOnce() throws {
    final class Shy: NSObject, UITextFieldDelegate {
      func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
    }
    final class Plain: UIResponder {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (stage, shy, field, plain) = (Stage(), Shy(), UITextField(frame: .zero), Plain())
    stage.window.addSubview(field)
    field.delegate = shy
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder && field.delegate === shy)
    #expect(plain.becomeFirstResponder() && plain.isFirstResponder)
    #expect(plain.inputAssistantItem === plain.inputAssistantItem)
    #expect(plain.canPerformAction(Selector(Plain.becomeFirstResponder), withSender: nil))
    #expect(!plain.canPerformAction(Selector(UITextField.placeSideViews), withSender: nil))
    #expect(plain.target(forAction: Selector("none"), withSender: nil) == nil)
  }
}
