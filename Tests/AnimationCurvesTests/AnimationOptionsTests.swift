import AnimationCurves
import SeededRandom
import Testing

@Suite struct AnimationOptionsTests {
  /// Raw values in Apple's documentation.
  static let published: [(AnimationOptions, UInt, String)] = [
    (.layoutSubviews, 1, "layoutSubviews"),
    (.allowUserInteraction, 2, "allowUserInteraction"),
    (.beginFromCurrentState, 4, "beginFromCurrentState"), (.repeat, 8, "repeat"),
    (.autoreverse, 16, "autoreverse"),
    (.overrideInheritedDuration, 32, "overrideInheritedDuration"),
    (.overrideInheritedCurve, 64, "overrideInheritedCurve"),
    (.allowAnimatedContent, 128, "allowAnimatedContent"),
    (.showHideTransitionViews, 256, "showHideTransitionViews"),
    (.overrideInheritedOptions, 512, "overrideInheritedOptions"), (.curveEaseInOut, 0, ""),
    (.curveEaseIn, 65536, "curveEaseIn"), (.curveEaseOut, 131072, "curveEaseOut"),
    (.curveLinear, 196608, "curveLinear"), (.init(curve: .keyboard), 458752, "curveKeyboard"),
    (.transitionNone, 0, ""), (.transitionFlipFromLeft, 1 << 20, "transitionFlipFromLeft"),
    (.transitionFlipFromRight, 2 << 20, "transitionFlipFromRight"),
    (.transitionCurlUp, 3 << 20, "transitionCurlUp"),
    (.transitionCurlDown, 4 << 20, "transitionCurlDown"),
    (.transitionCrossDissolve, 5 << 20, "transitionCrossDissolve"),
    (.transitionFlipFromTop, 6 << 20, "transitionFlipFromTop"),
    (.transitionFlipFromBottom, 7 << 20, "transitionFlipFromBottom"),
    (.preferredFramesPerSecondDefault, 0, ""),
    (.preferredFramesPerSecond60, 3 << 24, "preferredFramesPerSecond60"),
    (.preferredFramesPerSecond30, 7 << 24, "preferredFramesPerSecond30"),
    (.flushUpdates, 1 << 28, "flushUpdates"),
  ]

  @Test(arguments: published)
  func haveApplesValuesAndNames(option: AnimationOptions, raw: UInt, name: String) {
    #expect(option.rawValue == raw)
    #expect(option.description == "[\(name)]")
  }

  @Test func usualUIKitCodeWorks() {
    let curve: UInt = 7
    #expect(AnimationOptions(rawValue: curve << 16).curve == .keyboard)
    let options: AnimationOptions = [.curveEaseOut, .beginFromCurrentState]
    #expect(options.curve == .easeOut)
    #expect(options.contains(.beginFromCurrentState))
    #expect(options.description == "[beginFromCurrentState, curveEaseOut]")
    #expect(AnimationOptions().curve == .easeInOut)
  }

  @Test func everyCurveSurvivesTheShift() {
    for raw in 0...7 {
      #expect(
        AnimationCurve(rawValue: raw).map { AnimationOptions(curve: $0).curve.rawValue } == raw)
    }
  }

  @Test func anyBitsSurvive() {
    var random = SplitMix64(seed: 21)
    for _ in 0..<10_000 {
      let raw = UInt(truncatingIfNeeded: random.next())
      let options = AnimationOptions(rawValue: raw)
      #expect(options.rawValue == raw)
      #expect(options.curve.rawValue == Int((raw >> 16) & 7))
      #expect(AnimationOptions(options.map(\.self)).rawValue == raw)
    }
  }

  @Test func bitsWithoutANameAreListed() {
    #expect(AnimationOptions(rawValue: 1 << 19 | 1).description == "[layoutSubviews, 0x80000]")
    #expect(AnimationOptions(rawValue: 5 << 16).description == "[0x50000]")
    #expect(AnimationOptions(rawValue: 1 << 29 | 1 << 10).description == "[0x20000400]")
  }

  @Test func curvesHaveUIKitsNumbersAndNames() {
    let curves: [AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear, .keyboard]
    #expect(curves.map(\.rawValue) == [0, 1, 2, 3, 7])
    #expect(curves.map(\.description) == ["easeInOut", "easeIn", "easeOut", "linear", "keyboard"])
    #expect(AnimationCurve(rawValue: 5)?.description == "AnimationCurve(rawValue: 5)")
    #expect(AnimationCurve(rawValue: -9)?.rawValue == -9)
    #expect(AnimationCurve.keyboard.timingFunction == nil)
    #expect(AnimationCurve.easeInOut.timingFunction == .easeInEaseOut)
  }

  /// Code for UIKit switches over the four documented curves; the keyboard's is none of them.
  @Test(arguments: -2...9)
  func aSwitchOverTheDocumentedCurvesEndsInItsDefault(raw: Int) throws {
    let curve = try #require(AnimationCurve(rawValue: raw))
    let isDocumented =
      switch curve {
      case .easeInOut, .easeIn, .easeOut, .linear: true
      default: false
      }
    #expect(isDocumented == (0...3).contains(raw))
    #expect(curve.rawValue == raw)
    #expect((curve == .keyboard) == (raw == 7))
  }
}

extension AnimationOptions {
  /// Creates options from single bits.
  fileprivate init(_ bits: [UInt]) {
    self = bits.reduce(into: []) { $0.formUnion(AnimationOptions(rawValue: $1)) }
  }

  fileprivate func map(_ transform: (UInt) -> UInt) -> [UInt] {
    (0..<UInt.bitWidth).map { transform(rawValue & (1 << UInt($0))) }
  }
}
