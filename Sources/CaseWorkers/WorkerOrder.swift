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
