import CaseWorkers
import Detectors
import Foundation
import Reports
import Scenes

/// The part of checked cases that reports need, and no more.
struct CheckedCases {
  /// In the order in which they were asked for.
  var cases: [ReportedCase] = []
  /// The place of each among those that were asked for.
  var places: [Int] = []
  /// The reasons why the playback of a case was not saved, by the case's place.
  var saveFailures: [Int: String] = [:]
  /// The places of cases whose processes were ended from outside.
  var lost: Set<Int> = []
  /// The constraints that could not hold together.
  var conflicts = ConflictLog()

  /// Adds the cases that come behind these, all of which were played.
  mutating func append(_ others: CheckedCases) {
    places += others.places.map { cases.count + $0 }
    for (index, failure) in others.saveFailures { saveFailures[cases.count + index] = failure }
    for index in others.lost { lost.insert(cases.count + index) }
    conflicts.append(others.conflicts, behind: cases.count)
    cases += others.cases
  }

  /// Takes away what is behind the first case that is not as expected.
  ///
  /// - Returns: false where there is none, or where a signal came, so that cases before it may not
  ///   have been played: then nothing is taken away.
  mutating func endAtFirstFailure() -> Bool {
    guard let index = cases.firstIndex(where: { $0.verdict != .pass }), places[index] == index
    else { return false }
    cut(behind: index)
    return true
  }

  /// Takes away what is behind a case.
  mutating func cut(behind index: Int) {
    cases.removeSubrange((index + 1)...)
    places.removeSubrange((index + 1)...)
    saveFailures = saveFailures.filter { $0.key <= index }
    lost = lost.filter { $0 <= index }
  }

  /// The failures of the run itself, which reports do not have.
  var failures: FailureLog {
    var failures = FailureLog()
    for (_, failure) in saveFailures.sorted(by: { $0.key < $1.key }) {
      failures.add(CommandFailure(.couldNotWork, ["error: \(failure)"]))
    }
    if !lost.isEmpty {
      let count = lost.count == 1 ? "1 case was" : "\(lost.count) cases were"
      failures.add(
        CommandFailure(
          .couldNotWork, ["error: \(count) not played: the worker process was ended from outside"]))
    }
    return failures
  }
}

/// Facts of cases for the terminal, besides their reports, noted by several threads.
private final class SideNotes: @unchecked Sendable {
  private let lock = NSLock()
  private var places: [Int] = []
  private var failures: [Int: String] = [:]
  private var lost: Set<Int> = []
  private var conflicts = ConflictLog()

  func note(_ result: CaseResult, at index: Int) {
    lock.withLock {
      places.append(index)
      if let failure = result.saveFailure { failures[index] = failure }
      if result.isLost { lost.insert(index) }
      conflicts.note(result, at: index)
    }
  }

  /// The cases, with what was noted of them; where some were not played, it is of other places.
  func checked(_ cases: [ReportedCase]) -> CheckedCases {
    lock.withLock {
      let places = places.sorted()
      let indices = Dictionary(uniqueKeysWithValues: zip(places, cases.indices))
      return CheckedCases(
        cases: cases, places: places,
        saveFailures: failures.reduce(into: [:]) { $0[indices[$1.key] ?? 0] = $1.value },
        lost: Set(lost.compactMap { indices[$0] }), conflicts: conflicts.moved { indices[$0] })
    }
  }
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

extension WorkerPool.Listener {
  /// Shows progress on the terminal, and prints what handlers have printed below it.
  init(_ progress: Progress, isStopped: @escaping @Sendable () -> Bool = { false }) {
    self.init(
      advance: { progress.advance() },
      hear: { text in
        progress.end()
        Terminal.writeError(text)
      }, isStopped: isStopped)
  }
}

extension WorkerPool {
  /// Checks cases with their progress on the terminal; the first of them where a signal has asked to
  /// stop.
  ///
  /// - Parameters:
  ///   - cases: what is checked.
  ///   - paths: the files that playbacks go to; none where they are not saved.
  ///   - tracks: whether results say where keyboard and bar are.
  ///   - only: the findings that fail a case; nil where all do that are not expected.
  ///   - stopsAtFirst: whether the results end with the first case that is not as expected, which is
  ///     the same one however many workers there are.
  /// - Returns: what came of each.
  /// - Throws: a failure where no worker starts.
  func checkShowingProgress(
    _ cases: CaseSupply, savingTo paths: [String], tracks: Bool,
    failingOnly only: VerdictArguments.Choice? = nil, stopsAtFirst: Bool = false
  ) throws(CommandFailure) -> CheckedCases {
    let progress = Progress("checked", of: cases.count)
    defer { progress.end() }
    let listener = Listener(progress) { Interruption.isAsked }
    guard stopsAtFirst else { return try checked(cases, paths, tracks: tracks, listener) }
    let size = max(1, jobs) * Self.casesAtATime
    var all = CheckedCases()
    for start in stride(from: 0, to: cases.count, by: size) {
      let part = start..<min(start + size, cases.count)
      let places = paths.isEmpty ? [] : Array(paths[part])
      var checked = try checked(cases.taking(part), places, tracks: tracks, listener)
      if only == .known {
        for index in checked.cases.indices { checked.cases[index].failOnlyKnown() }
      }
      all.append(checked)
      if all.endAtFirstFailure() || Interruption.isAsked { break }
    }
    return all
  }

  /// The number of cases that each worker plays before the results are looked at.
  private static let casesAtATime = 6

  private func checked(
    _ cases: CaseSupply, _ paths: [String], tracks: Bool, _ listener: Listener
  ) throws(CommandFailure) -> CheckedCases {
    let folder = FileManager.default.currentDirectoryPath
    let (texts, notes) = (SharedTexts(), SideNotes())
    do throws(WorkerError) {
      let cases = try check(
        cases, savingTo: paths, tracks: tracks, listener: listener
      ) { index, result in
        CrashReport.note("checking, after \(result.scene.name)")
        notes.note(result, at: index)
        return ReportedCase(result, from: folder, sharing: texts)
      }
      return notes.checked(cases)
    } catch {
      throw CommandFailure(error)
    }
  }
}
