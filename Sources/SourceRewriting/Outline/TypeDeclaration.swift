/// A type or an extension of a file, as its header says.
struct TypeDeclaration {
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, `extension`, `actor`
  }

  let kind: Kind
  /// The name as it is written: `Screen`, or `Screen.Row` for an extension.
  let name: String
  /// The names of the types around it and its own.
  let path: [String]
  let modifiers: DeclarationModifiers
  let isGeneric: Bool
  /// The token of the name.
  let nameToken: Int
  /// The token after the name and its generic parameters: `:`, `where` or `{`.
  let headerEnd: Int
  /// Its superclass and its protocols, without arguments.
  let inherited: [String]
  /// True if it, or a type around it, can be named in its own scope only.
  let isHidden: Bool
  let isLocal: Bool

  /// True if its methods are Objective-C's without an attribute of their own.
  var exposesMembers: Bool {
    modifiers.attributes.contains("@objcMembers")
      || kind == .extension && modifiers.attributes.contains("@objc")
  }
}

/// A method of a type, as far as selectors ask for it.
struct MethodDeclaration {
  let type: TypeDeclaration
  let name: String
  /// The labels of its arguments; `_` where there is none.
  let labels: [String]
  let modifiers: DeclarationModifiers
  /// The token of its name.
  let nameToken: Int
  /// The tokens of its parameters, without the parentheses.
  let parameters: Range<Int>
  /// The token that closes its parameters.
  let parametersEnd: Int
  /// The tokens of its result's type; empty where it has none.
  let result: Range<Int>
  let hasGenerics: Bool

  /// True if Objective-C can see it.
  var isExposed: Bool {
    let exposing: Set = ["@objc", "@IBAction", "@IBSegueAction"]
    return !modifiers.attributes.isDisjoint(with: exposing) || modifiers.words.contains("override")
      || type.exposesMembers
  }

  var isStatic: Bool { modifiers.words.contains("static") || modifiers.words.contains("class") }
  var isOptional: Bool { modifiers.words.contains("optional") }

  /// Its name as a selector.
  var selectorName: String {
    modifiers.objectiveCName ?? ObjectiveCName.method(name, labels: labels)
  }

  /// The method with its labels, as code names it.
  var reference: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
}

/// A property that an `@objc` protocol leaves to whoever conforms.
struct OptionalProperty {
  let type: TypeDeclaration
  let name: String
  /// The tokens of its type.
  let value: Range<Int>
  /// The tokens between the braces of its accessors.
  let accessors: Range<Int>
}

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

/// The names that the Swift compiler gives methods and properties for Objective-C.
enum ObjectiveCName {
  static func method(_ name: String, labels: [String]) -> String {
    let name = name.filter { $0 != "`" }
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    guard first != "_" else { return name + ":" + rest }
    let joint = prepositions.contains(first.firstWord) ? "" : "With"
    return name + joint + first.capitalizedFirst + ":" + rest
  }

  static func setter(_ property: String) -> String { "set" + property.capitalizedFirst + ":" }

  /// The words that a method's first label can begin with instead of `With`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The letters before the first capital.
  fileprivate var firstWord: String { String(prefix { !$0.isUppercase }) }
}
