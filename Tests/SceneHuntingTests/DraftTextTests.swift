import Detectors
import SceneFiles
import Scenes
import SceneHunting
import Testing

/// A draft as a file has it, and what is known of a case that shows nothing.
@MainActor
struct DraftTextTests {
  private var draft: SceneDraft {
    SceneDraft(
      handler: HandlerSpec(name: "frame"), device: "iPhone 8", system: "iOS 18",
      events: [EventDraft(at: 1, "hide"), EventDraft(at: 0, "show")])
  }

  @Test(
    "A draft is read as it is, with its title, its remarks as comments and what it expects",
    arguments: [
      (nil, nil), ([], .clean), (["gap"], .findings(["gap"])),
      (["gap", "jump"], .findings(["gap", "jump"])),
    ] as [([String]?, Scenes.Expectation?)])
  func draftsAreRead(kinds: [String]?, expectation: Scenes.Expectation?) throws {
    for title in ["Hunt", "true", "A: \"b\"", "数"] {
      var draft = draft
      (draft.title, draft.expectation) = (title, kinds)
      draft.remarks = ["Found by seed 5.\nscene: other", "twice"]
      (draft.rate, draft.phase) = (120, 0.002)
      let yaml = draft.yaml
      #expect(yaml.hasPrefix("# Found by seed 5.scene: other\n# twice\nscene: "))
      let cases = try Hunted.reader.cases(in: yaml, file: "draft")
      let scene = try #require(cases.first)
      #expect(cases.count == 1 && scene.scene == title && scene.expectation == expectation)
      #expect(scene.rate == 120 && scene.phase == 0.002 && scene.device.name == "iPhone 8")
      #expect(scene.events.map(\.name) == ["show", "hide"])
    }
  }

  @Test("A case that could not be played has one signature, whatever the reason")
  func failuresAreAlike() throws {
    let scene = try #require(try Hunted.reader.cases(in: draft.yaml, file: "draft").first)
    for failure in ["a", "b"] {
      let facts = CheckedCase(scene, failure: failure).result.facts
      #expect(FindingSignature.all(of: facts) == [.failure])
    }
    #expect(FindingSignature.failure.title == "error")
    #expect(Hunted.signatures(of: draft).isEmpty)
  }
}
