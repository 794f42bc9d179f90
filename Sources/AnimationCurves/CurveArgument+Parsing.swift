extension CurveArgument {
  /// Reads a curve.
  ///
  /// - Parameter text: A number, a name or a function as in the table of ``CurveArgument``.
  /// - Throws: ``CurveError`` with what is wrong.
  public init(parsing text: String) throws(CurveError) {
    let body = text.trimmingBlanks
    guard !body.isEmpty else { throw .unreadable(text, reason: "it is empty; use \(Self.grammar)") }
    if let first = body.utf8.first, (0x30...0x39).contains(first) {
      self = try Self.numbered(body)
    } else if body.contains("(") {
      self = .timing(try Self.function(body))
    } else if let argument = Self.named(body) {
      self = argument
    } else {
      throw .unknownName(String(body))
    }
  }

  private static func numbered(_ text: Substring) throws(CurveError) -> CurveArgument {
    let number = try OptionsExpression(text).value
    if number >= 1 << 16 {
      let options = AnimationOptions(rawValue: number)
      guard options.curve.isKnown else { throw .unknownRawValue(options.curve.rawValue) }
      return .options(options)
    }
    guard number < 8 else { throw .neitherCurveNorOptions(Int(number)) }
    let curve = AnimationCurve(keeping: Int(number))
    guard curve.isKnown else { throw .unknownRawValue(curve.rawValue) }
    return .curve(curve)
  }

  private static func named(_ name: Substring) -> CurveArgument? {
    let key = name.lowercased().filter { $0 != "-" }
    if let named = NamedTiming.all.first(where: { $0.name.filter { $0 != "-" } == key }) {
      return .named(named)
    }
    if key == "default" || key == "ease" { return .timing(.timingFunction(.default)) }
    if key == "easeineaseout" { return .curve(.easeInOut) }
    if key == "stepstart" { return .timing(.steps(.start)) }
    if key == "stepend" { return .timing(.steps(.end)) }
    return AnimationCurve.named.first { $0.name.lowercased() == key }.map { .curve($0.curve) }
  }

  private static func function(_ text: Substring) throws(CurveError) -> AnyTimingCurve {
    let call = try FunctionCall(text)
    switch call.name {
    case "cubic-bezier": return .timingFunction(try call.timingFunction())
    case "spring": return .spring(try call.spring())
    case "steps": return .steps(try call.steps())
    case "linear": return .piecewiseLinear(try call.piecewiseLinear())
    default: throw .unknownName(call.text)
    }
  }
}

extension AnimationCurve {
  /// Whether the curve number has a known meaning.
  var isKnown: Bool {
    Self.named.contains { $0.curve == self }
  }
}
