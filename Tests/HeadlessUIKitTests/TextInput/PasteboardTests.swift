import Testing

@testable import HeadlessUIKit

/// What was copied, by its kind, and the links that are found in text.
@MainActor
struct PasteboardTests {
  @MainActor
  private final class Hearer: NSObject {
    var count = 0
    func hear(_ note: Notification) { count += 1 }
  }

  /// What was copied last is there, and nothing of another kind; each copy is posted.
  @Test func theLastCopyIsThere() throws {
    let (board, hearer) = (UIPasteboard(), Hearer())
    NotificationCenter.default.addObserver(
      hearer, selector: Selector(Hearer.hear(_:)), name: UIPasteboard.changedNotification,
      object: board)
    defer { NotificationCenter.default.removeObserver(hearer) }
    let urls = try ["https://a.org", "https://b.org"].map { try #require(URL(string: $0)) }
    let images = [UIImage(), UIImage()]
    func kinds() -> [Bool] { [board.hasStrings, board.hasURLs, board.hasImages] }
    #expect(kinds() == [false, false, false] && board.numberOfItems == 0 && board.string == nil)
    board.strings = ["a", "b"]
    #expect(kinds() == [true, false, false] && board.string == "a" && board.strings == ["a", "b"])
    board.urls = urls
    #expect(kinds() == [false, true, false] && board.url == urls[0] && board.urls == urls)
    board.images = images
    #expect(kinds() == [false, false, true] && board.image === images[0] && board.images == images)
    board.colors = [.red, .blue]
    #expect(kinds() == [false, false, false] && board.colors == [.red, .blue])
    #expect(board.numberOfItems == 2 && board.changeCount == 4 && hearer.count == 4)
    for word in ["c", nil] {
      board.string = word
      #expect(board.strings == (word.map { [$0] } ?? []) && board.colors == [])
    }
    (board.url, board.image) = (urls[1], images[1])
    #expect(board.url == nil && board.image === images[1])
    board.url = urls[1]
    #expect(board.urls == [urls[1]] && board.image == nil)
    #expect(board.changeCount == 9 && hearer.count == 9)
  }

  /// Items of any type are found by that type; more can be added to them.
  @Test func itemsHaveTypes() {
    let (board, data) = (UIPasteboard(), Data([1, 2, 3]))
    #expect(board.data(forPasteboardType: "a") == nil && !board.contains(pasteboardTypes: ["a"]))
    board.setData(data, forPasteboardType: "a")
    #expect(board.data(forPasteboardType: "a") == data && board.types == ["a"])
    board.setValue(7, forPasteboardType: "b")
    #expect(board.value(forPasteboardType: "b") as? Int == 7 && board.types == ["b"])
    #expect(board.data(forPasteboardType: "b") == nil)
    board.addItems([["a": data], ["c": "d"]])
    #expect(board.types == ["b", "a", "c"] && board.numberOfItems == 3)
    // What is asked for by its type is that of the first item.
    #expect(board.value(forPasteboardType: "b") as? Int == 7)
    #expect(board.data(forPasteboardType: "a") == nil)
    #expect(board.contains(pasteboardTypes: ["x", "c"]) && !board.contains(pasteboardTypes: ["x"]))
    board.setItems([["a": data], ["a": Data()]])
    #expect(board.data(forPasteboardType: "a") == data && board.numberOfItems == 2)
  }

  #if !canImport(ObjectiveC)
    /// Each link is handed out in order, until it is enough.
    @Test(arguments: [1, 2, 3, 9]) func linksAreHandedOutUntilItIsEnough(_ enough: Int) throws {
      let text = "https://a.org www.b.org, or http://c.org"
      let detector = try NSDataDetector(types: 1 << 5)
      let whole = NSRange(location: 0, length: text.utf16.count)
      var ranges: [NSRange] = []
      detector.enumerateMatches(in: text, range: whole) { match, _, stop in
        ranges.append(match?.range ?? NSRange(location: NSNotFound, length: 0))
        if ranges.count == enough { stop.pointee = true }
      }
      let all = detector.matches(in: text, range: whole).map(\.range)
      #expect(ranges == Array(all.prefix(enough)) && all.count == 3)
      #expect(detector.numberOfMatches(in: text, range: whole) == 3)
      let url = try #require(URL(string: "https://a.org"))
      let result = NSTextCheckingResult.linkCheckingResult(range: all[1], url: url)
      #expect(result.range == all[1] && result.url == nil && result.numberOfRanges == 1)
    }
  #endif
}
