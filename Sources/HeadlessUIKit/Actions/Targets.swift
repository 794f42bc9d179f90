public import Foundation

#if !canImport(ObjectiveC)
  /// The receiver of a control's events, and the method that receives them.
  struct ControlTarget {
    weak var target: AnyObject?
    /// True if no target was named: the first responder above that has the method is meant.
    let isOpen: Bool
    let action: Selector
    let events: UIControl.Event
  }

  extension UIControl {
    func callTargets(for controlEvents: Event) {
      for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
        if let target = entry.target {
          sendAction(entry.action, to: target, for: UIEvent())
        } else if entry.isOpen {
          sendAction(entry.action, to: nil, for: UIEvent())
        }
      }
    }
  }

  extension UIGestureRecognizer {
    /// Calls a method of a target, which is not kept, as well.
    public func addTarget(_ target: Any, action: Selector) {
      targets.append(GestureTarget(target: target as AnyObject, action: action))
    }

    /// Takes a method of a target away, all of them where it is nil; those of all targets where
    /// that is nil.
    public func removeTarget(_ target: Any?, action: Selector?) {
      let target = target.map { $0 as AnyObject }
      targets.removeAll {
        (target == nil || $0.target === target) && (action == nil || $0.action == action)
      }
    }
  }

  /// A method that hears of a gesture; its target is not kept.
  @MainActor
  struct GestureTarget {
    private(set) weak var target: AnyObject?
    let action: Selector

    func call(with recognizer: UIGestureRecognizer) {
      guard let target else { return }
      action.perform(on: target, with: recognizer)
    }
  }

  extension UIBarButtonItem {
    /// A button with a title of the app's.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init()
      self.title = title
      take(style, target, action)
    }

    /// A button with a picture of the app's.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init()
      self.image = image
      take(style, target, action)
    }

    /// A button that the system draws, or room.
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
      self.init(systemItem: systemItem)
      take(.plain, target, action)
    }

    private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
      self.style = style
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }
  }

  extension UIApplication {
    /// Calls a method of a target, or of the first responder above which one has it.
    ///
    /// - Returns: true if an object took the action.
    @discardableResult
    public func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
      if let target { return action.isPerformed(on: target as AnyObject, with: sender, event) }
      guard let first = InputSession.current.firstResponder else { return false }
      return first.chain.contains { action.isPerformed(on: $0, with: sender, event) }
    }
  }

  extension Timer {
    /// A timer that waits for `RunLoop.add(_:forMode:)` and calls a method of a target, which it keeps.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) {
      nonisolated(unsafe) let target = aTarget as AnyObject
      self.init(timeInterval: ti, repeats: yesOrNo) { timer in
        aSelector.perform(on: target, with: timer)
      }
      self.userInfo = userInfo
    }

    /// A timer that runs already and calls a method of a target, which it keeps.
    @discardableResult
    public static func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
        repeats: yesOrNo)
      RunLoop.main.add(timer, forMode: .default)
      return timer
    }
  }
#endif
