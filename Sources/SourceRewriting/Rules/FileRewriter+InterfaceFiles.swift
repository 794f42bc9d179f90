/// Storyboards and nibs, which are not read.
extension FileRewriter {
  /// `UIStoryboard(name: "Main", bundle: nil)`, `UINib(nibName: "Row", bundle: nil)` and
  /// `loadNibNamed("Row", owner: self)`.
  mutating func reportInterfaceFile(_ index: Int) {
    guard source.isWord(index + 1, "("), let closing = source.closing(index + 1),
      closing > index + 2, !source.isWord(index - 1, "func")
    else { return }
    let file = (index + 2..<closing).first { source.tokens[$0].kind == .text }
    let name = file.map { "'\(source.word($0))' is" } ?? "this is"
    report(
      .warning,
      "\(name) a file of Interface Builder, which is not read here, and asking for what is in it "
        + "stops the case: make the controller or view in code, as MyViewController(), set its "
        + "outlets where the handler makes the screen, or leave this file out by 'exclude'",
      at: index)
  }
}
