import Foundation
import HeadlessUIKit
import Testing

/// What a notification carries is read by casts, as on Apple's platforms.
struct BoxedNumberTests {
  @Test(arguments: [0, 0.25, 7, -336.5, 1e9])
  func aBoxedNumberIsReadAsAnyNumber(value: Double) {
    let userInfo: [AnyHashable: Any] = ["number": NSNumber(value: value)]
    #expect(userInfo["number"] as? CGFloat == CGFloat(value))
    #expect(userInfo["number"] as? Double == value)
    #expect((userInfo["number"] as? NSNumber)?.doubleValue == value)
  }

  @Test func aNumberIsWrittenIntoACurve() {
    var curve = UIView.AnimationCurve.easeIn
    NSNumber(value: 7).getValue(&curve)
    #expect(curve.rawValue == 7)
    var number = 0.0
    NSNumber(value: 0.25).getValue(&number)
    #expect(number == 0.25)
  }

  @Test func whatIsNoNumberIsNone() {
    let userInfo: [AnyHashable: Any] = ["number": "336"]
    #expect(userInfo["number"] as? CGFloat == nil)
  }
}
