import Testing

@testable import HeadlessUIKit

/// The order of text sizes, the screen without a device, and classes that are asked by name.
@MainActor
struct SizeCategoryTests {
  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Source: Apple, *UIContentSizeCategory*: from extra small to the five for accessibility.
  @Test func sizesAreInOrder() {
    for (place, one) in Self.categories.enumerated() {
      for (other, two) in Self.categories.enumerated() {
        #expect((one < two) == (place < other) && (one >= two) == (place >= other))
        #expect((one == two) == (place == other))
      }
      #expect(one.isAccessibilityCategory == (place >= 7))
      #expect(UIContentSizeCategory.unspecified < one)
    }
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  /// A screen of no device is that of an iPhone 14, without a safe area.
  @Test func aScreenWithoutADevice() {
    for screen in [UIScreen(), UIScreen(around: CALayer())] {
      #expect(screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844) && screen.scale == 3)
      #expect(screen.safeAreaInsets == .zero)
    }
  }

  #if !canImport(ObjectiveC)
    /// Code that must compile in app extensions asks for the application by name.
    @Test func theApplicationIsAskedForByName() {
      _ = Stage()
      let (shared, other) = (Selector("sharedApplication"), Selector("description"))
      #expect(UIApplication.responds(to: shared) && !UIApplication.responds(to: other))
      #expect(!UIView.responds(to: shared) && !UIView.responds(to: other))
      for name in ["shared", "sharedApplication"] {
        #expect(UIApplication.value(forKeyPath: name) as AnyObject === UIApplication.shared)
        #expect(UIView.value(forKeyPath: name) == nil)
      }
      #expect(UIApplication.value(forKeyPath: "delegate") == nil)
    }
  #endif

  /// A copy of a view's look takes no touches.
  @Test func aCopyOfAViewTakesNoTouches() throws {
    let stage = Stage()
    let view = stage.add(CGRect(x: 5, y: 6, width: 70, height: 80))
    (view.backgroundColor, view.alpha, view.clipsToBounds) = (.red, 0.5, true)
    view.layer.cornerRadius = 9
    view.bounds.origin = CGPoint(x: 3, y: 4)
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    let copy = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(!copy.isUserInteractionEnabled && view.isUserInteractionEnabled)
    #expect(copy.frame.size == view.frame.size && copy.bounds.origin == view.bounds.origin)
    #expect(copy.backgroundColor == .red && copy.alpha == 0.5 && copy.clipsToBounds)
    #expect(copy.layer.cornerRadius == 9 && copy.subviews.map(\.frame) == [inner.frame])
    #expect(copy.subviews.first?.backgroundColor == .blue)
  }
}
