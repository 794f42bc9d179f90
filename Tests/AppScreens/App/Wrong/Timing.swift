import UIKit

/// Does what is right a run-loop turn too late.
final class TurnLateController: ObservingController {
  override func follow(_ change: KeyboardChange) {
    DispatchQueue.main.async { super.follow(change) }
  }
}

/// Awaits the notifications in a task, which hears of each a run-loop turn too late.
final class AwaitingController: ObservingController {
  private var task: Task<Void, Never>?

  override var names: [Notification.Name] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UIResponder.keyboardWillChangeFrameNotification
    task = Task { [weak self] in
      for await notification in NotificationCenter.default.notifications(named: name) {
        if let change = KeyboardChange(notification) { self?.follow(change) }
      }
    }
  }

  deinit { task?.cancel() }
}

/// Sleeps for a moment before it follows.
final class SleepingController: ObservingController {
  override func follow(_ change: KeyboardChange) {
    Task {
      try? await Task.sleep(for: .milliseconds(50))
      super.follow(change)
    }
  }
}

/// Moves by a curve of its own, whatever the keyboard's animation says.
final class OwnCurveController: ObservingController {
  override func follow(_ change: KeyboardChange) {
    barBottom.constant = -covered(by: change.end)
    UIView.animate(
      withDuration: change.duration, delay: 0,
      options: [.curveEaseInOut, .overrideInheritedCurve, .overrideInheritedDuration]
    ) {
      self.view.layoutIfNeeded()
    }
  }
}

/// Has a duration of its own for an animator that inherits nothing.
final class FixedDurationController: ObservingController {
  override func follow(_ change: KeyboardChange) {
    barBottom.constant = -covered(by: change.end)
    UIView.animate(
      withDuration: 1, delay: 0, options: [change.options, .overrideInheritedDuration]
    ) {
      self.view.layoutIfNeeded()
    }
  }
}

/// Waits until the keyboard is there, or gone.
final class DidShowController: ObservingController {
  override var names: [Notification.Name] {
    [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification]
  }
}

/// Changes the constraint without a layout pass in any animation.
final class NotLaidOutController: ObservingController {
  override func follow(_ change: KeyboardChange) {
    UIView.animate(withDuration: change.duration, delay: 0, options: change.options) {
      self.barBottom.constant = -self.covered(by: change.end)
    }
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
  }
}
