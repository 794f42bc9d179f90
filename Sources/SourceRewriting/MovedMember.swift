/// A member of an extension that is moved into the class itself, where it can be overridden.
struct MovedMember {
  /// The class.
  let type: String
  let path: String
  /// The line that it begins on.
  let line: Int
  /// Its text, with spaces before it as in its file.
  let text: String
}
