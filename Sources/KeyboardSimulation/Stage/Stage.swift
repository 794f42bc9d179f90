import Foundation
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
  /// The events of the scene that could not be played, in order of time.
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
    case .guide(let state): keyboard.requests.leavesGuides = state == .stale
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

  /// The diagnostics of keyboards other than the screen asks for, at the end and before.
  func inputViewMismatches() -> [Diagnostic] {
    inputViewWatch.look(at: keyboard, of: screen.controller)
    return inputViewWatch.mismatches
  }

  private func focus(_ number: Int) {
    let inputs = textInputs
    guard inputs.indices.contains(number - 1) else { return }
    focus(inputs[number - 1])
  }

  /// Gives an input the focus, by a tap on its row where it takes no touches until that is selected.
  private func focus(_ input: UIView) {
    let around = sequence(first: input, next: \.superview)
    guard around.contains(where: { !$0.isUserInteractionEnabled }), tapRow(among: Array(around))
    else {
      input.becomeFirstResponder()
      return
    }
  }

  /// Taps the row of a table or collection among views that lie in each other; false without one.
  private func tapRow(among views: [UIView]) -> Bool {
    func first<Kind>(_ kind: Kind.Type) -> Kind? { views.lazy.compactMap { $0 as? Kind }.first }
    if let cell = first(UITableViewCell.self), let table = first(UITableView.self),
      let path = table.indexPath(for: cell)
    {
      table.tapRow(at: path)
      return true
    }
    guard let cell = first(UICollectionViewCell.self), let list = first(UICollectionView.self),
      let path = list.indexPath(for: cell)
    else { return false }
    list.tapItem(at: path)
    return true
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

extension Stage {
  /// A finger moves the list that it lies on, whose `keyboardDismissMode` says what becomes of the
  /// keyboard: it stays, goes at once, or is pulled down.
  ///
  /// On a screen without a list the keyboard is pulled, as code of the app's own may do it.
  private func drag(_ drag: KeyboardDrag) {
    guard let list = screen.scrollView, !screen.isPulledAlone || list.keyboardDismissMode != .none
    else { return keyboard.drag(drag) }
    if list.isScrollEnabled, list.keyboardDismissMode.pullsKeyboard { keyboard.drag(drag) }
    let rect = list.convert(list.bounds, to: loop.screen.coordinateSpace)
    guard (rect.minY...max(rect.minY, rect.maxY)).contains(drag.from) else { return }
    list.drag(
      from: inWindow(CGPoint(x: rect.midX, y: drag.from)),
      to: inWindow(CGPoint(x: rect.midX, y: drag.to)),
      duration: drag.duration, velocity: drag.velocity.map { CGPoint(x: 0, y: $0) })
  }

  /// A finger moves the list; where there is none, it finds nothing to move.
  private func scroll(_ scroll: ListScroll) {
    guard let list = screen.scrollView else { return }
    let rect = list.convert(list.bounds, to: loop.screen.coordinateSpace)
    let bottom = min(rect.maxY, max(rect.minY, keyboard.frame.minY))
    let start = CGPoint(x: rect.midX, y: scroll.from.map { $0 } ?? (rect.minY + bottom) / 2)
    let distance = scroll.distance(fromOffset: list.contentOffset.y)
    list.drag(
      from: inWindow(start), to: inWindow(CGPoint(x: start.x, y: start.y + distance)),
      duration: scroll.duration, velocity: scroll.velocity.map { CGPoint(x: 0, y: $0) })
  }

  /// Taps what lies there, and what that lies in: of a keyboard only what is on its keys.
  private func tap(at point: CGPoint) {
    guard let hit = view(at: point) else { return }
    for view in sequence(first: hit, next: \.superview) {
      let isInput = view.textInputs.first === view
      if isInput { view.becomeFirstResponder() }
      if let control = view as? UIControl, control.isEnabled {
        control.sendActions(for: .touchUpInside)
      }
      for case let recognizer as UITapGestureRecognizer in view.gestureRecognizers ?? [] {
        recognizer.tap(at: hit.window?.convert(point, from: nil) ?? point)
      }
      if isInput || view is UIControl { return }
    }
  }

  private func view(at point: CGPoint) -> UIView? {
    guard keyboard.frame.contains(point) else {
      return window.hitTest(inWindow(point), with: nil)
    }
    guard let accessory = loop.input.inputs.accessoryView, accessory.window != nil else {
      return nil
    }
    return accessory.hitTest(accessory.convert(point, from: nil), with: nil)
  }

  /// A point of the screen in points of the app's window.
  private func inWindow(_ point: CGPoint) -> CGPoint {
    window.convert(point, from: loop.screen.coordinateSpace)
  }
}

extension Stage {
  /// Turns the device, with keys of a height in points, which go and come back `count` times.
  private func rotate(to orientation: Device.Orientation, keysHeight: Double? = nil, count: Int = 1)
  {
    keyboard.rotation.plan(keysHeight: keysHeight, count: count)
    loop.rotate(to: orientation == .portrait ? .portrait : .landscapeRight)
    keyboard.rotation.end()
  }

  /// Leaves the app, and comes back to it after a while.
  private func goToBackground(_ pause: AppPause) {
    let wasUp = keyboard.isShown && keyboard.state.isUp
    if pause.keyboard == .hides { keyboard.postHide() }
    if pause.keyboard == .empties { keyboard.postEmptyShows(pause.count) }
    UIApplication.shared.enter(.background)
    loop.schedule(at: loop.now + pause.duration) { [self] in
      UIApplication.shared.enter(.inactive)
      // An app that is not on the screen turns unseen.
      if let orientation = pause.orientation {
        UIView.performWithoutAnimation { rotate(to: orientation) }
      }
      if wasUp, pause.keyboard == .hides { keyboard.postShow() }
      if wasUp, pause.keyboard == .flattens { keyboard.postFlatShow() }
      UIApplication.shared.enter(.active)
    }
  }
}

extension Stage {
  /// The reason why an event finds nothing to do now; nil where it finds what it needs.
  private func fault(of event: SceneEvent.Kind) -> EventFault? {
    switch event {
    case .hide: hasSeenKeyboard ? nil : .nothingToHide
    case .keyboardSwitch(.predictiveBar), .keyboardSwitch(.emoji):
      hasSeenKeyboard ? nil : .nothingToSwitch
    case .keyboardSwitch(.inputView):
      screen.controller is any InputViewSwitching ? nil : .noOwnKeyboard
    case .keyboardSwitch(.inputViewHeight): faultOfOwnHeight
    case .undock, .split, .float: keyboard.device.isPad ? nil : .phoneKeyboard
    case .dock: keyboard.state.placement == .docked ? .nothingToDock : nil
    case .drag: hasSeenKeyboard ? nil : .nothingToDrag
    case .scroll: screen.scrollView == nil ? .nothingToScroll : nil
    case .messages: screen.deliver == nil ? .nothingDelivers : nil
    case .focus(let number): fault(ofFocus: number)
    case .blur: hasFocus || !isWithoutInput ? nil : .nothingFocused
    case .type: loop.input.firstResponder is any UIKeyInput ? nil : .nothingTyped
    case .show, .notification, .keyboardSwitch, .hardwareKeyboard, .crossFade, .guide, .rotate,
      .background, .drop, .tap:
      nil
    }
  }

  private var faultOfOwnHeight: EventFault? {
    guard screen.controller is any InputViewResizing else { return .ownHeightFixed }
    return keyboard.state.isUp && keyboard.state.hasInputView ? nil : .ownKeyboardAway
  }

  private func fault(ofFocus number: Int) -> EventFault? {
    let count = textInputs.count
    return number > count ? .noInput(number, of: count) : nil
  }

  private var hasFocus: Bool { loop.input.firstResponder != nil }

  /// True if nothing has had the focus: no keyboard has been up but one that came by itself.
  private var isWithoutInput: Bool { !hasSeenKeyboard || keyboard.state.isUp }

  /// True if keys are wanted now, or were on the screen before.
  private var hasSeenKeyboard: Bool {
    keyboard.state.isUp || keyboard.phases.starts.contains { $0.phase != .closed }
  }
}
