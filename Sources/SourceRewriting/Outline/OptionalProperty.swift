/// A property that an `@objc` protocol leaves to whoever conforms.
struct OptionalProperty {
  let type: TypeDeclaration
  let name: String
  /// The tokens of its type.
  let value: Range<Int>
  /// The tokens between the braces of its accessors.
  let accessors: Range<Int>
}
