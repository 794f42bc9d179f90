import Testing

struct AttributeTests {
  @Test(
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(aha:) func a(_ x: Int) {}", "            func a(_ x: Int) {}"),
      ("@objc (aha) func a() {}", "            func a() {}"),
      ("open let a = 1; x.open", "public let a = 1; x.open"),
      ("@objc\nfunc a() {}", "     \nfunc a() {}"),
      ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!"),
      ("@IBAction private func a() {}", "          private func a() {}"),
      ("@IBInspectable var a = 1", "               var a = 1"),
      ("@nonobjc func a() {}", "         func a() {}"),
      ("@objc dynamic var a = 1", "              var a = 1"),
      ("@objc private dynamic lazy var a = 1", "      private         lazy var a = 1"),
      ("@available(iOS 11, *) @objc func a() {}", "@available(iOS 11, *)       func a() {}"),
      ("@MainActor @objc func a() {}", "@MainActor       func a() {}"),
      ("let dynamic = 1; f(dynamic, x.dynamic)", "let dynamic = 1; f(dynamic, x.dynamic)"),
      ("let f: @convention(block) () -> Void", "let f:                    () -> Void"),
      ("// @objc\n/* @IBOutlet */ let a = \"@objc #selector(b)\"", nil),
    ] as [(String, String?)])
  func attributesBecomeSpaces(text: String, expected: String?) {
    #expect(rewritten(inScreen: text) == expected ?? text)
  }

  @Test func typesLoseTheirsToo() {
    #expect(
      rewritten("@objcMembers @IBDesignable public class A: UIView {}")
        == "                           public class A: UIView {}")
    #expect(rewritten("@objc(A) enum B: Int { case c }") == "         enum B: Int { case c }")
    #expect(rewritten("@objc extension A {}") == "      extension A {}")
  }

  @Test func whereAnAppStartsIsNoStartHere() {
    #expect(
      rewritten("@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}")
        == "                  \nclass A: UIResponder, UIApplicationDelegate {}")
    #expect(
      rewritten("@main class A: UIResponder, UIApplicationDelegate {}")
        == "      class A: UIResponder, UIApplicationDelegate {}")
    #expect(rewritten("@main enum A { static func main() {} }").hasPrefix("@main"))
  }

  @Test(arguments: [
    (
      "@NSManaged public var b: Set<Int>?\nfunc c() {}",
      "           public var b: Set<Int>? "
        + "{ get { managedValue() } set { setManagedValue(newValue) } }\nfunc c() {}"
    ),
    ("@NSManaged func add(_ value: Row)\n", "           func add(_ value: Row) {}\n"),
  ]) func whatCoreDataMakesIsMadeHere(text: String, expected: String) {
    let head = "class A: NSManagedObject {\n"
    #expect(rewritten("\(head)\(text)}") == "\(head)\(expected)}")
  }
}
