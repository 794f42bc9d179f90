import Foundation

/// How much of a property is tried: what a normal run has time for, or all of it.
///
/// `Scripts/test-long` sets `SEAM_LONG_TESTS=1`.
package enum TestLength {
  package static let isLong = ProcessInfo.processInfo.environment["SEAM_LONG_TESTS"] == "1"

  /// The number of cases to try: another law is no reason for fewer, only another seed is.
  package static func cases(_ normal: Int, long: Int) -> Int { isLong ? long : normal }
}
