import AnimationCurves
import SeededRandom
import Testing

@Suite struct CurveArgumentTests {
  private static let bounce = "linear(0, 1 50% 60%, 40% 0.25, 1)"

  @Test func numbersAreCurvesOrOptions() throws {
    let curves: [(String, AnimationCurve)] = [
      ("0", .easeInOut), ("1", .easeIn), ("2", .easeOut), ("3", .linear), ("7", .keyboard),
      (" 7\n", .keyboard),
    ]
    for (text, curve) in curves {
      #expect(try CurveArgument(parsing: text) == .curve(curve))
    }
    let options = AnimationOptions(rawValue: 458756)
    #expect(try CurveArgument(parsing: "458756") == .options(options))
    #expect(
      try CurveArgument(parsing: "458756").timing(duration: 0.25, profile: .iOS18)
        == KeyboardProfile.iOS18.timing)
  }

  @Test func namesAreReadWithoutRegardToCase() throws {
    let curves: [(String, AnimationCurve)] = [
      ("easeInOut", .easeInOut), ("EASEIN", .easeIn), ("easeout", .easeOut), ("linear", .linear),
      ("Keyboard", .keyboard), ("easeInEaseOut", .easeInOut),
    ]
    for (text, curve) in curves {
      #expect(try CurveArgument(parsing: text) == .curve(curve))
    }
    #expect(try CurveArgument(parsing: "ease-in-out") == .curve(.easeInOut))
    #expect(try CurveArgument(parsing: "step-start") == .timing(.steps(.start)))
    #expect(try CurveArgument(parsing: "step-end") == .timing(.steps(StepTiming(count: 1))))
    #expect(try CurveArgument(parsing: "default") == .timing(.timingFunction(.default)))
  }

  @Test func functionsAreReadAsCSSWritesThem() throws {
    let bezier = try TimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
    #expect(
      try CurveArgument(parsing: "cubic-bezier(.38,.7, 0.125 ,1e0)")
        == .timing(.timingFunction(bezier)))
    let terms: [(String, StepTiming.JumpTerm)] = [
      ("steps(3)", .jumpEnd), ("steps(3, end)", .jumpEnd), ("steps(3,start)", .jumpStart),
      ("STEPS( 3 , Jump-Both )", .jumpBoth), ("steps(3, jump-none)", .jumpNone),
    ]
    for (text, term) in terms {
      let steps = try StepTiming(count: 3, term: term)
      #expect(try CurveArgument(parsing: text) == .timing(.steps(steps)))
    }
    #expect(
      try CurveArgument(parsing: "spring(3, 1000, 500)")
        == .timing(.spring(KeyboardProfile.iOS18.spring)))
    let lines = try PiecewiseLinear(stops: [
      .init(0), .init(1, at: 0.5), .init(1, at: 0.6), .init(0.25, at: 0.4), .init(1),
    ])
    #expect(try CurveArgument(parsing: Self.bounce) == .timing(.piecewiseLinear(lines)))
  }

  /// A percentage is the number next to its hundredth, however it is written.
  @Test func aPercentageIsAHundredth() throws {
    for (text, place) in [
      ("57%", 0.57), ("2.9e1%", 0.29), ("7e-1%", 0.007), ("3E+1%", 0.3), ("1e-9999%", 0),
      ("1e-99999999999999999999%", 0), ("0e99999999999999999999%", 0),
    ] {
      let line = try PiecewiseLinear(stops: [.init(0), .init(0.5, at: place), .init(1)])
      #expect(
        try CurveArgument(parsing: "linear(0, 0.5 \(text), 1)") == .timing(.piecewiseLinear(line)))
    }
  }

  static let mistakes: [(String, CurveError)] = [
    ("4", .unknownRawValue(4)), ("6", .unknownRawValue(6)),
    ("8", .neitherCurveNorOptions(8)), ("65535", .neitherCurveNorOptions(65535)),
    ("327680", .unknownRawValue(5)), ("ease-sideways", .unknownName("ease-sideways")),
    ("cubic-bezier(2,0,1,1)", .outOfRange(.x1, 2)), ("steps(0)", .stepCount(0, .jumpEnd)),
    ("steps(1, jump-none)", .stepCount(1, .jumpNone)), ("linear()", .noPoints),
    ("spring(0, 1, 1)", .outOfRange(.mass, 0)), ("rotate(1)", .unknownName("rotate(1)")),
  ]

  @Test(arguments: mistakes)
  func mistakesAreNamed(text: String, error: CurveError) {
    #expect(throws: error) { try CurveArgument(parsing: text) }
  }

  @Test(arguments: [
    "", "  ", "99999999999999999999999", "cubic-bezier(1,1,1", "cubic-bezier(1,2,3)",
    "cubic-bezier(a,b,c,d)", "cubic-bezier(0,0,,1)", "cubic-bezier(0 0,0,1,1)", "steps(two)",
    "steps(2, sideways)", "steps(2, start, end)", "linear(1%)", "linear(0 1)",
    "linear(0, 5% 0.5 6%, 1)", "linear(0 1% 2% 3%)", "linear((0), 1)", "cubic-bezier(nan,0,1,1)",
    "cubic-bezier(0x1p1,0,1,1)", "cubic-bezier(0,inf,1,1)", "linear(0, 1e999)", "spring(1,2)",
  ])
  func unreadableTextIsExplained(text: String) throws {
    let error = #expect(throws: CurveError.self) { try CurveArgument(parsing: text) }
    guard case .unreadable(_, let reason) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(!reason.isEmpty)
  }

  @Test func whatIsWrittenReadsTheSame() throws {
    var random = SplitMix64(seed: 51)
    for _ in 0..<1000 {
      let bezier = try random.bezier()
      let lines = try PiecewiseLinear(
        stops: (0...4).map { _ in .init(random.number(in: -1...2), at: random.number(in: 0...1)) })
      let steps = try StepTiming(
        count: Int.random(in: 2...99, using: &random),
        term: StepTiming.JumpTerm.allCases.randomElement(using: &random) ?? .jumpEnd)
      let curves: [AnyTimingCurve] = [
        .timingFunction(TimingFunction(bezier)), .piecewiseLinear(lines), .steps(steps),
      ]
      for curve in curves {
        let text = try curve.cssDescription(duration: 1)
        #expect(try CurveArgument(parsing: text) == .timing(curve), "\(text)")
      }
    }
  }

  @Test func springsAreExportedAsLines() throws {
    let keyboard = KeyboardProfile.iOS18
    let text = try keyboard.timing.cssDescription(maximumError: 0.01)
    #expect(text.hasPrefix("linear(0 0%, "))
    #expect(text.hasSuffix(" 100%, 1 100%)"))
    let argument = try CurveArgument(parsing: text)
    let timing = try argument.timing(duration: 0.5, profile: .iOS18)
    for step in 0...5000 {
      let t = Double(step) * 1e-4
      #expect(abs(timing.progress(at: t) - keyboard.timing.progress(at: t)) <= 0.01)
    }
    #expect(try AnimationTiming.instant.cssDescription() == "step-start")
    #expect(TimingFunction.easeIn.bezier.description == "cubic-bezier(0.42, 0, 1, 1)")
  }

  @Test func anyTextIsReadOrRefused() {
    var random = SplitMix64(seed: 61)
    let pieces = [
      "cubic-bezier", "steps", "linear", "spring", "(", ")", ",", "%", " ", "0", "1", "7", "458752",
      "-", ".", "e", "1e308", "1e-320", "nan", "inf", "jump-none", "start", "\u{0}", "é", "🎹",
      "9223372036854775807", "18446744073709551615", "0.5", "100%", "\n", "٣",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      do {
        let argument = try CurveArgument(parsing: text)
        _ = try argument.timing(duration: 0.3, profile: .iOS18).progress(at: 0.1)
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test func errorsSayWhatToDo() {
    #expect(
      CurveError.outOfRange(.x1, 2).description == "x1 is 2.0 and must be between 0 and 1")
    #expect(CurveError.unknownRawValue(5).description.contains("7 (keyboard)"))
    #expect(CurveError.unknownProfile("x").description.contains("iOS 18"))
    #expect(CurveError.unknownName("a\nb").description.contains(#""a\nb""#))
    #expect(CurveError.unknownName(String(repeating: "x", count: 500)).description.count < 500)
  }
}
