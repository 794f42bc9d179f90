import Compositing
import Filmstrips
import Foundation
import Reports
public import Detectors
public import Testing

/// Expects that nothing is found, but what stays within a tolerance or what the scene expects.
///
/// Every other finding is an issue at the place of the call. On failure the filmstrip is attached
/// to the test (`swift test --attachments-path FOLDER` keeps it), and a copy's path is reported.
///
/// - Parameters:
///   - played: what `play` returns.
///   - tolerances: points that findings of a kind may reach, beyond what the scene allows.
///   - location: where an issue is reported.
/// - Returns: whether it held.
@MainActor
@discardableResult
public func expectGlued(
  _ played: CheckedCase, tolerances: [FindingKind: Double] = [:],
  sourceLocation location: Testing.SourceLocation = #_sourceLocation
) -> Bool {
  let grave = played.findings.filter { finding in
    !finding.isExpected && finding.continuous >= (tolerances[finding.kind] ?? 0)
  }
  return report(
    (played.failure.map { [$0] } ?? []) + grave.map(\.line), of: played, at: location)
}

/// Expects findings of each of some kinds, and of no other.
///
/// Use it for a fault that is known and not fixed yet.
///
/// - Parameters:
///   - kinds: what is to be found.
///   - played: what `play` returns.
///   - location: where an issue is reported.
/// - Returns: whether it held.
@MainActor
@discardableResult
public func expectFindings(
  _ kinds: Set<FindingKind>, in played: CheckedCase,
  sourceLocation location: Testing.SourceLocation = #_sourceLocation
) -> Bool {
  let found = Set(played.findings.map(\.kind))
  let missing = FindingKind.allCases.filter { kinds.contains($0) && !found.contains($0) }
  let others = played.findings.filter { !kinds.contains($0.kind) }
  return report(
    (played.failure.map { [$0] } ?? []) + others.map(\.line)
      + missing.map { "expected: \($0.rawValue), which was not found" },
    of: played, at: location)
}

/// Records an issue for each line, with the film beside the first.
@MainActor
private func report(
  _ lines: [String], of played: CheckedCase, at location: Testing.SourceLocation
) -> Bool {
  guard !lines.isEmpty else { return true }
  let path = FilmAttachment.attach(played, at: location)
  for (index, line) in lines.enumerated() {
    let film = index == 0 ? path.map { "\nfilm: \($0)" } ?? "" : ""
    Issue.record("\(played.scene.name): \(line)\(film)", sourceLocation: location)
  }
  return false
}

/// The filmstrip of a test that failed.
enum FilmAttachment {
  /// Attaches the film to the running test; returns where a copy lies, nil where none could be.
  @MainActor
  static func attach(
    _ played: CheckedCase, at location: Testing.SourceLocation
  ) -> String? {
    guard let film = Film([played]), let bytes = try? FilmWriter().png(film) else { return nil }
    let name = "\(title(of: played).fileStem).png"
    Attachment.record(bytes, named: name, sourceLocation: location)
    let path = "\(folder)/\(name)"
    do {
      try WholeFile.makeDirectory(folder)
      try WholeFile.write(bytes, to: path)
      return path
    } catch {
      return nil
    }
  }

  /// The test and the case: two tests that play one scene have two films.
  private static func title(of played: CheckedCase) -> String {
    guard let test = Test.current else { return played.scene.name }
    return "\(test.displayName ?? test.name) \(played.scene.name)"
  }

  /// The folder for copies of films: `SEAM_FILMS`, else `.build/seam-films` of the package, else a
  /// temporary folder.
  private static var folder: String {
    if let named = ProcessInfo.processInfo.environment["SEAM_FILMS"], !named.isEmpty {
      return named
    }
    let files = FileManager.default
    let package = files.currentDirectoryPath
    guard files.fileExists(atPath: package + "/Package.swift") else {
      return temporaryFolder
    }
    return package + "/.build/seam-films"
  }

  /// A new folder of this process, whose name is not known before.
  private static let temporaryFolder: String = {
    var path = Array((NSTemporaryDirectory() + "seam-films.XXXXXX").utf8CString)
    return mkdtemp(&path).map { String(cString: $0) } ?? NSTemporaryDirectory()
  }()
}
