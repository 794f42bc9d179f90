import ArgumentParser
import CaseWorkers
import Foundation
import Reports
import Scenes

/// Writes what is found into a baseline.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Writes all that is found into a baseline, which check compares later runs with.",
    discussion: """
      The file has a line per finding, sorted, so that branches merge line by line. Keep it beside \
      the scenes, and run accept again to update it. Lines of cases that --filter leaves \
      out stay; lines of cases that are not there are dropped. Examples:

        seam accept Scenes --baseline seam.baseline
        seam check Scenes --baseline seam.baseline
        seam accept Scenes --filter "iPhone 8" --baseline seam.baseline

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
    let scenes = try arguments.read()
    try scenes.mistakes.finish()
    let cases = try arguments.chosen(of: scenes.cases, adjust: nil)
    let isFile = !OutputFile.isStandardOutput(baseline)
    if isFile { try OutputFile.check(baseline) }
    let before = try isFile ? present() : nil
    let checked = try work.pool.checkShowingProgress(
      CaseSupply(cases), savingTo: [], tracks: false)
    let report = Report(checked.cases)
    let failures = report.cases.compactMap { reported in
      reported.failure.map { "error: \(reported.name): \($0)" }
    }
    guard failures.isEmpty else {
      throw CommandFailure(checked.lost.isEmpty ? .found : .couldNotWork, failures)
    }
    let new = BaselineChange(
      before, accepting: Baseline(report), of: cases.map(\.scene.name),
      among: scenes.cases.map(\.scene.name))
    try OutputFile.write(new.after.text, to: baseline)
    if isFile { for line in new.lines(naming: baseline) { Terminal.writeLine(line) } }
  }

  /// The baseline that is there; nil where there is none, and where nothing of it stays.
  private func present() throws(CommandFailure) -> Baseline? {
    guard FileManager.default.fileExists(atPath: baseline) else { return nil }
    guard arguments.filters.isEmpty else { return try BaselineFile.baseline(at: baseline) }
    // One that cannot be read is written anew.
    return try? BaselineFile.baseline(at: baseline)
  }
}

/// The change that accepting findings makes of a baseline.
struct BaselineChange {
  let after: Baseline
  private let written: Baseline
  private let kept: Baseline
  private let dropped: Baseline

  /// Accepts findings of some cases among all that there are.
  init(
    _ before: Baseline?, accepting written: Baseline, of chosen: [String], among all: [String]
  ) {
    let (chosen, all) = (Set(chosen.map(\.withoutControls)), Set(all.map(\.withoutControls)))
    self.written = written
    kept = before?.part { all.contains($0) && !chosen.contains($0) } ?? written.part { _ in false }
    dropped = before?.part { !all.contains($0) } ?? kept.part { _ in false }
    var after = written
    after.add(kept)
    self.after = after
  }

  /// The most names of cases in a line.
  private static let named = 3

  /// Lines on the findings that are written, and on those that are kept and dropped.
  func lines(naming path: String) -> [String] {
    var lines = ["wrote \(Self.words(written)) to \(path.withoutControls)"]
    if kept.count > 0 { lines.append("kept \(Self.words(kept)) that --filter leaves out") }
    if dropped.count > 0 {
      let names = dropped.names
      let rest = names.count - Self.named
      lines.append(
        "dropped \(Self.words(dropped)) that are not there:"
          + " \(names.prefix(Self.named).joined(separator: "; "))"
          + (rest > 0 ? "; and \(rest) more" : ""))
    }
    return lines
  }

  private static func words(_ baseline: Baseline) -> String {
    let cases = baseline.names.count
    return "\(baseline.count) \(baseline.count == 1 ? "finding" : "findings") of \(cases)"
      + " \(cases == 1 ? "case" : "cases")"
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
