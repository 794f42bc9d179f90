import Scenes

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
