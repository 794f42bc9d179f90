/// The names that the Swift compiler gives methods and properties for Objective-C.
enum ObjectiveCName {
  static func method(_ name: String, labels: [String]) -> String {
    let name = name.filter { $0 != "`" }
    guard let first = labels.first else { return name }
    let rest = labels.dropFirst().map { $0 == "_" ? ":" : $0 + ":" }.joined()
    guard first != "_" else { return name + ":" + rest }
    let joint = prepositions.contains(first.firstWord) ? "" : "With"
    return name + joint + first.capitalizedFirst + ":" + rest
  }

  static func setter(_ property: String) -> String { "set" + property.capitalizedFirst + ":" }

  /// The words that a method's first label can begin with instead of `With`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The letters before the first capital.
  fileprivate var firstWord: String { String(prefix { !$0.isUppercase }) }
}
