/// Members of `AnyObject`, which Objective-C looks up by their names.
extension FileRewriter {
  private static let members: Set<String> = [
    "cgRectValue", "cgPointValue", "cgSizeValue", "doubleValue", "floatValue", "intValue",
    "uintValue", "integerValue", "unsignedIntegerValue", "boolValue", "uint32Value", "int32Value",
  ]

  /// `(value as AnyObject).cgRectValue` and `(value as AnyObject?)?.doubleValue`.
  mutating func rewriteLookup(_ index: Int) {
    let isOptional = source.isWord(index + 1, "?")
    let closing = isOptional ? index + 2 : index + 1
    guard source.isWord(index - 1, "as"), source.isWord(closing, ")"),
      let opening = source.opening(closing)
    else { return }
    var member = closing + 1
    while source.isWord(member, "?") || source.isWord(member, "!") { member += 1 }
    guard source.isWord(member, "."), Self.members.contains(source.word(member + 1)) else { return }
    insert("HeadlessUIKit.LookedUpValue(\(isOptional ? "optional: " : "")", after: opening)
    edits.replace(range(index - 1..<closing), with: ")")
    guard bindsOptional(before: opening) else { return }
    insert("HeadlessUIKit.optional(", before: opening)
    insert(")", after: postfixEnd(from: closing))
  }

  /// `kSecClass as String: kSecClassGenericPassword` and `[kSecClass as String] = kSecClassKey`, whose
  /// values are objects on Apple's platforms and fit a dictionary of objects.
  mutating func boxKeychainValue(_ index: Int) {
    guard source.word(index).hasPrefix("kSec") || source.word(index).hasPrefix("kCFBoolean") else {
      return
    }
    let key = source.isWord(index - 1, "=") && source.isWord(index - 2, "]") ? index - 3 : index - 2
    let last = source.isWord(index + 1, "!") ? index + 1 : index
    guard source.isWord(key, "String"), source.isWord(key - 1, "as"),
      [":", "="].contains(source.word(index - 1)),
      [",", "]", "}", ";", ""].contains(source.word(last + 1)) || source.tokens[last + 1].startsLine
    else { return }
    insert(" as AnyObject", after: last)
  }

  /// True if what begins at a token is the value of `if let size: CGSize =`.
  private func bindsOptional(before opening: Int) -> Bool {
    guard source.isWord(opening - 1, "=") else { return false }
    var start = opening - 2
    while start > 0, !["let", "var", ";", "{", "}"].contains(source.word(start)) { start -= 1 }
    return ["if", "guard", "while", ","].contains(source.word(start - 1))
      && ["let", "var"].contains(source.word(start))
  }

  /// The last token of the members and calls that follow a token.
  private func postfixEnd(from token: Int) -> Int {
    var end = token
    while true {
      switch source.word(end + 1) {
      case "?", "!": end += 1
      case "." where source.isName(end + 2): end += 2
      case "(", "[":
        guard !source.tokens[end + 1].startsLine, let closing = source.closing(end + 1) else {
          return end
        }
        end = closing
      default: return end
      }
    }
  }

  /// `NSMutableAttributedString()`, which Foundation has on Apple's platforms only.
  mutating func rewriteEmptyText(_ index: Int) {
    guard source.isWord(index + 1, "("), source.isWord(index + 2, ")") else { return }
    insert("string: \"\"", before: index + 2)
  }

  /// `type(of: object).description()`, which is the class's name.
  mutating func rewriteClassDescription(_ index: Int) {
    guard source.isWord(index + 1, "("), source.isWord(index + 2, "of"),
      let closing = source.closing(index + 1), source.isWord(closing + 1, "."),
      source.isWord(closing + 2, "description"), source.isWord(closing + 3, "("),
      source.isWord(closing + 4, ")")
    else { return }
    insert("String(reflecting: ", before: index)
    edits.replace(range(closing + 1..<closing + 5), with: ")")
  }

  /// `NSClassFromString("UIApplication")`.
  mutating func rewriteClassLookup(_ index: Int) {
    guard source.isWord(index + 1, "("), !source.isWord(index - 1, ".") else { return }
    replace(index, with: "HeadlessUIKit.namedClass")
  }
}

/// Messages that an object answers for another one.
extension FileRewriter {
  /// `override func responds(to:)` and `override func forwardingTarget(for:)`.
  ///
  /// Only Objective-C's `NSObject` lets them be overridden: here they are methods of the class, and
  /// one that forwards says where to.
  mutating func rewriteForwarding(_ index: Int) {
    let forwards = source.word(index) == "forwardingTarget"
    guard source.isWord(index + 1, "("), let type = outline.type(around: index),
      let name = type.path.last
    else { return }
    if forwards, source.isWord(index - 1, "."), source.isWord(index - 2, "super") {
      edits.replace(range(index - 2..<index + 1), with: "HeadlessUIKit.forwardingTarget")
    }
    guard source.isWord(index + 2, forwards ? "for" : "to"), source.isWord(index - 1, "func") else {
      return
    }
    let modifiers = DeclarationModifiers(before: index - 1, in: source)
    guard modifiers.words.contains("override"), !modifiers.words.contains("class"),
      !isDeclared(source.word(index), above: name)
    else { return }
    for word in modifiers.start..<index where source.isWord(word, "override") {
      blank(word..<word + 1)
    }
    guard forwards else { return }
    let answer = "target(for selector: Selector) -> Any? { forwardingTarget(for: selector) }"
    edits.appended +=
      "extension \(type.path.joined(separator: ".")): HeadlessUIKit.MessageForwarder {\n"
      + "  public func \(answer)\n}\n"
  }

  /// True if a class that the target declares above another one has such a method.
  private func isDeclared(_ method: String, above name: String) -> Bool {
    let above = target.ancestry(of: name).subtracting([name])
    return (target.methods[method] ?? []).contains {
      $0.declaration.type.kind != .protocol && above.contains($0.declaration.type.path.last ?? "")
    }
  }
}

/// Files of the app's bundle, which are in a folder of the package here.
extension FileRewriter {
  /// `Bundle.main.url(forResource: "a", withExtension: "json")`, and `Bundle(for: Screen.self)`.
  mutating func rewriteBundle(_ index: Int) {
    guard !source.isWord(index - 1, ".") else { return }
    var dot = index + 3
    if source.isWord(index + 1, "(") {
      guard source.isWord(index + 2, "for"), let end = source.closing(index + 1) else { return }
      dot = end + 1
    } else if !source.isWord(index + 2, "main") {
      return
    }
    guard source.isWord(dot, "."), ["url", "path"].contains(source.word(dot + 1)),
      source.isWord(dot + 2, "("), source.isWord(dot + 3, "forResource")
    else { return }
    edits.replace(range(index..<dot), with: "HeadlessUIKit.AppResources.standard")
  }
}

/// Observers by key that are neither views nor controllers.
extension FileRewriter {
  /// `override func observeValue(forKeyPath:of:change:context:)` in a class that is an `NSObject`.
  ///
  /// Only Objective-C's `NSObject` has that method: here the class says that it hears of changes.
  mutating func rewriteObserver(_ index: Int) {
    guard let type = outline.type(around: index), let name = type.path.last,
      target.ancestry(of: name).contains("NSObject")
    else { return }
    let overridden = target.ancestry(of: name).subtracting([name]).contains { above in
      (target.methods["observeValue"] ?? []).contains {
        $0.declaration.type.path.last == above && $0.declaration.type.kind != .protocol
      }
    }
    guard !overridden else { return }
    if source.isWord(index - 1, "func") {
      let modifiers = DeclarationModifiers(before: index - 1, in: source)
      guard modifiers.words.contains("override") else { return }
      removeOverride(modifiers, before: index)
      edits.appended +=
        "extension \(type.path.joined(separator: ".")): HeadlessUIKit.KeyValueObserver {}\n"
    } else if source.isWord(index - 1, "."), source.isWord(index - 2, "super") {
      edits.replace(range(index - 2..<index + 1), with: "HeadlessUIKit.leaveObservedValue")
    }
  }

  /// `override func setValue(_:forKey:)`, which only Objective-C's `NSObject` lets be overridden.
  mutating func rewriteCodedValue(_ index: Int) {
    guard ["value", "setValue", "setValuesForKeys"].contains(source.word(index)),
      source.isWord(index - 1, "func"), let name = outline.type(around: index)?.path.last,
      let method = outline.methods.first(where: { $0.nameToken == index }),
      ["forKey", "forKeyPath", "forUndefinedKey"].contains(method.labels.last)
        || method.name == "setValuesForKeys",
      !isDeclared(method.name, above: name)
    else { return }
    removeOverride(DeclarationModifiers(before: index - 1, in: source), before: index - 1)
  }

  /// `override var accessibilityLabel: String?` in a class whose superclass is `NSObject`, to which
  /// only Objective-C adds what can be overridden.
  mutating func rewriteAccessibility(_ index: Int) {
    guard source.word(index).contains(/^(is)?[aA]ccessibility/),
      source.isWord(index - 1, "var") || source.isWord(index - 1, "func"),
      let type = outline.memberScope(of: index), type.inherited.first == "NSObject"
    else { return }
    removeOverride(DeclarationModifiers(before: index - 1, in: source), before: index - 1)
  }
}

/// Objects of classes that are known at run time, which only Objective-C's initialisers make.
extension FileRewriter {
  private static let initialisers: [[String]] = [
    ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"], [],
  ]

  /// `Cell(frame: frame)` where `Cell` is a generic parameter of a class.
  mutating func rewriteGenericInitialiser(_ index: Int) {
    let name = source.word(index)
    guard source.isWord(index + 1, "("), !source.isWord(index - 1, "."),
      let bound = outline.genericBounds[name], isViewClass(bound),
      let closing = initialiser(at: index + 1)
    else { return }
    let comma = closing > index + 2 ? ", " : ""
    edits.replace(
      range(index..<index + 2), with: "HeadlessUIKit.instance(of: \(name).self\(comma)")
  }

  /// `type.init(frame: frame)`.
  mutating func rewriteMetatypeInitialiser(_ index: Int) {
    guard source.isWord(index - 1, "."), source.isWord(index + 1, "("), index >= 2,
      let closing = initialiser(at: index + 1)
    else { return }
    var start = index - 2
    if source.isWord(start, ")"), let opening = source.opening(start) { start = opening - 1 }
    let last = start
    while source.isWord(start - 1, "."), source.isName(start - 2) { start -= 2 }
    let isOfObject = source.isWord(last, "type") && last < index - 2
    let hasArguments = closing > index + 2
    guard source.isName(last), isOfObject && hasArguments || isMetatype(last, hasArguments)
    else { return }
    insert("HeadlessUIKit.instance(of: ", before: start)
    let name = outline.genericBounds[source.word(last)] == nil ? "" : ".self"
    edits.replace(range(index - 1..<index + 2), with: name + (hasArguments ? ", " : ""))
  }

  /// True if a name is a variable with a metatype of a class.
  private func isMetatype(_ index: Int, _ hasArguments: Bool) -> Bool {
    let name = source.word(index)
    guard !["self", "super", "Self"].contains(name) else { return false }
    if let bound = outline.genericBounds[name] { return isViewClass(bound) }
    guard name.first?.isLowercase == true, source.word(index + 1) == "." else { return false }
    guard !hasArguments else { return true }
    let held = outline.metatypes[name] ?? target.metatypes[name]
    return held.map { isViewClass(outline.genericBounds[$0] ?? $0) } == true
  }

  /// The end of the arguments at a parenthesis, where they are those of a class's initialiser.
  private func initialiser(at opening: Int) -> Int? {
    guard let closing = source.closing(opening) else { return nil }
    let labels = outline.parts(opening + 1..<closing).map { source.word($0.lowerBound) }
    return Self.initialisers.contains(labels) ? closing : nil
  }

  private func isViewClass(_ name: String) -> Bool {
    target.ancestry(of: name).contains {
      $0.hasPrefix("UI")
        && ($0.hasSuffix("View") || $0.hasSuffix("Cell") || $0.hasSuffix("Controller"))
        || ["UIControl", "UIButton", "UILabel", "UITextField"].contains($0)
    }
  }
}
