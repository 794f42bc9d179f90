/// Key paths as strings.
extension FileRewriter {
  /// `#keyPath(UIView.center)` becomes `"center"`.
  mutating func rewriteKeyPath(_ index: Int) {
    guard source.isWord(index + 1, "("), let closing = source.closing(index + 1) else { return }
    let names = (index + 2..<closing).filter { source.isName($0) }.map(source.word)
    let path = names.drop { $0 == "self" || $0.first?.isUppercase == true }.map(objectiveCName)
    let text = "\"\(path.joined(separator: "."))\""
    let lines = source.bytes[range(index..<closing + 1)].filter { $0 == .newline }
    edits.replace(
      range(index..<closing + 1), with: text + String(decoding: lines, as: UTF8.self))
  }

  /// `isHidden` is `hidden`, unless a file of the target declares it.
  private func objectiveCName(_ property: String) -> String {
    let rest = property.dropFirst(2)
    guard property.hasPrefix("is"), let first = rest.first, first.isUppercase,
      !target.variables.contains(property)
    else { return property }
    return first.lowercased() + rest.dropFirst()
  }
}
