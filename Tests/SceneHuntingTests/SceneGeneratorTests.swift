import AnimationCurves
import Compositing
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import SceneHunting
import Testing

/// The parts that scenes are made up of, and that they are scenes.
struct SceneGeneratorTests {
  static let frame = HandlerSpec(name: "frame")

  /// The one list of kinds, and the table of what makes them up.
  @Test func everyKindOfEventIsMadeUp() {
    let kinds = EventGenerator.all.map(\.kind)
    #expect(Set(kinds).isSuperset(of: SceneEvent.kindNames))
    #expect(Set(kinds).count == kinds.count)
  }

  /// Written as text and read back, a draft is one case of just what it says.
  @Test(arguments: 0..<4)
  func draftsAreScenes(seed: UInt64) throws {
    let handler = HandlerSpec(name: "inputaccessory")
    let generator = SceneGenerator(handler: handler, seed: seed, textInputs: 1)
    var kinds: Set<String> = []
    for number in 0..<250 {
      let draft = generator.draft(number)
      let cases = try Hunted.reader.cases(in: draft.yaml, file: "draft")
      let scene = try #require(cases.count == 1 ? cases.first : nil)
      #expect(scene.handler == draft.handler && scene.scene == draft.title)
      #expect(scene.device.name == draft.device && scene.profile.name == draft.system)
      #expect(scene.rate == draft.rate && scene.phase == draft.phase)
      #expect(scene.events.map(\.time) == draft.events.map(\.time))
      #expect((1...8).contains(draft.events.count))
      kinds.formUnion(draft.events.map(\.kind))
    }
    #expect(kinds == Set(SceneEvent.kindNames))
  }

  @Test func theSameSeedMakesTheSameScenes() {
    let drafts = { (seed: UInt64) in
      (0..<50).map { SceneGenerator(handler: Self.frame, seed: seed).draft($0).yaml }
    }
    #expect(drafts(9) == drafts(9))
    #expect(Set(drafts(9)).isDisjoint(with: drafts(10)))
    #expect(Set(drafts(9)).count == 50)
  }

  @Test func scenesKeepToWhatIsAskedFor() {
    let generator = SceneGenerator(
      handler: Self.frame, seed: 3, devices: ["iPhone 8"], systems: ["iOS 26"],
      kinds: ["show", "hide"])
    for draft in (0..<100).map(generator.draft) {
      #expect(draft.device == "iPhone 8" && draft.system == "iOS 26")
      #expect(draft.events.allSatisfy { ["show", "hide"].contains($0.kind) })
    }
  }

  @Test(arguments: [
    "frame", "{frame: {timing: easeInOut, inset: doubled}}",
    "frame(timing: easeInOut, inset: doubled)", "{frame: {inherit: true}}", "frame(inherit: true)",
    "iqkeyboardmanager(distance: 20, toolbar: true)", "{chatlist: {blankSpace: 100.5}}",
  ])
  func handlersAreWrittenAsTheyAreRead(argument: String) throws {
    let handler = try Hunted.reader.handler(argument: argument)
    let draft = SceneDraft(
      handler: handler, device: "iPhone 8", system: "iOS 18", events: [EventDraft(at: 0, "show")])
    let scene = try Hunted.reader.cases(in: draft.yaml, file: "draft").first
    #expect(scene?.handler == handler)
    #expect(!draft.yaml.contains("\""), "\(draft.yaml)")
  }

  @Test(arguments: [
    "fame", "", "frame(", "frame(timing: slow)", "[frame, constraint]", "frame(timing: [none])",
    "{frame: {}, constraint: {}}", "frame(speed: 2)",
  ])
  func wrongHandlersAreRefused(argument: String) {
    #expect(throws: SceneError.self) { try Hunted.reader.handler(argument: argument) }
  }

  @Test(arguments: [
    "plain", "two words", "", " ", "true", "no", "12", "- a", "a: b", "#", "\"q\" \\ 'x'", "[x]",
    "l\u{E9}a", "a\nb", "tab\tx", "iPad Pro (12.9-inch, 3rd generation)", "\u{1F44B}", "x ",
  ])
  func textSurvivesYAML(text: String) throws {
    let draft = SceneDraft(
      handler: HandlerSpec(name: "nbchat"), device: "iPhone 8", system: "iOS 18",
      events: [
        EventDraft(at: 0, "focus", .number(1)), EventDraft(at: 0, "type", .text(text + "!")),
        EventDraft(at: 1, "type", .text("z")),
      ])
    let scene = try #require(try Hunted.reader.cases(in: draft.yaml, file: "draft").first)
    #expect(scene.events[1].kind == .type(text + "!", interval: 0))
    let alone = draft.with([
      EventDraft(at: 0, "focus", .number(1)), EventDraft(at: 0, "type", .text(text)),
    ])
    guard !text.isEmpty else { return }
    let read = try Hunted.reader.cases(in: alone.yaml, file: "draft").first
    #expect(read?.events.last?.kind == .type(text, interval: 0), "\(alone.yaml)")
  }
}
