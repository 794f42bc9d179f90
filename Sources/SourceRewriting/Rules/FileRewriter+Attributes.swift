/// Attributes that exist where Objective-C does.
extension FileRewriter {
  private static let removed: Set<String> = [
    "@objc", "@objcMembers", "@nonobjc", "@IBOutlet", "@IBAction", "@IBInspectable",
    "@IBDesignable", "@IBSegueAction", "@GKInspectable", "@NSCopying", "@UIApplicationMain",
    "@NSApplicationMain",
  ]

  mutating func rewriteAttribute(_ index: Int) {
    let name = source.word(index)
    if Self.removed.contains(name) {
      blank(index..<(name == "@objc" ? argumentsEnd(index) : index + 1))
    } else if name == "@NSManaged" {
      rewriteManaged(index)
    } else if name == "@main", isApplicationDelegate(after: index) {
      blank(index..<index + 1)
    } else if name == "@convention", source.isWord(index + 2, "block") {
      blank(index..<argumentsEnd(index))
    } else {
      importBroughtAlong(index)
    }
  }

  /// The token after the arguments of an attribute.
  private func argumentsEnd(_ index: Int) -> Int {
    let isNext =
      source.tokens.indices.contains(index + 1)
      && source.tokens[index + 1].start == source.tokens[index].end
    guard source.isWord(index + 1, "("), isNext || source.word(index) == "@objc",
      let closing = source.closing(index + 1)
    else { return index + 1 }
    return closing + 1
  }

  /// `open let`, which compilers took from before Swift 5: a constant is overridden by nothing.
  mutating func rewriteOpenConstant(_ index: Int) {
    guard source.isWord(index + 1, "let") || source.isWord(index + 1, "static"),
      !source.isWord(index - 1, ".")
    else { return }
    replace(index, with: "public")
  }

  /// True if an app starts at the type that the attribute is before.
  private func isApplicationDelegate(after attribute: Int) -> Bool {
    outline.types.first { $0.nameToken > attribute }?.inherited.contains("UIApplicationDelegate")
      ?? false
  }

  /// Removes `dynamic` where it is a modifier.
  mutating func removeDynamic(_ index: Int) {
    guard index + 1 < source.tokens.count, !source.isWord(index - 1, ".") else { return }
    let next = source.word(index + 1)
    let keywords: Set = ["var", "func", "let", "subscript", "init", "class"]
    guard
      keywords.contains(next) || DeclarationModifiers.isModifier(next)
        || source.tokens[index + 1].kind == .attribute
    else { return }
    blank(index..<index + 1)
  }
}

/// Accessors that Core Data makes at run time.
extension FileRewriter {
  /// `@NSManaged var name: String?` gets accessors, and `@NSManaged func add(_ value: Row)` a body.
  private mutating func rewriteManaged(_ index: Int) {
    blank(index..<index + 1)
    var keyword = index + 1
    while DeclarationModifiers.isModifier(source.word(keyword)) { keyword += 1 }
    let isMethod = source.isWord(keyword, "func")
    guard isMethod || source.isWord(keyword, "var") else { return }
    var end = keyword + 2
    while end < source.tokens.count, !source.isWord(end, "}"), !source.isWord(end, ";"),
      !source.tokens[end].startsLine
    {
      let closing = ["(", "["].contains(source.word(end)) ? source.closing(end) : nil
      end = (closing ?? end) + 1
    }
    insert(
      isMethod ? " {}" : " { get { managedValue() } set { setManagedValue(newValue) } }",
      after: end - 1)
  }
}
