/// `@objc` protocols: only classes conform to them, and they may have optional members.
///
/// An optional member becomes one that throws unless it is there: what does not throw satisfies
/// it. Who calls it with a question mark calls another one that catches this.
extension FileRewriter {
  /// The name of the member that returns nil where an optional one is missing.
  static func attempt(_ name: String) -> String { name.filter { $0 != "`" } + "_ifImplemented" }

  /// The name of the property that holds the method, where it is not missing.
  static func value(_ name: String) -> String { name.filter { $0 != "`" } + "_asValue" }

  /// The name of the property that is true where an optional method is there.
  static func presence(_ method: MethodDeclaration) -> String {
    let labels = method.labels.map { $0 == "_" ? "" : "_" + $0 }.joined()
    return method.name.filter { $0 != "`" } + labels + "_isImplemented"
  }

  mutating func rewriteProtocols() {
    for type in outline.types where type.kind == .protocol {
      let optional = outline.methods.filter {
        $0.type.nameToken == type.nameToken && $0.isOptional
      }
      let properties = outline.optionalProperties.filter { $0.type.nameToken == type.nameToken }
      if type.modifiers.attributes.contains("@objc") { bindToClasses(type) }
      removeOwnership(in: type)
      guard !optional.isEmpty || !properties.isEmpty else { continue }
      removeOptional(in: type)
      let access = type.modifiers.words.contains("public") ? "public " : ""
      let names = Dictionary(grouping: optional, by: \.name)
      let single = optional.filter { names[$0.name]?.count == 1 }
      insert(
        optional.map { " var \(Self.presence($0)): Bool { get };" }.joined(),
        after: brace(of: type))
      let members =
        optional.map { member($0, access) } + optional.map { absence($0, access) }
        + properties.map { member($0, access) }
        + single.map { value($0, access) }
      edits.appended += "extension \(type.name) { \(members.joined(separator: "; ")) }\n"
    }
  }

  private mutating func bindToClasses(_ type: TypeDeclaration) {
    guard type.inherited.allSatisfy({ $0 != "class" && $0 != "AnyObject" }),
      !source.isWord(type.headerEnd + 1, "class")
    else { return }
    let isFirst = !source.isWord(type.headerEnd, ":")
    insert(
      isFirst ? ": AnyObject" : " AnyObject,", after: isFirst ? type.headerEnd - 1 : type.headerEnd)
  }

  /// `weak var delegate: Delegate? { get }`, which Swift 4 took and which says nothing.
  private mutating func removeOwnership(in type: TypeDeclaration) {
    for index in source.tokens.indices
    where ["weak", "unowned"].contains(source.word(index)) && source.isWord(index + 1, "var")
      && outline.type(around: index)?.nameToken == type.nameToken
    {
      blank(index..<index + 1)
    }
  }

  private mutating func removeOptional(in type: TypeDeclaration) {
    for index in source.tokens.indices
    where source.isWord(index, "optional")
      && outline.type(around: index)?.nameToken == type.nameToken
    {
      let next = source.word(index + 1)
      guard
        ["func", "var"].contains(next) || DeclarationModifiers.isModifier(next)
          || source.tokens[min(index + 1, source.tokens.count - 1)].kind == .attribute
      else { continue }
      blank(index..<index + 1)
    }
  }

  private func absence(_ method: MethodDeclaration, _ access: String) -> String {
    "\(access)var \(Self.presence(method)): Bool { false }"
  }

  /// The type that a method answers with; empty for one that answers nothing.
  private func result(of method: MethodDeclaration) -> String {
    let result = source.code(method.result)
    return ["Void", "()"].contains(result) ? "" : result
  }

  private mutating func member(_ method: MethodDeclaration, _ access: String) -> String {
    insert(" throws", after: method.parametersEnd)
    let result = result(of: method)
    let arrow = result.isEmpty ? "" : " -> \(result)"
    let optional = result.isEmpty ? "Void?" : result.hasSuffix("?") ? result : "(\(result))?"
    let parameters = source.code(method.parameters)
    return
      "\(access)func \(method.name)(\(parameters)) throws\(arrow) { throw HeadlessUIKit.NotImplemented() }; "
      + "@discardableResult \(access)func \(Self.attempt(method.name))(\(parameters)) -> \(optional) "
      + "{ try? self.\(method.name)(\(arguments(of: method).joined(separator: ", "))) }"
  }

  /// The token of the brace that begins a type's body.
  func brace(of type: TypeDeclaration) -> Int {
    (type.headerEnd..<source.tokens.count).first { source.isWord($0, "{") } ?? type.headerEnd
  }

  /// The method as a value, for `if let changed = delegate.changed`.
  private func value(_ method: MethodDeclaration, _ access: String) -> String {
    let result = result(of: method)
    let types = outline.parts(method.parameters).map { part in
      let colon = part.first { source.isWord($0, ":") } ?? part.lowerBound
      return source.code(colon + 1..<part.upperBound)
    }.joined(separator: ", ")
    let names = method.labels.indices.map { "$\($0)" }
    let call = zip(method.labels, names).map { $0 == "_" ? $1 : "\($0): \($1)" }
      .joined(separator: ", ")
    let presence = Self.presence(method)
    let present = result.isEmpty ? "true" : presence
    let body =
      result.isEmpty
      ? "_ = self.\(Self.attempt(method.name))(\(call))" : "try! self.\(method.name)(\(call))"
    return
      "\(access)var \(Self.value(method.name)): "
      + "((\(types)) -> \(result.isEmpty ? "Void" : result))? { \(present) ? { \(body) } : nil }"
  }

  /// The arguments that pass the parameters of a method on.
  func arguments(of method: MethodDeclaration) -> [String] {
    outline.parts(method.parameters).map { part in
      let start = part.first { source.isName($0) } ?? part.lowerBound
      let label = source.word(start)
      let name = source.isName(start + 1) ? source.word(start + 1) : label
      return label == "_" ? name : "\(label): \(name)"
    }
  }

  private mutating func member(_ property: OptionalProperty, _ access: String) -> String {
    if !property.accessors.isEmpty {
      edits.replace(range(property.accessors), with: "get throws")
    }
    let value = source.code(property.value)
    let optional = value.hasSuffix("?") ? value : "(\(value))?"
    return
      "\(access)var \(property.name): \(value) { get throws { throw HeadlessUIKit.NotImplemented() } }; "
      + "\(access)var \(Self.attempt(property.name)): \(optional) { try? self.\(property.name) }"
  }
}

/// The uses of members that `@objc` protocols leave to whoever conforms.
extension FileRewriter {
  /// `delegate?.changed?(view)`, `if let changed = delegate.changed` and `delegate?.color`.
  mutating func rewriteOptionalUse(_ index: Int) {
    let name = source.word(index)
    let optional = target.optionalMethods[name]
    if isCalled(index, by: "!"), let optional {
      rewriteForcedCall(index, of: optional)
    } else if isCalled(index, by: "!"), Self.isDelegates(name), isMember(index),
      !target.variables.contains(name)
    {
      blank(index + 1..<index + 2)
    } else if isCalled(index, by: "?") {
      let labels = labels(ofCall: index + 2)
      if optional?.contains(where: { $0.labels == labels }) == true {
        edits.replace(range(index..<index + 2), with: Self.attempt(name))
      } else if Self.isDelegates(name),
        !target.variables.contains(name) || labels.contains(where: { $0 != "_" })
      {
        // A closure's arguments have no labels.
        blank(index + 1..<index + 2)
      }
    } else if isMember(index), !source.isWord(index + 1, "(") {
      if optional != nil, !target.variables.contains(name) || isDelegate(index - 2),
        !isInSelector(index)
      {
        replace(index, with: Self.value(name))
      } else if target.optionalProperties.contains(name), source.isWord(index - 2, "?") {
        replace(index, with: Self.attempt(name))
      }
    }
  }

  /// `delegate.changed!(view)`.
  private mutating func rewriteForcedCall(_ index: Int, of optional: [MethodDeclaration]) {
    let labels = labels(ofCall: index + 2)
    guard let method = optional.first(where: { $0.labels == labels }),
      let closing = source.closing(index + 2)
    else { return }
    edits.replace(range(index..<index + 2), with: Self.attempt(source.word(index)))
    if !method.result.isEmpty { insert("!", after: closing) }
  }

  /// Says of the types of this file which optional methods they have.
  mutating func noteImplementations() {
    var noted: Set<String> = []
    for type in outline.types where type.kind != .protocol && !type.isHidden && !type.isLocal {
      let name = type.path.last ?? ""
      let protocols = type.inherited.reduce(into: Set<String>()) {
        $0.formUnion(target.ancestry(of: $1))
      }
      for method in target.optionalMethods.values.joined().sorted(by: { $0.name < $1.name })
      where protocols.contains(method.type.name) && isDirect(type, method.type.name)
        && target.implements(method, in: name)
        && noted.insert("\(name).\(Self.presence(method))").inserted
      {
        let access = method.type.modifiers.words.contains("public") ? "public " : ""
        edits.appended +=
          "extension \(type.path.joined(separator: ".")) { \(access)nonisolated var "
          + "\(Self.presence(method)): Bool { true } }\n"
      }
    }
  }

  /// True if a type's own header makes it conform to a protocol, and not that of a type above it.
  private func isDirect(_ type: TypeDeclaration, _ name: String) -> Bool {
    type.inherited.contains { above in
      (above == name || target.ancestry(of: above).contains(name)) && !isClass(above)
    }
  }

  private func isClass(_ name: String) -> Bool {
    target.classes[name] != nil
  }

  // MARK: Places

  private func isMember(_ index: Int) -> Bool {
    guard source.isWord(index - 1, "."), index >= 2 else { return false }
    return source.isName(index - 2) || ["?", "!", ")", "]"].contains(source.word(index - 2))
  }

  /// True if a name, or the value that it is bound to on this line, is called a delegate.
  private func isDelegate(_ index: Int) -> Bool {
    let base = source.isName(index) ? index : index - 1
    if source.word(base).lowercased().hasSuffix("delegate") { return true }
    let start = (0...base).last { source.tokens[$0].startsLine } ?? base
    return (start..<base).contains {
      source.isWord($0, source.word(base)) && source.isWord($0 + 1, "=")
        && source.word($0 + 2).lowercased().hasSuffix("delegate")
    }
  }

  private func isInSelector(_ index: Int) -> Bool {
    var start = index - 1
    while source.isWord(start, ".") || source.isName(start) { start -= 1 }
    return source.isWord(start, "(") && source.isWord(start - 1, "#selector")
  }

  /// True if a name is followed by a sign and an argument list, without spaces.
  private func isCalled(_ index: Int, by sign: String) -> Bool {
    guard source.isWord(index + 1, sign), source.isWord(index + 2, "(") else { return false }
    return source.tokens[index].end == source.tokens[index + 1].start
      && source.tokens[index + 1].end == source.tokens[index + 2].start
  }

  /// The labels of the arguments in a parenthesis.
  private func labels(ofCall opening: Int) -> [String] {
    guard let closing = source.closing(opening) else { return [] }
    return outline.parts(opening + 1..<closing).map {
      source.isName($0.lowerBound) && source.isWord($0.lowerBound + 1, ":")
        ? source.word($0.lowerBound) : "_"
    }
  }

  /// True if a name is one of UIKit's delegates' methods, which have defaults here.
  private static func isDelegates(_ name: String) -> Bool {
    delegateWords.contains { name.hasPrefix($0) }
  }

  private static let delegateWords = [
    "scrollView", "textView", "textField", "tableView", "collectionView", "gestureRecognizer",
    "navigationController", "tabBarController", "searchBar", "presentationController",
    "adaptivePresentation", "pickerView", "numberOfSections", "application", "popover", "toolbar",
    "animationDid", "viewForZooming", "indexPathForPreferred", "sectionIndexTitles",
    "updateSearchResults",
  ]
}
