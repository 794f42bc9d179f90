public import Filmstrips

/// An error of workers at what they were asked for.
public enum WorkerError: Error, Hashable, Sendable, Codable {
  /// The system starts no process, for the given reason.
  case cannotStart(reason: String)
  /// The folder for temporary files takes none, for the given reason.
  case noTemporaryFile(folder: String, reason: String)
  /// A playback could not be written.
  case file(FilmError)
}

extension WorkerError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotStart(let reason): "cannot start a worker process: \(reason)"
    case .noTemporaryFile(let folder, let reason):
      "cannot make a temporary file in \(folder): \(reason): "
        + "set TMPDIR to a folder that can be written to"
    case .file(let error): error.description
    }
  }
}
