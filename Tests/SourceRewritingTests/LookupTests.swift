import Testing

struct LookupTests {
  @Test(arguments: [
    (
      "(a[b] as AnyObject).cgRectValue.height",
      "(HeadlessUIKit.LookedUpValue(a[b] )).cgRectValue.height"
    ),
    (
      "(a?[b] as AnyObject?)?.doubleValue",
      "(HeadlessUIKit.LookedUpValue(optional: a?[b] ))?.doubleValue"
    ),
    ("(a as AnyObject).other", "(a as AnyObject).other"),
    ("a as AnyObject", "a as AnyObject"),
    ("NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
    ("let a = type(of: b).description() + c", "let a = String(reflecting: type(of: b)) + c"),
    ("let a = NSClassFromString(b)", "let a = HeadlessUIKit.namedClass(b)"),
  ]) func membersOfAnyObjectAreLookedUp(text: String, expected: String) {
    #expect(rewritten(text) == expected)
  }
}
