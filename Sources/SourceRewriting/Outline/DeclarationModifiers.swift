/// The attributes and modifiers before a declaration's keyword.
struct DeclarationModifiers {
  var words: Set<String> = []
  var attributes: Set<String> = []
  /// The name in `@objc(name)`.
  var objectiveCName: String?
  /// The first token of the declaration.
  var start = 0

  private static let known: Set<String> = [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
    "override", "dynamic", "optional", "mutating", "nonmutating", "required", "convenience", "lazy",
    "weak", "unowned", "indirect", "nonisolated", "prefix", "postfix", "infix", "isolated", "async",
    "consuming", "borrowing", "distributed", "sending",
  ]

  static func isModifier(_ word: String) -> Bool { known.contains(word) }

  /// Those before the keyword at a token.
  init(before keyword: Int, in source: SourceText) {
    start = keyword
    var index = keyword - 1
    while index >= 0 {
      var head = index
      if source.isWord(index, ")"), let opening = source.opening(index), opening > 0 {
        head = opening - 1
      }
      switch source.tokens[head].kind {
      case .attribute: note(attribute: head, argumentsEnd: index, in: source)
      case .word where Self.known.contains(source.word(head)) && !source.isWord(head - 1, "."):
        words.insert(source.word(head))
      default: return
      }
      start = head
      index = head - 1
    }
  }

  private mutating func note(attribute: Int, argumentsEnd: Int, in source: SourceText) {
    attributes.insert(source.word(attribute))
    if source.word(attribute) == "@objc", argumentsEnd > attribute {
      objectiveCName = source.code(attribute + 2..<argumentsEnd)
    }
  }
}
