import Testing

struct AppearanceTests {
  private static let bars = "class Bar: UIToolbar {}; class ThinBar: Bar {}\n"

  @Test(
    arguments: [
      ("class A: UIToolbar { class func f() { self.appearance() } }", "{ UIToolbar.appearance() }"),
      ("class A: UIToolbar { class func f() { appearance() } }", "{ UIToolbar.appearance() }"),
      ("class A: UIView { init() { type(of: self).appearance() } }", "{ UIView.appearance() }"),
      ("class A: Bar { init() { A.appearance().b = 1 } }", "{ UIToolbar.appearance().b = 1 }"),
      ("class A: UIKit.UIView { static let a = Self.appearance() }", "= UIView.appearance() }"),
      (
        "class A: UIView { struct Once { static let a = A.appearance(for: b) } }",
        "= UIView.appearance(for: b) }"
      ),
      ("extension Bar { static func f() { ThinBar.appearance() } }", "{ UIToolbar.appearance() }"),
    ])
  func aClassThatAsksForItselfGetsUIKits(text: String, expected: String) {
    #expect(rewritten(Self.bars + text).contains(expected))
  }

  @Test(
    arguments: [
      "class App { func f() { Bar.appearance().b = 1; UIToolbar.appearance() } }",
      "class A: UIToolbar { func f() { Bar.appearance(); UIToolbar.appearance() } }",
      "class A: UIView { var appearance = 1; func f() { a.b.appearance() } }",
      "class A: UIView { static func appearance() -> Look { Look() }; let a = A.appearance() }",
      "extension UIToolbar { static func f() { appearance() } }",
    ])
  func whatOthersAskForStays(text: String) {
    #expect(rewritten(Self.bars + text) == Self.bars + text)
  }
}
