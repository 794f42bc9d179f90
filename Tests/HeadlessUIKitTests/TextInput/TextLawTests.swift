import Foundation
import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Text in lines, its places, and what typing makes of it, against plain models.
@MainActor
struct TextLawTests {
  private static func text(_ random: inout SplitMix64, longest: Int = 9) -> String {
    (0..<Int.random(in: 0...14, using: &random)).map { _ in
      String(repeating: "m", count: Int.random(in: 0...longest, using: &random))
    }.reduce("") {
      $0 + ($0.isEmpty ? "" : Int.random(in: 0..<5, using: &random) == 0 ? "\n" : " ") + $1
    }
  }

  /// The starts of lines of `columns` characters: whole words as long as they fit, longer ones cut.
  private static func starts(_ text: String, _ columns: Int) -> [Int] {
    var (starts, offset): ([Int], Int) = ([], 0)
    for paragraph in text.components(separatedBy: "\n") {
      starts.append(offset)
      var used = 0
      for (index, word) in paragraph.components(separatedBy: " ").enumerated() {
        if index > 0 {
          offset += 1
          if used > 0, used + 1 + word.count > columns {
            starts.append(offset)
            used = 0
          } else if used > 0 {
            used += 1
          }
        }
        for _ in word {
          if word.count > columns, used > 0, used + 1 > columns {
            starts.append(offset)
            used = 0
          }
          used += 1
          offset += 1
        }
      }
      offset += 1
    }
    return starts
  }

  @Test(arguments: 0..<40) func linesBeginWhereWordsNoLongerFit(_ seed: UInt64) {
    _ = Stage()
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let (text, columns) = (Self.text(&random), Int.random(in: 3...20, using: &random))
      let metrics = TextMetrics(pointSize: 20)
      let layout = TextLayout(text, metrics: metrics, width: CGFloat(10 * columns))
      let starts = Self.starts(text, columns)
      #expect(layout.lines.map(\.start) == starts, "\(text) in \(columns)")
      #expect(layout.lines.map(\.end) == starts.dropFirst() + [text.count])
      #expect(layout.lines.count == metrics.lineCount(of: text, width: CGFloat(10 * columns)))
      #expect(abs(layout.height - CGFloat(starts.count) * metrics.lineHeight) < 1e-9)
      expectPlaces(layout, text, starts)
    }
  }

  /// A caret is on the last line that begins at it or before, ten points per character on.
  private func expectPlaces(_ layout: TextLayout, _ text: String, _ starts: [Int]) {
    let (characters, height) = (Array(text), layout.metrics.lineHeight)
    for offset in 0...text.count {
      let line = starts.lastIndex { $0 <= offset } ?? 0
      let before = characters[starts[line]..<offset].count { $0 != "\n" }
      #expect(layout.line(of: offset) == line && layout.x(of: offset) == CGFloat(10 * before))
      let caret = CGRect(
        x: CGFloat(10 * before), y: CGFloat(line) * height, width: 2, height: height)
      #expect(layout.caret(at: offset) == caret)
      let point = CGPoint(x: caret.minX + 4, y: caret.midY)
      #expect(layout.caret(at: layout.offset(at: point)) == caret)
      #expect(layout.offset(at: CGPoint(x: -50, y: caret.midY)) == starts[line])
    }
    let last = starts[starts.count - 1]
    #expect(layout.offset(at: CGPoint(x: -1, y: 1e6)) == last)
    #expect(layout.offset(at: CGPoint(x: -1, y: -1e6)) == 0)
    #expect(layout.offset(at: CGPoint(x: 1e6, y: 1e6)) == text.count)
  }

  /// A range has a rectangle on each line that it shares characters with.
  @Test(arguments: 0..<20) func aRangeHasARectanglePerLine(_ seed: UInt64) {
    _ = Stage()
    var random = SplitMix64(seed: 60 + seed)
    for _ in 0..<20 {
      let text = Self.text(&random)
      let layout = TextLayout(text, metrics: TextMetrics(pointSize: 20), width: 80)
      let start = Int.random(in: 0...text.count, using: &random)
      let length = Int.random(in: 0...(text.count - start), using: &random)
      guard length > 0 else { continue }
      let range = NSRange(location: start, length: length)
      var expected: [CGRect] = []
      for (index, line) in layout.lines.enumerated() {
        let (first, last) = (max(line.start, start), min(line.end, start + length))
        guard first < last else { continue }
        let characters = Array(text)
        func x(_ offset: Int) -> CGFloat {
          CGFloat(10 * characters[line.start..<offset].count { $0 != "\n" })
        }
        expected.append(
          CGRect(
            x: x(first), y: CGFloat(index) * layout.metrics.lineHeight, width: x(last) - x(first),
            height: layout.metrics.lineHeight))
      }
      #expect(layout.rects(of: range) == expected)
    }
  }

  /// Typing, deleting, cutting and pasting act on the selection, as on an array of characters.
  @Test(arguments: 0..<20, [false, true]) func editingIsThatOfAString(
    _ seed: UInt64, _ isField: Bool
  ) {
    _ = Stage()
    var random = SplitMix64(seed: 80 + seed)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let input: any StringInput = isField ? field : view
    var (model, board): ([Character], String) = ([], "")
    UIPasteboard.general.string = nil
    func place(_ offset: Int) -> UITextPosition? {
      input.position(from: input.beginningOfDocument, offset: offset)
    }
    for _ in 0..<40 {
      let start = Int.random(in: 0...model.count, using: &random)
      let length = Int.random(in: 0...min(3, model.count - start), using: &random)
      if let from = place(start), let to = place(start + length) {
        input.selectedTextRange = input.textRange(from: to, to: from)
      }
      #expect(input.selection == NSRange(location: start, length: length))
      let chosen = String(model[start..<start + length])
      var caret: Int
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        input.insertText("xy")
        model.replaceSubrange(start..<start + length, with: "xy")
        caret = start + 2
      case 1:
        input.deleteBackward()
        let first = length > 0 ? start : max(0, start - 1)
        model.removeSubrange(first..<start + length)
        caret = first
      case 2:
        input.cutSelection()
        if length > 0 { board = chosen }
        model.removeSubrange(start..<start + length)
        caret = start
      case 3:
        input.copySelection()
        if length > 0 { board = chosen }
        caret = -1
      default:
        input.pasteFromPasteboard()
        if !board.isEmpty { model.replaceSubrange(start..<start + length, with: board) }
        caret = board.isEmpty ? -1 : start + board.count
      }
      #expect(input.wholeText == String(model))
      if caret >= 0 { #expect(input.selection == NSRange(location: caret, length: 0)) }
      #expect(UIPasteboard.general.string ?? "" == board)
    }
    input.selectWholeText()
    #expect(input.selection == NSRange(location: 0, length: model.count))
    #expect(place(-1) == nil && place(model.count + 1) == nil)
    #expect(input.hasText == !model.isEmpty)
  }

  /// Places are compared, counted and clamped by their distance from the start.
  @Test func placesAreNumbers() throws {
    _ = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
    view.font = .systemFont(ofSize: 16)
    view.text = "mmmm mmmm mm"
    func place(_ offset: Int) throws -> UITextPosition {
      try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }
    #expect(view.compare(try place(1), to: try place(2)) == .orderedAscending)
    #expect(view.compare(try place(2), to: try place(1)) == .orderedDescending)
    #expect(view.compare(try place(2), to: try place(2)) == .orderedSame)
    let range = try #require(view.textRange(from: try place(2), to: try place(6)))
    #expect(view.text(in: range) == "mm m" && !range.isEmpty && range.start.offset == 2)
    #expect(range.end.offset == 6)
    for (x, nearest) in [(0.0, 2), (13 + 16, 3), (500, 6)] as [(CGFloat, Int)] {
      let found = view.closestPosition(to: CGPoint(x: x, y: 12), within: range)
      #expect(found?.offset == min(max(nearest, 2), 6) || x == 29)
    }
    // Two lines of nine characters and three: eight points each, five points in.
    let second = try place(11)
    #expect(view.caretRect(for: second).minY > view.caretRect(for: try place(1)).minY)
    #expect(view.position(from: second, in: .left, offset: 2)?.offset == 9)
    #expect(view.position(from: second, in: .right, offset: 1)?.offset == 12)
    #expect(view.position(from: second, in: .right, offset: 2) == nil)
    #expect(view.position(from: second, in: .up, offset: 1)?.offset == 1)
    #expect(view.position(from: try place(1), in: .down, offset: 1)?.offset == 11)
    let character = view.characterRange(at: CGPoint(x: 5 + 8, y: 12))
    #expect(character?.range == NSRange(location: 1, length: 1))
    view.replace(range, withText: "-")
    #expect(view.text == "mm-mmm mm" && view.selectedRange == NSRange(location: 3, length: 0))
    view.setMarkedText("++", selectedRange: NSRange(location: 0, length: 0))
    #expect(view.text == "mm-++mmm mm" && view.markedTextRange == nil)
    view.interactionState = UITextRange(NSRange(location: 1, length: 2))
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    #expect(!view.isEditingText && view.shouldChangeText(in: range, replacementText: ""))
  }

  /// A field's caret is behind what is before it, no farther than the field's end.
  @Test(arguments: [0, 3, 10, 40]) func aFieldsCaretIsBehindItsText(_ offset: Int) throws {
    _ = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.font = .systemFont(ofSize: 16)
    field.borderStyle = .line
    field.text = String(repeating: "m", count: 40)
    let place = try #require(field.position(from: field.beginningOfDocument, offset: offset))
    let caret = field.caretRect(for: place)
    let height = TextMetrics(pointSize: 16).lineHeight
    #expect(
      caret.isNear(
        CGRect(x: min(6 + 8 * CGFloat(offset), 192), y: 20 - height / 2, width: 2, height: height)))
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 12))
    let range = try #require(field.textRange(from: place, to: end))
    let rect = field.firstRect(for: range)
    let (first, last) = (min(offset, 12), max(offset, 12))
    let left = min(6 + 8 * CGFloat(first), 192)
    #expect(abs(rect.minX - left) < 1e-6)
    #expect(abs(rect.width - (min(6 + 8 * CGFloat(last), 192) - left)) < 1e-6)
    #expect(
      field.closestPosition(to: CGPoint(x: 6 + 8 * CGFloat(offset) + 3, y: 0))?.offset == offset)
    #expect(field.closestPosition(to: CGPoint(x: -9, y: 0))?.offset == 0)
  }

  /// The views at a field's ends show by their modes; the text has what they leave.
  @Test(arguments: [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always])
  func sideViewsShowByTheirModes(_ mode: UITextField.ViewMode) throws {
    _ = Stage()
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.window.addSubview(field)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    (field.leftViewMode, field.clearButtonMode) = (mode, mode)
    for (time, isEditing) in [(1.0, false), (2, true)] {
      for text in ["", "a"] {
        try stage.play(at: time) {
          field.text = text
          _ = isEditing ? field.becomeFirstResponder() : field.resignFirstResponder()
          field.setNeedsLayout()
        }
        let isShown =
          switch mode {
          case .never: false
          case .always: true
          case .whileEditing: isEditing
          case .unlessEditing: !isEditing
          }
        #expect((field.leftView?.superview === field) == isShown)
        let room = field.textRect(forBounds: field.bounds)
        #expect(room.minX == (isShown ? 30 : 0))
        let end: CGFloat = isShown && !text.isEmpty ? 176 : 200
        #expect(room.maxX == end)
      }
    }
    #expect(
      field.clearButtonRect(forBounds: field.bounds)
        == CGRect(x: 176, y: 10.5, width: 19, height: 19))
    #expect(field.rightViewRect(forBounds: field.bounds) == .zero)
    let (old, new) = (try #require(field.leftView), UIView(frame: .zero))
    field.leftView = new
    #expect(old.superview == nil && field.leftView === new)
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 20, width: 0, height: 0))
    field.borderStyle = .roundedRect
    field.leftViewMode = .never
    field.clearButtonMode = .never
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 6, y: 0, width: 188, height: 40))
  }

  /// What a field shows: its text, bullets for a secret, or its placeholder, and a caret.
  @Test func aFieldShowsItsText() throws {
    _ = Stage()
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    stage.window.addSubview(field)
    func shown() -> LayerText? {
      if case .text(let text)? = field.look.elements.first { text } else { nil }
    }
    #expect(shown() == nil && field.look.fill == nil && field.look.borderWidth == 0)
    field.placeholder = "Say"
    #expect(shown()?.string == "Say" && shown()?.color == UIColor.placeholderText.color)
    #expect(shown()?.isCaretFirst == true && shown()?.caret == nil)
    field.text = "abc"
    #expect(shown()?.string == "abc" && shown()?.color == UIColor.label.color)
    #expect(shown()?.isCaretFirst == false && shown()?.insets.left == 0)
    field.isSecureTextEntry = true
    #expect(shown()?.string == "•••")
    try stage.play { field.becomeFirstResponder() }
    #expect(shown()?.caret == UIColor.systemBlue.color)
    field.tintColor = .red
    #expect(shown()?.caret == UIColor.red.color)
    for (style, radius) in [(UITextField.BorderStyle.line, 0.0), (.roundedRect, 6)] {
      field.borderStyle = style
      #expect(field.look.cornerRadius == radius && field.look.borderWidth == 1)
      #expect(field.look.fill == UIColor.systemBackground.color)
      #expect(shown()?.insets.left == 7 && shown()?.insets.right == 7)
    }
  }

  private final class Listener: NSObject, NSTextStorageDelegate {
    var heard: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing mask: NSTextStorage.EditActions,
      range: NSRange, changeInLength delta: Int
    ) { heard.append("will \(mask.rawValue) \(range.location) \(range.length) \(delta)") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing mask: NSTextStorage.EditActions,
      range: NSRange, changeInLength delta: Int
    ) { heard.append("did \(mask.rawValue) \(range.location) \(range.length) \(delta)") }
  }

  /// A storage says which part was edited, how, and by how much it became longer.
  @Test func aStorageTellsOfItsEdits() {
    _ = Stage()
    let (storage, listener) = (NSTextStorage(string: "one two"), Listener())
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "three")
    #expect(listener.heard == ["will 2 4 5 2", "did 2 4 5 2"] && storage.string == "one three")
    #expect(storage.editedRange == NSRange(location: 4, length: 5) && storage.changeInLength == 2)
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    #expect(storage.editedRange == NSRange(location: 0, length: 0) && storage.changeInLength == -4)
    storage.setAttributes([:], range: NSRange(location: 1, length: 2))
    #expect(listener.heard.suffix(2) == ["will 1 1 2 0", "did 1 1 2 0"])
    #expect(storage.editedMask == .editedAttributes)
    let (one, two) = (NSLayoutManager(), NSLayoutManager())
    storage.addLayoutManager(one)
    storage.addLayoutManager(two)
    storage.removeLayoutManager(one)
    #expect(storage.layoutManagers.count == 1 && storage.layoutManagers[0] === two)
    #expect(two.textStorage === storage)
  }

  /// A layout manager's rectangles are those of the lines, the padding at their start.
  @Test func aLayoutManagersRectangles() {
    _ = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 100))
    view.font = .systemFont(ofSize: 16)
    view.text = "mmmm mmmm mm"
    let (manager, container) = (view.layoutManager, view.textContainer)
    let height = TextMetrics(pointSize: 16).lineHeight
    #expect(manager.numberOfGlyphs == 12)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 12))
    #expect(manager.usedRect(for: container).height == 2 * height)
    var range = NSRange()
    let line = manager.lineFragmentRect(forGlyphAt: 11, effectiveRange: &range)
    #expect(line == CGRect(x: 0, y: height, width: 90, height: height))
    #expect(range == NSRange(location: 10, length: 2))
    let used = manager.lineFragmentUsedRect(forGlyphAt: 11, effectiveRange: nil)
    #expect(used == CGRect(x: 0, y: height, width: 26, height: height))
    let bounding = manager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 2), in: container)
    #expect(bounding == CGRect(x: 13, y: 0, width: 16, height: height))
    let both = manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 3), in: container)
    #expect(both.minX == 5 && both.height == 2 * height)
    #expect(manager.location(forGlyphAt: 11) == CGPoint(x: 13, y: 0))
    #expect(manager.glyphIndex(for: CGPoint(x: 14, y: height + 1), in: container) == 11)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: 14, y: height + 1), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil) == 11)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 12)) {
      rect, _, _, range, _ in
      #expect(rect.minY == CGFloat(lines.count) * height)
      lines.append(range)
    }
    #expect(lines == [NSRange(location: 0, length: 10), NSRange(location: 10, length: 2)])
    lines = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 12)) {
      _, _, _, range, stop in
      lines.append(range)
      stop.pointee = true
    }
    #expect(lines.count == 1)
    lines = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 10, length: 1)) {
      _, _, _, range, _ in lines.append(range)
    }
    #expect(lines == [NSRange(location: 10, length: 2)])
  }
}
