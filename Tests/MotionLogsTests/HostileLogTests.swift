import MotionLogs
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Whatever a file holds, it is read or refused with a place.
@Suite struct HostileLogTests {
  @Test(arguments: [
    "", "\n\n  \n", "\u{0}\u{1}\u{2}", "hello\nworld\n", "time\n1\n2\n", "a,b\nc,d\n",
    "{\"version\": 1}",
    "time,value\nx,y\n", "value,other\n1,2\n", "onMove: 3\n", ",,,\n,,,\n", "time,time\n1,1\n",
    String(repeating: ",", count: 100),
  ])
  func textsWithoutPositionsAreRefused(text: String) {
    do {
      let log = try MotionLog(text, file: "a.log")
      if case .positions(let table) = log.content {
        #expect(table.columns.allSatisfy { $0.values.count == table.times.count })
        #expect(text.contains("time,time") || text.contains("value,other") == false)
      }
    } catch {
      #expect(error.location.file == "a.log" && error.location.line >= 1)
    }
  }

  @Test func tooMuchIsRefused() {
    let long = "\n" + String(repeating: "x", count: (1 << 20) + 1)
    let many = String(repeating: "\n", count: LogText.greatestCount + 1)
    for (text, line) in [(long, 2), (many, 1)] {
      let error = #expect(throws: SceneError.self) { try MotionLog(text, file: "a.log") }
      #expect(error?.location.line == line && error?.location.column == 1)
    }
  }

  @Test(arguments: 0..<TestLength.cases(60, long: 3000))
  func mutatedLogsNeverTrap(seed: Int) {
    var random = SplitMix64(seed: seed)
    let texts = [
      "time,keyboard,bar\n0,874,840\n0.1,700,690\n0.2,546,546\n",
      " LOG  onStart: 336\n LOG  onMove: 16.6\n LOG  onMove {\"height\": 3} 1723043957151\n LOG onEnd: 336\n",
      "UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 667}, {375, 258}}\";\n"
        + "UIKeyboardFrameEndUserInfoKey = \"NSRect: {{0, 409}, {375, 258}}\";\n}\n",
      "<t><schema name=\"hitches\"/><row><start-time>1</start-time><duration id=\"1\">2</duration></row></t>",
      "flutter: EdgeInsets(0.0, 0.0, 0.0, 408.0)\n12:00:01.5 flutter: inset:3\n",
    ]
    var letters = Array(texts[seed % texts.count])
    for _ in 0..<Int.random(in: 1...12, using: &random) where !letters.isEmpty {
      let place = Int.random(in: 0..<letters.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: letters.remove(at: place)
      case 1: letters[place] = "\u{FFFD}-{}<>\"=,.e9\n:;&".randomElement(using: &random) ?? "x"
      case 2: letters.insert(letters[place], at: place)
      default: letters.removeLast(min(letters.count, place / 4))
      }
    }
    guard let log = try? MotionLog(String(letters), file: "a.log") else { return }
    if case .positions(let table) = log.content {
      #expect(zip(table.times, table.times.dropFirst()).allSatisfy(<))
      _ = table.playback(named: "a")
    } else {
      #expect(!LoggedScene([log]).text.isEmpty)
    }
  }
}
