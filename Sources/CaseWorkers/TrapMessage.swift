/// What Swift's runtime says when a program stops.
enum TrapMessage {
  private static let beginnings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
  ]

  /// The last message of a trap in what a program has printed, without the place in its source.
  static func message(in printed: String) -> String? {
    for line in printed.split(whereSeparator: \.isNewline).reversed() {
      for beginning in beginnings {
        guard let start = line.firstRange(of: beginning)?.lowerBound else { continue }
        return String(line[start...])
      }
    }
    return nil
  }
}
