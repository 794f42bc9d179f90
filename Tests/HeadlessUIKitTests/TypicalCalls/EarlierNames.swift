import HeadlessUIKit

// Names from before Swift 4.2; a deprecated function may use what is deprecated.

@available(*, deprecated)
@MainActor
func earlierNameCalls() {
  _ = (NSLayoutAttribute.top, UILayoutConstraintAxis.vertical)
  _ = (UIControlEvents.touchUpInside, UIControlState.normal)
  _ = NSNotification.Name.UIKeyboardWillShow
  _ = NSNotification.Name.UIKeyboardWillHide
  _ = NSNotification.Name.UITextFieldTextDidBeginEditing
  _ = NSNotification.Name.UITextFieldTextDidEndEditing
  _ = (UIViewContentMode.scaleAspectFit, NSLayoutFormatOptions())
  _ = NSNotification.Name.UIKeyboardWillChangeFrame
  _ = (UIEdgeInsetsMake(1, 2, 3, 4), CGRectMake(1, 2, 3, 4), CGSizeMake(1, 2), CGPointMake(1, 2))
  _ = (UITableViewAutomaticDimension, NSAttributedStringKey.font)
  _ = (UIKeyboardFrameEndUserInfoKey, UIKeyboardFrameBeginUserInfoKey)
  _ = (UIKeyboardAnimationDurationUserInfoKey, UIKeyboardAnimationCurveUserInfoKey)
  _ = (UIKeyboardIsLocalUserInfoKey, UIViewAnimationOptions.beginFromCurrentState)
  _ = UIViewAnimationCurve.easeIn
}
