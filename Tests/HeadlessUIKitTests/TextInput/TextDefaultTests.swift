import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Texts without a font, delegates that say nothing, and empty places.
@MainActor
struct TextDefaultTests {
  private final class Silent: NSObject, UITextViewDelegate, UITextFieldDelegate,
    UITextInteractionDelegate
  {}

  /// A text view without a font is as one of 12 points, in its size, its places and its look.
  @Test func aTextViewWithoutAFontHas12Points() throws {
    let stage = Stage()
    let views = (0..<3).map { _ in UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 60)) }
    for (view, size) in zip(views, [nil, 12, 13] as [CGFloat?]) {
      view.font = size.map { .systemFont(ofSize: $0) }
      view.text = String(repeating: "many words ", count: 12)
      stage.window.addSubview(view)
    }
    try stage.play {}
    for view in views {
      view.scrollRangeToVisible(NSRange(location: view.text.utf16.count, length: 0))
    }
    func places(_ view: UITextView) throws -> [CGRect] {
      let middle = try #require(view.position(from: view.beginningOfDocument, offset: 60))
      let offset = view.contentOffset
      return [
        CGRect(origin: .zero, size: view.sizeThatFits(CGSize(width: 90, height: 0))),
        view.caretRect(for: middle), view.caretRect(for: view.endOfDocument),
        CGRect(x: offset.x, y: offset.y, width: 0, height: 0),
      ]
    }
    func size(_ view: UITextView) -> Double? {
      if case .text(let text)? = view.look.elements.first { text.size } else { nil }
    }
    #expect(try places(views[0]) == places(views[1]))
    for (one, other) in try zip(places(views[0]), places(views[2])) { #expect(one != other) }
    #expect(size(views[0]) == 12 && size(views[2]) == 13)
    // The end is at the lower edge, with the inset or without.
    let end = views[0].caretRect(for: views[0].endOfDocument).maxY
    #expect(end - views[0].contentOffset.y <= 60 && end - views[0].contentOffset.y > 40)
  }

  /// A field without a font is as one of 17 points.
  @Test func aFieldWithoutAFontHas17Points() throws {
    _ = Stage()
    let fields = (0..<3).map { _ in UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40)) }
    for (field, size) in zip(fields, [nil, 17, 18] as [CGFloat?]) {
      field.font = size.map { .systemFont(ofSize: $0) }
      field.text = "some words"
    }
    func carets(_ field: UITextField) -> [CGRect] {
      [field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument)]
    }
    #expect(fields[0].intrinsicContentSize == fields[1].intrinsicContentSize)
    #expect(fields[0].intrinsicContentSize != fields[2].intrinsicContentSize)
    #expect(carets(fields[0]) == carets(fields[1]) && carets(fields[0]) != carets(fields[2]))
  }

  /// Strings without a font are measured and drawn in 12 points; on one line, a break is a space.
  @Test func stringsWithoutAFontHave12Points() throws {
    final class Page: UIView {
      override func draw(_ rect: CGRect) {
        "a b".draw(in: CGRect(x: 1, y: 2, width: 50, height: 20))
        NSAttributedString(string: "c").draw(at: CGPoint(x: 3, y: 4))
        NSAttributedString(string: "d").draw(
          with: CGRect(x: 5, y: 6, width: 9, height: 9), context: nil)
      }
    }
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
    for text in ["", "abc", "ab\ncde f"] {
      let (plain, own) = (text as NSString, NSAttributedString(string: text))
      #expect(text.size() == text.size(withAttributes: font) && plain.size() == text.size())
      #expect(own.size() == text.size())
      for options in [[], .usesLineFragmentOrigin] as [NSStringDrawingOptions] {
        let room = CGSize(width: 20, height: 100)
        let box = text.boundingRect(with: room, options: options, attributes: font, context: nil)
        #expect(plain.boundingRect(with: room, options: options, context: nil) == box)
        #expect(own.boundingRect(with: room, options: options, context: nil) == box)
        #expect(box.origin == .zero)
        guard options.isEmpty else { continue }
        let line = text.replacing("\n", with: " ").size(withAttributes: font)
        #expect(box.width == line.width && box.height == TextMetrics(pointSize: 12).lineHeight)
      }
    }
    let (stage, page) = (Stage(), Page(frame: CGRect(x: 0, y: 0, width: 60, height: 60)))
    stage.window.addSubview(page)
    try stage.play {}
    var texts: [LayerText] = []
    for case .picture(let picture) in try stage.layer(page).look?.elements ?? [] {
      for case .text(let text) in picture.canvas?.elements ?? [] { texts.append(text) }
    }
    #expect(texts.map(\.string) == ["a b", "c", "d"] && texts.allSatisfy { $0.size == 12 })
    #expect(texts.map(\.insets.left) == [1, 3, 5] && texts.map(\.insets.top) == [2, 4, 6])
  }

  /// A delegate that says nothing lets editing begin, change the text and end, and links be tapped.
  @Test func delegatesThatSayNothing() throws {
    let (stage, silent) = (Stage(), Silent())
    let (field, view) = (UITextField(frame: .zero), UITextView(frame: .zero))
    (field.delegate, view.delegate) = (silent, silent)
    for (time, input) in ([field, view] as [any UIView & UITextInput]).enumerated() {
      stage.window.addSubview(input)
      try stage.play(at: Double(time)) { #expect(input.becomeFirstResponder()) }
      input.insertText("ab")
      input.deleteBackward()
      #expect(input.hasText && input.isFirstResponder)
      #expect(input.resignFirstResponder() && !input.isFirstResponder)
    }
    #expect(field.text == "a" && view.text == "a")
    #expect(silent.textFieldShouldClear(field) && silent.textFieldShouldReturn(field))
    let url = try #require(URL(string: "https://a.org"))
    let (range, attachment) = (NSRange(location: 0, length: 1), NSTextAttachment())
    #expect(
      silent.textView(
        view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction))
    #expect(
      silent.textView(
        view, shouldInteractWith: attachment, in: range, interaction: .invokeDefaultAction))
    #expect(silent.textView(view, shouldInteractWith: url, in: range))
    #expect(silent.textView(view, shouldInteractWith: attachment, in: range))
    let item = UITextItem(content: .link(url), range: range)
    let (action, menu) = (UIAction { _ in }, UIMenu(title: "m"))
    #expect(silent.textView(view, primaryActionFor: item, defaultAction: action) === action)
    #expect(
      silent.textView(view, menuConfigurationFor: item, defaultMenu: menu)?.menu === menu)
    let interaction = UITextInteraction(for: .editable)
    interaction.delegate = silent
    #expect(silent.interactionShouldBegin(interaction, at: .zero))
    #expect(interaction.gesturesForFailureRequirements.isEmpty)
    #expect(!UIFindInteraction().isFindNavigatorVisible && interaction.delegate === silent)
    let typo = UITextChecker().rangeOfMisspelledWord(
      in: "wrng", range: range, startingAt: 0, wrap: false, language: "en_US")
    #expect(typo.location == NSNotFound && typo.length == 0)
  }

  /// A text view says that editing begins and ends, to its delegate and to all.
  @Test func aTextViewSaysThatEditingEnds() throws {
    @MainActor
    final class Hearer: NSObject, UITextViewDelegate {
      var heard: [String] = []
      func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begins") }
      func textViewDidEndEditing(_ textView: UITextView) { heard.append("ends") }
      func hear(_ note: Notification) {
        heard.append(note.name.rawValue.replacing("UITextViewText", with: ""))
      }
    }
    let (stage, view, hearer) = (Stage(), UITextView(frame: .zero), Hearer())
    stage.window.addSubview(view)
    view.delegate = hearer
    for name in [
      UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
    ] {
      NotificationCenter.default.addObserver(
        hearer, selector: Selector(Hearer.hear(_:)), name: name, object: view)
    }
    try stage.play { view.becomeFirstResponder() }
    #expect(hearer.heard == ["begins", "DidBeginEditingNotification"])
    try stage.play(at: 1) { view.resignFirstResponder() }
    #expect(hearer.heard.suffix(2) == ["ends", "DidEndEditingNotification"])
    #expect(hearer.heard.count == 4)
    NotificationCenter.default.removeObserver(hearer)
  }

  /// New places and ranges are at the text's beginning, and empty.
  @Test func newPlacesAreAtTheBeginning() throws {
    _ = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "some words in lines"
    let range = UITextRange()
    #expect(range.isEmpty && view.offset(from: view.beginningOfDocument, to: range.start) == 0)
    #expect(view.compare(UITextPosition(), to: view.beginningOfDocument) == .orderedSame)
    #expect(view.compare(range.end, to: range.start) == .orderedSame)
    let part = UITextSelectionRect()
    #expect(part.rect == .zero && part.writingDirection == .leftToRight)
    #expect(!part.containsStart && !part.containsEnd && !part.isVertical)
    // A selection's rectangles go from the caret at its start to the one at its end.
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all).map(\.rect)
    let (first, last) = (
      view.caretRect(for: all.start), view.caretRect(for: all.end)
    )
    #expect(rects.count > 1 && rects.first?.origin == first.origin)
    #expect(rects.last.map { CGPoint(x: $0.maxX, y: $0.minY) } == last.origin)
    #expect(view.firstRect(for: all) == rects.first)
    #expect(UITextDirection.layout(.left).rawValue == UITextLayoutDirection.left.rawValue)
    #expect(UITextDirection.storage(.backward).rawValue == 1)
  }

  /// A layout manager without a container has one line of 12 points, as long as its text.
  @Test func aLayoutManagerAlone() {
    _ = Stage()
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    let metrics = TextMetrics(pointSize: 12)
    #expect(manager.numberOfGlyphs == 0)
    #expect(
      manager.usedRect(for: container)
        == CGRect(x: 0, y: 0, width: 0, height: metrics.lineHeight))
    manager.textStorage = NSTextStorage(string: String(repeating: "many words ", count: 40))
    #expect(manager.numberOfGlyphs == 440)
    #expect(
      manager.usedRect(for: container)
        == CGRect(
          x: 0, y: 0, width: metrics.width(of: manager.textStorage?.string ?? ""),
          height: metrics.lineHeight))
    #expect(
      manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil)
        == CGRect(x: 0, y: 0, width: 0, height: metrics.lineHeight))
    #expect(
      manager.glyphIndexForCharacter(at: 7) == 7 && manager.characterIndexForGlyph(at: 8) == 8)
    var count = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 9)) {
      _, _, _, _, _ in
      count += 1
    }
    #expect(count == 0 && NSTextStorage().length == 0)
  }

  /// TextKit 2's parts know of one another, and a text view has none of them.
  @Test func textKit2() {
    _ = Stage()
    let (content, layout) = (NSTextContentStorage(), NSTextLayoutManager())
    #expect(layout.usesFontLeading && !layout.limitsLayoutForSuspiciousContents)
    content.addTextLayoutManager(layout)
    #expect(content.textLayoutManagers == [layout] && layout.textContentManager === content)
    var count = 0
    content.performEditingTransaction { count += 1 }
    #expect(count == 1 && UITextView(usingTextLayoutManager: true).textLayoutManager == nil)
    #expect(NSTextParagraph(attributedString: nil).attributedString.length == 0)
  }
}
