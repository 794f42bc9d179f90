import HeadlessUIKit
import SeededRandom
import Testing

/// What one types into a text view, held against a plain string and a caret.
@MainActor
struct TypedEditTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var refused: Set<String> = []
    var heard: [String] = []

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      heard.append("should \(range.location) \(range.length) \(text)")
      return !refused.contains(text)
    }

    func textViewDidChangeSelection(_ textView: UITextView) { heard.append("selection") }
    func textViewDidChange(_ textView: UITextView) { heard.append("change \(textView.text ?? "")") }
  }

  /// An edit that the delegate allows is heard of once, in order; one that it does not changes nothing.
  @Test func anEditIsHeardOfOnce() {
    _ = Stage()
    var random = SplitMix64(seed: 101)
    let (view, delegate) = (UITextView(frame: .zero), Delegate())
    view.delegate = delegate
    delegate.refused = ["z"]
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: view, queue: nil
    ) { [delegate] _ in MainActor.assumeIsolated { delegate.heard.append("posted") } }
    defer { NotificationCenter.default.removeObserver(token) }
    var (text, caret) = ("", 0..<0)
    for _ in 0..<200 {
      var expected: [String] = []
      var edit: (range: Range<Int>, text: String)?
      if Int.random(in: 0..<3, using: &random) == 0 {
        let start = Int.random(in: 0...text.count, using: &random)
        caret = start..<Int.random(in: start...text.count, using: &random)
        view.selectedRange = NSRange(location: caret.lowerBound, length: caret.count)
      }
      delegate.heard = []
      if Int.random(in: 0..<3, using: &random) == 0 {
        view.deleteBackward()
        let range = caret.isEmpty ? max(0, caret.lowerBound - 1)..<caret.upperBound : caret
        if !range.isEmpty { edit = (range, "") }
      } else {
        let typed = ["a", "bc", "\n", "z"].randomElement(using: &random) ?? "a"
        view.insertText(typed)
        edit = (caret, typed)
      }
      if let edit {
        expected.append("should \(edit.range.lowerBound) \(edit.range.count) \(edit.text)")
        if edit.text != "z" {
          var letters = Array(text)
          letters.replaceSubrange(edit.range, with: edit.text)
          text = String(letters)
          let end = edit.range.lowerBound + edit.text.count
          caret = end..<end
          expected += ["selection", "change \(text)", "posted"]
        }
      }
      #expect(delegate.heard == expected)
      #expect(view.text == text)
      #expect(view.selectedRange == NSRange(location: caret.lowerBound, length: caret.count))
    }
  }

  /// A field's attributes are those that were set, with its font and colour as they are now.
  @Test func attributesStay() {
    _ = Stage()
    let field = UITextField(frame: .zero)
    field.defaultTextAttributes = [.kern: 3, .font: UIFont.systemFont(ofSize: 30)]
    field.textColor = .red
    let attributes = field.defaultTextAttributes
    #expect(attributes[.kern] as? Int == 3 && attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.font] as? UIFont)?.pointSize == 30 && field.font?.pointSize == 30)
  }
}
