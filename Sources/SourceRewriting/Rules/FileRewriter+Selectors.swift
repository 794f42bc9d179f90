/// Selectors: the name that Objective-C would give, and the method itself.
extension FileRewriter {
  /// `#selector(...)`.
  mutating func rewriteSelector(_ index: Int) {
    guard source.isWord(index + 1, "("), let closing = source.closing(index + 1),
      closing > index + 2
    else { return }
    replace(index, with: "Selector")
    let body = index + 2..<closing
    for accessor in ["getter", "setter"]
    where source.isWord(body.lowerBound, accessor) && source.isWord(body.lowerBound + 1, ":") {
      return rewriteAccessor(accessor, body)
    }
    rewriteMethod(body)
  }

  // MARK: Accessors

  private mutating func rewriteAccessor(_ accessor: String, _ body: Range<Int>) {
    let path = body.lowerBound + 2..<body.upperBound
    guard let last = path.last else { return }
    let property = source.word(last)
    let name = accessor == "getter" ? property : ObjectiveCName.setter(property)
    var prefix = "named: \"\(name)\", \(accessor): \\"
    let type = outline.type(around: last)?.name ?? "Self"
    if path.count == 1 { prefix += owner(of: property, in: type) + "." }
    edits.replace(
      source.tokens[body.lowerBound].start..<source.tokens[path.lowerBound].start, with: prefix)
    if source.isWord(path.lowerBound, "self") { replace(path.lowerBound, with: type) }
  }

  /// The type that declares a name which is alone: one of the responder's, or that around it.
  private func owner(of name: String, in type: String) -> String {
    let isResponders = Self.responderMembers.contains(name)
    return isResponders && target.methods[name] == nil && !target.variables.contains(name)
      ? "UIResponder" : type
  }

  private static let responderMembers: Set<String> = [
    "isFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder",
    "becomeFirstResponder",
    "resignFirstResponder", "inputView", "inputAccessoryView", "reloadInputViews", "next",
  ]

  // MARK: Methods

  private mutating func rewriteMethod(_ body: Range<Int>) {
    let cast = topLevel("as", in: body)
    var path = body.lowerBound..<(cast ?? body.upperBound)
    while source.isWord(path.lowerBound, "("), path.count > 2,
      source.closing(path.lowerBound) == path.upperBound - 1
    {
      path = path.lowerBound + 1..<path.upperBound - 1
    }
    let (name, labels) = method(in: path)
    if path.contains(where: { source.isWord($0, "?") || source.isWord($0, "!") }) {
      return edits.replace(range(body), with: "\"\(selector(source.word(name), labels, nil))\"")
    }
    let type = outline.type(around: name)?.name ?? "Self"
    let owner = name > path.lowerBound ? self.owner(before: name) : type
    let known = ["self", "super", "Self"].contains(owner) ? type : owner
    if let optional = optionalMethod(source.word(name), labels, of: owner) {
      return edits.replace(
        range(body),
        with: "named: \"\(optional.selectorName)\", isKnown: "
          + "{ ($0 as? \(owner))?.\(Self.presence(optional)) ?? false }")
    }
    if isProtocolOfUIKit(owner) {
      let text = selector(source.word(name), labels, nil)
      return edits.replace(
        range(body), with: "named: \"\(text)\", isKnown: { $0 is any \(owner) }")
    }
    let argument = argument(source.word(name), labels, known)
    if owner == "UIResponderStandardEditActions" {
      return edits.replace(range(path.lowerBound..<name), with: "\(argument), UIResponder.")
    }
    insert("\(argument), ", before: body.lowerBound)
    qualify(path, name: name, type: type)
    if let cast, path.lowerBound == name, castTakesNoTarget(cast, body) {
      insert(" (\(type)) ->", after: cast)
    }
  }

  /// The type or the object before a method's name: `Bar` in `Bar.go`, and in `(any Bar).go`.
  private func owner(before name: Int) -> String {
    source.isWord(name - 2, ")") ? source.word(name - 3) : source.word(name - 2)
  }

  /// True for a delegate's protocol, whose methods all have defaults here.
  private func isProtocolOfUIKit(_ name: String) -> Bool {
    name.hasPrefix("UI") && target.inherited[name] == nil
      && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
  }

  /// The method of a protocol of the target's that need not be there.
  private func optionalMethod(
    _ name: String, _ labels: [String]?, of type: String
  ) -> MethodDeclaration? {
    target.optionalMethods[name]?.first {
      $0.type.name == type && (labels == nil || $0.labels == labels)
    }
  }

  /// Makes the way to a method begin with a type.
  private mutating func qualify(_ path: Range<Int>, name: Int, type: String) {
    let first = source.word(path.lowerBound)
    if name == path.lowerBound {
      insert("\(owner(of: source.word(name), in: type)).", before: name)
    } else if name == path.lowerBound + 2, first == "self" || first == "super" {
      replace(path.lowerBound, with: type)
    } else if !isType(source.word(name - 2)) {
      insert("type(of: ", before: path.lowerBound)
      insert(")", after: name - 2)
    }
  }

  private func isType(_ word: String) -> Bool {
    word == "Self" || word.first { $0 != "_" && $0 != "`" }?.isUppercase == true
  }

  /// The token of a method's name in the way to it, and its labels where it has them.
  private func method(in path: Range<Int>) -> (name: Int, labels: [String]?) {
    guard let last = path.last, source.isWord(last, ")"), let opening = source.opening(last),
      opening > path.lowerBound
    else { return (path.upperBound - 1, nil) }
    let labels = (opening + 1..<last).filter { source.isName($0) }.map(source.word)
    return (opening - 1, labels)
  }

  /// The first argument of a selector: its name, or what its name begins with.
  private func argument(_ name: String, _ labels: [String]?, _ type: String) -> String {
    guard
      let known = target.selectorName(of: name, labels: labels, in: type)
        ?? labels.map({
          ObjectiveCName.method(name, labels: $0)
        })
    else { return "base: \"\(name)\"" }
    return "named: \"\(known)\""
  }

  private func selector(_ name: String, _ labels: [String]?, _ type: String?) -> String {
    target.selectorName(of: name, labels: labels, in: type)
      ?? ObjectiveCName.method(name, labels: labels ?? [])
  }

  /// The token of a word in a range, outside of parentheses.
  private func topLevel(_ word: String, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.isWord(index, word) { return index }
      index = source.isWord(index, "(") ? (source.closing(index) ?? index) + 1 : index + 1
    }
    return nil
  }

  /// True if the type after `as` is that of a method that has its target already.
  private func castTakesNoTarget(_ cast: Int, _ body: Range<Int>) -> Bool {
    (cast + 1..<body.upperBound).count { source.isWord($0, "->") } == 1
  }

  // MARK: Names at run time

  /// `Selector("name")`, `Selector(("name"))` and `NSSelectorFromString(name)`.
  mutating func rewriteNamedSelector(_ index: Int) {
    guard source.isWord(index + 1, "("), !source.isWord(index - 1, "."),
      !source.isWord(index - 1, "func"), let closing = source.closing(index + 1),
      closing > index + 2
    else { return }
    let methods = target.namedMethods(from: number, in: outline.type(around: index))
    let words = (index + 2..<closing).filter { !["(", ")"].contains(source.word($0)) }
    let isLiteral = words.count == 1 && source.tokens[words[0]].kind == .text
    let meant = isLiteral ? methods.filter { $0.selectorName == source.word(words[0]) } : methods
    guard !meant.isEmpty else { return }
    if isLiteral {
      insert(", oneOf: [\(meant.map(expression).joined(separator: ", "))]", before: closing)
    } else {
      insert(", oneOf: seamSelectors", before: closing)
      appendSelectors(methods)
    }
  }

  private func expression(_ method: MethodDeclaration) -> String {
    "Selector(named: \"\(method.selectorName)\", \(method.spelling))"
  }

  /// Lists the methods of the target once for the file.
  private mutating func appendSelectors(_ methods: [MethodDeclaration]) {
    guard !edits.appended.contains("seamSelectors") else { return }
    let lines = methods.map { "all.append(\(expression($0)))" }.joined(separator: "; ")
    edits.appended +=
      "@MainActor private let seamSelectors: [Selector] = { var all: [Selector] = []; \(lines); return all }()\n"
  }
}

/// Key paths as strings.
extension FileRewriter {
  /// `#keyPath(UIView.center)` becomes `"center"`.
  mutating func rewriteKeyPath(_ index: Int) {
    guard source.isWord(index + 1, "("), let closing = source.closing(index + 1) else { return }
    let names = (index + 2..<closing).filter { source.isName($0) }.map(source.word)
    let path = names.drop { $0 == "self" || $0.first?.isUppercase == true }.map(objectiveCName)
    let text = "\"\(path.joined(separator: "."))\""
    let lines = source.bytes[range(index..<closing + 1)].filter { $0 == .newline }
    edits.replace(
      range(index..<closing + 1), with: text + String(decoding: lines, as: UTF8.self))
  }

  /// `isHidden` is `hidden`, unless a file of the target declares it.
  private func objectiveCName(_ property: String) -> String {
    let rest = property.dropFirst(2)
    guard property.hasPrefix("is"), let first = rest.first, first.isUppercase,
      !target.variables.contains(property)
    else { return property }
    return first.lowercased() + rest.dropFirst()
  }
}
