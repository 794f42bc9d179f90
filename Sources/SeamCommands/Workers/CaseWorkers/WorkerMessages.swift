import Compositing
import Detectors
import KeyboardSimulation
import SceneFiles
import Scenes

/// Where a case stands: a scene file, and the number of the case in it, from 0.
struct CasePlace: Hashable, Codable, Sendable {
  let file: String
  let number: Int
}

/// What a worker is to do: a line on its standard input.
enum WorkerOrder: Codable, Sendable {
  case check(CasePlace)
  case film(FilmOrder)
  /// A scene of one case, as text.
  case play(String)

  /// What messages call such a text.
  static let draftName = "draft"
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
  /// All is played, and drawing begins, which takes as long as it takes.
  case drawing
  case checked(CaseFacts)
  case filmed(FilmOutcome)
  /// The order cannot be done: a file is gone, or says something else now.
  case refused(String)
}

/// Where playing an order has come to: a short line, for every turn has one.
struct WorkerProgress: Equatable, Sendable {
  /// Counts the cases of the order.
  var member = 0
  var phase = Phase.closed
  /// When the turn begins, in seconds from the scene's start.
  var time = 0.0

  static let mark = UInt8(ascii: "@")
}

extension WorkerProgress {
  var line: String { "@\(member) \(phase.rawValue) \(time)" }

  /// Nil where the line is something else.
  init?(line: some Collection<UInt8>) {
    guard line.first == Self.mark else { return nil }
    let words = String(decoding: line.dropFirst(), as: UTF8.self).split(separator: " ")
    guard words.count == 3, let member = Int(words[0]),
      let phase = Phase(rawValue: String(words[1])), let time = Double(words[2])
    else { return nil }
    self.init(member: member, phase: phase, time: time)
  }
}

/// What became of a film.
struct FilmOutcome: Codable, Sendable {
  /// Where its file lies; nil where there is none.
  var path: String?
  /// The cases that could not be played, with the reason.
  var failures: [String] = []
  /// The characters that no font has.
  var missingGlyphs: [UInt32] = []
  var error: Complaint?

  /// Why a film could not be drawn, and the status that it ends the program with.
  struct Complaint: Codable, Sendable {
    let status: Int32
    let messages: [String]
  }
}
