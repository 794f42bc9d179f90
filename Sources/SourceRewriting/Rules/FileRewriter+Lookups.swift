/// Members of `AnyObject`, which Objective-C looks up by their names.
extension FileRewriter {
  private static let members: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "doubleValue", "floatValue", "intValue",
    "uintValue", "boolValue", "uint32Value", "int32Value",
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

  /// `NSClassFromString("UIApplication")`.
  mutating func rewriteClassLookup(_ index: Int) {
    guard source.isWord(index + 1, "("), !source.isWord(index - 1, ".") else { return }
    replace(index, with: "HeadlessUIKit.namedClass")
  }
}
