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
      for word in modifiers.start..<index where source.isWord(word, "override") {
        blank(word..<word + 1)
      }
      edits.appended +=
        "extension \(type.path.joined(separator: ".")): HeadlessUIKit.KeyValueObserver {}\n"
    } else if source.isWord(index - 1, "."), source.isWord(index - 2, "super") {
      edits.replace(range(index - 2..<index + 1), with: "HeadlessUIKit.leaveObservedValue")
    }
  }
}
