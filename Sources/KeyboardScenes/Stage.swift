import HeadlessUIKit

/// The app on its screen, and the keyboard above it.
@MainActor
final class Stage {
  let keyboard: SystemKeyboard
  private let loop: VirtualRunLoop
  private let window: UIWindow
  private let screen: HandlerScreen

  init(loop: VirtualRunLoop, device: Device, screen makeScreen: () -> HandlerScreen) {
    self.loop = loop
    window = UIWindow(frame: loop.screen.bounds)
    keyboard = SystemKeyboard(loop: loop, device: device)
    let screen = makeScreen()
    self.screen = screen
    window.rootViewController = screen.controller
    loop.schedule(at: 0) { [window] in
      window.makeKeyAndVisible()
      screen.nameViews()
    }
    loop.scheduleMainQueue(at: 0)
  }

  func play(_ event: SceneEvent.Kind) {
    screen.nameViews()
    switch event {
    case .show(let height, let duration, let curve):
      show(height: height, KeyboardTiming(keyboard.usualTiming, duration, curve: curve))
    case .hide(let duration, let curve):
      hide(KeyboardTiming(keyboard.usualTiming, duration, curve: curve))
    case .notification(let notification): keyboard.play(notification)
    case .keyboardSwitch(let change): play(change)
    case .undock(let lift): keyboard.undock(lift: lift)
    case .split(let height, let lift): keyboard.split(height: height, lift: lift)
    case .float(let rect): keyboard.float(in: rect)
    case .dock: keyboard.dock()
    case .hardwareKeyboard(let isAttached): keyboard.setHardwareKeyboard(isAttached)
    case .crossFade(let isOn): keyboard.prefersCrossFade = isOn
    case .rotate(let orientation, let height, let count):
      keyboard.rotation = KeyboardRotation(keysHeight: height, count: count)
      loop.rotate(to: orientation == .portrait ? .portrait : .landscapeRight)
      keyboard.rotation = KeyboardRotation()
    case .drag(let drag): keyboard.drag(drag)
    case .focus(let number): focus(number)
    case .blur: _ = loop.input.firstResponder?.resignFirstResponder()
    case .tap(let point): tap(at: point)
    case .type(let text, let interval): type(text, every: interval)
    }
  }
}

extension Stage {
  /// Makes the first text input the first responder; without one the keyboard comes by itself.
  private func show(height: Double, _ timing: KeyboardTiming) {
    guard !loop.input.inputs.wantsKeysOrInputView, let input = textInputs.first else {
      keyboard.systemKeysHeight = height
      return keyboard.show(height: height, timing: timing)
    }
    keyboard.prepare(height: height, timing: timing)
    input.becomeFirstResponder()
    keyboard.timing = nil
  }

  private func hide(_ timing: KeyboardTiming) {
    keyboard.timing = timing
    if !keyboard.endInput() { keyboard.hide(timing: timing) }
    keyboard.timing = nil
  }

  /// Taps what lies there, and what that lies in, unless the keyboard is above it.
  private func tap(at point: CGPoint) {
    guard !keyboard.frame.contains(point), let hit = window.hitTest(point, with: nil)
    else { return }
    for view in sequence(first: hit, next: \.superview) {
      let isInput = view.textInputs.first === view
      if isInput { view.becomeFirstResponder() }
      (view as? UIControl)?.sendActions(for: .touchUpInside)
      for case let recognizer as UITapGestureRecognizer in view.gestureRecognizers ?? [] {
        recognizer.tap(at: point)
      }
      if isInput || view is UIControl { return }
    }
  }

  /// Letters also come in the place of the app's own keyboard.
  private func play(_ change: KeyboardSwitch) {
    let owner = screen.controller as? any InputViewSwitching
    switch change {
    case .inputView(let isOwn): owner?.useOwnInputView(isOwn)
    case .emoji(false, _) where keyboard.state.hasInputView: owner?.useOwnInputView(false)
    default: keyboard.play(change)
    }
  }

  private func focus(_ number: Int) {
    let inputs = textInputs
    guard inputs.indices.contains(number - 1) else { return }
    inputs[number - 1].becomeFirstResponder()
  }

  /// The text inputs of the app in paint order, those of the accessory last.
  private var textInputs: [UIView] {
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
