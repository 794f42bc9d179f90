import Foundation

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
