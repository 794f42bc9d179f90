public import Foundation

#if !canImport(ObjectiveC)
  extension NSObject {
    /// Calls a method at the first refresh at least `delay` seconds from now, in a turn of its own.
    ///
    /// The target is kept until then.
    @MainActor
    public func perform(
      _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
    ) {
      let loop = VirtualRunLoop.current
      let turn = loop.scheduleTurn(notBefore: loop.now + delay) { [self] in
        aSelector.perform(on: self, with: anArgument)
      }
      loop.requests.add(turn, for: self)
    }

    /// Calls off what was to be performed by a target and has not been yet.
    @MainActor
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      VirtualRunLoop.current.requests.cancel(for: aTarget as AnyObject)
    }
  }
#endif

/// What is to be performed later, by target.
@MainActor
struct PerformRequests {
  private var turns: [(target: ObjectIdentifier, turn: Turn)] = []

  mutating func add(_ turn: Turn, for target: AnyObject) {
    let now = VirtualRunLoop.current.now
    turns.removeAll { $0.turn.time < now || $0.turn.isCancelled }
    turns.append((ObjectIdentifier(target), turn))
  }

  mutating func cancel(for target: AnyObject) {
    let identity = ObjectIdentifier(target)
    for request in turns where request.target == identity { request.turn.cancel() }
    turns.removeAll { $0.target == identity }
  }
}
