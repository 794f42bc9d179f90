import HeadlessUIKit
import KeyboardScenes

/// How a handler moves the bar: as it should, or with one of the mistakes that people make.
struct Mistakes {
  /// Which curve and duration the bar moves by.
  enum Timing: String, CaseIterable {
    case keyboard, easeInOut, easeOut, linear, none
  }

  /// In which turn of the run loop the bar moves.
  enum Turn: String, CaseIterable {
    case same, next
  }

  /// What becomes of the bottom safe area, which the keyboard covers.
  enum Inset: String, CaseIterable {
    case respected, ignored, doubled
  }

  let timing: Timing
  let turn: Turn
  let inset: Inset
  /// Whether an animation that the system's own block brings along may take the place of this one.
  let inherits: Bool

  init(_ spec: HandlerSpec) {
    timing = spec.choice("timing") ?? .keyboard
    turn = spec.choice("turn") ?? .same
    inset = spec.choice("inset") ?? .respected
    inherits = spec["inherit"] == .flag(true)
  }

  static let options = [
    HandlerDefinition.Option(name: "timing", words: Timing.allCases.map(\.rawValue)),
    HandlerDefinition.Option(name: "turn", words: Turn.allCases.map(\.rawValue)),
    HandlerDefinition.Option(name: "inset", words: Inset.allCases.map(\.rawValue)),
    HandlerDefinition.Option(flag: "inherit"),
  ]
}

extension Mistakes {
  /// How far the bar rises above its resting place for a keyboard of `height` points.
  func lift(for height: CGFloat, safeArea: CGFloat) -> CGFloat {
    switch inset {
    case .respected: max(0, height - safeArea)
    case .ignored: height
    case .doubled: max(0, height - 2 * safeArea)
    }
  }

  /// Makes the changes, animated and in the turn that this handler takes.
  @MainActor
  func animate(with change: KeyboardChange, _ changes: @escaping @MainActor () -> Void) {
    switch turn {
    case .same: animateNow(with: change, changes)
    case .next: DispatchQueue.main.async { animateNow(with: change, changes) }
    }
  }

  @MainActor
  private func animateNow(with change: KeyboardChange, _ changes: @MainActor () -> Void) {
    guard var options = options(for: change) else {
      return inherits ? changes() : UIView.performWithoutAnimation(changes)
    }
    if !inherits { options.formUnion([.overrideInheritedDuration, .overrideInheritedCurve]) }
    UIView.animate(
      withDuration: change.duration, delay: 0, options: options, animations: changes)
  }

  /// Nil where nothing is animated.
  private func options(for change: KeyboardChange) -> UIView.AnimationOptions? {
    switch timing {
    case .keyboard: change.options
    case .easeInOut: .curveEaseInOut
    case .easeOut: .curveEaseOut
    case .linear: .curveLinear
    case .none: nil
    }
  }
}

extension HandlerSpec {
  /// The value of an option that is one of some words; nil where the scene leaves it out.
  func choice<Choice: RawRepresentable<String>>(_ option: String) -> Choice? {
    guard case .word(let word)? = self[option] else { return nil }
    return Choice(rawValue: word)
  }
}
