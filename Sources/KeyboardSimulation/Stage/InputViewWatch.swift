import HeadlessUIKit
import LayerTrees
import Scenes

/// Holds the keyboard that is up against the one that a screen with its own keyboard asks for.
@MainActor
struct InputViewWatch {
  /// The keyboards and heights that did not come to be, in order of time.
  private(set) var mismatches: [Diagnostic] = []
  private var asked: Asked?
  /// The height of the system's keys when they were last seen at the bottom, in points.
  ///
  /// Nil once they have gone: what comes then takes no keyboard's place.
  private var systemHeight: Double?

  /// The request of an event, and its time.
  private struct Asked {
    let time: Double
    let isOwn: Bool
    /// True if the height is the scene's: then it is not the system's.
    let isOfScene: Bool
  }

  /// Looks at what is up before the next event, or at the end.
  mutating func look(at keyboard: SystemKeyboard, of controller: UIViewController) {
    judge(keyboard, controller)
    let state = keyboard.state
    if !state.isUp { systemHeight = nil }
    guard state.isUp, !state.hasInputView, state.isDocked, state.shownKeysHeight > 0 else { return }
    systemHeight = state.keysHeight
  }

  /// Takes note of what an event asks for.
  mutating func note(_ event: SceneEvent.Kind, at time: Double, hasInputView: Bool) {
    switch event {
    case .keyboardSwitch(.inputView(let isOwn)):
      asked = Asked(time: time, isOwn: isOwn, isOfScene: false)
    case .keyboardSwitch(.emoji(false, _)) where hasInputView:
      asked = Asked(time: time, isOwn: false, isOfScene: false)
    case .keyboardSwitch(.inputViewHeight):
      asked = Asked(time: time, isOwn: true, isOfScene: true)
    // The keys of that side, or none, have another height.
    case .rotate, .hardwareKeyboard, .background: systemHeight = nil
    default: break
    }
  }

  private mutating func judge(_ keyboard: SystemKeyboard, _ controller: UIViewController) {
    guard let asked, keyboard.loop.now > asked.time else { return }
    self.asked = nil
    guard keyboard.state.isUp, let mismatch = mismatch(asked, keyboard, controller),
      mismatch.points > 0.01
    else { return }
    mismatches.append(
      Diagnostic(
        kind: .inputViewMismatch, time: asked.time, view: "\(type(of: controller))",
        role: .keyboard,
        message: "the keyboard that is up is not the one that is asked for", mismatch: mismatch))
  }

  private func mismatch(
    _ asked: Asked, _ keyboard: SystemKeyboard, _ controller: UIViewController
  ) -> InputViewMismatch? {
    let state = keyboard.state
    let actual = state.shownKeysHeight
    guard asked.isOwn == state.hasInputView else {
      return InputViewMismatch(asked.isOwn ? .notLoaded : .notRemoved, wanted: 0, actual: actual)
    }
    guard asked.isOwn, let screen = controller as? any InputViewResizing else { return nil }
    if let bounds = screen.systemInputHeights, let systemHeight, !asked.isOfScene {
      let wanted = min(max(systemHeight, Double(bounds.lowerBound)), Double(bounds.upperBound))
      let leftOut = keyboard.loop.keyboardProfile.countsAccessory ? 0 : state.accessoryHeight
      return InputViewMismatch(.unlikeSystem, wanted: wanted, actual: actual, leftOut: leftOut)
    }
    return InputViewMismatch(
      .otherHeight, wanted: Double(screen.ownInputViewHeight), actual: actual)
  }
}
