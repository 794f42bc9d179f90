/// How many layout passes have been begun inside one another.
struct LayoutNesting {
  private var depth = 0
  /// Whether one was asked for that was too deep: those around it end, and none begins.
  private(set) var isTooDeep = false

  /// Passes inside one another that are no accident: views in a row that lay each other out.
  private static let greatestDepth = 128

  /// Begins a pass; false where it would be one too many.
  mutating func enter() -> Bool {
    guard depth < Self.greatestDepth, !isTooDeep else {
      isTooDeep = true
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() {
    depth -= 1
    if depth == 0 { isTooDeep = false }
  }
}
