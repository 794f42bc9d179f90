import Foundation

/// Runs this program again whenever a file changes: a scene, or the program itself.
///
/// Each run is a process of its own, so that it is always the newest program that plays.
@MainActor
struct Watch {
  /// Seconds between two looks at the files.
  private static let interval = 0.3

  /// The environment's word for a run that is watched already, whatever `seam.yaml` says.
  private static let mark = "SEAM_WATCHED"

  /// True if this process is such a run.
  static var isWatched: Bool { ProcessInfo.processInfo.environment[mark] != nil }

  /// The program, which may be replaced while it is watched.
  private let program: String
  /// The arguments of each run.
  private let arguments: [String]
  /// The files that count now; those of a folder may become more.
  private let files: () throws -> [String]

  init(_ arguments: [String], files: @escaping () throws -> [String]) {
    self.arguments = arguments
    self.files = files
    program = Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  /// Runs until a signal ends the program.
  func run() throws(CommandFailure) -> Never {
    while true {
      let before = look()
      try start()
      Terminal.writeErrorLine("-- watching: change a scene or build again; Ctrl-C ends --")
      let changed = wait(for: before)
      Terminal.writeErrorLine("-- \(changed) has changed --")
    }
  }

  private func look() -> WatchedFiles { WatchedFiles(((try? files()) ?? []) + [program]) }

  /// Waits until something is other than before, and stays as it is for one look: a program that is
  /// being linked is not started.
  private func wait(for before: WatchedFiles) -> String {
    var last = before
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      let now = look()
      defer { last = now }
      guard let changed = now.firstChange(since: before), now == last,
        FileManager.default.isExecutableFile(atPath: program)
      else { continue }
      return changed.split(separator: "/").suffix(2).joined(separator: "/")
    }
  }

  private func start() throws(CommandFailure) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging([Self.mark: "1"]) { $1 }
    do {
      try process.run()
    } catch {
      throw CommandFailure(.couldNotWork, ["error: cannot start \(program): \(error)"])
    }
    process.waitUntilExit()
  }
}

/// Files whose changes start a run again, as they are on disk now.
struct WatchedFiles: Equatable {
  private struct State: Equatable {
    let changed: Date?
    let size: UInt64
    let identifier: UInt64
  }

  private let states: [String: State]

  /// Looks at the files; one that is not there counts as that.
  init(_ paths: [String]) {
    var states: [String: State] = [:]
    for path in paths {
      guard let traits = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
      states[path] = State(
        changed: traits[.modificationDate] as? Date,
        size: (traits[.size] as? NSNumber)?.uint64Value ?? 0,
        identifier: (traits[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0)
    }
    self.states = states
  }

  /// The first file that is new, gone or changed; nil where all are the same.
  func firstChange(since other: WatchedFiles) -> String? {
    Set(states.keys).union(other.states.keys).sorted()
      .first { states[$0] != other.states[$0] }
  }
}
