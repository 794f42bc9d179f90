import HeadlessUIKit
import SeededRandom
import Testing

/// Where places of a text are: carets, lines and what layout managers say of them.
@MainActor
struct TextPlaceTests {
  private func textView(_ text: String, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    return view
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let words = (0..<Int.random(in: 0...30, using: &random)).map { _ in
      String(repeating: "m", count: Int.random(in: 0...40, using: &random))
    }
    return words.joined(separator: Bool.random(using: &random) ? " " : "\n")
  }

  /// The caret behind the text stands on the last of the lines that give the view its height.
  @Test(arguments: 0..<20)
  func theLastCaretStandsOnTheLastLine(_ seed: UInt64) {
    _ = Stage()
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let view = textView(
        Self.text(&random), width: CGFloat(Int.random(in: 40...400, using: &random)))
      let caret = view.caretRect(for: view.endOfDocument)
      let lines = (view.sizeThatFits(view.bounds.size).height - 16) / caret.height
      let index = (caret.minY - 8) / caret.height
      #expect(abs(index - (lines.rounded(.down) - 1)) < 0.01, "seed \(seed): \(view.text ?? "")")
    }
  }

  /// The place that is nearest to a caret is the caret's own, but for the ends of broken lines.
  @Test(arguments: 0..<10)
  func aCaretIsFoundAgain(_ seed: UInt64) throws {
    _ = Stage()
    var random = SplitMix64(seed: seed)
    let view = textView(Self.text(&random))
    for offset in 0...view.text.utf16.count {
      let place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let caret = view.caretRect(for: place)
      let found = try #require(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
      #expect(view.caretRect(for: found) == caret)
    }
  }

  /// 8 points a character; the insets are 8 above and 5 at the side.
  @Test func aCaretStandsBehindItsCharacters() throws {
    _ = Stage()
    let view = textView("mmmm")
    let place = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    #expect(view.caretRect(for: place).origin == CGPoint(x: 29, y: 8))
    #expect(abs(view.caretRect(for: place).height - 16 * 1.193359375) < 1e-9)
  }

  @Test func whatTheStorageTakesIsInTheView() {
    _ = Stage()
    let view = textView("one two")
    view.selectedRange = NSRange(location: 3, length: 0)
    view.textStorage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    #expect(view.text == "one three")
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    #expect(view.textStorage.string == "one three")
  }

  /// A text of an app's own, in a container, is as high as a text view's with the same lines.
  @Test func aLayoutManagerMeasuresWithoutAView() {
    _ = Stage()
    let text = String(repeating: "m", count: 60)
    let storage = NSTextStorage(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let container = NSTextContainer(size: CGSize(width: 200, height: 1000))
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = textView(text)
    #expect(
      abs(
        manager.usedRect(for: container).height
          - (view.layoutManager.usedRect(for: view.textContainer).height)) < 1e-9)
    #expect(manager.usedRect(for: container).height == 3 * 16 * 1.193359375)
  }

  @Test func typingGoesWhereTheSelectionIs() throws {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    stage.window.addSubview(field)
    field.text = "ac"
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.insertText("b")
    #expect(field.text == "abc")
    #expect(
      field.offset(from: field.beginningOfDocument, to: try #require(field.selectedTextRange).start)
        == 2)
    field.selectAll(nil)
    field.cut(nil)
    #expect(field.text == "")
    field.paste(nil)
    field.paste(nil)
    #expect(field.text == "abcabc")
  }

  @Test func sideViewsLeaveTheTextWhatIsBetweenThem() throws {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    field.leftViewMode = .always
    stage.window.addSubview(field)
    try stage.play {}
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
    #expect(field.rightView?.superview == nil)
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    field.rightViewMode = .always
    try stage.play(at: 1) {}
    #expect(field.rightView?.frame == CGRect(x: 150, y: 10, width: 50, height: 20))
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 120, height: 40))
  }

  /// A point outside of the text is nearest to the line, or to the end of the line, beside it.
  @Test func pointsOutsideAreNearestToTheEdge() throws {
    _ = Stage()
    let view = textView("mmmm mm\nmm\n\nmmm mmm")
    let carets = (0...view.text.utf16.count).compactMap {
      view.position(from: view.beginningOfDocument, offset: $0).map(view.caretRect(for:))
    }
    let tops = Set(carets.map(\.minY)).sorted()
    #expect(tops.count == 4)
    func found(_ x: CGFloat, _ y: CGFloat) throws -> CGRect {
      view.caretRect(for: try #require(view.closestPosition(to: CGPoint(x: x, y: y))))
    }
    for top in tops {
      let line = carets.filter { $0.minY == top }
      #expect(try found(-50, top + 1) == line.first && found(500, top + 1) == line.last)
    }
    for x in [0.0, 20, 500] as [CGFloat] {
      #expect(try found(x, -99) == found(x, tops[0] + 1))
      #expect(try found(x, 999) == found(x, tops[3] + 1))
    }
  }

  /// What is hidden, or cannot be edited, takes no typing.
  @Test(arguments: [false, true], [false, true])
  func whatIsHiddenTakesNoTyping(_ isHidden: Bool, _ canEdit: Bool) throws {
    let stage = Stage()
    let (field, view) = (UITextField(frame: .zero), UITextView(frame: .zero))
    (field.isEnabled, view.isEditable) = (canEdit, canEdit)
    for (time, input) in [field, view].enumerated() {
      input.isHidden = isHidden
      stage.window.addSubview(input)
      try stage.play(at: Double(time)) {
        #expect(input.becomeFirstResponder() == (canEdit && !isHidden))
      }
      #expect(input.isFirstResponder == (canEdit && !isHidden))
    }
  }

  /// A field that clears itself is empty as editing begins, as its delegate finds it.
  @Test(arguments: [false, true]) func aFieldMayClearItself(_ clears: Bool) throws {
    final class Reader: NSObject, UITextFieldDelegate {
      var texts: [String?] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { texts.append(textField.text) }
    }
    let (stage, field, reader) = (Stage(), UITextField(frame: .zero), Reader())
    (field.text, field.clearsOnBeginEditing, field.delegate) = ("a", clears, reader)
    stage.window.addSubview(field)
    try stage.play { field.becomeFirstResponder() }
    #expect(reader.texts == [clears ? "" : "a"] && field.delegate === reader)
  }
}
