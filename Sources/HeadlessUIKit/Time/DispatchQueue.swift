/// The main queue on the virtual clock, in the words of Dispatch.
///
/// It takes the place of Dispatch's type in files that import this module and not Foundation.
@MainActor
public final class DispatchQueue {
  public static let main = DispatchQueue()

  private init() {}

  /// Runs `work` in the next turn of the run loop.
  public func async(execute work: @escaping @MainActor () -> Void) {
    VirtualRunLoop.current.scheduleNextTurn(work)
  }
}
