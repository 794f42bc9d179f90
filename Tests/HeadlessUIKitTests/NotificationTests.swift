import HeadlessUIKit
import Testing

/// What handlers write to read a notification: the casts that Apple's platforms bridge.
struct NotificationTests {
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  private func userInfo(_ value: Any) -> [AnyHashable: Any] {
    [UIResponder.keyboardFrameEndUserInfoKey: value]
  }

  private func read(_ info: [AnyHashable: Any]) -> Any? {
    info[UIResponder.keyboardFrameEndUserInfoKey]
  }

  @Test func aBoxedRectangleIsReadEitherWay() throws {
    let value = try #require(read(userInfo(NSValue(cgRect: rect))))
    #expect(value as? CGRect == rect)
    #expect((value as? NSValue)?.cgRectValue == rect)
    #expect((value as? CGPoint) == nil)
  }

  @Test func anUnboxedRectangleIsReadEitherWay() throws {
    let value = try #require(read(userInfo(rect)))
    #expect(value as? CGRect == rect)
    #expect((value as? NSValue)?.cgRectValue == rect)
  }

  @Test func whatIsNoRectangleIsNotReadAsOne() throws {
    let number = try #require(read(userInfo(NSNumber(value: 7))))
    #expect(number as? CGRect == nil)
    let point = try #require(read(userInfo(NSValue(point: CGPoint(x: 1, y: 2)))))
    #expect(point as? CGRect == nil)
    #expect(read(userInfo("rect")) as? CGRect == nil)
  }

  @Test func aWholeNumberIsReadAsAnyNumber() throws {
    let value = try #require(read(userInfo(NSNumber(value: 7))))
    #expect(value as? Int == 7)
    #expect(value as? UInt == 7)
    #expect(value as? Double == 7)
    #expect((value as? NSNumber)?.intValue == 7)
    #expect((value as? NSNumber)?.uintValue == 7)
    #expect((value as? NSNumber)?.doubleValue == 7)
  }

  @Test func aFractionIsReadAsADouble() throws {
    let value = try #require(read(userInfo(NSNumber(value: 0.25))))
    #expect(value as? Double == 0.25)
    #expect(value as? TimeInterval == 0.25)
    #expect((value as? NSNumber)?.doubleValue == 0.25)
    #expect(value as? Int == nil)
  }

  @Test func aBooleanIsReadAsABoolean() throws {
    let value = try #require(read(userInfo(NSNumber(value: true))))
    #expect(value as? Bool == true)
    #expect((value as? NSNumber)?.boolValue == true)
  }

  /// The names that UIKit's constants hold, as logs of real phones print them.
  @Test func namesAreUIKits() {
    #expect(
      UIResponder.keyboardWillShowNotification.rawValue == "UIKeyboardWillShowNotification")
    #expect(
      UIResponder.keyboardWillChangeFrameNotification.rawValue
        == "UIKeyboardWillChangeFrameNotification")
    #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    #expect(
      UIResponder.keyboardAnimationCurveUserInfoKey == "UIKeyboardAnimationCurveUserInfoKey")
  }
}
