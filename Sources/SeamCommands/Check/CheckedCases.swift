import Detectors
import Foundation
import Reports
import Scenes

/// The part of checked cases that reports need, and no more.
struct CheckedCases {
  /// In the order in which they were asked for.
  var cases: [ReportedCase] = []
  /// The reasons for which the playback of a case was not saved, by the case's place.
  var saveFailures: [Int: String] = [:]

  /// Adds the cases that come behind these.
  mutating func append(_ others: CheckedCases) {
    for (index, failure) in others.saveFailures { saveFailures[cases.count + index] = failure }
    cases += others.cases
  }

  /// Takes away what is behind a case.
  mutating func cut(behind index: Int) {
    cases.removeSubrange((index + 1)...)
    saveFailures = saveFailures.filter { $0.key <= index }
  }
}

/// The reasons for which playbacks were not saved, noted by several threads.
final class SaveFailures: @unchecked Sendable {
  private let lock = NSLock()
  private var failures: [Int: String] = [:]

  func note(_ failure: String, at index: Int) { lock.withLock { failures[index] = failure } }

  var all: [Int: String] { lock.withLock { failures } }
}

extension ReportedCase {
  /// A result, with its file as it is called from a folder, and its words shared with others.
  init(_ result: CaseResult, from folder: String, sharing texts: SharedTexts) {
    self.init(result)
    file = file.named(from: folder)
    texts.share(&self)
  }
}

/// Words that many cases have in common, each of which is kept once.
final class SharedTexts: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: Set<String> = []

  /// The most texts that are kept: those that differ from case to case are not looked for without
  /// end.
  private static let greatestCount = 10_000

  func share(_ reported: inout ReportedCase) {
    lock.withLock {
      reported.scene = shared(reported.scene)
      reported.file = shared(reported.file)
      reported.handler = shared(reported.handler)
      reported.device = shared(reported.device)
      for index in reported.findings.indices {
        reported.findings[index].cause = reported.findings[index].cause.map(shared)
        reported.findings[index].bound = reported.findings[index].bound.map(shared)
      }
    }
  }

  private func shared(_ text: String) -> String {
    if let known = texts.firstIndex(of: text) { return texts[known] }
    if texts.count < Self.greatestCount { texts.insert(text) }
    return text
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
