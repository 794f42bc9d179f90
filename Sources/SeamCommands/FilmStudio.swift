import Compositing
import Dispatch
import Filmstrips
import Foundation
import KeyboardScenes

/// Draws films side by side on all cores while the next ones' cases are played.
///
/// Only as many films as there are cores are held at a time, however many a run has. Each film is
/// drawn alone, so that neither its bytes nor what is said of it depend on the number of cores.
@MainActor
struct FilmStudio {
  let options: FilmOptions
  let format: FilmFormat
  /// How many films are drawn at a time.
  let jobs: Int

  init(options: FilmOptions, format: FilmFormat = .png, jobs: Int? = nil) {
    self.options = options
    self.format = format
    self.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// What became of a film.
  struct Outcome: Sendable {
    /// Where its file lies; nil where there is none.
    var path: String?
    /// The cases that could not be played, with the reason.
    var failures: [String] = []
    var warnings: [FilmWarning] = []
    var error: FilmError?
  }

  /// Draws the groups into the folder; the outcomes come in order, each as soon as it can.
  ///
  /// - Parameters:
  ///   - groups: what to draw, a file for each.
  ///   - folder: where to.
  ///   - prepare: plays a member, and returns what is left to do for its result elsewhere.
  ///   - tell: takes the outcome of each group.
  func draw<Member>(
    _ groups: [FilmGroup<Member>], into folder: inout OutputFolder,
    prepare: (Member) -> @Sendable () -> CaseResult, tell: (Int, Outcome) -> Void
  ) {
    let outcomes = OrderedOutcomes()
    let (seats, work) = (DispatchSemaphore(value: jobs), DispatchGroup())
    let writer = FilmWriter(
      options: options, format: format, parallelism: max(1, jobs / max(1, groups.count)))
    for (index, group) in groups.enumerated() {
      seats.wait()
      let path = folder.place(group.title + format.titleSuffix, "png")
      let results = group.members.map(prepare)
      let directory = folder.path
      DispatchQueue.global().async(group: work) {
        let outcome = Self.write(results.map { $0() }, with: writer, to: path, in: directory)
        outcomes.put(outcome, at: index)
        seats.signal()
      }
      for (index, outcome) in outcomes.takeReady() { tell(index, outcome) }
    }
    work.wait()
    for (index, outcome) in outcomes.takeReady() { tell(index, outcome) }
  }

  private nonisolated static func write(
    _ results: [CaseResult], with writer: FilmWriter, to path: String, in directory: String
  ) -> Outcome {
    var outcome = Outcome()
    outcome.failures = results.compactMap { result in
      result.failure.map { "\(result.scene.name): \($0)" }
    }
    guard let film = Film(results) else { return outcome }
    do throws(FilmError) {
      let file = try writer.file(film)
      outcome.warnings = file.warnings
      try WholeFile.makeDirectory(directory)
      try WholeFile.write(file.bytes, to: path)
      outcome.path = path
    } catch {
      outcome.error = error
    }
    return outcome
  }
}

/// Outcomes that come in any order and are taken in theirs.
private final class OrderedOutcomes: @unchecked Sendable {
  /// Guards the two below.
  private let lock = NSLock()
  private var waiting: [Int: FilmStudio.Outcome] = [:]
  private var next = 0

  func put(_ outcome: FilmStudio.Outcome, at index: Int) {
    lock.withLock { waiting[index] = outcome }
  }

  /// The outcomes that follow without a hole on those taken before.
  func takeReady() -> [(Int, FilmStudio.Outcome)] {
    lock.withLock {
      var ready: [(Int, FilmStudio.Outcome)] = []
      while let outcome = waiting.removeValue(forKey: next) {
        ready.append((next, outcome))
        next += 1
      }
      return ready
    }
  }
}
