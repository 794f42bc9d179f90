/// Where a controller's view is between coming and going.
enum Appearance {
  case gone, coming, here, going
}

extension UIViewController {
  func beginAppearing(animated: Bool) {
    guard appearance == .gone || appearance == .going else { return }
    appearance = .coming
    viewWillAppear(animated)
  }

  func nowAppearing(animated: Bool) {
    guard appearance == .coming else { return }
    viewIsAppearing(animated)
  }

  func endAppearing(animated: Bool) {
    guard appearance == .coming else { return }
    appearance = .here
    viewDidAppear(animated)
    takeFocusForAccessory()
  }

  /// A controller that can be the first responder and has an accessory gets the focus once it is
  /// there, where nobody has it: so the bar of a chat comes to the bottom.
  private func takeFocusForAccessory() {
    let session = InputSession.current
    guard appearance == .here, session.isFree, canBecomeFirstResponder, inputAccessoryView != nil
    else { return }
    becomeFirstResponder()
  }

  func beginDisappearing(animated: Bool) {
    guard appearance == .coming || appearance == .here else { return }
    appearance = .going
    viewWillDisappear(animated)
  }

  func endDisappearing(animated: Bool) {
    guard appearance == .going else { return }
    appearance = .gone
    viewDidDisappear(animated)
  }
}

extension UIViewController {
  /// Its view is about to enter or leave a window.
  func viewWillMove(to window: UIWindow?) {
    guard let stage = window ?? viewIfLoaded?.window, stage.isShown else { return }
    let animated = stage.transition?.isAnimated ?? false
    if window != nil {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Its view has entered or left a window: it has appeared by the next turn, at the same time.
  func viewDidMove(to window: UIWindow?) {
    if let window {
      guard window.isShown else { return }
      if let transition = window.transition {
        nowAppearing(animated: transition.isAnimated)
        transition.arriving.append(self)
      } else {
        nowAppearing(animated: false)
        let loop = VirtualRunLoop.current
        loop.schedule(at: loop.now) { [weak self] in self?.endAppearing(animated: false) }
      }
    } else {
      endDisappearing(animated: false)
    }
  }
}
