/// A method of a type, as far as selectors ask for it.
struct MethodDeclaration {
  let type: TypeDeclaration
  let name: String
  /// The labels of its arguments; `_` where there is none.
  let labels: [String]
  let modifiers: DeclarationModifiers
  /// The token of its name.
  let nameToken: Int
  /// The tokens of its parameters, without the parentheses.
  let parameters: Range<Int>
  /// The token that closes its parameters.
  let parametersEnd: Int
  /// The tokens of its result's type; empty where it has none.
  let result: Range<Int>
  let hasGenerics: Bool

  /// True if Objective-C can see it.
  var isExposed: Bool {
    let exposing: Set = ["@objc", "@IBAction", "@IBSegueAction"]
    return !modifiers.attributes.isDisjoint(with: exposing) || modifiers.words.contains("override")
      || type.exposesMembers
  }

  var isStatic: Bool { modifiers.words.contains("static") || modifiers.words.contains("class") }
  var isOptional: Bool { modifiers.words.contains("optional") }

  /// Its name as a selector.
  var selectorName: String {
    modifiers.objectiveCName ?? ObjectiveCName.method(name, labels: labels)
  }

  /// The method with its labels, as code names it.
  var reference: String {
    labels.isEmpty ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
}
