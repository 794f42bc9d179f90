import SeededRandom
import TestSupport
import Testing

@testable import Scenes

/// JSON that is written here, value by value, with the place of each.
private struct WrittenJSON {
  private(set) var text = ""
  /// Where a value begins, by the way to it.
  private(set) var places: [(path: [Step], offset: Int)] = []
  private var random: SplitMix64

  struct Step: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
    init(intValue: Int) { (stringValue, self.intValue) = ("Index \(intValue)", intValue) }
  }

  init(seed: Int) {
    random = SplitMix64(seed: seed)
    blanks()
    write([], depth: 0)
  }

  private mutating func blanks() {
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      text += [" ", "\n", "\t", "\r"].randomElement(using: &random) ?? ""
    }
  }

  private mutating func write(_ path: [Step], depth: Int) {
    places.append((path, text.utf8.count))
    let kind = depth == 0 ? 0 : Int.random(in: 0..<(depth < 4 ? 5 : 3), using: &random)
    switch kind {
    case 1: text += "\"\(["", "é{", "]\\\"", "a,\\\\", ":"].randomElement(using: &random) ?? "")\""
    case 2:
      text +=
        ["1", "-2.5e3", "1e9", "-1e9", "true", "false", "null"].randomElement(using: &random) ?? ""
    case 3: writeElements(path, "[", "]", depth)
    default: writeElements(path, "{", "}", depth)
    }
  }

  private mutating func writeElements(
    _ path: [Step], _ open: String, _ close: String, _ depth: Int
  ) {
    text += open
    blanks()
    for index in 0..<Int.random(in: depth == 0 ? 1...3 : 0...3, using: &random) {
      if index > 0 { text += "," }
      blanks()
      var step = Step(intValue: index)
      if open == "{" {
        step = Step(stringValue: ["", "k", "ké", "k]"][index] + "\(index)")
        text += "\"\(step.stringValue)\""
        blanks()
        text += ":"
        blanks()
      }
      write(path + [step], depth: depth + 1)
      blanks()
    }
    text += close
  }
}

/// A text of JSON, by one that knows where all is as it writes it.
@Suite struct JSONTextTests {
  /// Each value is found where it was written, and what is not there where its map or list is.
  @Test(arguments: 0..<TestLength.cases(60, long: 2000))
  func aValueIsWhereItWasWritten(seed: Int) throws {
    let written = WrittenJSON(seed: seed)
    let json = JSONText(Array(written.text.utf8))
    #expect(throws: Never.self) { try json.check() }
    for (path, offset) in written.places {
      #expect(json.offset(of: path) == offset)
      for missing in [WrittenJSON.Step(stringValue: "x"), .init(intValue: 7)] {
        #expect(json.offset(of: path + [missing, missing]) == offset)
      }
      let before = String(decoding: written.text.utf8.prefix(offset), as: UTF8.self).unicodeScalars
      let line = before.split(separator: "\n", omittingEmptySubsequences: false)
      let place = json.place(of: offset)
      #expect(place == (line.count, (line.last?.count ?? 0) + 1))
    }
  }

  /// What is cut short is refused at its end, or at the word or number that is cut.
  @Test(arguments: 0..<TestLength.cases(20, long: 500))
  func aTextBreaksOff(seed: Int) throws {
    let bytes = Array(WrittenJSON(seed: seed).text.utf8)
    let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
    for count in 0...end {
      let start = bytes[..<count].lastIndex { !"truefalsn-+.0123456789".utf8.contains($0) } ?? -1
      let word = String(decoding: bytes[(start + 1)..<count], as: UTF8.self)
      let mistake = try #require(throws: JSONText.Mistake.self) {
        try JSONText(Array(bytes[..<count])).check()
      }
      if mistake.message == "the text breaks off" {
        #expect((count...(count + 1)).contains(mistake.offset))
      } else {
        #expect(
          mistake.message == "this is no value of JSON" && mistake.offset == start + 1, "\(word)")
        #expect(Double(word) == nil)
      }
    }
  }

  /// The first mistake is told, where it is.
  @Test(
    arguments: [
      (#"{"a":1]"#, 6, "a ',' or '}' is missing in a map"),
      (#"[1 2]"#, 3, "a ',' or ']' is missing in a list"),
      (#"[1,]"#, 3, "this is no value of JSON"),
      (#"{"a":1,}"#, 7, "a key in quotes is missing in a map"),
      (#"{a:1}"#, 1, "a key in quotes is missing in a map"),
      (#"{"a" 1}"#, 5, "a ':' is missing behind a key"),
      ("[\"a\u{1F}\"]", 3, "a control character in a text"),
      ("[\"\n\"]", 2, "a control character in a text"),
      ("[1] 2", 4, "nothing may follow the value"),
      ("[-1000000001]", 1, "a number must be -1e9 to 1e9"),
      ("[ 1e9, 1e10]", 7, "a number must be -1e9 to 1e9"),
      ("[truefalse]", 1, "this is no value of JSON"),
      ("[inf]", 1, "this is no value of JSON"), ("[0x1]", 1, "this is no value of JSON"),
      ("[1\"a\"]", 2, "a ',' or ']' is missing in a list"), ("", 0, "the text breaks off"),
    ] as [(String, Int, String)])
  func theFirstMistakeIsTold(text: String, offset: Int, message: String) throws {
    let mistake = try #require(throws: JSONText.Mistake.self) {
      try JSONText(Array(text.utf8)).check()
    }
    #expect((mistake.offset, mistake.message) == (offset, message))
  }

  /// In a list without elements, or where the text ends, nothing is found but the list.
  @Test(arguments: ["[ ]", "[]", "[1", "[1,", "[ 1 ]x", "{ }"])
  func nothingIsFoundWhereNothingIs(text: String) {
    let json = JSONText(Array(text.utf8))
    let isThere = text.contains("1")
    #expect((json.offset(of: [WrittenJSON.Step(intValue: 0)]) > 0) == isThere)
    #expect(json.offset(of: [WrittenJSON.Step(intValue: 1)]) <= (text == "[1," ? 3 : 0))
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func aTextIsAtMostSixtyFourDeep(open: String, close: String) {
    for (count, isRight) in [(64, true), (65, false)] {
      let text =
        String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
      #expect(((try? JSONText(Array(text.utf8)).check()) != nil) == isRight)
    }
  }
}
