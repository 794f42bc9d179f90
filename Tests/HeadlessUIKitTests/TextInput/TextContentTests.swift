import Foundation
import HeadlessUIKit
import LayerTrees
import SeededRandom
import Testing

/// What a text view's text measures, and what stays with it.
@MainActor
struct TextContentTests {
  /// A label pinned to all edges, as a placeholder is, does not size the content.
  @Test func contentIsTextWhateverIsPinned() throws {
    let stage = Stage()
    let (view, label) = (UITextView(), UILabel())
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    label.text = "Say something"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    stage.window.addSubview(view)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -30),
      label.leftAnchor.constraint(equalTo: view.leftAnchor),
      label.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    try stage.play { view.text = "Hello" }
    #expect(view.contentSize == view.sizeThatFits(view.bounds.size))
    #expect(stage.loop.log.commits.count <= 3)
  }

  @Test func paddingNarrowsTheColumn() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    view.isScrollEnabled = false
    view.text = "0123456789"
    // Ten characters of 10 points: one line in 110 - 2 · 5, two in 110 - 2 · 6.
    let line = UIFont.systemFont(ofSize: 20).lineHeight
    let one = view.sizeThatFits(CGSize(width: 110, height: 0)).height
    view.textContainer.lineFragmentPadding = 6
    let two = view.sizeThatFits(CGSize(width: 110, height: 0)).height
    #expect(abs(two - one - line) <= 1.0 / 3 + 1e-9)
  }

  @Test func attributesStayWhereTextIsTyped() {
    let view = UITextView()
    let key = NSAttributedString.Key(rawValue: "mark")
    view.attributedText = NSAttributedString(
      string: "abc", attributes: [key: 1, .font: UIFont.systemFont(ofSize: 30)])
    #expect(view.font == .systemFont(ofSize: 30))
    view.insertText("d")
    #expect(view.attributedText.string == "abcd")
    #expect(view.attributedText.attribute(key, at: 3, effectiveRange: nil) as? Int == 1)
    view.text = "new"
    #expect(view.attributedText.attribute(key, at: 0, effectiveRange: nil) == nil)
  }

  @Test func scrollsToTheEndOfARange() throws {
    let stage = Stage()
    let view = UITextView()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.text = Array(repeating: "line", count: 40).joined(separator: "\n")
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: -1, length: 0))
    let last = view.textContainerInset.top + 40 * UIFont.systemFont(ofSize: 12).lineHeight
    #expect(abs(view.contentOffset.y + 100 - last) < 1e-6)
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(abs(view.contentOffset.y - view.textContainerInset.top) < 1e-6)
  }

  /// Lines of a string are those of a text view without padding or insets.
  @Test func stringsMeasureAsTextViewsDo() {
    var random = SplitMix64(seed: 7)
    let view = UITextView()
    view.font = .systemFont(ofSize: 16)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    for _ in 0..<100 {
      let words = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        String(repeating: "x", count: .random(in: 1...12, using: &random))
      }
      let width = CGFloat.random(in: 40...300, using: &random)
      view.text = words.joined(separator: " ")
      let rect = view.text.boundingRect(
        with: CGSize(width: width, height: .greatestFiniteMagnitude),
        options: .usesLineFragmentOrigin, attributes: [.font: UIFont.systemFont(ofSize: 16)],
        context: nil)
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      #expect(height - rect.height >= -1e-6 && height - rect.height < 1)
    }
  }

  @Test func positionsCountUTF16() throws {
    let view = UITextView()
    view.text = "a👩‍👧b"
    let end = view.endOfDocument
    #expect(view.offset(from: view.beginningOfDocument, to: end) == 7)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let range = try #require(view.textRange(from: end, to: start))
    #expect(view.text(in: range) == "👩‍👧b")
    #expect(view.position(from: end, offset: 1) == nil)
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 1, length: 6))
  }

  @Test func aFieldIsALineHigh() {
    let field = UITextField()
    #expect(field.intrinsicContentSize.height == 22)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    let empty = field.intrinsicContentSize.width
    field.placeholder = "0123456789"
    #expect(field.intrinsicContentSize.width == empty + 85)
    field.text = "01234"
    #expect(field.intrinsicContentSize.width == empty + 43)
  }
}
