import Compositing
import Scenes

/// A track of a page: its numbers are places of columns and layers in the page's pools.
struct PageTrack: Encodable {
  /// The first refresh's time in seconds, and the seconds of a unit of `t`.
  let origin, unit: Double
  let t: Int
  /// The keyboard's corner and opacity, the bar's corner and bottom, the guide, the list's top, bottom
  /// and content, and how far keyboard and bar are apart.
  let e: [Int]
  /// The field's rectangle; none for a case without a form.
  let field: [Int]?
  /// Rectangles, of four columns each.
  let gap, overlap: [[Int]]
  let phases: [PageValue]
  let posts: [PageValue]
  let screens: [PageValue]
  let scale: Double
  let window: PageValue?
  let layers: [Int]

  init(_ track: CaseTrack, _ pools: inout PagePools) {
    let clock = PageClock(track.times)
    (origin, unit) = (clock.origin, clock.unit)
    t = pools.column(clock.numbers)
    let scenery = track.scenery
    let columns = [
      track.keyboard.map { $0?.first?.first }, track.keyboardTop, track.opacity,
      track.bar.map { $0?.first?.first }, track.barTop, track.barBottom, track.guide,
      scenery.listTop, track.listBottom, scenery.contentTop, track.apart,
    ]
    e = columns.map { pools.column($0) }
    field = track.field.map { rects in
      (0..<4).map { part in pools.column(rects.map { $0?.part(part) }) }
    }
    gap = Self.columns(of: track.gap, &pools)
    overlap = Self.columns(of: track.overlap, &pools)
    phases = track.phases.map {
      .list([.integer(pools.text($0.phase.rawValue)), .number($0.time.micro)])
    }
    posts = track.notifications.map { Self.value(of: $0, &pools) }
    screens = scenery.screens.map { screen in
      .list(
        [.integer(screen.frame), .hundredths(screen.width), .hundredths(screen.height)]
          + screen.safeArea.map(PageValue.hundredths))
    }
    scale = scenery.scale
    window = scenery.window.map { .list($0.map(PageValue.hundredths)) }
    layers = scenery.layers.map { pools.layers.index(of: Self.value(of: $0, &pools)) }
  }

  /// The columns of each rectangle that some refresh has.
  private static func columns(
    of regions: [[CaseTrack.Rect]?], _ pools: inout PagePools
  ) -> [[Int]] {
    let count = regions.reduce(0) { max($0, $1?.count ?? 0) }
    return (0..<count).map { index in
      (0..<4).map { part in
        pools.column(
          regions.map { rects in rects.flatMap { $0.count > index ? $0[index].part(part) : nil } })
      }
    }
  }

  /// Name, time, duration and curve.
  private static func value(
    of posted: CaseTrack.Notification, _ pools: inout PagePools
  ) -> PageValue {
    .list([
      .integer(pools.text(posted.name.rawValue)), .number(posted.time.micro),
      .number(posted.duration.micro), .integer(posted.curve),
    ])
  }

  /// Kind, anchor, seed, colour, panel, and places: a refresh, a rectangle and its opacity.
  private static func value(of layer: CaseTrack.Layer, _ pools: inout PagePools) -> PageValue {
    let head: [PageValue] = [
      .integer(pools.text(layer.kind.rawValue)), .integer(pools.text(layer.anchor.rawValue)),
      .integer(layer.seed % 6), .integer(layer.color.map { pools.text($0) } ?? -1),
      .integer(layer.panel.map { pools.text($0) } ?? -1),
    ]
    let places = layer.places.map { place -> PageValue in
      let numbers = place.rect.map { $0.map(PageValue.hundredths) + [.hundredths(place.opacity)] }
      return .list([.integer(place.frame)] + (numbers ?? []))
    }
    return .list(head + places)
  }
}

extension CaseTrack.Rect {
  /// One of its four numbers; nil where a report that is read has fewer.
  fileprivate func part(_ index: Int) -> Double? { indices.contains(index) ? self[index] : nil }
}

/// Times as whole numbers of a unit: refreshes where they are even, else tens of microseconds.
private struct PageClock {
  let origin: Double
  let unit: Double
  /// In hundredths of what a column keeps, so that they stay whole.
  let numbers: [Double?]

  init(_ times: [Double]) {
    origin = times.first ?? 0
    let first = origin
    let step = zip(times.dropFirst(), times).map { $0 - $1 }.min() ?? 0
    let whole = step > 1e-5 ? step : 1
    // The mean of many steps is exact where one is rounded.
    let count = times.last.map { (($0 - first) / whole).rounded() } ?? 0
    let refresh = count > 0 ? ((times.last ?? 0) - first) / count : 1
    let isEven = times.allSatisfy { time in
      let number = (time - first) / refresh
      return abs(number - number.rounded()) * refresh < 2e-6
    }
    let chosen = isEven ? refresh : 1e-5
    unit = chosen
    numbers = times.map { (($0 - first) / chosen).rounded() / 100 }
  }
}

/// A list of numbers as a short text, which is how a page keeps what tracks say of each refresh.
///
/// Numbers are hundredths, and what is written is how much their differences differ, so that rests
/// and even motions are zeros. Each is a zigzag number of five bits a letter, the lowest first, of
/// the 64 letters of Base64 for addresses; the sixth bit says that another letter follows. `~` is
/// no number, after which differences begin anew; `!` and a count repeat what is before it.
struct PageColumn {
  let text: String

  init(_ values: [Double?]) {
    var tokens: [String] = []
    var (last, step) = (0, 0)
    for value in values {
      guard let value else {
        tokens.append("~")
        (last, step) = (0, 0)
        continue
      }
      let number = (value * 100).whole
      let next = number - last
      tokens.append(Self.letters(of: next - step))
      (last, step) = (number, next)
    }
    text = Self.shortened(tokens)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

  private static func letters(of number: Int) -> String {
    var rest = number < 0 ? (-number << 1) - 1 : number << 1
    var text = ""
    repeat {
      let bits = rest & 31
      rest >>= 5
      text.append(alphabet[rest > 0 ? bits | 32 : bits])
    } while rest > 0
    return text
  }

  /// Runs of three and more as one and a count.
  private static func shortened(_ tokens: [String]) -> String {
    var text = ""
    var index = 0
    while index < tokens.count {
      var end = index + 1
      while end < tokens.count, tokens[end] == tokens[index] { end += 1 }
      let count = end - index
      text +=
        count > 3
        ? tokens[index] + "!" + letters(of: count - 1)
        : String(repeating: tokens[index], count: count)
      index = end
    }
    return text
  }
}

/// Numbers, and lists of them, as compact JSON has them.
enum PageValue: Hashable, Encodable {
  case number(Double)
  case list([PageValue])

  static func integer(_ value: Int) -> PageValue { .number(Double(value)) }

  /// To a hundredth, which is less than a screen shows.
  static func hundredths(_ value: Double) -> PageValue {
    .number((value * 100).rounded() / 100)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    }
  }
}
