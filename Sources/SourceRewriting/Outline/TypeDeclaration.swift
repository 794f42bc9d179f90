/// A type or an extension of a file, as its header says.
struct TypeDeclaration {
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, `extension`, `actor`
  }

  let kind: Kind
  /// The name as it is written: `Screen`, or `Screen.Row` for an extension.
  let name: String
  /// The names of the types around it and its own.
  let path: [String]
  let modifiers: DeclarationModifiers
  let isGeneric: Bool
  /// The token of the name.
  let nameToken: Int
  /// The token after the name and its generic parameters: `:`, `where` or `{`.
  let headerEnd: Int
  /// Its superclass and its protocols, without arguments.
  let inherited: [String]
  /// True if it, or a type around it, can be named in its own scope only.
  let isHidden: Bool
  let isLocal: Bool

  /// True if its methods are Objective-C's without an attribute of their own.
  var exposesMembers: Bool {
    modifiers.attributes.contains("@objcMembers")
      || kind == .extension && modifiers.attributes.contains("@objc")
  }
}
