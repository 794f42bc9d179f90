import Testing

@testable import SourceRewriting

struct ProtocolTests {
  @Test(arguments: [
    ("@objc protocol P {}", "      protocol P: AnyObject {}"),
    (
      "@objc public protocol P: NSObjectProtocol {}",
      "      public protocol P: AnyObject, NSObjectProtocol {}"
    ),
    ("@objc protocol P: class {}", "      protocol P: class {}"),
    ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
    ("protocol P {}", "protocol P {}"),
    (
      "protocol P { weak var a: P? { get } }; class C { weak var a: P? }",
      "protocol P {      var a: P? { get } }; class C { weak var a: P? }"
    ),
  ]) func onlyClassesConform(text: String, expected: String) {
    #expect(rewritten(text) == expected)
  }

  private let text = """
    @objc protocol P {
      @objc optional func changed(_ view: UIView, to height: CGFloat)
      @objc optional func may(_ view: UIView) -> Bool
      @objc optional var color: UIColor { get }
    }
    class A {
      weak var delegate: P?
      func f() -> Bool {
        delegate?.changed?(view, to: 3)
        if let may = delegate?.may { print(may(view)) }
        print(delegate?.color, completion?(3), x.may ? 1 : 2)
        return delegate?.may?(view) ?? true
      }
    }
    class B: P { func may(_ view: UIView) -> Bool { false } }
    """

  @Test(arguments: [
    ("d!.textViewDidChange!(view)", "d!.textViewDidChange (view)"),
    ("textViewDidChange!(view)", "textViewDidChange!(view)"),
    ("d.completion!(view)", "d.completion!(view)"),
  ]) func aForcedCallOfADelegatesMethodIsAPlainOne(text: String, expected: String) {
    #expect(rewritten(text) == expected)
  }

  @Test func optionalMembersThrowWhereTheyAreMissing() {
    let lines = rewritten(text).split(separator: "\n")
    #expect(lines[1].hasSuffix("func changed(_ view: UIView, to height: CGFloat) throws"))
    #expect(lines[2].hasSuffix("func may(_ view: UIView) throws -> Bool"))
    #expect(lines[3].hasSuffix("var color: UIColor { get throws }"))
  }

  @Test func theirUsesAnswerNilThen() {
    let lines = rewritten(text).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines[8] == "delegate?.changed_ifImplemented(view, to: 3)")
    #expect(lines[9] == "if let may = delegate?.may_asValue { print(may(view)) }")
    #expect(lines[10].hasPrefix("print(delegate?.color_ifImplemented, completion?(3)"))
    #expect(lines[11] == "return delegate?.may_ifImplemented(view) ?? true")
  }

  @Test func whoHasThemSaysSo() {
    let whole = SourceRewriter([.init(path: "a", text: text)]).rewritten(0).text
    #expect(whole.contains("extension B { nonisolated var may_isImplemented: Bool { true } }"))
    #expect(!whole.contains("changed_isImplemented: Bool { true }"))
    // What a type holds it is not.
    let holder = "\nclass C { let p: P; func may(_ view: UIView) -> Bool { true } }"
    let held = SourceRewriter([.init(path: "a", text: text + holder)]).rewritten(0).text
    #expect(held.contains("extension B") && !held.contains("extension C"))
  }

  @Test func aSelectorOfOneAsksWhetherItIsThere() {
    #expect(
      rewritten(text + "\nclass C: A { func g() { x(#selector(P.may(_:))); delegate!.may!(v) } }")
        .hasSuffix(
          "x(Selector(named: \"may:\", isKnown: { ($0 as? P)?.may_isImplemented ?? false })); "
            + "delegate!.may_ifImplemented(v)! } }"))
  }

  @Test func callsOfUIKitsOwnOptionalMethodsLoseTheirMark() {
    #expect(
      rewritten("class A { func f() { delegate?.textViewDidChange?(view) } }")
        == "class A { func f() { delegate?.textViewDidChange (view) } }")
    #expect(
      rewritten("class A { var tableView: B; func f() { d?.tableView?(a, didEnd: c) } }")
        .hasSuffix("d?.tableView (a, didEnd: c) } }"))
    #expect(
      rewritten("class A { var textViewDone: (() -> Void)?; func f() { a.textViewDone?() } }")
        .hasSuffix("a.textViewDone?() } }"))
  }

  /// An optional member is one of a value; a name, an argument or an implicit member is none.
  @Test(arguments: [
    ("a.may", true), ("a?.may", true), ("a!.may", true), ("a().may", true), ("a[0].may", true),
    ("may", false), ("= .may", false), ("[.may]", false), ("f(.may)", false), ("a.may(v)", false),
    ("a.color", false), ("a?.color", true), ("a!.color", false),
  ]) func aMemberHasAValueBeforeIt(use: String, isOptional: Bool) {
    let protocols =
      "@objc protocol P { @objc optional func may(_ view: UIView) -> Bool\n"
      + "@objc optional var color: UIColor { get } }\n"
    let suffix = use.contains("color") ? "color_ifImplemented" : "may_asValue"
    let name = use.contains("color") ? "color" : "may"
    let expected = isOptional ? use.replacing(name, with: suffix) : use
    for (head, foot) in [("let x = ", "\n"), ("if ", " { }"), ("", "; y")] {
      #expect(rewritten(protocols + head + use + foot).hasSuffix("\n" + head + expected + foot))
    }
  }

  /// A delegate's method that a variable of the file is called as well is asked for on a delegate.
  @Test(arguments: [
    ("self.delegate?.may", true), ("d.may", false), ("myDelegate.may", true),
    ("let d = delegate; d.may", true), ("let d = other; d.may", false),
    ("let d = delegate\n d.may", false),
  ]) func aVariableOfThatNameIsAskedForOnADelegate(use: String, isOptional: Bool) {
    let protocols = "@objc protocol P { @objc optional func may(_ view: UIView) -> Bool }\n"
    let text = protocols + "class A { var may = 1\nfunc f() {\n\(use)\n} }"
    #expect(rewritten(text).contains("may_asValue\n} }") == isOptional)
  }

  /// Arguments are passed on by their names, under their labels.
  @Test(arguments: [
    ("func f()", "f_ifImplemented() -> Void? { try? self.f() }"),
    ("func f(_ a: A)", "f_ifImplemented(_ a: A) -> Void? { try? self.f(a) }"),
    (
      "func f(a: A, for b: B) -> C?",
      "f_ifImplemented(a: A, for b: B) -> C? { try? self.f(a: a, for: b) }"
    ),
    ("func f(_ a: [A: B]) -> Void", "f_ifImplemented(_ a: [A: B]) -> Void? { try? self.f(a) }"),
    ("func f(a: A) -> B", "f_ifImplemented(a: A) -> (B)? { try? self.f(a: a) }"),
  ]) func argumentsArePassedOn(declaration: String, call: String) {
    for access in ["", "public "] {
      let text = "@objc \(access)protocol P { @objc optional \(declaration) }"
      let whole = SourceRewriter([.init(path: "a", text: text)]).rewritten(0).text
      #expect(whole.contains("@discardableResult \(access)func \(call)"), "\(whole)")
    }
  }

  /// Two methods of one name cannot be told apart as values.
  @Test func aValueHasANameOfItsOwn() {
    func values(_ more: String) -> Int {
      let text = "@objc protocol P { @objc optional func f(a: A)\n@objc optional func g()\(more) }"
      return SourceRewriter([.init(path: "a", text: text)]).rewritten(0).text
        .split(separator: "_asValue: (").count - 1
    }
    #expect(values("") == 2 && values("\n@objc optional func f(b: A)") == 1)
  }

  @Test func overridesInExtensionsMoveIntoTheClass() {
    let text = """
      class A: UIView {
      }
      extension A {
        override func layoutSubviews() { b(#selector(c)) }
        @objc func c() {}
      }
      """
    let expected = """
      class A: UIView {

      #sourceLocation(file: "/App/Screen.swift", line: 4)
        override func layoutSubviews() { b(Selector(named: "c", A.c)) }
      #sourceLocation(file: "/App/Screen.swift", line: 2)
      }
      extension A {
      \("                                                    ")
              func c() {}
      }
      """
    #expect(rewritten(text) == expected)
  }

  @Test func whatASubclassOverridesMovesToo() {
    let rewriter = SourceRewriter([
      .init(path: "a", text: "class A {\n}"),
      .init(path: "b", text: "extension A { @objc func go() {} }"),
      .init(path: "c", text: "class C: A { override func go() {} }"),
    ])
    #expect(rewriter.changed(0).contains("func go() {}"))
    #expect(!rewriter.changed(1).contains("go"))
  }

  @Test func anOverrideOfUIKitsClassInAnExtensionIsAWarning() {
    let found = problems("extension UIViewController {\n  open override func loadView() {}\n}")
    #expect(found.count == 1 && found[0].contains(":2:17: warning: this override of loadView"))
  }
}
