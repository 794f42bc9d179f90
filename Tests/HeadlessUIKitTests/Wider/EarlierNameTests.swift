import Foundation
import HeadlessUIKit
import Testing

/// Names from before Swift 4.2, which a deprecated function may use.
@MainActor
private protocol NamePairs {
  static var notifications: [(earlier: NSNotification.Name, now: NSNotification.Name)] { get }
  static var keys: [(earlier: String, now: String)] { get }
  static func expectValues()
}

private enum Earlier: NamePairs {
  @available(*, deprecated)
  static var notifications: [(earlier: NSNotification.Name, now: NSNotification.Name)] {
    [
      (.UIKeyboardWillShow, UIResponder.keyboardWillShowNotification),
      (.UIKeyboardDidShow, UIResponder.keyboardDidShowNotification),
      (.UIKeyboardWillHide, UIResponder.keyboardWillHideNotification),
      (.UIKeyboardDidHide, UIResponder.keyboardDidHideNotification),
      (.UIKeyboardWillChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
      (.UIKeyboardDidChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
      (.UITextViewTextDidChange, UITextView.textDidChangeNotification),
      (.UITextViewTextDidBeginEditing, UITextView.textDidBeginEditingNotification),
      (.UITextViewTextDidEndEditing, UITextView.textDidEndEditingNotification),
      (.UITextFieldTextDidChange, UITextField.textDidChangeNotification),
      (.UITextFieldTextDidBeginEditing, UITextField.textDidBeginEditingNotification),
      (.UITextFieldTextDidEndEditing, UITextField.textDidEndEditingNotification),
    ]
  }

  @available(*, deprecated)
  static var keys: [(earlier: String, now: String)] {
    [
      (UIKeyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameBeginUserInfoKey),
      (UIKeyboardFrameEndUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey),
      (UIKeyboardAnimationDurationUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey),
      (UIKeyboardAnimationCurveUserInfoKey, UIResponder.keyboardAnimationCurveUserInfoKey),
      (UIKeyboardIsLocalUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey),
    ]
  }

  @available(*, deprecated)
  static func expectValues() {
    let rect = CGRectMake(1, 2, 30, 40)
    #expect(rect == CGRect(x: 1, y: 2, width: 30, height: 40) && CGRectZero == .zero)
    #expect(rect.size == CGSizeMake(30, 40) && rect.origin == CGPointMake(1, 2))
    #expect(CGSizeEqualToSize(rect.size, CGSizeMake(30, 40)))
    #expect(!CGSizeEqualToSize(rect.size, CGSizeMake(40, 30)))
    let insets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIEdgeInsetsInsetRect(rect, insets) == CGRect(x: 3, y: 3, width: 24, height: 36))
    #expect(UIEdgeInsetsZero == .zero && UIWindowLevelAlert == .alert)
    #expect(UITableViewAutomaticDimension == UITableView.automaticDimension)
    #expect(UILayoutFittingCompressedSize == UIView.layoutFittingCompressedSize)
    #expect(CGFLOAT_MAX == .greatestFiniteMagnitude && "ab".characters.count == 2)
  }
}

/// Earlier names are those of today, each its own.
@MainActor
struct EarlierNameTests {
  @Test func earlierNamesAreThoseOfToday() {
    let names: any NamePairs.Type = Earlier.self
    for pair in names.notifications { #expect(pair.earlier == pair.now) }
    #expect(Set(names.notifications.map(\.earlier)).count == 12)
    for pair in names.keys { #expect(pair.earlier == pair.now) }
    #expect(Set(names.keys.map(\.earlier)).count == 5)
    names.expectValues()
  }
}
