/// A `switch` over the curves that UIKit names, which is complete on Apple's platforms.
extension FileRewriter {
  private static let curves: Set<String> = ["easeInOut", "easeIn", "easeOut", "linear"]

  /// `switch curve { case .easeInOut: ... }` with all four and no default.
  ///
  /// Any other number stops the program there, as it does on a phone.
  mutating func completeCurves(_ index: Int) {
    var opening = index + 1
    while opening < source.tokens.count, !source.isWord(opening, "{") {
      if source.isWord(opening, "("), let closing = source.closing(opening) { opening = closing }
      opening += 1
    }
    guard let closing = source.closing(opening), let named = patterns(opening + 1..<closing),
      Set(named) == Self.curves
    else { return }
    insert(" @unknown default: fatalError(\"unknown animation curve\") ", before: closing)
  }

  /// The names in the cases of a `switch`; nil where there is anything else.
  private func patterns(_ body: Range<Int>) -> [String]? {
    var names: [String] = []
    var index = body.lowerBound
    while index < body.upperBound {
      if source.isWord(index, "default") { return nil }
      if source.isWord(index, "case") {
        repeat {
          var name = index + 1
          // A type, or one within another, may come before the last point.
          while source.isName(name) || source.isWord(name + 2, ".") { name += 1 }
          guard source.isWord(name, "."), source.isName(name + 1) else { return nil }
          names.append(source.word(name + 1))
          index = name + 2
        } while source.isWord(index, ",")
        guard source.isWord(index, ":") else { return nil }
      } else if ["(", "[", "{"].contains(source.word(index)), let closing = source.closing(index) {
        index = closing
      }
      index += 1
    }
    return names
  }
}
