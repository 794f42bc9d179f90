/// `appearance()` of a class, asked for in that class's own code.
///
/// It makes an object of the class, whose initialisers may be what asks. There the object of the
/// nearest class of UIKit's stands for it.
extension FileRewriter {
  /// `self.appearance()`, `Bar.appearance()` and the like in `class Bar: UIToolbar` become
  /// `UIToolbar.appearance()`.
  mutating func rewriteAppearance(_ index: Int) {
    guard source.isWord(index + 1, "("), !source.isWord(index - 1, "func"),
      target.methods["appearance"] == nil, let around = outline.type(around: index)?.path,
      let receiver = receiver(before: index, in: around),
      !target.ancestry(of: receiver.name).isDisjoint(with: around)
    else { return }
    let base = target.foreignSuperclass(of: receiver.name)
    guard base != receiver.name, base.hasPrefix("UI") else { return }
    if receiver.tokens.isEmpty {
      insert("\(base).", before: index)
    } else {
      edits.replace(range(receiver.tokens), with: base)
    }
  }

  /// The class before a member's name, and its tokens, of which there may be none.
  private func receiver(
    before index: Int, in around: [String]
  ) -> (name: String, tokens: Range<Int>)? {
    guard let own = around.last else { return nil }
    guard source.isWord(index - 1, ".") else { return (own, index..<index) }
    if source.isWord(index - 2, ")"), let opening = source.opening(index - 2),
      source.isWord(opening - 1, "type"), source.isWord(index - 3, "self")
    {
      return (own, opening - 1..<index - 1)
    }
    guard source.isName(index - 2), !source.isWord(index - 3, ".") else { return nil }
    let name = source.word(index - 2)
    return (["self", "Self"].contains(name) ? own : name, index - 2..<index - 1)
  }
}
