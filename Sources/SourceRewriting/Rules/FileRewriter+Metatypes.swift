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
    return hasArguments || outline.metatypes[name].map(isViewClass) == true
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
