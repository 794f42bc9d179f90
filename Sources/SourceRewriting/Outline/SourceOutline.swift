/// The types and methods of a file, and which token lies in which type.
struct SourceOutline {
  private(set) var types: [TypeDeclaration] = []
  private(set) var methods: [MethodDeclaration] = []
  /// The classes that generic parameters are of, by their names.
  private(set) var genericBounds: [String: String] = [:]
  /// The classes of variables that hold metatypes.
  private(set) var metatypes: [String: String] = [:]
  /// The names that are declared to be private.
  private(set) var privateNames: Set<String> = []
  /// The properties that protocols leave to whoever conforms.
  private(set) var optionalProperties: [OptionalProperty] = []
  /// The names of properties and variables.
  private(set) var variables: Set<String> = []
  /// For each token the type that it lies in.
  private(set) var typeOfToken: [Int?] = []
  /// For each token whether it lies in a type and not in one of its members' bodies.
  private var isMemberLevel: [Bool] = []

  private enum Scope {
    case type(Int)
    /// A function's body, a closure, an accessor.
    case code

    var type: Int? {
      guard case .type(let index) = self else { return nil }
      return index
    }
  }

  private let source: SourceText
  private var scopes: [Scope] = []
  /// The scopes where a conditional began.
  private var conditionals: [[Scope]] = []
  /// The type whose brace is to come, by that brace's token where the header ends.
  private var pending: Int?

  init(of source: SourceText) {
    self.source = source
    typeOfToken.reserveCapacity(source.tokens.count)
    for index in source.tokens.indices {
      read(index)
      typeOfToken.append(scopes.last { $0.type != nil }?.type)
      isMemberLevel.append(scopes.last?.type != nil)
    }
  }

  /// The type whose member begins at a token; nil within a member.
  func memberScope(of token: Int) -> TypeDeclaration? {
    isMemberLevel[token] ? type(around: token) : nil
  }

  /// The type that a token lies in, however deep in its methods.
  func type(around token: Int) -> TypeDeclaration? {
    typeOfToken[token].map { types[$0] }
  }

  private mutating func read(_ index: Int) {
    switch source.tokens[index].kind {
    case .directive: readDirective(index)
    case .sign:
      if source.isWord(index, "{") {
        scopes.append(pending.map(Scope.type) ?? .code)
        pending = nil
      } else if source.isWord(index, "}") {
        _ = scopes.popLast()
      }
    case .word:
      readWord(index)
      readBound(index)
    default: break
    }
  }

  private mutating func readDirective(_ index: Int) {
    switch source.word(index) {
    case "#if": conditionals.append(scopes)
    case "#else", "#elseif": scopes = conditionals.last ?? scopes
    case "#endif": _ = conditionals.popLast()
    default: break
    }
  }

  private mutating func readWord(_ index: Int) {
    let word = source.word(index)
    if ["func", "var", "let", "class", "struct", "enum"].contains(word), source.isName(index + 1),
      !DeclarationModifiers(before: index, in: source).words
        .isDisjoint(with: ["private", "fileprivate"])
    {
      privateNames.insert(source.word(index + 1))
    }
    if let kind = TypeDeclaration.Kind(rawValue: word), isTypeKeyword(index) {
      readType(kind, at: index)
    } else if word == "func", let type = scopes.last?.type {
      readMethod(of: types[type], at: index)
    } else if word == "var" || word == "let", source.isName(index + 1) {
      variables.insert(source.word(index + 1))
      readOptionalProperty(at: index)
    }
  }

  private func isTypeKeyword(_ index: Int) -> Bool {
    guard source.isName(index + 1), ![".", "(", ","].contains(source.word(index - 1)),
      !source.isWord(index + 1, "func"),
      !source.isWord(index + 1, "var"), !source.isWord(index + 1, "let"),
      !source.isWord(index + 1, "subscript")
    else { return false }
    return !DeclarationModifiers.isModifier(source.word(index + 1)) || source.isWord(index + 2, "{")
      || source.isWord(index + 2, ":")
  }

  private mutating func readType(_ kind: TypeDeclaration.Kind, at index: Int) {
    var next = index + 2
    while source.isWord(next, "."), source.isName(next + 1) { next += 2 }
    let name = (index + 1..<next).map(source.word).joined()
    let generics = skipGenerics(next)
    let outer = scopes.last { $0.type != nil }?.type.map { types[$0] }
    let modifiers = DeclarationModifiers(before: index, in: source)
    let isLocal = scopes.contains { $0.type == nil }
    pending = types.count
    types.append(
      TypeDeclaration(
        kind: kind, name: name,
        path: kind == .extension
          ? name.split(separator: ".").map(String.init) : (outer?.path ?? []) + [name],
        modifiers: modifiers, isGeneric: generics > next || outer?.isGeneric == true,
        nameToken: index + 1, headerEnd: generics, inherited: inherited(from: generics),
        isHidden: outer?.isHidden == true || (outer != nil && modifiers.words.contains("private")),
        isLocal: isLocal || outer?.isLocal == true))
  }

  /// The names after the colon of a header.
  private func inherited(from colon: Int) -> [String] {
    guard source.isWord(colon, ":") else { return [] }
    var names: [String] = []
    var index = colon + 1
    while index < source.tokens.count, !source.isWord(index, "{"), !source.isWord(index, "where") {
      if source.isWord(index, "<") {
        index = skipGenerics(index)
        continue
      }
      if source.isName(index) { names.append(source.word(index)) }
      index += 1
    }
    return names
  }

  /// `<Cell: UIView`, `, Cell: UIView`, `where Cell: UIView`, and `type: UIView.Type`.
  private mutating func readBound(_ index: Int) {
    guard source.isWord(index + 1, ":"), source.isName(index + 2) else { return }
    let (name, bound) = (source.word(index), source.word(index + 2))
    if source.isWord(index + 3, "."), source.isWord(index + 4, "Type") {
      metatypes[name] = bound
    } else if name.first?.isUppercase == true,
      ["<", ",", "where"].contains(source.word(index - 1))
    {
      genericBounds[name] = bound
    }
  }

  /// The token after the generic parameters at an index, or the index where there are none.
  private func skipGenerics(_ index: Int) -> Int {
    guard source.isWord(index, "<") else { return index }
    var (next, depth) = (index, 0)
    repeat {
      if source.isWord(next, "<") { depth += 1 }
      if source.isWord(next, ">") { depth -= 1 }
      next += 1
    } while depth > 0 && next < source.tokens.count
    return next
  }

  private mutating func readMethod(of type: TypeDeclaration, at index: Int) {
    guard source.isName(index + 1) else { return }
    let opening = skipGenerics(index + 2)
    guard source.isWord(opening, "("), let closing = source.closing(opening) else { return }
    methods.append(
      MethodDeclaration(
        type: type, name: source.word(index + 1), labels: labels(opening + 1..<closing),
        modifiers: DeclarationModifiers(before: index, in: source), nameToken: index + 1,
        parameters: opening + 1..<closing, parametersEnd: closing, result: result(after: closing),
        hasGenerics: opening > index + 2))
  }

  private mutating func readOptionalProperty(at index: Int) {
    guard let scope = scopes.last?.type, types[scope].kind == .protocol,
      DeclarationModifiers(before: index, in: source).words.contains("optional"),
      source.isWord(index + 2, ":"),
      let brace = (index + 3..<source.tokens.count).first(where: { source.isWord($0, "{") }),
      let end = source.closing(brace)
    else { return }
    optionalProperties.append(
      OptionalProperty(
        type: types[scope], name: source.word(index + 1), value: index + 3..<brace,
        accessors: brace + 1..<end))
  }

  private func labels(_ parameters: Range<Int>) -> [String] {
    parts(parameters).map { part in
      var index = part.lowerBound
      while index < part.upperBound, source.tokens[index].kind == .attribute { index += 1 }
      return source.word(index)
    }
  }

  /// The parts of a list between its own commas.
  func parts(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth) = (range.lowerBound, 0)
    for index in range where source.tokens[index].kind == .sign {
      switch source.word(index) {
      case "(", "[", "{", "<": depth += 1
      case ")", "]", "}", ">": depth -= 1
      case "," where depth == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    return start < range.upperBound ? parts + [start..<range.upperBound] : parts
  }

  private func result(after parametersEnd: Int) -> Range<Int> {
    var start = parametersEnd + 1
    while ["async", "throws", "rethrows"].contains(source.word(start)) { start += 1 }
    guard source.isWord(start, "->") else { return start..<start }
    start += 1
    var end = start
    while end < source.tokens.count, !source.isWord(end, "{"), !source.isWord(end, "}"),
      !source.isWord(end, "where"), !source.isWord(end, ";"),
      !(source.tokens[end].startsLine && end > start && !source.isWord(end - 1, "->"))
    {
      end = ["(", "["].contains(source.word(end)) ? (source.closing(end) ?? end) + 1 : end + 1
    }
    return start..<end
  }
}
