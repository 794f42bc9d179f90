import HeadlessUIKit
import FormHandlers
import KeyboardHandlers
import SeededRandom
import TestSupport
import Testing

/// The library's arithmetic, against numbers worked out by hand and against what it is for.
struct FieldRuleTests {
  /// A field of 44 at 592 in a window of 667, with 226 taken: its bottom goes from 636 to 441.
  @Test func aFieldRisesByWhatIsHidden() {
    let clearance = FieldClearance(
      field: CGRect(x: 0, y: 592, width: 300, height: 44), windowHeight: 667, taken: 226,
      ceiling: 25)
    #expect(clearance.rise == 195)
  }

  /// The top stops a field first; where only the bottom counts it does not.
  @Test func theCeilingStopsIt() {
    let tall = CGRect(x: 0, y: 100, width: 300, height: 500)
    #expect(FieldClearance(field: tall, windowHeight: 667, taken: 226, ceiling: 25).rise == 75)
    #expect(FieldClearance(field: tall, windowHeight: 667, taken: 226, ceiling: nil).rise == 159)
  }

  /// After the move the field ends where what is taken begins, or begins at the ceiling.
  @Test func whatTheMoveIsFor() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<2000 {
      let field = CGRect(
        x: 0, y: Double.random(in: 0...800, using: &random), width: 300,
        height: Double.random(in: 10...700, using: &random))
      let taken = CGFloat.random(in: 0...500, using: &random)
      let ceiling = CGFloat.random(in: 0...120, using: &random)
      let rise = FieldClearance(
        field: field, windowHeight: 844, taken: taken, ceiling: ceiling
      ).rise
      let top = field.minY - rise
      let bottom = field.maxY - rise
      #expect(abs(bottom - (844 - taken)) < 1e-9 || abs(top - ceiling) < 1e-9)
      #expect(top >= ceiling - 1e-9)
    }
  }

  @Test(arguments: [
    // y, beginY, least, rise, expected
    (0.0, 0.0, -216.0, 195.0, -195.0), (0, 0, -216, 300, -216), (-195, 0, -216, -65, -130),
    (-195, 0, -216, -300, 0), (0, 0, -216, -50, 0), (20, 20, -216, 100, -80), (0, 0, 0, 0, 0),
    (0, 0, -216, 0.5, -0.5), (-0.5, 0, -216, -1, 0),
  ])
  func whereTheRootGoes(y: CGFloat, beginY: CGFloat, least: CGFloat, rise: CGFloat, to: CGFloat) {
    #expect(RootPlace(y: y, beginY: beginY, least: least).moved(by: rise) == to)
  }

  @Test func withNothingToHoldItTheRootRisesByAll() {
    #expect(RootPlace(y: 0, beginY: 0, least: nil).moved(by: 285) == -285)
    #expect(RootPlace.least(keyboardHeight: 216) == -216)
    // A sheet of 620 in a window of 1194 below 24 points: its middle is at (1194 - 620 - 24) / 2.
    let least = RootPlace.leastOfSheet(
      keyboardHeight: 283, sheetHeight: 620, windowHeight: 1194, top: 24)
    #expect(least == -8)
  }

  @Test(arguments: [
    // own inset, scroll view's bottom, expected: 226 taken of 667
    (0.0, 667.0, 226.0), (0, 600, 159), (0, 441, 0), (30, 441, 30), (30, 667, 226), (0, 100, 0),
  ])
  func theRoomInAScrollView(own: CGFloat, bottom: CGFloat, room: CGFloat) {
    #expect(
      ScrollRoom.bottom(taken: 226, windowHeight: 667, scrollBottom: bottom, own: own) == room)
  }

  @Test(arguments: [
    // height, available, own inset, expected
    (600.0, 400.0, 0.0, 200.0 as CGFloat?), (300, 400, 0, nil), (600, 400, 200, nil),
    (600, 400, 150, 200),
  ])
  func theRoomInATallTextView(
    height: CGFloat, available: CGFloat, own: CGFloat, room: CGFloat?
  ) {
    #expect(ScrollRoom.textBottom(height: height, available: available, own: own) == room)
  }

  /// The keyboard grows by the distance and by the home indicator's zone, within the window.
  @Test func whatGenerationEightTakes() {
    let taken = { (keyboard: CGFloat, window: CGFloat) in
      FieldClearance.taken(
        keyboardHeight: keyboard, distance: 10, safeArea: 34, windowHeight: window)
    }
    #expect(taken(292, 844) == 336)
    #expect(taken(292, 320) == 320)
  }

  @Test func theConstantsOfGuides() {
    #expect(GuideConstraint.Edge.top.constant(0, 0, moved: 195) == -195)
    #expect(GuideConstraint.Edge.top.constant(-195, 0, moved: -300) == 0)
    #expect(GuideConstraint.Edge.bottom.constant(0, 0, moved: 195) == 195)
    #expect(GuideConstraint.Edge.bottom.constant(195, 0, moved: -300) == 0)
    #expect(GuideConstraint.Edge.none.constant(7, 0, moved: 195) == 7)
  }

  /// Rectangles as phones and tablets post them; a screen of 834 x 1194.
  @MainActor
  @Test(arguments: [
    // end, is a hide of iOS 26, expected height
    (CGRect(x: 0, y: 911, width: 834, height: 283), false, 283.0),
    (CGRect(x: 257, y: 726, width: 320, height: 320), false, 0),
    (CGRect(x: 257, y: 874, width: 320, height: 320), false, 320),
    (CGRect(x: 0, y: 1194, width: 834, height: 283), false, 0),
    (CGRect(x: 0, y: 1139, width: 834, height: 313), false, 55),
    (CGRect(x: 0, y: 1150, width: 834, height: 44), true, 0),
    (CGRect(x: 0, y: 1150, width: 834, height: 44), false, 44),
    (CGRect(x: 0, y: 647, width: 834, height: 283), false, 547),
    (CGRect(x: 0, y: 647, width: 834, height: 283), true, 0),
    (.zero, false, 0),
  ])
  func howHighAKeyboardStands(end: CGRect, isHide: Bool, height: CGFloat) {
    let found = NotifiedKeyboard.height(
      end: end, screen: CGRect(x: 0, y: 0, width: 834, height: 1194), isHideFromIOS26: isHide)
    #expect(found == height)
  }

  /// A duration of 0 is the last one, or a quarter of a second; a hide keeps generation 4's curve.
  @Test func whatAKeyboardSetsThePaceBy() {
    var fourth = MovePacing(.fourth)
    var eighth = MovePacing(.eighth)
    for pacing in [fourth, eighth] {
      #expect(pacing.duration == 0.25 && pacing.options == .curveEaseOut)
    }
    func tell(_ duration: Double, curve: UInt, isHide: Bool) {
      fourth.follow(duration: duration, curve: curve, isHide: isHide)
      eighth.follow(duration: duration, curve: curve, isHide: isHide)
    }
    tell(0.4, curve: 7, isHide: false)
    #expect(fourth.duration == 0.4 && eighth.duration == 0.4)
    #expect(fourth.options.rawValue == 7 << 16 && eighth.options.rawValue == 7 << 16)
    tell(0, curve: 3, isHide: true)
    #expect(fourth.duration == 0.4 && eighth.duration == 0.25)
    #expect(fourth.options.rawValue == 7 << 16 && eighth.options.rawValue == 3 << 16)
    for generation in [IQKeyboardManagerSettings.Generation.fourth, .eighth] {
      var fixed = MovePacing(generation, isFixed: true)
      fixed.follow(duration: 0, curve: 3, isHide: true)
      #expect(fixed.duration == 0 && fixed.options.rawValue == 3 << 16)
    }
  }

  /// Served or not by default, in the one list, in the other, in both.
  @MainActor
  @Test(arguments: [true, false])
  func disabledWins(byDefault: Bool) {
    let all: ControllerRule.Kind = { _ in true }
    let controller = UIViewController(nibName: nil, bundle: nil)
    let serves = { (rule: ControllerRule) in rule.serves(controller, byDefault: byDefault) }
    #expect(serves(ControllerRule()) == byDefault)
    #expect(serves(ControllerRule(enabled: [all])))
    #expect(!serves(ControllerRule(disabled: [all])))
    #expect(!serves(ControllerRule(enabled: [all], disabled: [all])))
  }
}
