import Foundation
import Testing

@testable import HeadlessUIKit

/// A delegate that writes down what is asked, and may refuse.
@MainActor
private final class Clerk: NSObject, UITextViewDelegate, UITextFieldDelegate {
  var asked: [String] = []
  var allows: (String) -> Bool = { _ in true }
  var changes = 0

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    asked.append("\(range.location)+\(range.length) \(text)")
    return allows(text)
  }
  func textViewDidChange(_ textView: UITextView) { changes += 1 }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    asked.append("\(range.location)+\(range.length) \(string)")
    return allows(string)
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    asked.append("return")
    return true
  }
}

@MainActor
struct TextInputTests {
  /// Marked text takes the place of what is selected, and is text like any other; none takes nothing
  /// away where nothing is selected.
  @Test func markedTextIsPutIn() throws {
    _ = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "one two"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    field.setMarkedText("tw\u{F6}", selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "one tw\u{F6}" && field.markedTextRange == nil)
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "one tw\u{F6}")
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    view.text = "one"
    for input in [field, view] as [any UITextInput] {
      for place in [input.beginningOfDocument, input.endOfDocument] {
        input.replace(try #require(input.textRange(from: place, to: place)), withText: "")
      }
    }
    #expect(field.text == "one tw\u{F6}" && view.text == "one")
  }

  @Test func typingIntoATextView() {
    let (view, clerk) = (UITextView(), Clerk())
    view.delegate = clerk
    for character in "a👩‍👧b\n" { view.insertText(String(character)) }
    #expect(view.text == "a👩‍👧b\n")
    // UTF-16: the family is of five units.
    #expect(clerk.asked == ["0+0 a", "1+0 👩‍👧", "6+0 b", "7+0 \n"])
    view.deleteBackward()
    view.deleteBackward()
    view.deleteBackward()
    #expect(view.text == "a")
    #expect(clerk.asked.suffix(3) == ["7+1 ", "6+1 ", "1+5 "])
    #expect(clerk.changes == 7)
  }

  @Test func aDelegateMayRefuse() {
    let (view, clerk) = (UITextView(), Clerk())
    view.delegate = clerk
    clerk.allows = { $0 != "\n" }
    view.insertText("a")
    view.insertText("\n")
    #expect(view.text == "a")
    #expect(clerk.changes == 1)
  }

  @Test func textSetFromCodeTellsNobody() {
    let (view, clerk) = (UITextView(), Clerk())
    view.delegate = clerk
    view.text = "hello"
    #expect(clerk.asked.isEmpty && clerk.changes == 0)
    view.insertText("!")
    #expect(view.text == "hello!")
    view.selectedRange = NSRange(location: 0, length: 5)
    view.insertText("bye")
    #expect(view.text == "bye!")
    view.text = nil
    #expect(view.text == "")
  }

  @Test func typingIntoAField() {
    let (field, clerk) = (UITextField(), Clerk())
    field.delegate = clerk
    field.insertText("h")
    field.insertText("i")
    field.insertText("\n")
    #expect(field.text == "hi")
    #expect(clerk.asked == ["0+0 h", "1+0 i", "return"])
    field.deleteBackward()
    #expect(field.text == "h")
    clerk.allows = { _ in false }
    field.deleteBackward()
    #expect(field.text == "h")
  }

  /// `8 + n · 1.193359375 · 17 + 8`, up to the next pixel of a screen of 3 pixels a point.
  @Test(arguments: [(0, 1), (10, 1), (34, 1), (35, 2), (68, 2), (100, 3)])
  func aTextViewIsAsHighAsItsText(_ count: Int, _ lines: Int) {
    VirtualRunLoop(screen: UIScreen()).makeCurrent()
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = String(repeating: "x", count: count)
    // 34 glyphs of 8.5 points, and 5 points at either end.
    let size = view.sizeThatFits(CGSize(width: 34 * 8.5 + 10, height: .greatestFiniteMagnitude))
    let exact = 16 + Double(lines) * 20.287109375
    #expect(Double(size.height) >= exact && Double(size.height) < exact + 1.0 / 3)
    #expect(abs((Double(size.height) * 3).rounded() - Double(size.height) * 3) < 1e-9)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    view.frame.size.width = 34 * 8.5 + 10
    #expect(view.intrinsicContentSize.height == size.height)
  }
}
