package import Foundation
package import SeededRandom

extension Data {
  /// JSON with others in the place of some of its numbers that are no whole ones.
  package func withRandomNumbers(_ random: inout SplitMix64) -> Data {
    let parts = String(decoding: self, as: UTF8.self).split(
      separator: ",", omittingEmptySubsequences: false)
    let changed = parts.map { part in
      guard let value = Double(part), value != value.rounded(), Bool.random(using: &random),
        let other = Self.numbers.randomElement(using: &random)
      else { return String(part) }
      return "\(other)"
    }
    let text = changed.joined(separator: ",")
    // A rectangle that is none.
    return Data(
      (Bool.random(using: &random) ? text : text.replacing("]],[[", with: ",7]],[[")).utf8)
  }

  /// Numbers at the edges of what is written shortly.
  private static let numbers = [
    0.1 + 0.2, 1e-4, 99e-6, 1e-6, -1e-6, 1e9, -1e9, 123_456_789.012_345, 1e17, .pi, -0.5, 1e-300,
    999_999_999.999_999, 0,
  ]
}
