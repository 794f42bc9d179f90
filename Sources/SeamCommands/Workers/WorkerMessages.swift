import Compositing
import KeyboardScenes

/// Where a case stands: a scene file, and the number of the case in it, from 0.
struct CasePlace: Hashable, Codable, Sendable {
  let file: String
  let number: Int
}

/// What a worker is to do: a line on its standard input.
enum WorkerOrder: Codable, Sendable {
  case check(CasePlace)
  case film(FilmOrder)
}

/// A film to draw: its cases, where it goes, and on how many threads.
struct FilmOrder: Codable, Sendable {
  let cases: [CasePlace]
  let path: String
  let directory: String
  let parallelism: Int
}

/// What a worker tells: a line on its standard output.
enum WorkerReply: Codable, Sendable {
  /// A case is being played; `member` counts those of the order.
  case playing(member: Int, phase: Phase, time: Double)
  /// All is played, and drawing begins, which takes as long as it takes.
  case drawing
  case checked(CaseFacts)
  case filmed(FilmOutcome)
  /// The order cannot be done: a file is gone, or says something else now.
  case refused(String)
}

/// What became of a film.
struct FilmOutcome: Codable, Sendable {
  /// Where its file lies; nil where there is none.
  var path: String?
  /// The cases that could not be played, with the reason.
  var failures: [String] = []
  var warnings: [String] = []
  var error: Complaint?

  /// Why a film could not be drawn, and the status that it ends the program with.
  struct Complaint: Codable, Sendable {
    let status: Int32
    let messages: [String]
  }
}
