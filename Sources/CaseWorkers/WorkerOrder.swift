package import Compositing
import Scenes
package import Detectors

/// The work of a worker: a line on its standard input.
package enum WorkerOrder: Codable, Sendable {
  case check(CheckOrder)
  case film(FilmOrder)

  /// True if a handler has to run for it.
  var plays: Bool {
    switch self {
    case .check(let order): order.source.plays
    case .film(let order): order.cases.contains(where: \.plays)
    }
  }
}

/// Cases to check that one playback may do for, and the files that their playbacks go to.
package struct CheckOrder: Codable, Sendable {
  /// The first of them, or the only one.
  let source: CaseSource
  /// The names and refreshes of each of the others, which has all else of the first one.
  let others: [CaseVariant]
  /// A path for each, or none where no playback is saved.
  let playbackPaths: [String]
  /// True if tracks are to come back with the facts.
  let wantsTracks: Bool

  /// An order for cases of one group of a ``CaseSupply``, one or more.
  package init(
    _ source: CaseSource, _ others: [CaseSource] = [], savingTo playbackPaths: [String] = [],
    wantsTracks: Bool = false
  ) {
    self.source = source
    self.others = others.map { CaseVariant($0.scene) }
    self.playbackPaths = playbackPaths
    self.wantsTracks = wantsTracks
  }

  /// The cases.
  var scenes: [SceneCase] {
    let first = source.scene
    return [first]
      + others.map { variant in
        var scene = first
        scene.take(variant)
        return scene
      }
  }
}

/// The reply of a worker: a line on its standard output.
package enum WorkerReply: Codable, Sendable {
  /// All is played, and checking or drawing begins, which takes as long as it takes.
  case drawing
  /// One for each case of the order.
  case checked([CheckOutcome])
  case filmed(FilmOutcome)
  /// The order cannot be read.
  case refused(String)
}

/// The outcome of checking a case.
package struct CheckOutcome: Codable, Sendable {
  package let facts: CaseFacts
  /// Nil where the order does not ask for it, or the case could not be played.
  package let track: PackedTrack?
  /// The reason why its playback was not saved.
  let error: WorkerError?
}

/// The progress of an order: a short line, for every turn has one.
struct WorkerProgress: Equatable, Sendable {
  /// Counts the cases of the order.
  var member = 0
  var phase = Phase.closed
  /// The time at which the turn begins, in seconds from the scene's start.
  var time = 0.0

  /// True if it is of the same case and time as another.
  func isOfInstant(of other: WorkerProgress) -> Bool {
    member == other.member && time == other.time
  }

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
