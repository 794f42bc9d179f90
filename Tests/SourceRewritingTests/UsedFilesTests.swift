import Testing

@testable import SourceRewriting

/// What code uses of an app, file by file.
struct UsedFilesTests {
  private func used(_ files: [String], by code: String) -> [Int] {
    let files = files.enumerated().map {
      SourceRewriter.File(path: "/App/\($0.offset).swift", text: $0.element)
    }
    return UsedFiles(files).used(by: [.init(path: "/Handler.swift", text: code)]).sorted()
  }

  private static let screen = "class Chat: UIViewController { "

  @Test(arguments: [
    ("let a = Row()", "struct Row {}", true),
    ("let a: [Row]", "enum Row { case a }", true),
    ("let a = Row.Kind.b", "struct Row { enum Kind { case b } }", true),
    ("let a = Kind.b", "struct Row { enum Kind { case b } }", false),
    ("let a = UIColor.Row.b", "extension UIColor { enum Row { static let b = 1 } }", true),
    ("@Kept var a = 1", "@propertyWrapper struct Kept {}", true),
    ("let a = \"Row()\"  // Row", "struct Row {}", false),
    ("func a() { log(1) }", "func log(_ a: Int) {}", true),
    ("let a = spacing", "let spacing = 8.0", true),
    ("let a = spacing", "struct Row { let spacing = 8.0 }", false),
    ("func a() { view.pin(b) }", "extension UIView { func pin(_ a: UIView) {} }", true),
    ("func a() { view.pin(b) }", "extension UIView { func glue(_ a: UIView) {} }", false),
    ("let a = UIColor(hex: 1)", "extension UIColor { convenience init(hex: Int) {} }", true),
    ("let a = UIColor(1)", "extension UIColor { convenience init(_ a: Int) {} }", true),
    ("let a = UIColor(1)", "extension UIColor { convenience init(hex: Int) {} }", false),
    ("let a = b", "extension Chat: UITableViewDelegate {}", true),
    ("let a: Other", "extension Other: Error {}", true),
    ("let a: b", "@main class AppDelegate: UIResponder {}", false),
  ]) func aFileIsUsedByWhatItDeclares(body: String, other: String, isUsed: Bool) {
    let files = [Self.screen + body + " }", other]
    #expect(used(files, by: "let chat = Chat()") == (isUsed ? [0, 1] : [0]))
  }

  /// Each file brings those that it uses itself, and conformances of its protocols.
  @Test func filesAreUsedThroughOneAnother() {
    let files = [
      "struct Message { let kind: Kind }", "enum Kind {}", Self.screen + "let a: Message }",
      "protocol Named {}", "extension UIView: Named {}", "extension Kind: Named {}",
      "class Map: UIViewController { let chat: Chat }",
    ]
    #expect(used(files, by: "Chat()") == [0, 1, 2, 3, 4, 5])
    #expect(used(files, by: "Map()") == [0, 1, 2, 3, 4, 5, 6])
    #expect(used(files, by: "let a = 1") == [])
  }
}
