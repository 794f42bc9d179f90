import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import TestSupport
import Testing

/// Messages for wrong scenes, and their places: `line:column: error: message`.
struct SceneErrorTests {
  struct Wrong: CustomTestStringConvertible {
    let yaml: String
    let place: String
    let says: String

    init(_ yaml: String, _ place: String, _ says: String) {
      self.yaml = yaml
      self.place = place
      self.says = says
    }

    var testDescription: String { says }
  }

  private static func changed(_ key: String, _ line: String?, _ place: String, _ says: String)
    -> Wrong
  {
    Wrong(SceneFixtures.scene([key: line]), place, says)
  }

  /// The fixture's lines are 1 scene, 2 device, 3 handler, 4 events, 5 whatever is added.
  static let keys: [Wrong] = [
    changed("hander", "hander: frame", "5:1", "unknown key 'hander' in the scene"),
    changed("hander", "hander: frame", "5:1", "did you mean 'handler'?"),
    changed(
      "zzzzzz", "zzzzzz: 1", "5:1", "it may hold scene, device, window, presentation, system"),
    changed("rate", "rate: [60]\nrate: [120]", "5:1", "duplicate key 'rate'"),
    changed("s", "\"a\\nb\": 1\n\"a\\nb\": 2", "5:1", "duplicate key 'ab'"),
    changed("5", "5: 1", "5:1", "unknown key '5'"),
    changed("[a]", "[a]: 1", "5:1", "a key in the scene must be text, not a list"),
    changed("scene", nil, "1:1", "the scene lacks 'scene'"),
    changed("device", nil, "1:1", "the scene lacks 'device'"),
    changed("handler", nil, "1:1", "the scene lacks 'handler'"),
    changed("events", nil, "1:1", "the scene lacks 'events'"),
    Wrong("", "1:1", "the scene is empty"),
    Wrong("\n\n", "1:1", "the scene is empty"),
    Wrong("# nothing\n", "1:1", "the scene is empty"),
    Wrong("~", "1:1", "the scene is empty"),
    Wrong("just text", "1:1", "the scene must be a map of keys and values, not 'just text'"),
    Wrong("[]", "1:1", "the scene is an empty list"),
    Wrong("- scene: a\n- scene: b\n", "1:3", "the scene lacks 'device'"),
  ]

  static let values: [Wrong] = [
    changed("scene", "scene: []", "1:8", "scene is an empty list"),
    changed("scene", "scene: {a: 1}", "1:8", "scene must be text, not a map"),
    changed("scene", "scene:", "1:7", "scene must be text, not nothing"),
    changed("scene", "scene: ''", "1:8", "scene must be 1 to 200 characters long"),
    changed(
      "scene", "scene: \(String(repeating: "x", count: 201))", "1:8", "1 to 200 characters long"),
    changed("scene", "scene: \"a\\nb\"", "1:8", "must not hold control characters"),
    changed("scene", "scene: \"a\\e[31mb\"", "1:8", "must not hold control characters"),
    changed("scene", "scene: \"a\\u202eb\"", "1:8", "must not hold control characters"),
    changed(
      "device", "device: iPhone 9", "2:9",
      "no device is called 'iPhone 9': not known; the nearest is 'iPhone 8'; 'seam list"),
    changed("device", "device: Nokia 3310", "2:9", "no device is called 'Nokia 3310'"),
    changed("device", "device: [iPhone 8, iPhon 8]", "2:20", "did you mean 'iPhone 8'?"),
    changed("device", "device: {scale: 2}", "2:9", "device lacks 'points'"),
    changed(
      "device", "device: {points: [375]}", "2:18", "points must be [width, height] in points"),
    changed("device", "device: {points: 375}", "2:18", "points must be a list, not '375'"),
    changed("device", "device: {points: [375, 63]}", "2:24", "must be 64 to 4096 points, not '63'"),
    changed("device", "device: {points: [375, 667], scale: 0}", "2:37", "scale must be 0.5 to 8"),
    changed(
      "device", "device: {points: [375, 667], safeArea: {bottom: 400}}", "2:49",
      "bottom must be 0 to 333.5 points, not '400'"),
    changed(
      "device", "device: {points: [375, 667], safeArea: {left: 4}}", "2:41", "unknown key 'left'"),
    changed("device", "device: iPone 16", "2:9", "did you mean 'iPhone 16'?"),
    changed(
      "system", "system: iOS 9", "5:9",
      "no system is called 'iOS 9': not known; the nearest is 'iOS 10'"),
    changed("system", "system: iOS 17", "5:9", "write 'iOS 13', the profile that holds for it"),
    changed(
      "system", "system: iPadOS 26.1", "5:9", "write 'iOS 26', the profile that holds for it"),
    changed("spacing", "spacing: -1", "5:10", "spacing must be 0 to 200 points, not '-1'"),
    changed("system", "system: {duration: 1}", "5:9", "system lacks 'spring'"),
    changed(
      "system", "system: {spring: {stiffness: 100}, duration: 1}", "5:18", "spring lacks 'damping'"),
    changed(
      "system", "system: {spring: {stiffness: 0, damping: 1}, duration: 1}", "5:30",
      "stiffness must be"),
    changed("ambient", "ambient: maybe", "5:10", "ambient must be true or false, not 'maybe'"),
    changed("ambient", "ambient: 'true'", "5:10", "ambient must be true or false"),
    changed("rate", "rate: 0", "5:7", "rate must be 1 to 1000 Hz, not '0'"),
    changed("rate", "rate: 1001", "5:7", "rate must be 1 to 1000 Hz, not '1001'"),
    changed("rate", "rate: fast", "5:7", "rate must be a number, not 'fast'"),
    changed("rate", "rate: '60'", "5:7", "rate must be a number, not '60'"),
    changed("rate", "rate: .nan", "5:7", "rate must be a number, not '.nan'"),
    changed("rate", "rate: nan", "5:7", "rate must be a number, not 'nan'"),
    changed("rate", "rate: .inf", "5:7", "rate must be a number, not '.inf'"),
    changed("rate", "rate: 1e999", "5:7", "rate must be a number, not '1e999'"),
    changed("rate", "rate: [60, 0]", "5:12", "rate must be 1 to 1000 Hz, not '0'"),
    changed("rate", "rate: []", "5:7", "rate is an empty list"),
    changed("phase", "phase: 2", "5:8", "phase must be 0 to 1 seconds, not '2'"),
    changed("tolerance", "tolerance: 1", "5:12", "as {gap: 1}, not '1'"),
    changed("expect", "expect: {gap: 3}", "5:10", "write {frame: {gap: 3}}, or [{gap: 3}] for all"),
    changed(
      "expect", "expect: {gap: {atMost: 3}}", "5:10", "expect names handlers before kinds: write"),
  ]

  static let handlers: [Wrong] = [
    changed(
      "handler", "handler: fram", "3:10", "no handler is called 'fram': did you mean 'frame'?"),
    changed("handler", "handler: teleport", "3:10", "'teleport': name one of frame, transform"),
    changed("handler", "handler: [frame, fram]", "3:18", "did you mean 'frame'?"),
    changed("handler", "handler: {frame: {}, transform: {}}", "3:10", "a map of one entry"),
    changed(
      "handler", "handler: \"frame(timing: linear)\"", "3:10", "with options is a map of one entry"),
    changed("handler", "handler: {fram: {timing: linear}}", "3:10", "no handler is called 'fram'"),
    changed(
      "handler", "handler: {frame: {timing: slow}}", "3:27", "timing must be one of keyboard"),
    changed("handler", "handler: {frame: {timin: linear}}", "3:19", "did you mean 'timing'?"),
    changed("handler", "handler: {frame: linear}", "3:18", "frame must be a map"),
    changed("handler", "handler: {frame: {speed: 3}}", "3:26", "speed must be one of 1, 2.5"),
    changed("handler", "handler: {frame: {distance: far}}", "3:29", "distance must be a number"),
    changed("handler", "handler: {frame: {distance: -1}}", "3:29", "0 to 1000"),
    changed(
      "handler", "handler: {frame: {least: 60, most: 30}}", "3:26",
      "least is 60 and most 30: least must not be greater than most"),
    changed("handler", "handler: {frame: {least: 60}}", "3:26", "least is 60 and most 50"),
    changed("handler", "handler: {frame: {most: 19.5}}", "3:25", "least is 20 and most 19.5"),
    changed(
      "handler", "handler: {frame: {late: true}}", "3:25",
      "late does nothing without timing: linear: write both, or neither"),
    changed(
      "handler", "handler: {frame: {timing: [linear, easeInOut], late: true}}", "3:54",
      "late does nothing without timing: linear"),
    changed("handler", "handler: {transform: {timing: linear}}", "3:23", "unknown key 'timing'"),
    changed("expect", "expect: {fram: clean}", "5:10", "no handler of this scene is called 'fram'"),
    changed(
      "expect", "expect: {transform: clean}", "5:10",
      "no handler of this scene is called 'transform': it has frame"),
    changed("expect", "expect: {frame: [gap, lag]}", "5:23", "no finding is called 'lag'"),
    changed(
      "expect", "expect: {frame: fine}", "5:17", "no finding is called 'fine': write one of clean"),
    changed("expect", "expect: [frame]", "5:10", "no finding is called 'frame'"),
    changed("tolerance", "tolerance: {lag: 1}", "5:13", "unknown key 'lag' in tolerance"),
    changed(
      "tolerance", "tolerance: {gap: -1}", "5:18", "gap must be 0 to 100000 points, not '-1'"),
    changed("tolerance", "tolerance: 1", "5:12", "tolerance must be a map"),
  ]

  static let events: [Wrong] = [
    changed("events", "events: 1", "4:9", "events must be a list, not '1'"),
    changed("events", "events: [1]", "4:10", "an event must be a map"),
    changed("events", "events: [{show: {height: 258}}]", "4:10", "an event lacks 'at'"),
    changed("events", "events: [{at: 0}]", "4:10", "an event is one of show, hide, notification"),
    changed("events", "events: [{at: 0, show: {}, hide: {}}]", "4:10", "an event is one of show"),
    changed(
      "events", "events: [{at: -1, hide: {}}]", "4:15", "at must be 0 to 600 seconds, not '-1'"),
    changed("events", "events: [{at: 0, shw: {}}]", "4:18", "did you mean 'show'?"),
    changed("events", "events: [{at:0, show: {}}]", "4:11", "behind the colon: 'at: 0'"),
    changed(
      "events", "events: [{at: 0, show: {height: 668}}]", "4:33", "height must be 1 to 667 points"),
    changed(
      "events", "events: [{at: 0, show: {height: 258, curve: 5}}]", "4:45", "curve 5 is not known"),
    changed(
      "events", "events: [{at: 0, show: {height: 258, curve: 1.5}}]", "4:45",
      "curve must be a whole number, not '1.5'"),
    changed(
      "events", "events: [{at: 0, hide: {duration: 61}}]", "4:35",
      "duration must be 0 to 60 seconds"),
    changed(
      "events", "events:\n  - at: 0\n    notification: {name: willShow, end: [0, 0, 1, 1]}", "6:19",
      "notification lacks 'begin'"),
    changed(
      "events",
      "events:\n  - at: 0\n    notification: {name: show, begin: [0, 0, 1, 1], end: [0, 0, 1, 1]}",
      "6:26", "name must be one of willShow, didShow"),
    changed(
      "events",
      "events:\n  - at: 0\n    notification:\n      name: willShow\n      begin: [0, 0, 1]\n"
        + "      end: [0, 0, 1, 1]",
      "8:14", "begin must be [x, y, width, height] in points"),
    changed(
      "events",
      "events:\n  - at: 0\n    notification:\n      name: willShow\n      begin: [0, 0, 1, 1]\n"
        + "      end: [0, 0, -1, 1]",
      "9:12", "end must have a width and a height that are not negative"),
    changed("transcript", "transcript: {}", "5:13", "a transcript is one of"),
    changed(
      "transcript", "transcript: {messages: 1, texts: [a]}", "5:13", "a transcript is one of"),
    changed(
      "transcript", "transcript: {texts: [a], height: 44}", "5:34", "height goes with messages"),
    changed("transcript", "transcript: {messages: 1.5}", "5:24", "messages must be a whole number"),
    changed(
      "transcript", "transcript: {heights: [44, 0]}", "5:28", "must be 1 to 10000 points, not '0'"),
    changed("transcript", "transcript: {texts: [{a: 1}]}", "5:22", "a message must be text"),
  ]

  static let syntax: [Wrong] = [
    Wrong("scene: Show\n\tdevice: x\n", "2:1", "a tab indents this line: indent it with spaces"),
    Wrong("scene: Show\nevents:\n\t- {at: 0}\n", "3:1", "a tab indents this line"),
    Wrong("scene: Show\nevents:\n  - at: 0\n  \tshow: {}\n", "4:3", "a tab indents this line"),
    Wrong("scene: a\ndevice:iPhone 8\nrate: 1\n", "2:8", "behind the colon: 'device: iPhone 8'"),
    Wrong("device:iPhone 8\nscene: Show\n", "1:8", "behind the colon: 'device: iPhone 8'"),
    Wrong("scene: Show\nat rest:x", "2:9", "behind the colon: 'at rest: x'"),
    Wrong("scene: a\nevents:\n  - at:0\n    show: {}\n", "3:8", "behind the colon: 'at: 0'"),
    Wrong("scene: A: the chat\n", "1:9", "needs quotes: scene: \"A: the chat\""),
    Wrong("scene: A \"b\": c\n", "1:13", "needs quotes: scene: 'A \"b\": c'"),
    Wrong("scene: A\nevents: - {at: 0}\n", "2:9", "or is in brackets: [a, b]"),
    Wrong("scene: Show\ndevice: [a\nhandler: b", "3:8", "not valid YAML"),
    Wrong("scene: 'Show\n", "2:1", "not valid YAML"),
    Wrong("scene: Show\n--- \nscene: Show\n", "2:1", "another document"),
    Wrong("scene: Show\ndevice: *phone\n", "2:9", "not valid YAML"),
    Wrong("scene: a\u{1}b\n", "1:9", "not valid YAML"),
    Wrong("scene: a\r\ndevice: b\r\nhandler: \u{7}\r\n", "3:10", "not valid YAML"),
    Wrong("scene: a\u{301}\u{301}\ndevice: é\u{0}\n", "2:10", "not valid YAML"),
    Wrong("{\"scene\": \"Show\",\n\t\"device\": [5}\n", "2:14", "not valid YAML"),
  ]

  @Test(arguments: keys + values + handlers + events + syntax)
  func errorsPointAtThePlaceAndSayWhatToDo(_ wrong: Wrong) {
    let complaint = SceneFixtures.complaint(wrong.yaml)
    #expect(complaint.hasPrefix("\(wrong.place): error: "), "\(complaint)")
    #expect(complaint.contains(wrong.says), "\(complaint)")
    #expect(!complaint.contains { $0.isNewline })
  }

  /// A file that is no text, or not there, is reported as a whole.
  @Test func filesThatCannotBeRead() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url
    let latin = folder.appendingPathComponent("latin.yaml").path
    try Data([0x73, 0xe9, 0xff]).write(to: URL(fileURLWithPath: latin))
    let large = folder.appendingPathComponent("large.yaml").path
    try Data(repeating: 0x20, count: (4 << 20) + 1).write(to: URL(fileURLWithPath: large))
    #expect(throws: failure(latin, "the file is not UTF-8 text: save it as that")) {
      try SceneFile.text(at: latin)
    }
    #expect(throws: failure(large, "the file is larger than 4 MiB: make it several")) {
      try SceneFile.text(at: large)
    }
    #expect(throws: failure(folder.path, "this is a folder: name a file in it")) {
      try SceneFile.text(at: folder.path)
    }
    let missing = folder.appendingPathComponent("none.yaml").path
    let unknown = failure(missing, "there is no such file: look for a misspelt path")
    #expect(throws: unknown) { try SceneFile.files(at: missing) }
    var noted: [SceneError] = []
    #expect(SceneFile.files(at: [missing, latin]) { noted.append($0) } == [latin])
    #expect(noted == [unknown])
    #expect(throws: unknown) { try SceneFile.text(at: missing) }
    #expect(throws: failure("''", "a path is empty: name a file or a folder")) {
      try SceneFile.text(at: "")
    }
    #expect(try SceneFile.files(at: folder.path) == [large, latin].sorted())
    #expect(try SceneFile.files(at: latin) == [latin])
  }

  /// Each file once, by whatever names; nothing hidden, and no report.
  @Test func filesOfAFolder() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.url.appendingPathComponent("scenes")
    let hidden = folder.appendingPathComponent(".hidden")
    for place in [hidden, folder.appendingPathComponent("folder.yaml")] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let texts = [
      "a.yaml": "", "b.JSON": "{\"scene\": 1}", "c.yml": "", "d.json": "{ \"version\" : 1}",
      "e.json": "{\n \"cases\" : [\n", "f.xml": "", ".g.yaml": "", ".hidden/h.yaml": "",
      "i.json": "{\"cases\": 1", "folder.yaml/k.yaml": "",
    ]
    for (name, text) in texts {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let path = folder.path
    let all = ["a.yaml", "b.JSON", "c.yml", "folder.yaml/k.yaml", "i.json"].map { "\(path)/\($0)" }
    #expect(try SceneFile.files(at: path) == all)
    #expect(try SceneFile.files(at: path + "/") == all)
    // A link leads to its folder; its files are named by it.
    let link = "\(path)/../link-\(folder.lastPathComponent)"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(try SceneFile.files(at: link) == all.map { $0.replacing(path, with: link) })
    let twice = ["\(path)/./c.yml", path, "\(path)/a.yaml"]
    #expect(try SceneFile.files(at: twice) == [twice[0]] + all.filter { !$0.hasSuffix("c.yml") })
    // A report that is named itself is reported as what it is.
    #expect(try SceneFile.files(at: "\(path)/d.json") == ["\(path)/d.json"])
    #expect(throws: SceneError.self) { try SceneFile.files(at: hidden.path + "/none") }
  }

  @Test func aFilesNameBreaksNoLine() {
    let location = SourceLocation(file: "a\nb\u{1B}[31m\u{202E}.yaml", line: 1, column: 2)
    #expect("\(location)" == "a\u{FFFD}b\u{FFFD}[31m\u{FFFD}.yaml:1:2")
  }

  private func failure(_ path: String, _ message: String) -> SceneError {
    SceneError(at: SourceLocation(file: path, line: 1, column: 1), message)
  }
}
