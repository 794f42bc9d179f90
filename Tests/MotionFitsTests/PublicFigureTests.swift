import AnimationCurves
import MotionFits
import Testing

/// Positions that others have published, or that were measured from clips that others have published.
@Suite struct PublicFigureTests {
  /// The keyboard's opening, 757 px on a phone at 60 Hz, the mean of several screen recordings.
  ///
  /// Source: software-mansion/react-native-reanimated, pull request 5705 (commit 1b63af17).
  private static let opening: [Double] = [
    0, 68.909, 146.091, 233.727, 313.636, 387.909, 454, 510.727, 558.727, 598.636, 632, 658.091,
    678.909, 695.909, 709.364, 719.727, 728.273, 734.909, 739.909, 744, 747.091, 749.273, 751.182,
    752.727, 753.727, 754.182, 755, 756, 756, 757,
  ]

  /// A bar that closes with the keyboard on iOS 26, pixels below its place while open, at 60 Hz.
  ///
  /// Source: kirillzyusko/react-native-keyboard-controller, docs/static/video,
  /// keyboard-chat-scroll-view/always.mp4 from frame 225 on, rows matched.
  private static let closingBar: [Double] = [
    7.87, 83.25, 207.94, 328.95, 441.87, 538.87, 618.03, 681.15, 731.24, 767.18, 794.98, 815.17,
    830.07, 841.66, 849.06, 855.11, 859.84, 862.86, 864.89, 865.99, 866.97, 867.94, 868.87, 869.91,
  ]

  /// A keyboard that opens, pixels below rest, in frames that are not evenly spaced in time.
  ///
  /// Source: the same repository, kav-choppy.mp4 from frame 118 on; the host dropped some.
  private static let choppy: [Double] = [
    819, 819, 819, 651.9, 568.7, 391, 299.2, 212, 165.9, 123.8, 123.8, 123.8, 123.8, 91, 27, 22.6,
    14.2, 11.4, 6.8, 5.1, 3.1, 2.4, 1.3, 0, 0, 0, 0,
  ]

  private func fits(_ values: [Double]) throws -> [MotionFit] {
    try SampledTrack(times: values.indices.map { Double($0) / 60 }, values: values).fits()
  }

  @Test func keyboardOfThePhoneIsTheOldSpring() throws {
    let best = try #require(try fits(Self.opening).first?.best)
    #expect(best.name == "iOS 18")
    #expect(best.share < 0.002)
  }

  @Test func barThatClosesOnIOS26IsNamed() throws {
    let best = try #require(try fits(Self.closingBar).first?.best)
    #expect(best.name == "iOS 26")
    #expect(abs(best.share - 0.00117) < 1e-4)
  }

  @Test func olderSpringFitsTheNewKeyboardFarWorse() throws {
    let fit = try #require(try fits(Self.closingBar).first)
    let older = try #require(fit.candidates.first { $0.name == "iOS 18" })
    #expect(older.rms > 8 * (fit.best?.rms ?? .infinity))
  }

  @Test func framesWithoutEvenTimesAreNamedForNothing() throws {
    let fit = try #require(try fits(Self.choppy).first)
    #expect(fit.kind == .animated)
    #expect(fit.held >= 3)
    #expect(fit.best == nil)
  }

  @Test func fewFramesWithDropsAreTheOldSpring() throws {
    // Source: the same repository, issue 1155, iOS 18.
    let values = [16.6229, 46.5387, 121.6788, 154.8894, 215.1193]
    let times = [0, 1, 3, 4, 6].map { Double($0) / 60 }
    let fit = try #require(try SampledTrack(times: times, values: values).fits().first)
    #expect(fit.candidates.first?.name == "iOS 18")
    #expect(fit.best?.name == "iOS 18")
  }
}
