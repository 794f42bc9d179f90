import AnimationCurves
import LayerGeometry
import LayerTrees
import Scenes
import Testing

/// Messages for a playback that is wrong, with the place.
struct PlaybackErrorTests {
  /// A playback of two layers, a part per line.
  private static func text(_ changes: (old: String, new: String)...) throws -> String {
    let device = try #require(Device.named("iPhone 8"))
    let scene = SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "nobody"), device: device,
      events: [SceneEvent(time: 0.5, kind: .show(height: 258, duration: nil, curve: 7))])
    let timing = try AnimationTiming(curve: .easeInOut, duration: 0.25, profile: .iOS18)
    let bar = LayerSnapshot(
      id: LayerID(2), role: .inputBar, model: LayerValues(opacity: 0.5),
      animations: [
        PropertyAnimation(change: .position(dx: 0, dy: 9), beginTime: 0.5, timing: timing)
      ])
    var log = CommitLog()
    for time in [0.0, 0.5] {
      log.append(
        Commit(
          time: time,
          root: LayerSnapshot(
            id: LayerID(1), role: .screen, model: LayerValues(), sublayers: [bar])))
    }
    let playback = Playback(scene: scene, log: log, phases: PhaseLog())
    var text = try PlaybackFile.text(of: playback)
      .replacing(",\"commits\"", with: ",\n\"commits\"")
      .replacing(",\"layers\"", with: ",\n\"layers\"")
      .replacing(",\"phases\"", with: ",\n\"phases\"")
    for (old, new) in changes {
      #expect(text.contains(old), "\(old)")
      text = text.replacing(old, with: new, maxReplacements: 1)
    }
    return text
  }

  private static func complaint(_ text: String) -> String {
    do {
      _ = try PlaybackFile.playback(in: text, file: "f")
      return ""
    } catch {
      return "\(error)"
    }
  }

  /// Blanks before a value move the place of what is wrong in it, and nothing else.
  @Test func blanksCount() throws {
    let wrong = try Self.text(("\"version\":1", "\"version\":2"))
    #expect(Self.complaint("\n\n  " + wrong).hasPrefix("f:3:14: error: 'version'"))
    #expect(Self.complaint(" \n 7").hasPrefix("f:2:2: error"))
    for (number, isRight) in [("1e9", true), ("-1e9", true), ("1.0000001e9", false)] {
      let text = try Self.text(("\"version\":1", "\"version\":1,\"other\":\(number)"))
      #expect(Self.complaint(text).contains("a number must be -1e9 to 1e9") != isRight)
    }
  }

  @Test func whatIsWrittenIsRead() throws {
    let text = try Self.text()
    #expect(Self.complaint(text) == "")
    let playback = try PlaybackFile.playback(in: text, file: "f")
    #expect(playback.log.commits.count == 2)
    let bars = playback.log.commits.map { $0.root.sublayers[0] }
    #expect(bars[0] === bars[1])
  }

  @Test(arguments: [
    ("\"version\":1", "\"version\":2", "f:1:12: error: 'version' must be 1, not 2"),
    ("\"version\":1", "\"version\":\"1\"", "f:1:12: error: 'version' must be a whole number"),
    ("\"version\":1,", "", "f:1:1: error: the playback lacks 'version'"),
    ("\"rate\":60", "\"rate\":0", "error: 'case.rate' must be 1.0 to 1000.0, not 0.0"),
    ("\"rate\":60", "\"rate\":1e300", "a number must be -1e9 to 1e9"),
    ("\"rate\":60", "\"rate\":NaN", "this is no value of JSON"),
    ("\"rate\":60", "\"rate\":\"60\"", "error: 'case.rate' must be a number"),
    ("\"rate\":60", "\"rate\":null", "error: 'case.rate' must be a number"),
    (
      "\"rate\":60", "\"rate\":60,\"paintsFoot\":3",
      "error: 'case.paintsFoot' must be true or false"
    ),
    ("\"rate\":60", "\"rate\":60,\"choices\":5", "error: 'case.choices' must be a list"),
    ("\"at\":0.5", "\"at\":-1", "error: 'case.events[0].at' must be 0.0 to 3600.0"),
    ("\"show\"", "\"sing\"", "error: 'case.events[0]' must have one key for its kind"),
    ("\"root\":1", "\"root\":7", "f:2:11: error: 'commits' must have roots among the 3 layers"),
    ("\"time\":0.5", "\"time\":0", "f:2:11: error: 'commits' must be in order of time"),
    (
      "\"starts\":[{", "\"starts\":[{\"phase\":\"open\",\"time\":1},{",
      "'phases.starts' must hold phases in order of time, one or more"
    ),
    ("\"time\":0.5", "\"time\":1e8", "f:2:11: error: 'commits' must come to rest within"),
    ("\"time\":0.5", "\"when\":0.5", "f:2:32: error: 'commits[1]' lacks 'time'"),
    ("\"sublayers\":[0]", "\"sublayers\":[1]", "must name layers listed before it"),
    ("\"opacity\":0.5", "\"opacity\":[]", "error: 'layers[0].opacity' must be a number"),
    ("\"role\":\"inputBar\"", "\"role\":\"bar\"", "error: 'layers[0].role' must be"),
    ("\"duration\":0.25", "\"duration\":-1", "error: 'layers[0].animations[0].timing' cannot be"),
    ("\"bounds\":[0,0,0,0]", "\"bounds\":[0]", "'layers[0].bounds' must be [x, y, width, height]"),
    ("\"phase\":\"closed\"", "\"phase\":\"shut\"", "f:4:30: error: 'phases.starts[0].phase'"),
    ("\"source\":\"simulated\"", "\"source\":\"dreamt\"", "error: 'source' must be one of"),
    ("\n\"layers\"", "\nlayers", "f:3:1: error: not a playback's JSON: a key in quotes"),
    ("\"simulated\"}", "\"simulated\"", "f:5:1: error: not a playback's JSON: the text breaks off"),
    ("\"simulated\"}", "\"simulated\"}]", "not a playback's JSON: nothing may follow the value"),
  ])
  func aMistakeIsToldWithItsPlace(old: String, new: String, message: String) throws {
    let complaint = Self.complaint(try Self.text((old, new)))
    #expect(complaint.hasPrefix("f:") && complaint.contains(message), "\(complaint)")
    #expect(!complaint.contains("\n"))
  }

  @Test(arguments: [
    "", "{", "[]", "null", "\"", "\"\\", "{\"version\":1}", "{\"a\" 1}", "\u{FEFF}{}",
  ])
  func whatIsNoPlaybackIsRefused(text: String) {
    #expect(Self.complaint(text).hasPrefix("f:1:"))
  }

  /// Nesting of the text, depth of the tree and layers that are shared again and again are bounded.
  @Test func whatIsTooDeepIsRefused() throws {
    let open = String(repeating: "[", count: 1_000_000)
    #expect(Self.complaint("{\"version\":1,\"a\":\(open)").contains("more than 64 deep"))
    for (count, word) in [(300, "deeper than 200"), (60, "more than 200000 layers")] {
      let width = word.hasPrefix("deeper") ? 1 : 2
      let layers = (0..<count).map { index in
        let inner = Array(repeating: "\(index - 1)", count: index == 0 ? 0 : width)
        return "{\"id\":\(index),\"position\":[0,0],\"bounds\":[0,0,1,1],"
          + "\"sublayers\":[\(inner.joined(separator: ","))]}"
      }
      let text = try Self.text(("\"layers\":[", "\"layers\":[\(layers.joined(separator: ",")),"))
      #expect(Self.complaint(text).contains(word), "\(Self.complaint(text))")
    }
  }
}
