/// The modules that HeadlessUIKit takes the place of.
extension FileRewriter {
  private static let replaced: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreFoundation", "Dispatch",
    "Darwin", "UIKitCore", "CoreText", "os", "OSLog",
    "SafariServices",
  ]
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]
  private static let module = "HeadlessUIKit"

  /// `import UIKit`, `import class UIKit.UIView`, `import UIKit.UIGestureRecognizerSubclass`.
  mutating func rewriteImport(_ index: Int) {
    guard !source.isWord(index - 1, ".") else { return }
    let isScoped = Self.kinds.contains(source.word(index + 1)) && source.isName(index + 2)
    let name = isScoped ? index + 2 : index + 1
    guard !rewroteFramework(named: name, importedAt: index) else { return }
    guard Self.replaced.contains(source.word(name)), !source.tokens[name].startsLine else { return }
    var end = name + 1
    while source.isWord(end, "."), source.isName(end + 1) { end += 2 }
    edits.replace(range(index + 1..<end), with: Self.module)
  }

  /// `UIKit.UIView` where it is code.
  mutating func rewriteModule(_ index: Int) {
    guard Self.replaced.contains(source.word(index)), source.isWord(index + 1, "."),
      source.isName(index + 2), !source.isWord(index - 1, "."), !source.isWord(index - 1, "import"),
      !Self.kinds.contains(source.word(index - 1)), source.word(index) != "os"
    else { return }
    replace(index, with: Self.module)
  }

  /// Brings in the part of Foundation that Linux has as a module of its own.
  mutating func importNetworking() {
    let code = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"
    if !edits.appended.contains(code) { edits.appended += code }
  }

  /// The conditions of `#if`, which are to be those of a phone.
  mutating func rewriteCondition(_ index: Int) {
    for word in index + 1..<source.lineEnd(after: index)
    where source.isWord(word + 1, "(") && source.isName(word + 2) && source.isWord(word + 3, ")") {
      guard let answer = Self.answer(source.word(word), source.word(word + 2)) else { continue }
      edits.replace(range(word..<word + 4), with: answer)
    }
  }

  /// The value of a condition on a phone; nil where the compiler knows.
  private static func answer(_ condition: String, _ argument: String) -> String? {
    switch condition {
    case "os": argument == "iOS" ? "true" : "false"
    case "canImport" where replaced.contains(argument): "true"
    case "canImport" where ["AppKit", "Cocoa", "WatchKit"].contains(argument): "false"
    case "targetEnvironment": argument == "simulator" ? "true" : "false"
    default: nil
    }
  }
}
