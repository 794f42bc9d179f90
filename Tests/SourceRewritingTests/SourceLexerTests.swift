import Testing

@testable import SourceRewriting

struct SourceLexerTests {
  private func words(_ text: String) -> [String] {
    let source = SourceText(path: "", text: text)
    return source.tokens.indices.filter { source.tokens[$0].kind != .text }.map(source.word)
  }

  @Test(arguments: [
    ("a // @objc\nb", ["a", "b"]),
    ("a /* @objc /* #selector(x) */ @objc */ b", ["a", "b"]),
    ("a /* open", ["a"]),
    (#"let x = "@objc \" // \\" + b"#, ["let", "x", "=", "+", "b"]),
    (
      #"let x = "\(f("@objc", y)) @objc" + b"#,
      ["let", "x", "=", "(", "f", "(", ",", "y", ")", ")", "+", "b"]
    ),
    (##"let x = #"a " \(no) \#(yes) "#; b"##, ["let", "x", "=", "(", "yes", ")", ";", "b"]),
    ("let x = \"\"\"\n @objc \" \"\" \\(y)\n \"\"\"\nb", ["let", "x", "=", "(", "y", ")", "b"]),
    (##"let x = #"""#; @objc var y"##, ["let", "x", "=", ";", "@objc", "var", "y"]),
    ("let x = #\"\"\"\n\"\"\" @objc\n\"\"\"#\nb", ["let", "x", "=", "b"]),
    ("let x = #\"\"\"  \n\"\"\" @objc\n\"\"\"#\nb", ["let", "x", "=", "b"]),
    ("let x = \"\"; b", ["let", "x", "=", ";", "b"]),
    ("let x = \"open\n@objc func f", ["let", "x", "=", "@objc", "func", "f"]),
  ]) func nothingInCommentsAndStringsIsCode(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test(arguments: [
    ("let r = /@objc \\/ [/] x/\nb", ["let", "r", "=", "b"]),
    ("let r = #/ @objc / \"x/#\nb", ["let", "r", "=", "b"]),
    ("f(/a\"b/)", ["f", "(", ")"]),
    ("let q = a / b / c", ["let", "q", "=", "a", "/", "b", "/", "c"]),
    ("let q = (a)/b/c", ["let", "q", "=", "(", "a", ")", "/", "b", "/", "c"]),
    ("xs.reduce(1, /)\ny / z", ["xs", ".", "reduce", "(", "1", ",", "/", ")", "y", "/", "z"]),
    ("f((/), a) /", ["f", "(", "(", "/", ")", ",", "a", ")", "/"]),
    ("let q = xs[0]/2 // \"", ["let", "q", "=", "xs", "[", "0", "]", "/", "2"]),
  ]) func aSlashBeginsARegexOnlyWhereAnExpressionBegins(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func shebangAndByteOrderMarkAreNoCode() {
    #expect(words("#!/usr/bin/swift @objc\na") == ["a"])
    #expect(words("\u{FEFF}import UIKit") == ["import", "UIKit"])
  }
}
