import HeadlessUIKit
import LayerTrees
import Scenes

/// The app on its screen, and the keyboard above it.
@MainActor
final class Stage {
  let keyboard: SystemKeyboard
  let loop: VirtualRunLoop
  let screen: HandlerScreen
  let window: UIWindow
  /// What events of the scene could not do, in order of time.
  private(set) var unplayed: [Diagnostic] = []
  private var inputViewWatch = InputViewWatch()
  private let expectation: Expectation?

  init(loop: VirtualRunLoop, scene: SceneCase, screen makeScreen: () -> HandlerScreen) {
    self.loop = loop
    expectation = scene.expectation
    window = UIWindow(frame: scene.window ?? loop.screen.bounds)
    window.clipsToBounds = scene.window != nil
    keyboard = SystemKeyboard(
      loop: loop, device: scene.device, appWindow: scene.window, place: scene.place)
    let screen = makeScreen()
    self.screen = screen
    window.rootViewController =
      scene.presentation.map { SheetPresenter(screen.controller, as: $0) } ?? screen.controller
    keyboard.focusDidChange = { screen.nameFields() }
    (screen.controller as? ChatViewController)?.inputBar.style = scene.barStyle
    loop.schedule(at: 0) { [window] in
      window.makeKeyAndVisible()
      screen.nameViews()
    }
    loop.scheduleMainQueue(at: 0)
  }

  func play(_ event: SceneEvent) {
    screen.nameViews()
    inputViewWatch.look(at: keyboard, of: screen.controller)
    let fault = fault(of: event.kind)
    if fault == nil {
      inputViewWatch.note(event.kind, at: loop.now, hasInputView: keyboard.state.hasInputView)
    }
    keyboard.requests.isSilent = event.isSilent
    if let fault, !fault.isRight(with: expectation) {
      let time = "at \(Int((loop.now * 1000).rounded())) ms"
      unplayed.append(
        Diagnostic(eventAt: loop.now, says: "\(time), \(event.name): \(fault.message)"))
    }
    play(event.kind)
    keyboard.requests.isSilent = false
  }

  private func play(_ event: SceneEvent.Kind) {
    switch event {
    case .show(let height, let duration, let curve):
      show(
        height: height ?? keyboard.device.usualKeyboardHeight,
        NotifiedTiming(keyboard.usualTiming, duration, curve: curve))
    case .hide(let duration, let curve):
      hide(NotifiedTiming(keyboard.usualTiming, duration, curve: curve))
    case .notification(let notification, let rect): keyboard.play(notification, place: rect)
    case .keyboardSwitch(let change): play(change)
    case .undock(let lift): keyboard.undock(lift: lift)
    case .split(let height, let lift): keyboard.split(height: height, lift: lift)
    case .float(let rect): keyboard.float(in: rect)
    case .dock: keyboard.dock()
    case .hardwareKeyboard(let state): keyboard.setHardwareKeyboard(state)
    case .crossFade(let isOn): keyboard.requests.crossFade = isOn
    case .rotate(let orientation, let height, let count):
      rotate(to: orientation, keysHeight: height, count: count)
    case .background(let pause): goToBackground(pause)
    case .drag(let drag): self.drag(drag)
    case .scroll(let scroll): self.scroll(scroll)
    case .messages(let messages):
      for message in messages { screen.deliver?(message) }
    case .drop: break
    case .focus(let number): focus(number)
    case .blur: _ = loop.input.firstResponder?.resignFirstResponder()
    case .tap(let point): tap(at: point)
    case .type(let text, let interval): type(text, every: interval)
    }
  }
}

extension Stage {
  /// Makes the first text input the first responder; without one the keyboard comes by itself.
  private func show(height: Double, _ timing: NotifiedTiming) {
    guard !loop.input.inputs.wantsKeysOrInputView, let input = textInputs.first else {
      keyboard.requests.keysHeight = height
      return keyboard.show(height: height, timing: timing)
    }
    keyboard.prepare(height: height, timing: timing)
    input.becomeFirstResponder()
    keyboard.requests.timing = nil
  }

  private func hide(_ timing: NotifiedTiming) {
    keyboard.requests.timing = timing
    if !keyboard.endInput() { keyboard.hide(timing: timing) }
    keyboard.requests.timing = nil
  }

  /// Letters also come in the place of the app's own keyboard.
  private func play(_ change: KeyboardSwitch) {
    let owner = screen.controller as? any InputViewSwitching
    switch change {
    case .inputView(let isOwn): owner?.useOwnInputView(isOwn)
    case .inputViewHeight(let height):
      (owner as? any InputViewResizing)?.ownInputViewHeight = CGFloat(height)
    case .emoji(false, _) where keyboard.state.hasInputView: owner?.useOwnInputView(false)
    default: keyboard.play(change)
    }
  }

  /// Where another keyboard is up at the end of the scene than the screen asks for, and before.
  func inputViewMismatches() -> [Diagnostic] {
    inputViewWatch.look(at: keyboard, of: screen.controller)
    return inputViewWatch.mismatches
  }

  private func focus(_ number: Int) {
    let inputs = textInputs
    guard inputs.indices.contains(number - 1) else { return }
    inputs[number - 1].becomeFirstResponder()
  }

  /// The text inputs of the app in paint order, those of the accessory last.
  var textInputs: [UIView] {
    window.textInputs + (loop.input.inputs.accessoryView?.textInputs ?? [])
  }

  private func type(_ text: String, every interval: Double) {
    for (index, character) in text.enumerated() {
      let key = { [loop] in
        (loop.input.firstResponder as? any UIKeyInput)?.insertText(String(character))
      }
      guard index > 0, interval > 0 else {
        key()
        continue
      }
      loop.schedule(at: loop.now + Double(index) * interval) { key() }
    }
  }
}
