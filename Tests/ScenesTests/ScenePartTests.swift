import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import Testing

/// Small parts of scenes, each by what is said of it.
struct ScenePartTests {
  private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  @Test("What is left out of an event has its default, and what is needed is asked for")
  func eventsHaveDefaults() throws {
    let events: [(String, SceneEvent.Kind)] = [
      (#""show":{}"#, .show(height: nil, duration: nil, curve: 7)),
      (#""hide":{"duration":0.5}"#, .hide(duration: 0.5, curve: 7)),
      (#""rotate":{"to":"landscape"}"#, .rotate(.landscape, keyboard: nil, count: 1)),
      (#""type":{}"#, .type("", interval: 0)),
    ]
    for (json, kind) in events {
      #expect(try decoded(SceneEvent.self, "{\"at\":1,\(json)}").kind == kind, "\(json)")
    }
    for json in [#""rotate":{}"#, #""notification":{}"#] {
      #expect(throws: DecodingError.self) { try decoded(SceneEvent.self, "{\"at\":1,\(json)}") }
    }
  }

  @Test("Only turns, fingers, messages and typing are more than a change of the keyboard")
  func eventsHaveTraits() {
    let others: Set = ["rotate", "drag", "scroll", "send", "receive", "tap", "type"]
    for kind in SceneValueTests.kinds {
      let name = SceneEvent(time: 0, kind: kind).name
      #expect(kind.isOfKeyboard != others.contains(name), "\(name)")
      #expect(kind.movesList == ["drag", "scroll"].contains(name), "\(name)")
    }
    for isOutgoing in [false, true] {
      let messages = [Transcript.Message(text: "a", isOutgoing: isOutgoing)]
      let event = SceneEvent(time: 0, kind: .messages(messages))
      #expect(event.name == (isOutgoing ? "send" : "receive"))
    }
  }

  @Test("Phases and times away are read as they were written, in order of time")
  func phasesAreRead() throws {
    var log = PhaseLog()
    log.enter(.opening, at: 1)
    log.leaveDock(at: 2)
    log.reachDock(at: 3)
    log.leaveDock(at: 4)
    let again = try JSONDecoder().decode(PhaseLog.self, from: JSONEncoder().encode(log))
    #expect(again == log && again.isAway && again.excursions == [2..<3, 4..<Double.infinity])
    #expect(log.phase(at: -1) == .closed)
    let open = #"{"time":1,"phase":"open"}"#
    let closed = #"{"time":0,"phase":"closed"}"#
    for (starts, away, isRight) in [
      (closed, "", true), (closed + "," + open, #"{"from":1,"to":1}"#, true),
      (closed, #"{"from":1}"#, true), (open + "," + closed, "", false), ("", "", false),
      (closed, #"{"from":2,"to":1}"#, false),
    ] {
      let json = "{\"starts\":[\(starts)],\"excursions\":[\(away)]}"
      #expect(((try? decoded(PhaseLog.self, json)) != nil) == isRight, "\(json)")
    }
  }

  @Test("A case is named by scene and label, and is where its sheet is, or else its window")
  func casesHaveNamesAndPlaces() {
    var scene = SceneValueTests.scene()
    scene.rename(label: "l")
    #expect(scene.name == "a / l" && scene.scene == "a")
    scene.rename(scene: "b")
    #expect(scene.name == "b / l" && scene.label == "l")
    #expect(scene.place == nil)
    scene.window = CGRect(x: 0, y: 0, width: 100, height: 800)
    #expect(scene.place == scene.window)
    for (presentation, style) in [
      (ChatPresentation.pageSheet, SheetStyle.page), (.formSheet, .form),
    ] {
      scene.presentation = presentation
      let sheet = style.frame(in: scene.device.bounds, safeTop: scene.device.safeArea.top)
      #expect(scene.place == sheet)
    }
    let choices = [
      (["show", "height"], "show height 258"), (["transcript", "messages"], "messages 258"),
    ]
    for (path, short) in choices {
      let choice = SceneCase.Choice(path, "258")
      #expect(
        choice.shortDescription == short && choice.isOfTranscript == (path[0] == "transcript"))
      #expect(choice.description == path.joined(separator: " ") + " 258")
    }
  }

  @Test("Values of options are written as scenes write them")
  func optionsAreWritten() {
    let values: [(HandlerSpec.Value, String)] = [
      (.word("linear"), "linear"), (.flag(false), "false"), (.flag(true), "true"),
      (.number(3), "3"),
      (.number(-2.5), "-2.5"), (.number(1e15), "1000000000000000.0"),
      (.number(999_999_999_999_999), "999999999999999"),
    ]
    for (value, text) in values { #expect(value.description == text) }
    #expect(HandlerSpec(name: "frame").description == "frame")
    let options = values.prefix(2).map { HandlerSpec.Option(name: "o", value: $0.0) }
    #expect(
      HandlerSpec(name: "frame", options: options).description == "frame(o: linear, o: false)")
  }

  @Test("A signature says what a handler takes, and has defaults")
  func signaturesAreDeclared() {
    let plain = HandlerSignature(name: "mine", summary: "Mine.")
    #expect(plain.takesMessages && !plain.switchesInputView && plain.textInputs == nil)
    #expect(plain.options.isEmpty && plain.summary == "Mine.")
    let words = HandlerSignature.Option(name: "way", words: ["up", "down"])
    #expect(words.values == [.word("up"), .word("down")] && words.range == nil)
    let flag = HandlerSignature.Option(flag: "late").only(with: "way", .word("down"))
    #expect(flag.values == [.flag(false), .flag(true)] && words.condition == nil)
    #expect(flag.condition == HandlerSpec.Option(name: "way", value: .word("down")))
    let number = HandlerSignature.Option(name: "least", number: 0, in: 0...9).atMost("most")
    #expect(number.values == [.number(0)] && number.range == 0...9 && number.ceiling == "most")
    #expect(flag.ceiling == nil && flag.name == "late")
  }

  @Test("A hardware keyboard is true, false or a word")
  func hardwareKeyboardsAreRead() throws {
    let states = [
      ("true", HardwareKeyboard.attached), ("false", .detached), ("\"minimised\"", .minimised),
    ]
    for (json, state) in states {
      #expect(try decoded([HardwareKeyboard].self, "[\(json)]") == [state])
      #expect(String(decoding: try JSONEncoder().encode([state]), as: UTF8.self) == "[\(json)]")
    }
    #expect(try decoded([HardwareKeyboard].self, #"["attached"]"#) == [.attached])
    #expect(throws: DecodingError.self) { try decoded([HardwareKeyboard].self, #"["big"]"#) }
    let (yes, no): (HardwareKeyboard, HardwareKeyboard) = (true, false)
    #expect(yes == .attached && no == .detached && yes.isThere && !no.isThere)
  }

  @Test("An event that does nothing says why, and may be right where nothing is to move")
  func eventFaultsSayWhy() {
    let none = [(0, "no text input"), (1, "one text input"), (2, "2 text inputs")]
    for (count, words) in none {
      let fault = EventFault.noInput(5, of: count)
      #expect(fault.message.hasPrefix("the screen has \(words), and none is number 5: "))
      #expect(!fault.isRight(with: .still))
    }
    #expect(EventFault.nothingToHide.message.hasPrefix("no keyboard is up that could hide"))
    #expect(EventFault.heldSo.isRight(with: .still) && !EventFault.heldSo.isRight(with: .clean))
    #expect(!EventFault.heldSo.isRight(with: nil))
  }

  @Test("A scene's events are judged by what is certain of the keyboard before them")
  func premisesFollowTheEvents() {
    let steps: [(event: SceneEvent.Kind, fault: EventFault?)] = [
      (.hide(duration: nil, curve: 7), .nothingToHide), (.type("a", interval: 0), .nothingTyped),
      (.focus(3), .noInput(3, of: 2)), (.dock, .nothingToDock),
      (.undock(lift: nil), .phoneKeyboard),
      (.hardwareKeyboard(.detached), .noOtherKeyboard), (.rotate(.portrait), .heldSo),
      (.keyboardSwitch(.emoji(true, duration: nil)), .nothingToSwitch), (.focus(1), nil),
      (.type("a", interval: 0), nil), (.blur, nil), (.crossFade(true), nil),
      (.keyboardSwitch(.emoji(true, duration: nil)), nil), (.hide(duration: nil, curve: 7), nil),
      (.hide(duration: nil, curve: 7), .nothingToHide),
      (.keyboardSwitch(.heights([9], interval: 0, duration: 0.1)), nil),
      (.drag(KeyboardDrag(from: 1, to: 2, duration: 0.3)), nil),
      (.hardwareKeyboard(.attached), nil), (.hardwareKeyboard(.attached), .otherKeyboard),
      (.rotate(.landscape), nil), (.rotate(.landscape), .heldSo),
      (.background(AppPause(orientation: .portrait)), nil), (.rotate(.portrait), .heldSo),
    ]
    var premises = EventPremises(on: SceneValueTests.device, textInputs: 2)
    for (number, step) in steps.enumerated() {
      #expect(premises.fault(of: step.event) == step.fault, "step \(number)")
      if step.fault == nil { premises.note(step.event) }
    }
    // Of a screen that is not known nothing is certain, but what the device has.
    let unknown = EventPremises(on: SceneValueTests.device, textInputs: nil)
    for (event, _) in steps.prefix(3) { #expect(unknown.fault(of: event) == nil) }
  }

  @Test("Where all refreshes are missed the last one is shown")
  func aSceneShowsSomething() {
    var scene = SceneValueTests.scene()
    scene.dropped = [.indices(0...9)]
    #expect(scene.refreshTimes(until: 0) == [10.0 / 60])
    scene.rate = 30
    scene.phase = 0.01
    scene.dropped = [.from(0, .count(1))]
    #expect(scene.refreshTimes(until: 0) == [0.01 + 1.0 / 30])
  }

  @Test("The kinds that are expected are those that are named, with bounds or without")
  func expectedKindsAreNamed() {
    let bounded = Scenes.Expectation.bounded([
      ExpectedFinding("gap", atMost: 1), ExpectedFinding("lag"),
    ])
    #expect(
      bounded.kinds == ["gap", "lag"] && Scenes.Expectation.findings(["lag"]).kinds == ["lag"])
    #expect(Scenes.Expectation.clean.kinds.isEmpty && Scenes.Expectation.still.kinds.isEmpty)
  }

  /// Each edge of keyboard and bar is on its way by the share that its timing has.
  @Test("A playback of two timings goes by them from the bottom to the keyboard's top")
  func twoTimingsPlay() throws {
    let device = SceneValueTests.device
    let linear = try AnimationTiming(curve: .timingFunction(.linear), duration: 0.4)
    let eased = try AnimationTiming(curve: .timingFunction(.easeIn), duration: 0.2)
    for travel in [300.0, 20] {
      let playback = Playback(
        keyboard: linear, bar: eased, travel: travel, on: device, barHeight: 50, rate: 120)
      #expect(playback.scene.rate == 120 && playback.scene.device == device)
      for time in [0.0, 0.1, 0.15, 0.2, 0.4] {
        let root = try #require(playback.log.commits.last).root
        func rect(_ role: LayerRole) throws -> CGRect {
          let way = try #require(root.path { $0.role == role })
          return try #require(way.last).presentation(at: time).frame
        }
        let (keys, bar) = (try rect(.keyboard), try rect(.inputBar))
        let top = 800 - travel * linear.progress(at: time)
        #expect(abs(Double(keys.minY) - top) < 1e-9 && keys.height == travel && keys.width == 400)
        let end = min(800 - travel, 770)
        let bottom = 770 + (end - 770) * eased.progress(at: time)
        #expect(abs(Double(bar.maxY) - bottom) < 1e-9 && bar.height == 50 && bar.minX == 0)
      }
    }
  }
}
