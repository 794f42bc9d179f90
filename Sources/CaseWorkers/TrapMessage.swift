/// The message of Swift's runtime when a program stops.
enum TrapMessage {
  private static let beginnings = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value",
  ]

  /// The last message of a trap in what a program has printed, and the place in the app's source.
  ///
  /// The runtime names the place first, as `ChatApp/Screen.swift:12: `. What the standard library
  /// finds wrong it names by a place of its own, which is left out.
  static func message(in printed: String) -> String? {
    for line in printed.split(whereSeparator: \.isNewline).reversed() {
      for beginning in beginnings {
        guard let start = line.firstRange(of: beginning)?.lowerBound else { continue }
        let place = line[..<start].dropLast(2)
        let isApps =
          line[..<start].hasSuffix(": ") && place.contains(".swift:") && !place.hasPrefix("Swift/")
        return String(line[start...]) + (isApps ? " (\(place))" : "")
      }
    }
    return nil
  }
}
