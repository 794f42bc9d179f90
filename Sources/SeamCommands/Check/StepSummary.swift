import Foundation
import Reports

/// The summary that GitHub shows of a step, where the program runs in one.
enum StepSummary {
  /// Adds the Markdown report to the file that `GITHUB_STEP_SUMMARY` names.
  ///
  /// Other steps write there as well, so the file is not replaced.
  static func add(_ report: Report) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    guard let file = FileHandle(forUpdatingAtPath: path) else {
      return Terminal.writeErrorLine("warning: cannot add to GITHUB_STEP_SUMMARY, \(path)")
    }
    do {
      try file.seekToEnd()
      try file.write(contentsOf: Data(MarkdownReporter().report(report).utf8))
      try file.close()
    } catch {
      Terminal.writeErrorLine("warning: cannot add to GITHUB_STEP_SUMMARY, \(path): \(error)")
    }
  }
}
