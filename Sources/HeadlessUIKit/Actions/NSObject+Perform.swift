public import Foundation

#if !canImport(ObjectiveC)
  extension NSObject {
    /// Calls a method at the first refresh at least `delay` seconds from now, in a turn of its own.
    ///
    /// The target is kept until then.
    @preconcurrency @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let loop = VirtualRunLoop.current
      let turn = loop.scheduleTurn(notBefore: loop.now + delay) { [self] in
        aSelector.perform(on: self, with: anArgument)
      }
      loop.requests.add(
        PerformRequest(
          target: self, argument: anArgument as AnyObject?, action: aSelector, turn: turn))
    }

    /// Calls off what was to be performed by a target and has not been yet.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      let target = aTarget as AnyObject
      VirtualRunLoop.current.requests.cancel { $0.target === target }
    }

    /// Calls off what was to be performed by a target with an argument and has not been yet.
    ///
    /// Two methods of a target with arguments of one type cannot be distinguished.
    @preconcurrency @MainActor
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let (target, argument) = (aTarget as AnyObject, anArgument as AnyObject?)
      VirtualRunLoop.current.requests.cancel {
        $0.target === target && $0.argument === argument && $0.action.name == aSelector.name
      }
    }
  }

  /// What is to be performed later by a target.
  struct PerformRequest {
    let target: AnyObject
    let argument: AnyObject?
    let action: Selector
    let turn: Turn
  }

  /// What is to be performed later.
  @MainActor
  struct PerformRequests {
    private var requests: [PerformRequest] = []

    mutating func add(_ request: PerformRequest) {
      let now = VirtualRunLoop.current.now
      requests.removeAll { $0.turn.time < now || $0.turn.isCancelled }
      requests.append(request)
    }

    mutating func cancel(where isMeant: (PerformRequest) -> Bool) {
      for request in requests where isMeant(request) { request.turn.cancel() }
      requests.removeAll(where: isMeant)
    }
  }
#endif
