import LayerTrees
import Testing

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
}
