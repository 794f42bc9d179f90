/// Positions of the keyboard that apps print one per line, as React Native and Flutter log them.
///
/// * react-native-keyboard-controller's handlers: `onMove: 16.6`, `onMove 0.87 293.7`, a map with
///   `"height"`, or `current height: 291` (issues 677, 905, 1155).
/// * Flutter's insets: `inset:23.1`, `EdgeInsets(0.0, 0.0, 0.0, 408.0)` (issues 97609, 68731).
///
/// All are heights above the bottom of the screen. Few have times: a line is a refresh at 60 Hz then.
struct EventLines {
  private(set) var table: PositionTable
  private(set) var skipped: [SkippedLines] = []

  /// The meaning of a line.
  private enum Reading {
    /// Its position.
    case position(Double)
    /// A motion begins; the height that goes with it is where it goes.
    case start
    /// Its position once a motion has ended.
    case end(Double)
    /// A line that belongs to such a log and has no position.
    case aside

    var height: Double? {
      switch self {
      case .position(let height), .end(let height): height
      case .start, .aside: nil
      }
    }
  }

  private static let rate = 60.0
  /// Seconds after which every system's motion is over; what a log without times has between two.
  private static let pause = 0.5

  /// Reads the log; nil where fewer than two lines have a position.
  init?(_ log: LogText) {
    var readings: [(reading: Reading, line: Int)] = []
    for (index, line) in log.lines.enumerated() where !line.isBlank {
      if let reading = Self.reading(of: line) {
        readings.append((reading, index + 1))
      } else {
        skipped.add(index + 1, "no position of a keyboard", line)
      }
    }
    let positions = readings.filter { $0.reading.height != nil }
    guard positions.count >= 2 else { return nil }
    let stamps = positions.compactMap { Self.stamp(of: log.lines[$0.line - 1]) }
    let hasClock = stamps.count == positions.count && zip(stamps, stamps.dropFirst()).allSatisfy(<)
    let heights = positions.compactMap(\.reading.height)
    let samples =
      hasClock
      ? zip(stamps, heights).map { ($0 - stamps[0], $1) } : Self.timed(readings.map(\.reading))
    table = PositionTable(
      clock: hasClock ? .stamps : .lines, times: samples.map(\.0),
      columns: [.init(name: "keyboard", meaning: .keyboardHeight, values: samples.map(\.1))])
  }

  /// A refresh for each position, and a rest between two motions, whose length is not known.
  ///
  /// Before the end of a motion nothing is said: what was last seen is not where it rests.
  private static func timed(_ readings: [Reading]) -> [(Double, Double)] {
    var samples: [(Double, Double)] = []
    var clock = 0.0
    var hasEnded = false
    for reading in readings {
      if case .end = reading, !samples.isEmpty { clock += pause }
      if case .aside = reading { continue }
      if hasEnded, let last = samples.last {
        let rests = Int(pause * rate)
        samples += (1...rests).map { (last.0 + Double($0) / rate, last.1) }
        clock = last.0 + Double(rests + 1) / rate
        hasEnded = false
      }
      guard let height = reading.height else { continue }
      samples.append((clock, height))
      clock += 1 / rate
      if case .end = reading { hasEnded = true }
    }
    return samples
  }

  private static func reading(of line: Substring) -> Reading? {
    if let height = insets(of: line) { return .position(height) }
    if let event = handlerEvent(of: line) { return event }
    if let height = mapHeight(in: line) { return .position(height) }
    for name in ["current height:", "keyboard height:", "keyboardHeight:"] {
      var scanner = TextScanner(line)
      if scanner.skip(past: name), let height = scanner.number(), isHeight(height) {
        return .position(height)
      }
    }
    let isAside = ["padding:", "viewpadding:", "=======", "-------"].contains {
      line.range(of: $0) != nil
    }
    return isAside ? .aside : nil
  }

  /// Flutter's `MediaQuery.viewInsets`, or its bottom.
  private static func insets(of line: Substring) -> Double? {
    if line.range(of: "EdgeInsets.zero") != nil { return 0 }
    var scanner = TextScanner(line)
    if scanner.skip(past: "EdgeInsets(") {
      var last: Double?
      for index in 0..<4 {
        guard let number = scanner.number() else { return nil }
        last = number
        if index < 3, !scanner.take(",") { return nil }
      }
      return last.flatMap { isHeight($0) ? $0 : nil }
    }
    for name in ["inset:", "insets:", "Insets.bottom:", "insets.bottom:"] {
      var scanner = TextScanner(line)
      if scanner.skip(past: name), let height = scanner.number(), isHeight(height) { return height }
    }
    return nil
  }

  /// Reads a line that `useKeyboardHandler` prints.
  private static func handlerEvent(of line: Substring) -> Reading? {
    let names = [
      "onKeyboardMoveStart", "onKeyboardMoveEnd", "onKeyboardMoveInteractive", "onKeyboardMove",
      "onStart", "onMove", "onInteractive", "onEnd",
    ]
    for name in names {
      guard let place = line.range(of: name) else { continue }
      let rest = line[place.upperBound...]
      guard let height = height(in: rest) ?? mapHeight(in: line) else { return nil }
      if name.hasSuffix("Start") { return .start }
      return name.hasSuffix("End") ? .end(height) : .position(height)
    }
    return nil
  }

  /// The height in a map of an event, as `{"duration": 250, "height": 200.5, "progress": 0.6}`.
  ///
  /// A map with a width as well is a rectangle, and not the keyboard's position.
  private static func mapHeight(in line: Substring) -> Double? {
    guard let brace = line.range(of: "{"), line.range(of: "\"width\"") == nil else { return nil }
    var scanner = TextScanner(line[brace.upperBound...])
    guard scanner.skip(past: "\"height\":") else { return nil }
    return scanner.number().flatMap { isHeight($0) ? $0 : nil }
  }

  /// A height by its name, or the second of two numbers, or the only one.
  private static func height(in text: Substring) -> Double? {
    for name in ["\"height\":", "height:", "height ="] {
      var scanner = TextScanner(text)
      if scanner.skip(past: name) { return scanner.number().flatMap { isHeight($0) ? $0 : nil } }
    }
    var scanner = TextScanner(text)
    scanner.skip { ": =".contains($0) }
    guard let first = scanner.number(), isHeight(first) else { return nil }
    guard let second = scanner.number(), isHeight(second), abs(first) <= 2 else { return first }
    return second
  }

  private static func isHeight(_ number: Double) -> Bool { abs(number) <= 10_000 }

  /// Milliseconds since 1970 at the end of a line, or the time of day at its beginning; seconds.
  private static func stamp(of line: Substring) -> Double? {
    let last = line.split(separator: " ").last ?? ""
    if last.count == 13, last.allSatisfy(\.isNumber), let milliseconds = Double(last) {
      return milliseconds / 1000
    }
    return line.timeOfDay
  }
}
