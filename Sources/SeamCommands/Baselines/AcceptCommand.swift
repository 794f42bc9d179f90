import ArgumentParser
import CaseWorkers
import Foundation
import Reports

/// Writes what is found into a baseline.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Writes all that is found into a baseline, which check compares later runs with.",
    discussion: """
      The file has a line per finding, sorted, so that branches merge line by line. Keep it beside \
      the scenes, and write it anew when a change is wanted. Examples:

        seam accept Scenes --baseline seam.baseline
        seam check Scenes --baseline seam.baseline

      Exit status: 0 it is written, 1 a case could not be played, 2 wrong scenes or arguments, 3 the \
      work could not be done.
      """)

  @OptionGroup var arguments: SceneArguments

  @Option(
    help: ArgumentHelp("The file that the findings are written to.", valueName: "file"))
  var baseline: String

  @OptionGroup(title: "Work") var work: WorkerArguments

  func run() throws {
    try MainActor.assumeIsolated { try accept() }
  }

  @MainActor
  private func accept() throws(CommandFailure) {
    let cases = CaseSupply(try arguments.cases())
    if baseline != OutputFile.standardOutput { try OutputFile.check(baseline) }
    let checked = try work.pool.checkShowingProgress(
      cases, savingTo: [], tracks: false)
    let report = Report(checked.cases)
    let failures = report.cases.compactMap { reported in
      reported.failure.map { "error: \(reported.name): \($0)" }
    }
    guard failures.isEmpty else { throw CommandFailure(.found, failures) }
    try OutputFile.write(Baseline(report).text, to: baseline)
  }
}

/// Baselines, reports and costs on disk.
enum BaselineFile {
  /// Reads a baseline.
  static func baseline(at path: String) throws(CommandFailure) -> Baseline {
    let data = try data(at: path, orElse: "write it with seam accept")
    do {
      return try Baseline(text: String(decoding: data, as: UTF8.self))
    } catch {
      throw CommandFailure(.wrongInput, ["\(path):\(error.line):1: error: \(error)"])
    }
  }

  /// Reads a JSON report.
  static func report(at path: String) throws(CommandFailure) -> Report {
    let data = try data(at: path, orElse: "write it with --reporter json=\(path)")
    do {
      return try Report(json: data)
    } catch {
      throw CommandFailure(
        .wrongInput,
        ["\(path):1:1: error: this is no report of seam check --reporter json: \(error.reason)"])
    }
  }

  /// Reads what cases take.
  static func costs(at path: String) throws(CommandFailure) -> CaseCosts {
    let data = try data(at: path, orElse: "write it with seam check --save-costs")
    do {
      return try CaseCosts(text: String(decoding: data, as: UTF8.self))
    } catch {
      throw CommandFailure(.wrongInput, ["\(path):\(error.line):1: error: \(error)"])
    }
  }

  /// The bytes of a file, or an error that says how to get one.
  static func data(
    at path: String, orElse advice: String
  ) throws(CommandFailure) -> Data {
    let file =
      path == OutputFile.standardOutput ? .standardInput : FileHandle(forReadingAtPath: path)
    guard let data = try? file?.readToEnd() else {
      throw CommandFailure(
        .wrongInput, ["\(path):1:1: error: the file cannot be read: \(advice)"])
    }
    return data
  }
}

extension Error {
  /// The words of a decoder, with the place in the values.
  fileprivate var reason: String {
    let context: DecodingError.Context? =
      switch self as? DecodingError {
      case .dataCorrupted(let context), .keyNotFound(_, let context),
        .typeMismatch(_, let context), .valueNotFound(_, let context):
        context
      default: nil
      }
    guard let context else { return "it is not JSON" }
    let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return place.isEmpty
      ? context.debugDescription
      : "\(place.joined(separator: ".")): \(context.debugDescription)"
  }
}
