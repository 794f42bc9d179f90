import CaseWorkers
import Detectors
import Foundation
import Reports
import Scenes

extension WorkerPool.Listener {
  /// Shows progress on the terminal, and prints what handlers have printed below it.
  init(_ progress: Progress) {
    self.init(
      advance: { progress.advance() },
      hear: { text in
        progress.end()
        Terminal.writeError(text)
      })
  }
}

extension WorkerPool {
  /// Does pieces of work, and takes their progress away in the end.
  func run<Output: Sendable>(
    _ verb: String, count: Int, workers: Int,
    perform: @escaping @Sendable (Worker, Int) throws(CommandFailure) -> Output
  ) throws(CommandFailure) -> [Output] {
    let progress = Progress(verb, of: count)
    defer { progress.end() }
    return try run(
      count: count, workers: workers, listener: Listener(progress), perform: perform)
  }

  /// Checks cases with their progress on the terminal.
  ///
  /// - Parameters:
  ///   - cases: what is checked.
  ///   - paths: the files that playbacks go to; none where they are not saved.
  ///   - tracks: whether results say where keyboard and bar are.
  ///   - stopsAtFirst: whether the results end with the first case that is not as expected, which is
  ///     the same one however many workers there are.
  /// - Returns: what came of each.
  /// - Throws: a failure where no worker starts.
  func checkShowingProgress(
    _ cases: CaseSupply, savingTo paths: [String], tracks: Bool, stopsAtFirst: Bool = false
  ) throws(CommandFailure) -> CheckedCases {
    let progress = Progress("checked", of: cases.count)
    defer { progress.end() }
    let listener = Listener(progress)
    guard stopsAtFirst else { return try checked(cases, paths, tracks: tracks, listener) }
    let size = max(1, jobs) * Self.casesAtATime
    var all = CheckedCases()
    for start in stride(from: 0, to: cases.count, by: size) {
      let part = start..<min(start + size, cases.count)
      let places = paths.isEmpty ? [] : Array(paths[part])
      all.append(try checked(cases.taking(part), places, tracks: tracks, listener))
      if let index = all.cases.firstIndex(where: { $0.verdict != .pass }) {
        all.cut(behind: index)
        break
      }
    }
    return all
  }

  /// The number of cases that each worker plays before the results are looked at.
  private static let casesAtATime = 6

  private func checked(
    _ cases: CaseSupply, _ paths: [String], tracks: Bool, _ listener: Listener
  ) throws(CommandFailure) -> CheckedCases {
    let folder = FileManager.default.currentDirectoryPath
    let (texts, failures) = (SharedTexts(), SaveFailures())
    do throws(WorkerError) {
      let cases = try check(
        cases, savingTo: paths, tracks: tracks, listener: listener
      ) { index, result in
        CrashReport.note("checking, after \(result.scene.name)")
        if let failure = result.saveFailure { failures.note(failure, at: index) }
        return ReportedCase(result, from: folder, sharing: texts)
      }
      return CheckedCases(cases: cases, saveFailures: failures.all)
    } catch {
      throw CommandFailure(error)
    }
  }
}
