public import Foundation

#if !canImport(ObjectiveC)
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
