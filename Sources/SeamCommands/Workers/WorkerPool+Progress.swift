import CaseWorkers
import Detectors
import Foundation
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
  func checkShowingProgress(
    _ cases: CaseSupply, savingTo paths: [String], tracks: Bool
  ) throws(CommandFailure) -> [CheckedEntry] {
    let progress = Progress("checked", of: cases.count)
    defer { progress.end() }
    let folder = FileManager.default.currentDirectoryPath
    let texts = SharedTexts()
    do throws(WorkerError) {
      return try check(cases, savingTo: paths, tracks: tracks, listener: Listener(progress)) {
        result in
        CrashReport.note("checking, after \(result.scene.name)")
        return CheckedEntry(result, from: folder, sharing: texts)
      }
    } catch {
      throw CommandFailure(error)
    }
  }
}
