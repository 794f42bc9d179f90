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
      + "{ try? self.\(method.name)(\(arguments(of: method))) }"
  }

  /// The token of the brace that begins a type's body.
  private func brace(of type: TypeDeclaration) -> Int {
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
  private func arguments(of method: MethodDeclaration) -> String {
    outline.parts(method.parameters).map { part in
      let start = part.first { source.isName($0) } ?? part.lowerBound
      let label = source.word(start)
      let name = source.isName(start + 1) ? source.word(start + 1) : label
      return label == "_" ? name : "\(label): \(name)"
    }.joined(separator: ", ")
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
