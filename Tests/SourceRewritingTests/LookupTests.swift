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
    (
      "if let s: CGSize = (a as AnyObject).cgRectValue.size { }",
      "if let s: CGSize = HeadlessUIKit.optional((HeadlessUIKit.LookedUpValue(a )).cgRectValue.size) { }"
    ),
    (
      "guard let a = b, let h = (a as AnyObject).cgRectValue?.height else { }",
      "guard let a = b, let h = HeadlessUIKit.optional("
        + "(HeadlessUIKit.LookedUpValue(a )).cgRectValue?.height) else { }"
    ),
    (
      "let h = (a as AnyObject).cgRectValue.height",
      "let h = (HeadlessUIKit.LookedUpValue(a )).cgRectValue.height"
    ),
    ("let c = #colorLiteral(red: 1)", "let c = HeadlessUIKit.colorLiteral(red: 1)"),
    ("(a as AnyObject).other", "(a as AnyObject).other"),
    ("a as AnyObject", "a as AnyObject"),
    (
      "[kSecClass as String: kSecClassKey, kSecReturnData as String: kCFBooleanTrue!]",
      "[kSecClass as String: kSecClassKey as AnyObject, "
        + "kSecReturnData as String: kCFBooleanTrue! as AnyObject]"
    ),
    (
      "a[kSecReturnData as String] = kCFBooleanTrue\nb()",
      "a[kSecReturnData as String] = kCFBooleanTrue as AnyObject\nb()"
    ),
    (
      "a[kSecReturnData as String] = kSecTrue as Any",
      "a[kSecReturnData as String] = kSecTrue as Any"
    ),
    ("[kSecClass as String: kSecClassKey as Any]", "[kSecClass as String: kSecClassKey as Any]"),
    ("add(item: kSecClassKey, a)", "add(item: kSecClassKey, a)"),
    ("NSMutableAttributedString()", "NSMutableAttributedString(string: \"\")"),
    ("let a = type(of: b).description() + c", "let a = String(reflecting: type(of: b)) + c"),
    ("let a = NSClassFromString(b)", "let a = HeadlessUIKit.namedClass(b)"),
    (
      "Bundle.main.url(forResource: a, withExtension: b)",
      "HeadlessUIKit.AppResources.standard.url(forResource: a, withExtension: b)"
    ),
    (
      "Bundle(for: type(of: self)).path(forResource: a, ofType: b)",
      "HeadlessUIKit.AppResources.standard.path(forResource: a, ofType: b)"
    ),
    ("Bundle.main.infoDictionary", "Bundle.main.infoDictionary"),
    ("let a = (b is AnyObject).doubleValue", "let a = (b is AnyObject).doubleValue"),
    ("Bundle.module.url(forResource: a)", "Bundle.module.url(forResource: a)"),
  ]) func membersOfAnyObjectAreLookedUp(text: String, expected: String) {
    #expect(rewritten(text) == expected)
  }
}
