import LayerTrees
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@testable import HeadlessUIKit

/// Names of today's code that do their work here.
@MainActor
struct RecentNameTests {
  @Test func anEnumeratorGivesEachObjectThatIsThere() {
    let table = NSHashTable<NSObject>.weakObjects()
    let kept = NSObject()
    table.add(kept)
    do { table.add(NSObject()) }
    let found = table.objectEnumerator().allObjects as? [NSObject]
    #expect(found == [kept])
    #expect(table.anyObject === kept)
  }

  @Test func glassHidesWhatLiesBehindItAsABlurDoes() {
    func shows(_ effect: UIVisualEffect?) -> Bool {
      UIVisualEffectView(effect: effect).subviews.first?.isHidden == false
    }
    #expect(shows(UIGlassEffect()))
    #expect(shows(UIBlurEffect(style: .regular)))
    #expect(!shows(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill)))
    #expect(!shows(nil))
  }

  @Test func aColourLiteralIsWhatIsAskedFor() {
    let layer = CALayer()
    layer.backgroundColor = colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(layer.backgroundColor == UIColor.red.cgColor)
    let color = colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == UIColor.red)
  }

  @Test(arguments: [0, 1, 2, 3, 5, 6]) func segmentsAreTheWholePairsOfPoints(count: Int) {
    let points = (0..<count).map { CGPoint(x: Double($0), y: 0) }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image {
      $0.cgContext.strokeLineSegments(between: points)
    }
    #expect((image.canvas != nil) == (count > 1))
  }

  @Test func aValueOrNoneIsAskedForAlike() {
    #expect(HeadlessUIKit.optional(3) == 3)
    #expect(HeadlessUIKit.optional(Int?.none) == nil)
  }

  /// Bytes one by one and lines of text are those of the whole answer, whose blank lines are none.
  @Test(arguments: [["a"], ["a", "b c"], [], ["data: {}", "", "data: [DONE]"]])
  func bytesOfAnAnswerAreReadByLines(lines: [String]) async throws {
    let text = lines.joined(separator: "\n")
    let data = Data(text.utf8)
    let url = try #require(URL(string: "data:text/plain;base64,\(data.base64EncodedString())"))
    let answer = try await URLSession.shared.bytes(from: url).0
    var (bytes, found) = (Data(), [String]())
    for try await byte in answer { bytes.append(byte) }
    for try await line in answer.lines { found.append(line) }
    #expect(bytes == data)
    #expect(found == lines.filter { !$0.isEmpty })
  }

  @Test func aSessionInTheBackgroundIsLikeAnyOther() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "chat")
    #expect(
      configuration.timeoutIntervalForRequest
        == URLSessionConfiguration.default.timeoutIntervalForRequest)
  }
}
