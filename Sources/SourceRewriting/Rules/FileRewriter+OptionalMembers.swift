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
