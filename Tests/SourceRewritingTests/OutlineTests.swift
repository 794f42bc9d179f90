import Testing

@testable import SourceRewriting

/// What a type's header says, and nothing of what is in its body.
struct OutlineTests {
  private static let bodies = [
    "{ weak var p: P?; let q: Q }", "{ class var p: P { q }; class let q = 1; class func r() {} }",
    "{ class subscript(p: P) -> Q { q }; class override func q() {} }",
    "{ func f(a: P) -> Q { a } }", "{ case a(P), b(c: Q) }", "{}",
  ]

  struct Header: Sendable {
    let text: String
    let path: [String]
    var inherited: [String] = []
    var isGeneric = false
  }

  private static let headers = [
    Header(text: "class A", path: ["A"]),
    Header(text: "final class A: B, C", path: ["A"], inherited: ["B", "C"]),
    Header(text: "struct A<T: P>", path: ["A"], isGeneric: true),
    Header(text: "class A<T>: B<T, P>, C", path: ["A"], inherited: ["B", "C"], isGeneric: true),
    Header(text: "extension A.B", path: ["A", "B"]),
    Header(text: "extension A.B: C where T: P", path: ["A", "B"], inherited: ["C"]),
    Header(text: "extension A where T: P", path: ["A"]),
    Header(text: "enum A: Int, P", path: ["A"], inherited: ["Int", "P"]),
    Header(text: "public protocol A: class", path: ["A"], inherited: ["class"]),
    Header(text: "actor A", path: ["A"]), Header(text: "enum open", path: ["open"]),
    Header(text: "enum open: Int", path: ["open"], inherited: ["Int"]),
  ]

  @Test(arguments: headers, bodies) func aHeaderIsReadToItsBrace(_ header: Header, _ body: String) {
    let outline = SourceOutline(of: SourceText(path: "a", text: header.text + " " + body))
    #expect(outline.types.map(\.path) == [header.path])
    #expect(outline.types.first?.inherited == header.inherited)
    #expect(outline.types.first?.isGeneric == header.isGeneric)
  }

  /// A type within another has its path, and is as generic, local and hidden as that is.
  @Test(arguments: [
    ("class A { class B {} }", false, false, false),
    ("struct A<T> { enum B {} }", true, false, false),
    ("func f() { class A { struct B {} } }", false, true, false),
    ("class A { func f() { struct B {} } }", false, true, false),
    ("class A { private class B {} }", false, false, true),
    ("class A { fileprivate class B {} }", false, false, false),
    ("private class A { class B {} }", false, false, false),
    ("class C { private class A { class B {} } }", false, false, true),
  ]) func whatIsInsideTakesAfterWhatIsAround(
    text: String, isGeneric: Bool, isLocal: Bool, isHidden: Bool
  ) throws {
    let outline = SourceOutline(of: SourceText(path: "a", text: text))
    let type = try #require(outline.types.last)
    #expect(type.path.suffix(2) == ["A", "B"])
    #expect((type.isGeneric, type.isLocal, type.isHidden) == (isGeneric, isLocal, isHidden))
  }

  /// Each branch of a conditional begins where the conditional does.
  @Test(arguments: [
    ("class A {\n#if a\nclass D {\n#else\nclass D: E {\n#endif\nvar x = 1 } }", ["A", "D"]),
    ("class A { class D {\n#if a\n}\n#elseif b\n}\n#else\n}\n#endif\nvar x = 1 }", ["A"]),
    (
      "class A {\n#if a\n#if b\nclass D {\n#endif\n#else\nclass D {\n#endif\nvar x = 1 } }",
      ["A", "D"]
    ),
    (
      "class A {\n#if a\n#endif\n#if b\nclass D {\n#else\nclass D {\n#endif\nvar x = 1 } }",
      ["A", "D"]
    ),
  ]) func branchesBeginAtOnePlace(text: String, path: [String]) throws {
    let source = SourceText(path: "a", text: text + "\nvar y = 1")
    let outline = SourceOutline(of: source)
    let names = ["x", "y"].map { name in source.tokens.indices.first { source.word($0) == name } }
    #expect(outline.type(around: try #require(names[0]))?.path == path)
    #expect(outline.type(around: try #require(names[1])) == nil)
  }

  /// A method has a name, labels, parameters and a result, however they are written.
  @Test(
    arguments: [
      ("func f()", [], "", ""), ("func f(_ a: A)", ["_"], "_ a: A", ""),
      ("func f(a: A, b c: (D, E)) -> F", ["a", "b"], "a: A, b c: (D, E)", "F"),
      ("func f<T: P>(a: T) async throws -> [T]", ["a"], "a: T", "[T]"),
      (
        "func f(@B _ a: @escaping (C, D) -> Void) rethrows -> (A, B)", ["_"],
        "@B _ a: @escaping (C, D) -> Void", "(A, B)"
      ),
      ("func f(a: [B: C], d: E<F, G>) -> A? ", ["a", "d"], "a: [B: C], d: E<F, G>", "A?"),
      ("func f() -> A where T: B", [], "", "A"),
    ] as [(String, [String], String, String)])
  func aMethodsParts(text: String, labels: [String], parameters: String, result: String) throws {
    for end in [" {}", "\nfunc g() {}", "; let x = 1"] {
      let source = SourceText(path: "a", text: "class A {\n\(text)\(end)\n}")
      let method = try #require(SourceOutline(of: source).methods.first)
      #expect(method.name == "f" && method.labels == labels)
      #expect(source.code(method.parameters) == parameters)
      #expect(source.code(method.result) == result)
      #expect(method.hasGenerics == text.contains("<T"))
    }
  }

  /// Members are where a type's own braces are, and nowhere deeper.
  @Test func aMemberIsNoLocalName() {
    let text = "class A { let m = 1; func n() { let x = { 2 }() }; var o: Int { let y = 1 } }"
    let source = SourceText(path: "a", text: text)
    let outline = SourceOutline(of: source)
    for (index, _) in source.tokens.enumerated() where source.word(index - 1) == "let" {
      #expect((outline.memberScope(of: index) != nil) == (source.word(index) == "m"))
      #expect(outline.type(around: index)?.path == ["A"])
    }
    #expect(outline.variables == ["m", "x", "o", "y"])
    #expect(outline.methods.map(\.name) == ["n"])
  }

  @Test(
    arguments: [
      ("class A<Cell: B> {}", ["Cell": "B"], [:]), ("func f<T, Cell: B>() {}", ["Cell": "B"], [:]),
      ("func f<T>() where T: B {}", ["T": "B"], [:]), ("let type: B.Type", [:], ["type": "B"]),
      ("f(Cell: B)", [:], [:]), ("func f(a: Int, b: B)", [:], [:]), ("let a: B.Kind", [:], [:]),
    ] as [(String, [String: String], [String: String])])
  func boundsAndMetatypes(text: String, bounds: [String: String], metatypes: [String: String]) {
    let outline = SourceOutline(of: SourceText(path: "a", text: text))
    #expect(outline.genericBounds == bounds && outline.metatypes == metatypes)
  }

  @Test(
    arguments: [
      ("private func a() {}", ["a"]), ("fileprivate var a = 1", ["a"]),
      ("private class a {}", ["a"]),
      ("private static let a = 1", ["a"]), ("func a() {}", []),
      ("public let a = 1", []), ("private init() {}", []), ("private enum a {}; enum b {}", ["a"]),
    ] as [(String, Set<String>)]) func privateNames(text: String, names: Set<String>)
  {
    #expect(SourceOutline(of: SourceText(path: "a", text: text)).privateNames == names)
  }
}
