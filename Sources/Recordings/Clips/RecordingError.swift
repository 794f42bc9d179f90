/// The reason for which a clip cannot be measured.
package enum RecordingError: Error, Hashable, Sendable {
  /// The clip, or what is asked of it, is wrong.
  case wrongInput(String)
  /// ffmpeg is missing, or did not do its work.
  case couldNotWork(String)

  package var message: String {
    switch self {
    case .wrongInput(let message), .couldNotWork(let message): message
    }
  }
}
