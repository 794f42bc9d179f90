import HeadlessUIKit
import SeededRandom
import Testing

/// Masks let a view follow the one around it, as Apple's *UIView.autoresizingMask* says.
@MainActor
struct AutoresizingTests {
  private func resized(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let outer = UIView(frame: CGRect(origin: .zero, size: old))
    let inner = UIView(frame: frame)
    inner.autoresizingMask = mask
    outer.addSubview(inner)
    outer.frame.size = new
    return inner.frame
  }

  private let old = CGSize(width: 100, height: 100)
  private let new = CGSize(width: 200, height: 160)
  private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test func withoutAMaskNothingMoves() {
    #expect(resized(frame, [], from: old, to: new) == frame)
  }

  /// The part that gives takes the whole difference: 100 points across, 60 down.
  @Test(arguments: [
    (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 20, width: 130, height: 40)),
    (UIView.AutoresizingMask.flexibleHeight, CGRect(x: 10, y: 20, width: 30, height: 100)),
    (UIView.AutoresizingMask.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 30, height: 40)),
    (UIView.AutoresizingMask.flexibleTopMargin, CGRect(x: 10, y: 80, width: 30, height: 40)),
    (UIView.AutoresizingMask.flexibleRightMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
    (UIView.AutoresizingMask.flexibleBottomMargin, CGRect(x: 10, y: 20, width: 30, height: 40)),
    (
      UIView.AutoresizingMask.flexibleWidth.union(.flexibleTopMargin),
      CGRect(x: 10, y: 80, width: 130, height: 40)
    ),
  ])
  func onePartTakesItAll(_ mask: UIView.AutoresizingMask, _ expected: CGRect) {
    #expect(resized(frame, mask, from: old, to: new) == expected)
  }

  /// Margins of 10 and 60 share 100 points as 1 to 6.
  @Test func partsShareByTheirLengths() {
    let mask: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    let result = resized(frame, mask, from: old, to: new)
    #expect(abs(result.minX - (10 + 100.0 / 7)) < 1e-9)
    #expect(result.width == 30)
  }

  /// A view that gives everywhere keeps its place as a fraction of the whole.
  @Test(arguments: 0..<200)
  func allPartsTogetherKeepFractions(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let size = CGSize(width: number(50...500), height: number(50...500))
    let goal = CGSize(width: number(50...500), height: number(50...500))
    let rect = CGRect(
      x: number(1...20), y: number(1...20), width: number(1...25), height: number(1...25))
    let all: UIView.AutoresizingMask = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    let result = resized(rect, all, from: size, to: goal)
    #expect(abs(result.minX / goal.width - rect.minX / size.width) < 1e-12)
    #expect(abs(result.maxX / goal.width - rect.maxX / size.width) < 1e-12)
    #expect(abs(result.minY / goal.height - rect.minY / size.height) < 1e-12)
    #expect(abs(result.maxY / goal.height - rect.maxY / size.height) < 1e-12)
  }

  @Test func whereNothingHasLengthAllGiveTheSame() {
    let mask: UIView.AutoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    let result = resized(
      CGRect(x: 100, y: 0, width: 0, height: 10), mask, from: old, to: new)
    #expect(result == CGRect(x: 100, y: 0, width: 50, height: 10))
  }

  @Test func aViewPlacedByConstraintsHasNoMask() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: frame)
    inner.autoresizingMask = .flexibleWidth
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    outer.frame.size = new
    #expect(inner.frame == frame)
  }
}
