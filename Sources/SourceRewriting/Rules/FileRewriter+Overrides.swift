/// Overrides in extensions, which only Objective-C's classes can have.
extension FileRewriter {
  /// Moves members of extensions into their classes: those that override, and those overridden.
  ///
  /// An override of a member of a class which is not the target's is renamed: it is never called.
  mutating func moveOverrides() {
    for index in source.tokens.indices
    where source.isWord(index, "func") || source.isWord(index, "var") {
      guard source.isName(index + 1), let type = outline.memberScope(of: index),
        type.kind == .extension
      else { continue }
      let modifiers = DeclarationModifiers(before: index, in: source)
      let overrides =
        modifiers.words.contains("override") || inheritedDelegates.contains(index + 1)
      guard overrides || isOverridden(index, in: type) else { continue }
      if target.classes[type.path.last ?? ""] != nil, !source.isWord(type.headerEnd, "where"),
        let member = member(at: index, from: modifiers.start), canMove(member, of: type)
      {
        move(member, of: type, modifiers)
      } else if overrides {
        rename(index, modifiers)
      }
    }
  }

  private mutating func rename(_ index: Int, _ modifiers: DeclarationModifiers) {
    removeOverride(modifiers, before: index)
    insert("_inExtension", after: index + 1)
    report(
      .warning,
      "this override of \(source.word(index + 1)) in an extension is not called here: move it "
        + "into a class of the app's", at: index)
  }

  mutating func removeOverride(_ modifiers: DeclarationModifiers, before keyword: Int) {
    for word in modifiers.start..<keyword where source.isWord(word, "override") {
      blank(word..<word + 1)
    }
  }

  /// True if a class of the target overrides the method of an extension.
  private func isOverridden(_ index: Int, in type: TypeDeclaration) -> Bool {
    guard let method = outline.methods.first(where: { $0.nameToken == index + 1 }),
      let name = type.path.last, target.classes[name] != nil
    else { return false }
    return (target.methods[method.name] ?? []).map(\.declaration).contains {
      $0.modifiers.words.contains("override") && $0.labels == method.labels
        && $0.type.path.last != name && target.ancestry(of: $0.type.path.last ?? "").contains(name)
    }
  }

  /// True if nothing in a member is private to a file that is not the class's.
  private func canMove(_ member: Range<Int>, of type: TypeDeclaration) -> Bool {
    target.classes[type.path.last ?? ""] == number
      || !member.contains { outline.privateNames.contains(source.word($0)) }
  }

  /// The tokens of a member with a body.
  private func member(at keyword: Int, from start: Int) -> Range<Int>? {
    let parameters = outline.methods.first { $0.nameToken == keyword + 1 }?.parametersEnd
    guard
      let brace = ((parameters ?? keyword)..<source.tokens.count).first(where: {
        source.isWord($0, "{")
      }), let end = source.closing(brace)
    else { return nil }
    return start..<end + 1
  }

  private mutating func move(
    _ member: Range<Int>, of type: TypeDeclaration, _ modifiers: DeclarationModifiers
  ) {
    let bytes = range(member)
    let place = source.place(of: bytes.lowerBound)
    let access = ["public", "open", "private", "fileprivate", "internal", "package"]
    let isPublic =
      type.modifiers.words.contains("public") && modifiers.words.isDisjoint(with: access)
    let text = edits.cut(bytes, from: source.bytes)
    moved.append(
      MovedMember(
        type: type.path.last ?? "", path: source.path, line: place.line,
        text: String(repeating: " ", count: place.column - 1) + (isPublic ? "public " : "") + text))
  }

  // MARK: Where they go

  /// Puts a member at the end of a class of this file.
  mutating func take(_ member: MovedMember) {
    guard
      let type = outline.types.first(where: { $0.kind == .class && $0.path.last == member.type }),
      let brace = (type.headerEnd..<source.tokens.count).first(where: { source.isWord($0, "{") }),
      let end = source.closing(brace)
    else { return }
    let line = source.place(of: source.tokens[end].start).line
    insert(
      "\n\(SourceLocation.directive(member.path, line: member.line))\n\(member.text)\n"
        + "\(SourceLocation.directive(source.path, line: line))\n", before: end)
  }
}

/// Initialisers, whose kind the compiler does not ask for in Objective-C's classes.
extension FileRewriter {
  /// Makes `init(color: UIColor) { self.init() }` of a class the convenience initialiser that it is.
  mutating func markDelegating(_ index: Int) {
    guard !source.isWord(index - 1, "."), outline.memberScope(of: index)?.kind == .class,
      !DeclarationModifiers(before: index, in: source).words.contains("convenience"),
      let parameters = (index..<source.lineEnd(after: index)).first(where: {
        source.isWord($0, "(")
      }).flatMap(source.closing),
      let brace = (parameters..<source.tokens.count).first(where: { source.isWord($0, "{") }),
      let end = source.closing(brace)
    else { return }
    let delegates = (brace..<end).contains {
      source.isWord($0, "self") && source.isWord($0 + 1, ".") && source.isWord($0 + 2, "init")
        && !source.isWord($0 - 1, ".")
    }
    if delegates { insert("convenience ", before: index) }
  }
}
