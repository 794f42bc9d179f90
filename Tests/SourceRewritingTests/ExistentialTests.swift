import Testing

@testable import SourceRewriting

/// With Objective-C any value of a protocol conforms to it.
struct ExistentialTests {
  private static let head = "@objc protocol P where Self: UIView {}\n"

  private func rewrittenBody(_ text: String) -> String {
    String(rewritten(Self.head + text).split(separator: "\n", maxSplits: 1)[1])
  }

  @Test(arguments: [
    ("var a: (some P)? { b }", "var a: (any P)? { b }"),
    ("func f() -> some P { b }", "func f() -> any P { b }"),
    ("func f(_ a: some P, b: [Int]) {}", "func f(_ a: some P, b: [Int]) {}"),
    ("init(a: Int, b: (some P)) {}", "init(a: Int, b: (some P)) {}"),
    ("func f<T>(_ a: T, b: some P) {}", "func f<T>(_ a: T, b: some P) {}"),
    ("var a: some Q { b }", "var a: some Q { b }"),
    ("extension Array where Element: P {}", "extension Array where Element == any P {}"),
    ("extension Array where Element: any P {}", "extension Array where Element == any P {}"),
    ("extension Array where Element: Q {}", "extension Array where Element: Q {}"),
  ]) func itStandsWhereATypeThatConformsIsAskedFor(text: String, expected: String) {
    #expect(rewrittenBody(text) == expected)
  }

  /// What is there is passed on as what it is, and nil as that of a type that conforms.
  @Test(arguments: [
    (
      "func f(a: Int, b: (some P)?) {", "func f(a: Int, b: (any P)?) {", "f(a: a, b: b)",
      "fileprivate "
    ),
    (
      "static func f(_ c: (some P)?) -> Int {", "static func f(_ c: (any P)?) -> Int {", "f(c)",
      "fileprivate "
    ),
  ]) func anOptionalOneIsOpened(text: String, head: String, call: String, access: String) {
    let file = SourceRewriter([
      .init(
        path: "", text: Self.head + "extension Field: P {}\nprivate extension A {\n\(text)}\n}")
    ]).rewritten(0).text
    let added = file.split(separator: "\n").last.map(String.init) ?? ""
    #expect(added.hasPrefix("extension A { @_disfavoredOverload \(access)\(head)"))
    #expect(added.contains("return \(call) }"))
    #expect(added.contains("Field?.none) }"))
  }

  @Test(arguments: [
    ("class A: NSObject { override var accessibilityLabel: String? { didSet {} } }", true),
    ("class A: NSObject { override var isAccessibilityElement: Bool { get { b } set {} } }", true),
    ("class A: NSObject { override func accessibilityActivate() -> Bool { b } }", true),
    ("class A: NSObject { override func setValue(_ v: Any?, forKey key: String) {} }", true),
    ("class A: UIView { override func value(forUndefinedKey key: String) -> Any? { v } }", true),
    ("class A: UIView { override func setValuesForKeys(_ v: [String: Any]) {} }", true),
    ("class A: UISlider { override func setValue(_ v: Float, animated: Bool) {} }", false),
    ("class A: UIView { override var accessibilityLabel: String? { didSet {} } }", false),
    ("class A: NSObject { override var label: String? { didSet {} } }", false),
  ]) func whatOnlyObjectiveCAddsIsNotOverridden(text: String, isTaken: Bool) {
    #expect(rewritten(text) == (isTaken ? text.replacing("override", with: "        ") : text))
  }
}
