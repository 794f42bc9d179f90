/// Values of any type that conforms to an `@objc` protocol, which themselves conform to it.
///
/// Without Objective-C an `any P` does not: what asks for a type that conforms is made to take it.
extension FileRewriter {
  /// `some P` as a result, which may be an `any P`.
  mutating func rewriteOpaqueType(_ index: Int) {
    guard target.objectiveCProtocols.contains(source.word(index + 1)), !isInParameters(index)
    else { return }
    replace(index, with: "any")
  }

  /// True if a token lies between the parentheses after a function's name or its generics.
  private func isInParameters(_ index: Int) -> Bool {
    var (token, depth) = (index - 1, 0)
    while token > 0, !source.isWord(token, "{"), !source.isWord(token, "}") {
      if source.isWord(token, ")") { depth += 1 }
      if source.isWord(token, "(") {
        let isList =
          source.isName(token - 1) || ["init", "subscript", ">"].contains(source.word(token - 1))
        if depth == 0, isList { return true }
        depth = max(0, depth - 1)
      }
      token -= 1
    }
    return false
  }

  mutating func passExistentials() {
    for type in outline.types where type.kind == .extension { rewriteElement(of: type) }
    for method in outline.methods { passOptional(to: method) }
  }

  /// `where Element: P` of an extension, whose elements are `any P`.
  private mutating func rewriteElement(of type: TypeDeclaration) {
    for index in type.headerEnd..<brace(of: type)
    where source.isWord(index, "Element") && source.isWord(index + 1, ":") {
      let name = index + (source.isWord(index + 2, "any") ? 3 : 2)
      guard target.objectiveCProtocols.contains(source.word(name)) else { continue }
      edits.replace(range(index + 1..<name + 1), with: " == any \(source.word(name))")
    }
  }

  /// Gives a method with a parameter `(some P)?` one that takes an `(any P)?`: what is there is
  /// passed on as what it is, and nil as that of a type that conforms.
  private mutating func passOptional(to method: MethodDeclaration) {
    let list = method.parameters
    guard let some = list.first(where: { isOptionalOpaque($0) }), !method.hasGenerics,
      !method.type.isGeneric, ["->", "{"].contains(source.word(method.parametersEnd + 1)),
      let none = target.conforming(to: source.word(some + 1))
    else { return }
    let words = method.modifiers.words.union(method.type.modifiers.words)
    let isPrivate = !words.isDisjoint(with: ["private", "fileprivate"])
    let access = isPrivate ? "fileprivate " : words.contains("public") ? "public " : ""
    let parameters =
      source.code(list.lowerBound..<some) + "any " + source.code(some + 1..<list.upperBound)
    let result = method.result.isEmpty ? "" : " -> \(source.code(method.result))"
    let passed = arguments(of: method)
    let parts = outline.parts(list)
    guard let at = parts.firstIndex(where: { $0.contains(some) }) else { return }
    let value = passed[at].split(separator: " ").last.map(String.init) ?? ""
    var nothing = passed
    nothing[at] = String(passed[at].dropLast(value.count)) + "\(none)?.none"
    edits.appended +=
      "extension \(method.type.path.joined(separator: ".")) { @_disfavoredOverload \(access)"
      + "\(method.isStatic ? "static " : "")func \(method.name)(\(parameters))\(result) { "
      + "guard let \(value) else { return \(method.name)(\(nothing.joined(separator: ", "))) }; "
      + "return \(method.name)(\(passed.joined(separator: ", "))) } }\n"
  }

  private func isOptionalOpaque(_ index: Int) -> Bool {
    source.isWord(index, "some") && source.isWord(index - 1, "(") && source.isWord(index + 2, ")")
      && source.isWord(index + 3, "?")
      && target.objectiveCProtocols.contains(source.word(index + 1))
  }
}
