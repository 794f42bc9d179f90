import Testing

@testable import SourceRewriting

/// What each rule leaves as it is, and what it makes of the rarer forms.
struct RuleEdgeTests {
  private static let methods =
    "@objc func tapped(_ sender: UIButton) {}\n@objc private func go() {}\n"

  @Test(arguments: [
    ("#selector(delegate?.go)", #"Selector("go")"#),
    ("#selector(a!.tapped(_:))", #"Selector("tapped:")"#),
    ("#selector(super.tapped(_:))", #"Selector(named: "tapped:", Screen.tapped(_:))"#),
    ("#selector(_Model.go)", #"Selector(named: "go", _Model.go)"#),
    ("#selector((go))", #"Selector(named: "go", (Screen.go))"#),
    ("#selector(model.go)", #"Selector(named: "go", type(of: model).go)"#),
    ("#selector(getter: self.isOn)", #"Selector(named: "isOn", getter: \Screen.isOn)"#),
    ("#selector(setter: isOn)", #"Selector(named: "setIsOn:", setter: \Screen.isOn)"#),
    ("#selector(next)", #"Selector(base: "next", UIResponder.next)"#),
    ("#selector()", "#selector()"),
    ("#selector(far(a:b:))", #"Selector(named: "farWithA:b:", Screen.far(a:b:))"#),
    (
      "#selector(go as (Screen) -> () -> Void)",
      #"Selector(named: "go", Screen.go as (Screen) -> () -> Void)"#
    ),
    ("#selector(UIOwn.go)", #"Selector(named: "go", UIOwn.go)"#),
    (
      "#selector(UIPickerViewDataSource.numberOfComponents)",
      #"Selector(named: "numberOfComponents", isKnown: { $0 is any UIPickerViewDataSource })"#
    ),
    ("#keyPath(self.layer.isOpaque)", #""layer.opaque""#), ("#keyPath(is)", #""is""#),
    ("#keyPath(isA)", #""a""#),
    ("Selector()", "Selector()"), ("Selector(\"none:\")", "Selector(\"none:\")"),
    ("Selector(\"a\" + b)", "Selector(\"a\" + b, oneOf: seamSelectors)"),
    ("a.NSSelectorFromString(b)", "a.NSSelectorFromString(b)"),
  ]) func selectorsOfRarerForms(_ text: String, _ expected: String) {
    let lines = rewritten(inScreen: Self.methods + "let a = " + text).split(separator: "\n")
    #expect(lines.last.map(String.init) == "let a = " + expected)
  }

  /// Methods that a selector made of a string may mean: those of Objective-C that code can name there.
  @Test(arguments: [
    ("class A { @objc func go() {} }", true), ("class A { func go() {} }", false),
    ("class A { @objc static func go() {} }", false), ("class A<T> { @objc func go() {} }", false),
    ("class A { @objc func go<T>(_ a: T) {} }", false), ("@objc protocol A { func go() }", false),
    ("class A { @objc func go(a: Int, b: Int) {} }", true),
    ("class A { @objc func go(a: Int, b: Int, c: Int) {} }", false),
    ("class A { @objc private func go() {} }", false),
    ("private class A { @objc func go() {} }", false),
    ("class B { private class A { @objc func go() {} } }", false),
    ("func f() { class A { @objc func go() {} } }", false),
    ("@objc extension A { func go() {} }", true), ("class A { @IBAction func go() {} }", true),
    ("@objcMembers class A { func go() {} }", true), ("class A { override func go() {} }", true),
    ("class A { @objc func go(_ a: B) {}\n@objc func go(_ a: C) {} }", false),
  ]) func aStringMayMeanAMethod(_ text: String, _ isMeant: Bool) {
    let files = ["let a = Selector(b)", text].enumerated().map {
      SourceRewriter.File(path: "/App/\($0).swift", text: $1)
    }
    let appended = SourceRewriter(files).rewritten(0).text
    #expect(appended.contains("all.append(Selector(named: \"go") == isMeant)
    #expect(appended.contains("seamSelectors") == isMeant)
  }

  @Test(arguments: [
    ("a import UIKit", "a import HeadlessUIKit"), ("a.import UIKit", "a.import UIKit"),
    ("import\nUIKit", "import\nUIKit"),
    ("import struct UIKit.A.B; x", "import HeadlessUIKit; x"), ("import func", "import func"),
    ("let a = 1; import HealthKit", "let a = 1;                 "), ("UIKit", "UIKit"),
    ("UIKit.", "UIKit."),
    ("let UIKit.a", "let UIKit.a"), ("#if os(macOS) || os(x", "#if false || os(x"),
    (
      "#if canImport(AppKit) || canImport(Cocoa) || canImport(WatchKit)",
      "#if false || false || false"
    ),
    ("#if targetEnvironment(macCatalyst) || arch(arm64)", "#if false || arch(arm64)"),
    ("if os(iOS) {}\n#if a\nos(iOS)", "if os(iOS) {}\n#if a\nos(iOS)"),
    ("x.dynamic var", "x.dynamic var"),
    ("dynamic", "dynamic"), ("dynamic @a var b", "        @a var b"),
    ("dynamic (a)", "dynamic (a)"),
    ("@objc\n(a)", "     \n   "), ("@IBAction (a)", "          (a)"),
    ("@convention(c) (A)", "@convention(c) (A)"),
    ("x.open let", "x.open let"), ("open func a()", "open func a()"),
    ("open class a", "open class a"),
    ("NSAttributedString(a)", "NSAttributedString(a)"),
    ("NSAttributedString()", "NSAttributedString(string: \"\")"),
    ("type(of: a).description(b)", "type(of: a).description(b)"),
    ("type(of: a).description", "type(of: a).description"),
    ("a.NSClassFromString(b)", "a.NSClassFromString(b)"),
    ("NSClassFromString", "NSClassFromString"),
    ("a.Bundle.main.url(forResource: b)", "a.Bundle.main.url(forResource: b)"),
    ("Bundle.main.url(for: b)", "Bundle.main.url(for: b)"),
    ("Bundle.main.other(forResource: b)", "Bundle.main.other(forResource: b)"),
    ("Bundle(path: a).path(forResource: b)", "Bundle(path: a).path(forResource: b)"),
    (
      "while let a = (b as AnyObject).intValue {}",
      "while let a = HeadlessUIKit.optional((HeadlessUIKit.LookedUpValue(b )).intValue) {}"
    ),
    (
      "if a { let b = (c as AnyObject).intValue }",
      "if a { let b = (HeadlessUIKit.LookedUpValue(c )).intValue }"
    ),
    (
      "if let a = (b as AnyObject).intValue.c[0](1)!.d\n(e) {}",
      "if let a = HeadlessUIKit.optional((HeadlessUIKit.LookedUpValue(b )).intValue.c[0](1)!.d)\n(e) {}"
    ),
    ("let a: any P = b as! some P", "let a: any P = b as! some P"),
    ("func f() -> [some P] { g(some: P) }", "func f() -> [some P] { g(some: P) }"),
  ]) func whatIsNearARuleStays(_ text: String, _ expected: String) {
    #expect(rewritten(text) == expected)
  }

  /// An override of an extension goes into its class, unless it needs what is private to its file, or
  /// the class is another target's; a `where` keeps it.
  @Test(arguments: [
    ("extension A { override func f() { g() } }", true, ""),
    ("extension A { override var f: Int { 1 } }", true, ""),
    ("public extension A { override func f() {} }", true, "public "),
    ("public extension A { open override func f() {} }", true, ""),
    ("private let g = 1; extension A { override func f() { g() } }", false, ""),
    ("extension A where B: C { override func f() {} }", false, ""),
    ("extension UIView { override func f() {} }", false, ""),
  ]) func overridesGoIntoTheClass(_ text: String, _ moves: Bool, _ access: String) {
    let rewriter = SourceRewriter([
      .init(path: "/a", text: "class A: UIView {\n}"), .init(path: "/b", text: text),
    ])
    let moved = rewriter.changed(0)
    #expect(
      moved.contains("override") == moves && rewriter.changed(1).contains("_inExtension") == !moves)
    #expect(rewriter.rewritten(1).problems.count == (moves ? 0 : 1))
    if moves { #expect(moved.contains("\n\(spaces(text))\(access)o")) }
  }

  /// A method of an extension stays that no class of the target overrides as it is.
  @Test(arguments: [
    ("class C: A { override func f(a: B) {} }", true),
    ("class C: A { override func f(b: B) {} }", false),
    ("class C: A { func f(a: B) {} }", false),
    ("class C: UIView { override func f(a: B) {} }", false),
    ("class C: A { override func f(a: B) {} }; class A: C {}", true),
    ("extension A { override func f(a: B) {} }", false),
  ]) func whatIsOverriddenGoesIntoTheClass(_ other: String, _ moves: Bool) {
    let rewriter = SourceRewriter([
      .init(path: "/a", text: "class A: UIView {\n}"),
      .init(path: "/b", text: "extension A { func f(a: B) { 7 } }"), .init(path: "/c", text: other),
    ])
    #expect(rewriter.changed(1).contains("7") != moves)
  }

  @Test func aForcedCallMayFollowACall() {
    let text = "@objc protocol P { @objc optional func may(_ a: A) -> B }\nf(x).may!(v); g(y)"
    #expect(rewritten(text).hasSuffix("f(x).may_ifImplemented(v)!; g(y)"))
    // In a selector it is the method, however long the way to it.
    let use = String(text.split(separator: "\n")[0]) + "\nx(#selector(a.b.may))"
    #expect(rewritten(use).hasSuffix(".may))"))
  }

  private func spaces(_ text: String) -> String {
    let place = text.split(separator: "override")[0].count
    return String(repeating: " ", count: text.contains("open override") ? place - 5 : place)
  }

  /// A type of the model has its scalar where it is asked for one, and an object that may be nil else.
  @Test(arguments: [
    ("Integer 16", "Int16", "NSNumber"), ("Integer 32", "Int32", "NSNumber"),
    ("Integer 64", "Int64", "NSNumber"),
    ("Float", "Float", "NSNumber"), ("Double", "Double", "NSNumber"),
    ("Boolean", "Bool", "NSNumber"),
    ("Date", "TimeInterval", "Date"), ("String", "String?", "String"), ("Binary", "Data?", "Data"),
    ("UUID", "UUID?", "UUID"), ("URI", "URL?", "URL"),
    ("Decimal", "NSDecimalNumber?", "NSDecimalNumber"),
    ("Transformable", "NSObject?", "NSObject"),
  ]) func anAttributeHasItsType(_ type: String, _ scalar: String, _ object: String) {
    for (isScalar, expected) in [("YES", scalar), ("NO", object + "?")] {
      let code = DataModel([
        "<entity name=\"A\" codeGenerationType=\"class\"><attribute name=\"a\" attributeType=\"\(type)\""
          + " usesScalarValueType=\"\(isScalar)\"/></entity>"
      ]).code(besides: SourceRewriter([]))
      #expect(
        code.contains(
          "  var a: \(expected) { get { managedValue() } set { setManagedValue(newValue) } }\n"))
    }
  }

  /// Entities in order of their names, below others, with relations to one, to many, and in order.
  @Test func aModelIsWrittenToTheLetter() {
    let model = """
      <relationship name="lost" destinationEntity="A"/>
      <entity name="B" parentEntity="A" codeGenerationType="class"></entity><attribute name="no"/>
      <entity name="A" representedClassName="M.Row" codeGenerationType="class">
      <relationship name="all" toMany="YES" ordered="YES" destinationEntity="B"/></entity>
      """
    let accessors = "{ get { managedValue() } set { setManagedValue(newValue) } }"
    func request(_ type: String, _ name: String) -> String {
      "  class func fetchRequest() -> NSFetchRequest<\(type)> { .init(entityName: \"\(name)\") }\n"
    }
    let now = "(all?.array ?? [])"
    func method(_ verb: String, _ type: String, _ value: String) -> String {
      "  func \(verb)All(_ value: \(type)) { all = NSOrderedSet(array: \(value)) }\n"
    }
    func without(_ values: String) -> String {
      "\(now).filter { old in !\(values).contains { $0 as AnyObject === old as AnyObject } }"
    }
    let expected =
      "import InertFrameworks\npublic class Row: NSManagedObject {\n" + request("Row", "A")
      + "  var all: NSOrderedSet? \(accessors)\n" + method("addTo", "B", now + " + [value]")
      + method("removeFrom", "B", without("[value]"))
      + method("addTo", "NSOrderedSet", now + " + value.array")
      + method("removeFrom", "NSOrderedSet", without("value.array")) + "}\n"
      + "extension Row: Identifiable {}\npublic class B: Row {\n" + request("B", "B") + "}\n"
    #expect(DataModel([model]).code(besides: SourceRewriter([])) == expected)
  }

  @Test(arguments: [
    ("a_b", "aB"), ("ABC", "abc"), ("ABc", "aBc"), ("A", "a"), ("_a", "a"), ("a.b", "aB"),
    ("a b-c", "aBC"),
    ("9Lives", "_9Lives"), ("Image", "image"), ("imageImage", "image"), ("aB1", "aB1"),
  ]) func anAssetHasASwiftName(_ asset: String, _ name: String) {
    let code = AssetSymbols(["A.xcassets/\(asset).imageset/Contents.json": "{}"])
      .code(usedBy: SourceRewriter([.init(path: "", text: "x.\(name)")]))
    #expect(
      code.contains("static var `\(name)`: UIImage { .init(resource: ImageResource.`\(name)`) }"))
    #expect(code.contains("{ .init(name: \"\(asset)\") }"))
  }
}
