/// The animation blocks that the code running now is in, outermost first.
struct AnimationStack {
  /// What a block means for the changes made in it.
  enum Block {
    case animated(AnimationContext)
    case disabled
  }

  private(set) var blocks: [Block] = []
  /// When the last animation made in each block ends, in seconds.
  private(set) var ends: [Double] = []
  /// Whether blocks animate at all, as `UIView.setAnimationsEnabled` says.
  var isEnabled = true

  var isDisabled: Bool {
    !isEnabled || blocks.contains { if case .disabled = $0 { true } else { false } }
  }

  /// What animates a change made now; nil where it shows at once.
  var context: AnimationContext? {
    guard !isDisabled, case .animated(let context)? = blocks.last else { return nil }
    return context
  }

  mutating func push(_ block: Block, at time: Double) {
    blocks.append(block)
    ends.append(time)
  }

  /// Changes what the innermost block says of the changes to come, if it animates.
  mutating func edit(_ change: (inout AnimationContext) -> Void) {
    guard case .animated(var context)? = blocks.last else { return }
    change(&context)
    blocks[blocks.count - 1] = .animated(context)
  }

  /// Leaves the innermost block, and returns when the last animation made in it ends.
  mutating func pop() -> Double {
    blocks.removeLast()
    let end = ends.removeLast()
    noteAnimation(endingAt: end)
    return end
  }

  mutating func noteAnimation(endingAt end: Double) {
    guard let last = ends.last else { return }
    ends[ends.count - 1] = max(last, end)
  }
}
