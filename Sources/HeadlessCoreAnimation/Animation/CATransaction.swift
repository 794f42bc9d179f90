import AnimationCurves

/// Groups changes to layers, and says whether and how they animate by themselves.
@preconcurrency @MainActor
public final class CATransaction {
  private init() {}

  public static func begin() {
    VirtualRunLoop.current.transactions.begin()
  }

  /// Ends the innermost transaction; its completion runs when its animations have ended.
  public static func commit() {
    VirtualRunLoop.current.transactions.commit(on: .current)
  }

  /// Switches actions off: no change in this transaction animates, not even in an animate block.
  public static func setDisableActions(_ isDisabled: Bool) {
    VirtualRunLoop.current.transactions.edit { $0.disablesActions = isDisabled }
  }

  public static func disableActions() -> Bool {
    VirtualRunLoop.current.transactions.innermost.disablesActions
  }

  /// The duration of changes to layers without a host, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    VirtualRunLoop.current.transactions.edit { $0.duration = duration }
  }

  public static func animationDuration() -> CFTimeInterval {
    VirtualRunLoop.current.transactions.innermost.duration
  }

  /// Called when every animation of this transaction has ended.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    VirtualRunLoop.current.transactions.edit { $0.completion = block }
  }

  public static func completionBlock() -> (() -> Void)? {
    VirtualRunLoop.current.transactions.innermost.completion
  }

  /// The pacing of changes to layers without a host; nil is Core Animation's default.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    VirtualRunLoop.current.transactions.edit { $0.timingFunction = function }
  }

  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    VirtualRunLoop.current.transactions.innermost.timingFunction
  }

  /// Has no effect here: what a turn changes is committed at its end.
  public static func flush() {}

  /// Sets by name what the other functions set; a key that is not known has no effect.
  public static func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionDisableActions: setDisableActions(anObject as? Bool ?? false)
    case kCATransactionAnimationDuration: setAnimationDuration(anObject as? Double ?? 0.25)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    default: break
    }
  }
}

/// Core Animation's name for seconds.
public typealias CFTimeInterval = Double

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"

/// The settings of one transaction.
struct Transaction {
  var disablesActions = false
  /// Core Animation's own default, in seconds.
  var duration = 0.25
  var timingFunction: CAMediaTimingFunction?
  var completion: (() -> Void)?
  /// The end of its last animation, in seconds.
  var end = -Double.infinity
}

/// The transactions that are open, outermost first; the outermost is the turn's own.
struct TransactionStack {
  private var open = [Transaction()]

  var innermost: Transaction { open[open.count - 1] }

  mutating func edit(_ change: (inout Transaction) -> Void) {
    change(&open[open.count - 1])
  }

  mutating func begin() {
    var inner = innermost
    inner.completion = nil
    inner.end = -.infinity
    open.append(inner)
  }

  @MainActor
  mutating func commit(on loop: VirtualRunLoop) {
    guard open.count > 1 else { return }
    let ended = open.removeLast()
    edit { $0.end = max($0.end, ended.end) }
    guard let completion = ended.completion, ended.end < .infinity else { return }
    loop.schedule(at: ended.end) { completion() }
  }

  mutating func noteAnimation(endingAt end: Double) {
    edit { $0.end = max($0.end, end) }
  }

  /// Ends the turn: what was left open is closed, the turn's own transaction as well.
  @MainActor
  mutating func flush(on loop: VirtualRunLoop) {
    while open.count > 1 { commit(on: loop) }
    let own = open[0]
    open = [Transaction()]
    guard let completion = own.completion, own.end < .infinity else { return }
    loop.schedule(at: own.end) { completion() }
  }
}
