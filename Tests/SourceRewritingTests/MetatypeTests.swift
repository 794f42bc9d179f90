import Testing

@testable import SourceRewriting

struct MetatypeTests {
  @Test(
    arguments: [
      (
        "func f<T: UIView>() -> T { T(frame: .zero) }",
        "HeadlessUIKit.instance(of: T.self, frame: .zero)"
      ),
      ("func f<T: UIView>() -> T { T() }", "HeadlessUIKit.instance(of: T.self)"),
      (
        "func f<T: UIView>() -> T { T.init(frame: a) }",
        "HeadlessUIKit.instance(of: T.self, frame: a)"
      ),
      (
        "func f<T>() where T: UITableViewCell { T(style: .default, reuseIdentifier: \"a\") }",
        "HeadlessUIKit.instance(of: T.self, style: .default, reuseIdentifier: \"a\")"
      ),
      (
        "var type: UIViewController.Type; func f() { type.init() }",
        "HeadlessUIKit.instance(of: type)"
      ),
      (
        "func f<T: UIView>(_ type: T.Type) -> T { type.init() }", "HeadlessUIKit.instance(of: type)"
      ),
      ("func f() { self.kind.init(frame: a) }", "HeadlessUIKit.instance(of: self.kind, frame: a)"),
      (
        "func f() { type(of: self).init(frame: a) }",
        "HeadlessUIKit.instance(of: type(of: self), frame: a)"
      ),
      ("func f<T: Decodable>() -> T { T() }", nil),
      ("func f<T: UIView>(_ views: [T]) { for view: T in views { g(view, T.self) } }", nil),
      ("func f<T: UIView>() { Module.T(frame: a) }", nil),
      (
        "func f() { super.init(frame: a); self.init(frame: b); UIView.init(frame: c); kind.init() }",
        nil
      ),
    ] as [(String, String?)])
  func classesKnownAtRunTimeAreMadeByTheirMetatypes(text: String, expected: String?) {
    guard let expected else { return #expect(rewritten(text) == text) }
    #expect(rewritten(text).contains(expected))
  }

  /// A variable that another file declares is one.
  @Test func metatypesOfOtherFilesAreKnown() {
    let files = [
      "struct Parts { static var chat: Chat.Type = Chat.self }\nclass Chat: UIViewController {}",
      "func f() { _ = Parts.chat.init() }",
    ].enumerated().map { SourceRewriter.File(path: "/App/\($0).swift", text: $1) }
    #expect(
      SourceRewriter(files).changed(1).contains("HeadlessUIKit.instance(of: Parts.chat)"))
  }

  /// Objective-C's classes take an initialiser that delegates as it is; here it says so.
  @Test(
    arguments: [
      ("class A: UIView { init(a: Int) { self.init(); b() } }", true),
      ("class A: UIView { public override init(frame: CGRect) { self.init(a: 1) } }", true),
      ("class A: UIView { class B: A { init?<T>(a: T) throws where T: C { self.init() } } }", true),
      ("class A: UIView { convenience init(a: Int) { self.init() } }", false),
      ("class A: UIView { init(a: Int) { super.init(frame: .zero) } }", false),
      ("class A: UIView { init(a: Int) { super.init(frame: .zero); B.init() } }", false),
      ("struct A { init(a: Int) { self.init() } }", false),
      ("class B { struct A { init(a: Int) { self.init() } } }", false),
      ("extension A { init(a: Int) { self.init() } }", false),
      ("class A { func a() { _ = B.init(a: 1) }\nvar b: Int { self.init } }", false),
    ]) func initialisersThatDelegateAreConvenience(text: String, isMarked: Bool)
  {
    let expected = text.replacing(
      isMarked ? " init" : "!", with: " convenience init", maxReplacements: 1)
    #expect(rewritten(text) == expected)
  }
}
