import Foundation
import Testing

/// Code in Swift 5's mode calls UIKit from where no actor is known, as in a constant of a type.
struct IsolationTests {
  /// Where the run loop's own types are, which no app names.
  private static let ours: Set = ["TurnQueue.swift", "VirtualRunLoop.swift"]

  /// An isolated declaration without `@preconcurrency` is an error there, and a warning with it.
  @Test(arguments: ["HeadlessUIKit", "HeadlessCoreAnimation", "InertFrameworks", "InertPackages"])
  func whatIsIsolatedIsSoForNewCodeOnly(module: String) throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/\(module)")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let files = try #require(paths).filter { $0.hasSuffix(".swift") }.sorted()
    #expect(files.count > 10)
    for path in files where !Self.ours.contains((path as NSString).lastPathComponent) {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      for (number, line) in lines.enumerated().dropLast() where line.hasPrefix("@MainActor") {
        let rest = line.dropFirst("@MainActor".count).trimmingCharacters(in: .whitespaces)
        let declaration = rest.isEmpty ? lines[number + 1] : rest
        guard declaration.hasPrefix("public") || declaration.hasPrefix("open") else { continue }
        let isForNewCode = lines[max(0, number - 1)].contains("@preconcurrency")
        #expect(isForNewCode, "\(path):\(number + 1)")
      }
    }
  }
}
