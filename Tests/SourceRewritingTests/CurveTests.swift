import Testing

@testable import SourceRewriting

struct CurveTests {
  private static let cases =
    "case .easeInOut: f({ 1 }); case A.easeIn, .easeOut: g(); case .linear: h()"

  @Test func aSwitchOverAllCurvesIsComplete() {
    let text = "switch a.b({ $0 }) { \(Self.cases) }"
    #expect(
      rewritten(text).hasSuffix("h()  @unknown default: fatalError(\"unknown animation curve\") }"))
  }

  @Test(arguments: [
    "switch curve { \(cases); default: i() }",
    "switch curve { \(cases); @unknown default: i() }",
    "switch curve { case .easeIn: f(); case .easeOut: g(); case .linear: h() }",
    "switch curve { \(cases); case .spring: i() }",
    "switch curve { case .easeInOut: f(); case .easeIn: g(); case .easeOut, .linear where a: h() }",
    "switch curve { case let x: f(x) }",
  ]) func othersStayAsTheyAre(text: String) {
    #expect(rewritten(text) == text)
  }

  /// A case names a curve by itself, of a type or of a type in another; what is no such name is none.
  @Test(arguments: [
    (".easeInOut", true), ("A.easeInOut", true), ("A.B.easeInOut", true), ("easeInOut", false),
    ("A.easeInOut()", false), (".easeInOut where a", false), ("\"a\"", false),
    ("(.easeInOut)", false),
  ]) func aPatternIsAName(pattern: String, isName: Bool) {
    for others in [
      "case .easeIn, .easeOut, .linear: f()",
      "case .easeIn, A.easeOut: f([1, 2]); case .linear: g()",
    ] {
      let text = "switch a { case \(pattern): if b { c(d) }; \(others) }"
      #expect(rewritten(text).contains("@unknown default") == isName)
    }
  }

  @Test func aStaticMemberIsOpenToNobody() {
    #expect(rewritten("open static var a = 1") == "public static var a = 1")
  }
}
