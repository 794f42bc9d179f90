import Foundation
import Testing

@testable import HeadlessUIKit

/// Text storages, layout managers and containers, alone and of a text view.
@MainActor
struct LayoutManagerTests {
  /// Lines take the width of the widest, with the padding of a line's fragment at both of its ends.
  @Test(arguments: [0.0, 5, 12]) func theUsedRectangleHasPaddingAtBothEnds(_ padding: CGFloat) {
    _ = Stage()
    let font = UIFont.systemFont(ofSize: 16)
    let storage = NSTextStorage(string: "mm\nmmmm", attributes: [.font: font])
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: .zero))
    container.lineFragmentPadding = padding
    container.size = CGSize(width: 300, height: 1000)
    manager.addTextContainer(container)
    manager.textStorage = storage
    let metrics = TextMetrics(pointSize: 16)
    let used = manager.usedRect(for: container)
    #expect(used.origin == .zero && used.height == 2 * metrics.lineHeight)
    #expect(abs(used.width - metrics.width(of: "mmmm") - 2 * padding) < 1e-9)
    #expect(manager.numberOfGlyphs == 7)
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 7))
    let second = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
    #expect(
      second
        == CGRect(x: 0, y: metrics.lineHeight, width: 300, height: metrics.lineHeight))
    let word = manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: container)
    #expect(abs(word.minX - padding) < 1e-9 && word.minY == metrics.lineHeight)
    #expect(abs(word.width - metrics.width(of: "mm")) < 1e-9)
  }

  /// A container that is too narrow for its padding breaks after each word, or nowhere.
  @Test func aNarrowContainerHasMoreLines() {
    _ = Stage()
    let font = UIFont.systemFont(ofSize: 16)
    let metrics = TextMetrics(pointSize: 16)
    let manager = NSLayoutManager()
    let width = metrics.width(of: "mm mm")
    let container = NSTextContainer(size: CGSize(width: width + 10, height: 900))
    manager.addTextContainer(container)
    manager.textStorage = NSTextStorage(string: "mm mm", attributes: [.font: font])
    for (padding, lines) in [(0.0, 1.0), (5, 1), (5.5, 2)] as [(CGFloat, CGFloat)] {
      container.lineFragmentPadding = padding
      #expect(manager.usedRect(for: container).height == lines * metrics.lineHeight)
    }
  }

  /// A view has one storage for as long as it has the same text: what is changed in it shows.
  @Test func aViewHasOneStorageOfItsText() {
    _ = Stage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    view.text = "one"
    let storage = view.textStorage
    #expect(view.textStorage === storage && storage.string == "one")
    #expect(view.layoutManager === view.layoutManager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.text == "three" && view.textStorage.string == "three")
    view.text = "two"
    #expect(view.textStorage.string == "two")
  }

  /// A storage says of its last edit what was done where, and by how much it is longer.
  @Test func aStorageKnowsItsLastEdit() {
    _ = Stage()
    let storage = NSTextStorage(string: "one two")
    #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
    #expect(storage.editedRange.location == NSNotFound && storage.editedRange.length == 0)
    for (range, text) in [
      (NSRange(location: 0, length: 3), "three"), (NSRange(location: 5, length: 4), ""),
      (NSRange(location: 5, length: 0), "!"),
    ] {
      let length = storage.length
      storage.replaceCharacters(in: range, with: text)
      #expect(storage.editedMask == .editedCharacters)
      #expect(storage.editedRange == NSRange(location: range.location, length: text.utf16.count))
      #expect(storage.changeInLength == storage.length - length)
    }
    #expect(storage.string == "three!")
    let part = NSRange(location: 1, length: 2)
    storage.setAttributes([.font: UIFont.systemFont(ofSize: 9)], range: part)
    #expect(storage.editedMask == .editedAttributes && storage.editedRange == part)
    #expect(storage.changeInLength == 0)
  }

  /// A selection ends where the text does, wherever it is said to be.
  @Test(arguments: [(0, 3), (2, 100), (4, 0), (9, 4), (3, 1)])
  func aSelectionEndsWithTheText(_ location: Int, _ length: Int) throws {
    _ = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "four"
    field.select(NSRange(location: location, length: length))
    let start = min(location, 4)
    let range = NSRange(location: start, length: min(length, 4 - start))
    #expect(field.insertionRange == range)
    field.insertText("-")
    let head = "four".prefix(start)
    #expect(field.text == head + "-" + "four".dropFirst(start + range.length))
  }
}
