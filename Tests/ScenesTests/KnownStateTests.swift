import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import Testing

/// What is known before an event, by the events before it.
struct KnownStateTests {
  private func fault(
    of last: SceneEvent.Kind, after events: [SceneEvent.Kind] = [], inputs: Int? = 1,
    pad: Bool = false
  ) -> EventFault? {
    let device = pad ? Device.named("iPad mini") : Device.named("iPhone 8")
    var premises = EventPremises(on: device ?? SceneValueTests.device, textInputs: inputs)
    for event in events { premises.note(event) }
    return premises.fault(of: last)
  }

  private static let show = SceneEvent.Kind.show(height: nil, duration: nil, curve: 7)
  private static let hide = SceneEvent.Kind.hide(duration: nil, curve: 7)
  private static let drag = SceneEvent.Kind.drag(KeyboardDrag(from: 0, to: 1, duration: 1))

  /// What needs a keyboard finds one after whatever may have brought it up.
  @Test func aKeyboardIsNeeded() {
    let bringing: [SceneEvent.Kind] = [
      Self.show, .focus(1), .tap(.zero), .keyboardSwitch(.inputView(true)),
      .keyboardSwitch(.heights([1], interval: 0, duration: nil)),
      SceneValueTests.kinds[4],
    ]
    let needing: [(SceneEvent.Kind, EventFault)] = [
      (Self.hide, .nothingToHide), (Self.drag, .nothingToDrag),
      (.keyboardSwitch(.predictiveBar(true, duration: nil)), .nothingToSwitch),
      (.keyboardSwitch(.emoji(true, duration: nil)), .nothingToSwitch),
      (.keyboardSwitch(.inputViewHeight(9)), .nothingToSwitch),
    ]
    for (event, fault) in needing {
      #expect(self.fault(of: event) == fault)
      #expect(self.fault(of: event, inputs: nil) == nil)
      for before in bringing { #expect(self.fault(of: event, after: [before]) == nil) }
      #expect(self.fault(of: event, after: [Self.show, Self.hide]) == fault)
      #expect(self.fault(of: event, after: [Self.show, Self.hide], inputs: nil) == nil)
      // Nothing can be typed into: only a keyboard that is shown is there.
      #expect(self.fault(of: event, after: [.focus(1)], inputs: 0) == fault)
      #expect(self.fault(of: event, after: [Self.show], inputs: 0) == nil)
    }
  }

  @Test func textNeedsAnInput() {
    let type = SceneEvent.Kind.type("a", interval: 0)
    #expect(fault(of: type) == .nothingTyped && fault(of: type, inputs: nil) == nil)
    #expect(fault(of: type, after: [.focus(1)]) == nil)
    #expect(fault(of: type, after: [Self.show], inputs: 0) == .nothingTyped)
    #expect(fault(of: .focus(1)) == nil && fault(of: .focus(2)) == .noInput(2, of: 1))
    #expect(fault(of: .focus(9), inputs: nil) == nil)
    #expect(fault(of: .blur) == nil && fault(of: .blur, inputs: 0) == .nothingFocused)
  }

  @Test func onlyATabletsKeyboardLeavesTheBottom() {
    for leaving in [SceneEvent.Kind.undock(lift: nil), .split(height: nil, lift: nil), .float(nil)]
    {
      #expect(fault(of: leaving) == .phoneKeyboard && fault(of: leaving, pad: true) == nil)
      #expect(fault(of: .dock, after: [leaving], pad: true) == nil)
      #expect(fault(of: Self.drag, after: [Self.show, leaving], pad: true) == .draggedAway)
      #expect(fault(of: Self.drag, after: [Self.show, leaving, .dock], pad: true) == nil)
      #expect(fault(of: .dock, after: [leaving, .dock], pad: true) == .nothingToDock)
    }
    #expect(fault(of: .dock, pad: true) == .nothingToDock)
    // A recorded notification may have moved it anywhere.
    let posted = SceneValueTests.kinds[4]
    #expect(
      fault(of: .dock, after: [posted]) == nil && fault(of: Self.drag, after: [posted]) == nil)
  }

  /// Setting what is set already does nothing.
  @Test func aSettingIsAChange() {
    let keys = HardwareKeyboard.allCases
    for now in keys {
      for next in keys {
        let fault = fault(of: .hardwareKeyboard(next), after: [.hardwareKeyboard(now)])
        #expect((fault == nil) == (now != next))
      }
    }
    #expect(
      fault(of: .hardwareKeyboard(.attached), after: [.hardwareKeyboard(.attached)])
        == .otherKeyboard)
    #expect(fault(of: .hardwareKeyboard(.detached)) == .noOtherKeyboard)
    let pause = SceneEvent.Kind.background(AppPause(orientation: .landscape))
    #expect(fault(of: .rotate(.portrait)) == .heldSo && fault(of: .rotate(.landscape)) == nil)
    #expect(fault(of: .rotate(.landscape), after: [pause]) == .heldSo)
    #expect(fault(of: .rotate(.portrait), after: [.background(AppPause())]) == .heldSo)
    #expect(EventFault.heldSo.isRight(with: .still) && !EventFault.heldSo.isRight(with: .clean))
    #expect(!EventFault.phoneKeyboard.isRight(with: .still))
  }
}
