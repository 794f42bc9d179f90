import Detectors
import Foundation
import Reports
import Scenes

/// What is kept of a case once it is checked: what reports need, and no more.
struct CheckedEntry: Sendable {
  let reported: ReportedCase
  /// Why its playback was not saved.
  let saveFailure: String?

  /// Takes a result, with its file as it is called from a folder.
  init(_ result: CaseResult, from folder: String) {
    var reported = ReportedCase(result)
    reported.file = reported.file.named(from: folder)
    self.reported = reported
    saveFailure = result.saveFailure
  }
}

extension String {
  /// A path relative to a folder where it is below that, without `.` and `..` in its middle.
  func named(from folder: String) -> String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    guard hasPrefix("/") else { return isEmpty ? self : parts.joined(separator: "/") }
    let base = folder.split(separator: "/")
    guard parts.starts(with: base), parts.count > base.count else {
      return "/" + parts.joined(separator: "/")
    }
    return parts[base.count...].joined(separator: "/")
  }
}
