import Scenes
import Testing

/// A handler's options, declared once as typed values.
struct HandlerOptionTests {
  enum Timing: String, CaseIterable {
    case linear, keyboard, spring
  }

  private static let timing = HandlerOption("timing", default: Timing.keyboard)
  private static let late = HandlerOption(flag: "late").only(with: timing, .spring)
  private static let distance = HandlerOption("distance", default: 10, in: 0...1000)
  private static let contradict = HandlerOption<String?>(
    "contradict", first: (.flag(false), nil),
    others: [(.flag(true), "required"), (.word("optional"), "optional")])

  private func spec(_ name: String, _ value: HandlerSpec.Value) -> HandlerSpec {
    HandlerSpec(name: "frame", options: [.init(name: name, value: value)])
  }

  @Test func whatASceneLeavesOutHasItsDefault() {
    let plain = HandlerSpec(name: "frame")
    #expect(plain[Self.timing] == .keyboard)
    #expect(plain[Self.late] == false)
    #expect(plain[HandlerOption(flag: "accessory", default: true)])
    #expect(plain[Self.distance] == 10)
    #expect(plain[Self.contradict] == nil)
    #expect(plain.given(Self.distance) == nil)
  }

  @Test func whatASceneGivesIsTyped() {
    for timing in Timing.allCases {
      #expect(spec("timing", .word(timing.rawValue))[Self.timing] == timing)
    }
    #expect(spec("late", .flag(true))[Self.late])
    #expect(spec("distance", .number(2.5))[Self.distance] == 2.5)
    #expect(spec("distance", .number(10)).given(Self.distance) == 10)
    #expect(spec("contradict", .flag(true))[Self.contradict] == "required")
    #expect(spec("contradict", .word("optional"))[Self.contradict] == "optional")
  }

  @Test func whatAnOptionDoesNotHaveIsItsDefault() {
    #expect(spec("timing", .word("slow"))[Self.timing] == .keyboard)
    #expect(spec("timing", .flag(true))[Self.timing] == .keyboard)
    #expect(spec("distance", .word("far"))[Self.distance] == 10)
    #expect(spec("late", .number(1))[Self.late] == false)
  }

  /// A number that may not exceed another's names that other.
  @Test func aNumberMayHaveACeiling() {
    let most = HandlerOption("most", default: 50, in: 0...100)
    let least = HandlerOption("least", default: 20, in: 0...100).atMost(most)
    #expect(least.signature.ceiling == "most" && most.signature.ceiling == nil)
    #expect(spec("least", .number(60))[least] == 60)
  }

  /// Its first value is the default, and every value that is listed means something.
  @Test func theSignatureListsTheDefaultFirst() {
    #expect(Self.timing.signature.values == [.word("keyboard"), .word("linear"), .word("spring")])
    #expect(Self.late.signature.values == [.flag(false), .flag(true)])
    #expect(
      HandlerOption(flag: "accessory", default: true).signature.values
        == [.flag(true), .flag(false)])
    #expect(Self.distance.signature.values == [.number(10)])
    #expect(Self.distance.signature.range == 0...1000)
    #expect(
      Self.contradict.signature.values == [.flag(false), .flag(true), .word("optional")])
    let condition = HandlerSpec.Option(name: "timing", value: .word("spring"))
    #expect(Self.late.signature.condition == condition)
    #expect(Self.timing.signature.condition == nil)
  }
}
