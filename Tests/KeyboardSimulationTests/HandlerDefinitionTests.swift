import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// What is said of handlers, and the list that scenes find them in.
@MainActor
struct HandlerDefinitionTests {
  private final class Plain: UIViewController {}

  private final class Own: UIViewController, InputViewSwitching {
    func useOwnInputView(_ isOwn: Bool) {}
  }

  private final class OwnChat: ChatViewController, InputViewSwitching {
    func useOwnInputView(_ isOwn: Bool) {}
  }

  private func chat(_ name: String, _ summary: String = "A chat.") -> HandlerDefinition {
    HandlerDefinition(name: name, summary: summary) { ChatViewController(transcript: $1) }
  }

  /// A signature says what a scene may ask for: messages, and a keyboard of its own.
  @Test func aSignatureSaysWhatThereIs() {
    let options = [HandlerDefinition.Option(flag: "late")]
    let own = HandlerDefinition(name: "own", summary: "Own.", options: options) { _, _ in
      Own()
    } bar: {
      $0.view
    }
    let plain = HandlerDefinition(name: "plain", summary: "Plain.") { _, _ in
      Plain()
    } bar: {
      $0.view
    } deliver: { _, _ in
    }
    let form = HandlerDefinition(name: "form", summary: "A form.") { _, _ in
      Plain()
    } fields: { _ in
      []
    }
    let ownChat = HandlerDefinition(name: "chat", summary: "A chat.") {
      OwnChat(transcript: $1)
    }
    let signatures = HandlerRegistry([own, plain, form, ownChat, chat("other")]).signatures
    #expect(signatures.map(\.name) == ["own", "plain", "form", "chat", "other"])
    #expect(signatures.map(\.summary) == ["Own.", "Plain.", "A form.", "A chat.", "A chat."])
    #expect(signatures.map(\.takesMessages) == [false, true, false, true, true])
    #expect(signatures.map(\.switchesInputView) == [true, false, false, true, false])
    #expect(signatures.map(\.options) == [options, [], [], [], []])
    #expect(signatures.allSatisfy { $0.textInputs == nil })
  }

  /// Each trait is one of a copy, and the others are as they were.
  @Test func traitsAreAdded() {
    let plain = chat("a")
    #expect(!plain.keepsState && !plain.playsInProcess)
    let keeping = plain.keepingState()
    #expect(keeping.keepsState && !keeping.playsInProcess && keeping.name == "a")
    let inProcess = plain.playingInProcess()
    #expect(inProcess.playsInProcess && !inProcess.keepsState)
    #expect(plain.having(textInputs: 3).signature.textInputs == 3)
    #expect(!plain.keepsState && !plain.playsInProcess && plain.signature.textInputs == nil)
  }

  /// A keyboard is pulled alone unless the scene gives the option that says otherwise.
  @Test func aKeyboardIsPulledAloneUnlessAnOptionIsGiven() {
    let (none, dismiss, other) = (
      HandlerSpec(name: "a"), HandlerSpec.named("a", ["dismiss": "none"]),
      HandlerSpec.named("a", ["turn": "next"])
    )
    let transcript = Transcript(heights: [])
    let definition = chat("a").pulledAlone(unless: "dismiss")
    #expect(definition.makeScreen(none, transcript).isPulledAlone)
    #expect(definition.makeScreen(other, transcript).isPulledAlone)
    #expect(!definition.makeScreen(dismiss, transcript).isPulledAlone)
    #expect(!chat("a").makeScreen(none, transcript).isPulledAlone)
  }

  /// One of a name that is there takes the other's place, as the last; others stay in their order.
  @Test func theLastOfANameIsTheOne() {
    let registry = HandlerRegistry([chat("a", "1"), chat("b", "2"), chat("c", "3")])
    #expect(registry["b"]?.signature.summary == "2" && registry["d"] == nil)
    let more = registry.adding([chat("b", "4"), chat("d", "5")])
    #expect(more.definitions.map(\.name) == ["a", "c", "b", "d"])
    #expect(more.definitions.map(\.signature.summary) == ["1", "3", "4", "5"])
    #expect(more["b"]?.signature.summary == "4")
    #expect(
      registry.adding(chat("a", "6")).definitions.map(\.signature.summary) == ["2", "3", "6"])
    #expect((registry + [chat("e")]).definitions.map(\.name) == ["a", "b", "c", "e"])
    #expect(registry.definitions.map(\.name) == ["a", "b", "c"])
  }

  /// A case is played by the handler of its name, with its options and its messages.
  @Test func aCaseFindsItsHandler() throws {
    var made: [(HandlerSpec, Transcript)] = []
    nonisolated(unsafe) var note: (HandlerSpec, Transcript) -> Void = { _, _ in }
    note = { made.append(($0, $1)) }
    let registry = HandlerRegistry([
      chat("other"),
      HandlerDefinition(name: "this", summary: "This.") { spec, transcript in
        note(spec, transcript)
        return ChatViewController(transcript: transcript)
      },
    ])
    let spec = HandlerSpec.named("this", ["turn": "next"])
    let transcript = Transcript(heights: [44, 60])
    let scene = SceneCase(
      name: "a", scene: "a", handler: spec, device: .plain, transcript: transcript,
      events: [.show(300, at: 0)])
    let playback = try ScenePlayer(registry: registry).play(scene)
    #expect(made.count == 1 && made[0].0 == spec && made[0].1 == transcript)
    #expect(playback.scene == scene)
  }

  /// The look of a chat's bar is the scene's.
  @Test(arguments: BarStyle.allCases) func aChatHasTheScenesBar(_ style: BarStyle) throws {
    let chat = ChatViewController(transcript: Transcript(heights: []))
    var scene = SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "own"), device: .plain,
      events: [.show(300, at: 0)])
    scene.barStyle = style
    _ = try ScenePlayer(registry: HandlerRegistry([])).play(scene) { HandlerScreen(chat) }
    #expect(chat.inputBar.style == style)
  }
}
