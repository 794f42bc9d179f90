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

  /// A box is written into a number of any kind.
  @Test(arguments: [0, 3, 300]) func aNumberIsWrittenIntoAnyKind(_ value: Int) {
    let number = NSNumber(value: value)
    var (whole, natural, short): (Int, UInt, Float) = (1, 1, 1)
    number.getValue(&whole)
    number.getValue(&natural)
    number.getValue(&short)
    #expect(whole == value && natural == UInt(value) && short == Float(value))
  }

  #if os(Linux)
    /// A boxed rectangle, point or size is read as what it is, and as nothing else.
    @Test func aBoxedStructureIsReadAsItself() {
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let boxes: [Any] = [
        NSValue(cgRect: rect), NSValue(cgPoint: rect.origin), NSValue(cgSize: rect.size),
      ]
      #expect(boxes.map { $0 as? CGRect } == [rect, nil, nil])
      #expect(boxes.map { $0 as? CGPoint } == [nil, rect.origin, nil])
      #expect(boxes.map { $0 as? CGSize } == [nil, nil, rect.size])
    }

    /// A structure comes back out of its box as it went in, also where nobody asks what is in it.
    @Test func aStructureComesBackOutOfItsBox() {
      let (rect, point) = (CGRect(x: 1, y: 2, width: 3, height: 4), CGPoint(x: 5, y: 6))
      let (size, number): (CGSize, CGFloat) = (CGSize(width: 7, height: 8), 9.5)
      func expectBack<Boxed: _ObjectiveCBridgeable & Equatable>(_ value: Boxed, _ none: Boxed) {
        let box = value._bridgeToObjectiveC()
        var found: Boxed?
        Boxed._forceBridgeFromObjectiveC(box, result: &found)
        #expect(found == value && Boxed._unconditionallyBridgeFromObjectiveC(box) == value)
        #expect(Boxed._unconditionallyBridgeFromObjectiveC(nil) == none)
        var read: Boxed?
        #expect(Boxed._conditionallyBridgeFromObjectiveC(box, result: &read) && read == value)
      }
      expectBack(rect, .zero)
      expectBack(point, .zero)
      expectBack(size, .zero)
      expectBack(number, 0)
    }
  #endif
}
