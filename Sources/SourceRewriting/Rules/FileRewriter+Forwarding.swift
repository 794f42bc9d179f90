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
