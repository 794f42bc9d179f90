/// One word or sign of a Swift file, by its place in the file's bytes; comments and spaces are none.
struct SourceToken: Equatable {
  enum Kind {
    /// A name or a keyword, with its backticks where it has them.
    case word
    /// `#if`, `#selector` and the like.
    case directive
    /// `@objc` and the like, without arguments.
    case attribute
    /// The text between the quotes of a string, up to an interpolation.
    case text
    case number
    /// A single sign, or one of `->`, `...` and `..<`.
    case sign
  }

  let kind: Kind
  let start: Int
  let end: Int
  /// True for the first token on its line.
  let startsLine: Bool
}
