import AnimationCurves
import CaseWorkers
import Filmstrips
import SceneFiles
import Scenes

/// The status with which the program ends.
enum ExitStatus: Int32 {
  case clean = 0
  case found = 1
  case wrongInput = 2
  case couldNotWork = 3
}

/// An early end of a command, with its messages.
struct CommandFailure: Error {
  let status: ExitStatus
  /// Lines for the standard error stream.
  let messages: [String]

  init(_ status: ExitStatus, _ messages: [String] = []) {
    self.status = status
    self.messages = messages
  }

  init(_ error: SceneError) { self.init(.wrongInput, [error.description]) }

  /// All mistakes of a file, a line each.
  init(_ mistakes: SceneMistakes) {
    let lines = mistakes.all.map(\.description)
    let rest = "\(mistakes.all[0].location.file.withoutControls): it has more mistakes than these"
    self.init(.wrongInput, lines + (mistakes.hasMore ? ["\(rest): correct them first"] : []))
  }

  init(_ error: WorkerError) {
    switch error {
    case .cannotStart, .noTemporaryFile: self.init(.couldNotWork, ["error: \(error)"])
    case .file(let error): self.init(error)
    }
  }

  init(_ error: CurveError) { self.init(.wrongInput, ["error: \(error)"]) }

  /// An error of a film, with the place of the scene that it is of where that is to blame.
  init(_ error: FilmError, at place: SourceLocation? = nil) {
    switch error {
    case .invalidOption(let name, let value, let expected):
      self.init(.wrongInput, ["error: --\(name) cannot be \(value): it must be \(expected)"])
    case .tooLarge, .tooManyPixels:
      self.init(.wrongInput, [place.map { "\($0): error: \(error)" } ?? "error: \(error)"])
    case .cannotReadFont: self.init(.wrongInput, ["error: \(error)"])
    case .cairo, .cannotWrite: self.init(.couldNotWork, ["error: \(error)"])
    }
  }
}

/// The failures of several pieces of work, of which each is tried.
struct FailureLog {
  private var failure: CommandFailure?

  /// True if nothing went wrong.
  var isEmpty: Bool { failure == nil }

  /// Does a piece of work, and keeps its failure.
  mutating func note(_ work: () throws(CommandFailure) -> Void) {
    do throws(CommandFailure) {
      try work()
    } catch {
      add(error)
    }
  }

  /// Adds the failures of other work.
  mutating func add(_ other: FailureLog) {
    if let failure = other.failure { add(failure) }
  }

  /// Of several failures the greatest status counts; each message is kept once.
  mutating func add(_ other: CommandFailure) {
    let own = failure?.messages ?? []
    let status = max(failure?.status.rawValue ?? 0, other.status.rawValue)
    failure = CommandFailure(
      ExitStatus(rawValue: status) ?? other.status,
      own + other.messages.filter { !own.contains($0) })
  }

  /// Throws where anything went wrong.
  func finish() throws(CommandFailure) {
    if let failure { throw failure }
  }
}
