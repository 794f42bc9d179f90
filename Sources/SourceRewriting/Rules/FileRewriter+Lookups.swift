/// Members of `AnyObject`, which Objective-C looks up by their names.
extension FileRewriter {
  private static let members: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "doubleValue", "floatValue", "intValue",
    "uintValue", "integerValue", "unsignedIntegerValue", "boolValue", "uint32Value", "int32Value",
  ]

  /// `(value as AnyObject).cgRectValue` and `(value as AnyObject?)?.doubleValue`.
  mutating func rewriteLookup(_ index: Int) {
    let isOptional = source.isWord(index + 1, "?")
    let closing = isOptional ? index + 2 : index + 1
    guard source.isWord(index - 1, "as"), source.isWord(closing, ")"),
      let opening = source.opening(closing)
    else { return }
    var member = closing + 1
    while source.isWord(member, "?") || source.isWord(member, "!") { member += 1 }
    guard source.isWord(member, "."), Self.members.contains(source.word(member + 1)) else { return }
    insert("HeadlessUIKit.LookedUpValue(\(isOptional ? "optional: " : "")", after: opening)
    edits.replace(range(index - 1..<closing), with: ")")
  }

  /// `NSMutableAttributedString()`, which Foundation has on Apple's platforms only.
  mutating func rewriteEmptyText(_ index: Int) {
    guard source.isWord(index + 1, "("), source.isWord(index + 2, ")") else { return }
    insert("string: \"\"", before: index + 2)
  }

  /// `type(of: object).description()`, which is the class's name.
  mutating func rewriteClassDescription(_ index: Int) {
    guard source.isWord(index + 1, "("), source.isWord(index + 2, "of"),
      let closing = source.closing(index + 1), source.isWord(closing + 1, "."),
      source.isWord(closing + 2, "description"), source.isWord(closing + 3, "("),
      source.isWord(closing + 4, ")")
    else { return }
    insert("String(reflecting: ", before: index)
    edits.replace(range(closing + 1..<closing + 5), with: ")")
  }

  /// `NSClassFromString("UIApplication")`.
  mutating func rewriteClassLookup(_ index: Int) {
    guard source.isWord(index + 1, "("), !source.isWord(index - 1, ".") else { return }
    replace(index, with: "HeadlessUIKit.namedClass")
  }
}
