import Foundation
import MotionLogs
import Scenes
import SeededRandom
import Testing

/// Keys of a notification in any order and spelling, and which of many become a scene's events.
@Suite struct DumpLawTests {
  private func notifications(_ text: String) throws -> (
    list: [LoggedNotification], skipped: [SkippedLines]
  ) {
    let log = try MotionLog(text, file: "a.log")
    guard case .notifications(let list) = log.content else { return ([], log.skipped) }
    return (list, log.skipped)
  }

  private func rectangle(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// What is out of bounds is as if it were not there, and the keys may be on one line or on many.
  @Test func keysAreReadInAnyOrder() throws {
    var random = SplitMix64(seed: 41)
    var text = ""
    var expected: [[String]] = []
    for _ in 0..<200 {
      let frames = (0..<2).map { _ in
        let sizes = [0, 375.5, 100_000].map { Double($0) }
        let places = [-100_000, -3.25, 0, 409, 100_000].map { Double($0) }
        return [places, places, sizes, sizes].map { $0.randomElement(using: &random) ?? 0 }
      }
      let duration: Double = [0, 0.25, 60, 60.5, -0.5].randomElement(using: &random) ?? 0
      let curve = Int.random(in: -1...8, using: &random)
      let local = ["1", "0", "true", "false"].randomElement(using: &random) ?? ""
      let name = KeyboardNotification.Name.allCases.randomElement(using: &random) ?? .willShow
      let numbers = frames.map { $0.map { "\($0)" } }
      let lists = numbers.map { "{{\($0[0]), \($0[1])}, {\($0[2]), \($0[3])}}" }
      let isTight = Bool.random(using: &random)
      let keys = [
        "FrameBeginUserInfoKey = \"NSRect: \(lists[0])\";",
        "FrameEndUserInfoKey: (\(numbers[1].joined(separator: isTight ? "," : ", ")))",
        "AnimationDurationUserInfoKey = \"\(duration)\";",
        "AnimationCurveUserInfoKey\": \(curve),", "IsLocalUserInfoKey = \(local);",
        "CenterBeginUserInfoKey = 3;",
      ].shuffled(using: &random).map { "UIKeyboard\($0)" }
      let line = text.split(separator: "\n", omittingEmptySubsequences: false).count
      let minute = Int.random(in: 10...59, using: &random)
      let separator = Bool.random(using: &random) ? "\n" : " "
      text += "11:\(minute):07.5 keyboard\(name.rawValue.prefix(1).uppercased())"
      text += "\(name.rawValue.dropFirst()) {\n" + keys.joined(separator: separator) + "\n}\n"
      let time = Double(11 * 3600 + minute * 60) + 7.5
      let frame: [String] = frames.map { "\(rectangle($0))" }
      let seconds: String = (0...60).contains(duration) ? "\(duration)" : ""
      let shape: String = (0...7).contains(curve) ? "\(curve)" : ""
      let isLocal: Bool = local == "1" || local == "true"
      let rest: [String] = [name.rawValue, seconds, shape, "\(isLocal)", "\(time)", "\(line)"]
      expected.append(frame + rest)
    }
    let found = try notifications(text)
    func word<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "" }
    let read = found.list.map { one -> [String] in
      [
        "\(one.begin)", "\(one.end)", word(one.name?.rawValue), word(one.duration),
        word(one.curve), "\(one.isLocal)", word(one.time), "\(one.line)",
      ]
    }
    #expect(read == expected && found.skipped.isEmpty)
  }

  /// A rectangle that no screen has, or a value that is none, is named with its line.
  @Test(arguments: [
    ("FrameEndUserInfoKey = {{100001, 0}, {1, 1}}", "FrameEndUserInfoKey"),
    ("FrameEndUserInfoKey = {{0, -100001}, {1, 1}}", "FrameEndUserInfoKey"),
    ("FrameEndUserInfoKey = {{0, 0}, {-1, 1}}", "FrameEndUserInfoKey"),
    ("FrameEndUserInfoKey = (0, 0, 1, -1)", "FrameEndUserInfoKey"),
    ("AnimationCurveUserInfoKey = seven", "AnimationCurveUserInfoKey"),
    ("IsLocalUserInfoKey = \"\"", "IsLocalUserInfoKey"),
  ])
  func aValueThatIsNoneIsNamed(_ key: String, _ name: String) throws {
    let good = "UIKeyboardFrameBeginUserInfoKey = {{0, 1}, {2, 3}}\n"
    let end = "UIKeyboardFrameEndUserInfoKey = {{0, 1}, {2, 3}}\n}\n"
    let found = try notifications(good + end + "x\n" + good + "UIKeyboard\(key)\n" + end)
    #expect(found.list.map(\.line) == [1, 5])
    #expect(
      found.skipped.map(\.description) == [
        "4: not understood, no key of a keyboard notification: 'x'",
        "6: not understood, the value of UIKeyboard\(name) cannot be read: 'UIKeyboard\(key)'",
      ])
  }

  private static let (away, open, tall) = (
    "{{0, 667}, {375, 258}}", "{{0, 409}, {375, 258}}", "{{0, 300}, {375, 367}}"
  )

  /// A change of frame beside a show or a hide of the same way is part of it, and what is posted at an
  /// end is part of what announced it.
  @Test(arguments: [
    (["WillChangeFrame", "WillShow"], [0, 0], ["willShow"]),
    (["WillShow", "WillChangeFrame"], [0, 0], ["willShow"]),
    (["WillChangeFrame"], [0], ["willChangeFrame"]),
    (["WillChangeFrame", "WillShow"], [0, 1], ["willChangeFrame", "willShow"]),
    (["WillChangeFrame", "WillShow"], [2, 1], ["willChangeFrame", "willShow"]),
    (
      ["WillChangeFrame", "WillChangeFrame", "WillShow"], [0, 0, 0],
      ["willChangeFrame", "willShow"]
    ),
    (["WillShow", "DidShow"], [0, 0], ["willShow"]),
    (["WillShow", "DidShow"], [0, 1], ["willShow", "didShow"]),
    (["DidShow", "WillShow"], [0, 0], ["didShow", "willShow"]),
    (["WillHide", "DidChangeFrame", "DidHide"], [3, 3, 3], ["willHide"]),
    (["WillChangeFrame", "DidChangeFrame"], [0, 0], ["willChangeFrame"]),
  ])
  func aMotionIsOneEvent(_ names: [String], _ ways: [Int], _ events: [String]) throws {
    let all = [
      (Self.away, Self.open), (Self.away, Self.tall), (Self.open, Self.tall),
      (Self.open, Self.away),
    ]
    let text = zip(names, ways).map { name, way in
      "UIKeyboard\(name)Notification {\nUIKeyboardFrameBeginUserInfoKey = \(all[way].0)\n"
        + "UIKeyboardFrameEndUserInfoKey = \(all[way].1)\n}\n"
    }.joined()
    let scene = LoggedScene([try MotionLog(text, file: "a.log")]).text
    #expect(scene.matches(of: /name: (\w+)/).map { String($0.output.1) } == events)
    #expect(scene.contains("at: \(events.count - 1).2\n"))
  }

  /// The screen is the one that the keyboards' edges lie on, of a device as wide, or as wide and high
  /// as they say.
  @Test(
    arguments: [
      ("{{0, 667}, {375, 258}}", "{{0, 409}, {375, 258}}", [375, 667], nil),
      ("{{0, 554}, {375, 258}}", "{{0, 812}, {375, 258}}", [375, 812], nil),
      ("{{0, 375}, {667, 162}}", "{{0, 213}, {667, 162}}", [667, 375], 162),
      ("{{0, 300}, {375, 200}}", "{{0, 0}, {0, 0}}", [375, 812], nil),
      ("{{0, -100}, {375, 1000}}", "{{0, 0}, {0, 0}}", [375, 812], nil),
      ("{{0, 0}, {375, 700}}", "{{0, 0}, {0, 0}}", [375, 812], nil),
      ("{{0, 1000}, {500, 300}}", "{{0, 700}, {500, 300}}", [500, 1000], 300),
      ("{{0, 1000}, {500, 300.5}}", "{{0, 600}, {500, 350.5}}", [500, 1300.5], 350.5),
      ("{{0, 1000}, {200, 300}}", "{{0, 700}, {200, 300}}", [200, 1000], 300),
      ("{{0, 1000}, {199, 300}}", "{{0, 700}, {199, 300}}", [], nil),
      ("{{0, 3000}, {3000, 900}}", "{{0, 2100}, {3000, 900}}", [3000, 3000], 900),
      ("{{0, 3001}, {500, 900}}", "{{0, 2101}, {500, 900}}", [], nil),
    ] as [(String, String, [Double], Double?)])
  func edgesSayTheScreen(
    _ begin: String, _ end: String, _ size: [Double], _ keyboard: Double?
  ) throws {
    let text =
      "UIKeyboardFrameBeginUserInfoKey = \(begin)\nUIKeyboardFrameEndUserInfoKey = \(end)\n"
    let scene = LoggedScene([try MotionLog(text, file: "a.log")])
    func short(_ number: Double) -> String {
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    let known = Device.catalog.last { [Double($0.size.width), Double($0.size.height)] == size }
    let made = keyboard.map {
      "{points: [\(size.map(short).joined(separator: ", "))], scale: 2, safeArea: {top: 20, bottom: 0},"
        + " keyboard: \(short($0))}"
    }
    #expect(
      scene.text.contains("\ndevice: \(made ?? known?.name ?? "iPhone 14")\n"), "\(scene.text)")
    let isAnyones = known != nil || size == [667, 375]
    #expect((scene.screenNote?.contains("which no known device has") ?? false) == !isAnyones)
  }
}
