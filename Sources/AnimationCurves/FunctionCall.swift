/// A function as CSS writes it: a name and, in parentheses, arguments between commas.
struct FunctionCall {
  /// The text it was read from.
  var text: String
  /// The name, in lower case.
  var name: String
  /// The arguments, each as its words.
  var arguments: [[Substring]]

  init(_ text: Substring) throws(CurveError) {
    self.text = String(text)
    guard let open = text.firstIndex(of: "("), text.last == ")" else {
      throw .unreadable(String(text), reason: "a closing parenthesis is missing")
    }
    name = text[..<open].trimmingBlanks.lowercased()
    let inside = text[text.index(after: open)...].dropLast()
    guard !inside.contains(where: { $0 == "(" || $0 == ")" }) else {
      throw .unreadable(String(text), reason: "parentheses cannot be nested")
    }
    if inside.trimmingBlanks.isEmpty {
      arguments = []
    } else {
      arguments = inside.split(separator: ",", omittingEmptySubsequences: false).map(\.words)
    }
  }

  func timingFunction() throws(CurveError) -> TimingFunction {
    let values = try numbers()
    guard values.count == 4 else {
      throw unreadable("cubic-bezier takes 4 numbers and has \(values.count)")
    }
    return try TimingFunction(controlPoints: values[0], values[1], values[2], values[3])
  }

  func spring() throws(CurveError) -> Spring {
    let values = try numbers()
    guard values.count == 3 || values.count == 4 else {
      throw unreadable(
        "spring takes mass, stiffness, damping and perhaps velocity and has \(values.count) numbers"
      )
    }
    return try Spring(
      mass: values[0], stiffness: values[1], damping: values[2],
      initialVelocity: values.count == 4 ? values[3] : 0)
  }

  func steps() throws(CurveError) -> StepTiming {
    guard arguments.count == 1 || arguments.count == 2,
      let count = arguments[0].onlyElement.flatMap({ Int($0) })
    else {
      throw unreadable("steps takes a whole number and perhaps where to jump, as in steps(4, end)")
    }
    guard arguments.count == 2 else { return try StepTiming(count: count) }
    let term = arguments[1].onlyElement?.lowercased() ?? ""
    switch term {
    case "start": return try StepTiming(count: count, term: .jumpStart)
    case "end": return try StepTiming(count: count, term: .jumpEnd)
    default:
      guard let term = StepTiming.JumpTerm(rawValue: term) else {
        throw unreadable(
          "where to jump is one of start, end, jump-start, jump-end, jump-none and jump-both")
      }
      return try StepTiming(count: count, term: term)
    }
  }

  func piecewiseLinear() throws(CurveError) -> PiecewiseLinear {
    var stops: [PiecewiseLinear.Stop] = []
    for argument in arguments {
      stops += try self.stops(argument)
    }
    return try PiecewiseLinear(stops: stops)
  }

  /// Reads a number and up to two percentages, which may be before or after it.
  private func stops(_ words: [Substring]) throws(CurveError) -> [PiecewiseLinear.Stop] {
    let isInput = words.map { $0.last == "%" }
    guard let place = isInput.firstIndex(of: false), words.count <= 3,
      place == 0 || place == words.count - 1,
      isInput.count(where: { !$0 }) == 1
    else {
      throw unreadable("a point of linear() is a number and up to two percentages, as in 0.25 75%")
    }
    let output = try number(words[place])
    var stops: [PiecewiseLinear.Stop] = []
    for index in words.indices where isInput[index] {
      stops.append(.init(output, at: try percentage(words[index].dropLast())))
    }
    return stops.isEmpty ? [.init(output)] : stops
  }

  private func numbers() throws(CurveError) -> [Double] {
    var values: [Double] = []
    for argument in arguments {
      guard let word = argument.onlyElement else {
        throw unreadable("there has to be one number between two commas")
      }
      values.append(try number(word))
    }
    return values
  }

  private func number(_ word: Substring) throws(CurveError) -> Double {
    let isDecimal = word.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    guard isDecimal, let value = Double(word), value.isFinite else {
      throw unreadable("\(String(word).debugDescription) is not a number")
    }
    return value
  }

  /// Reads a percentage as the fraction next to it, which a division could miss.
  private func percentage(_ word: Substring) throws(CurveError) -> Double {
    let value = try number(word)
    let parts = word.split(maxSplits: 1) { $0 == "e" || $0 == "E" }
    // Only nothing has a greater exponent, or one that is less.
    guard let exponent = parts.count == 2 ? Int32(parts[1]) : 0 else { return value }
    return Double("\(parts[0])e\(Int(exponent) - 2)") ?? value
  }

  private func unreadable(_ reason: String) -> CurveError {
    .unreadable(text, reason: reason)
  }
}

extension StringProtocol {
  /// The text without the blanks at its ends.
  var trimmingBlanks: SubSequence {
    let start = drop { $0.isWhitespace }.startIndex
    let end = self[start...].lastIndex { !$0.isWhitespace }
    guard let end else { return self[start..<start] }
    return self[start...end]
  }

  /// The pieces between blanks.
  fileprivate var words: [SubSequence] {
    split { $0.isWhitespace }
  }
}

extension Collection {
  /// The element of a collection of one; nil where there are none or several.
  fileprivate var onlyElement: Element? {
    count == 1 ? first : nil
  }
}
