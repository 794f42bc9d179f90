import HeadlessUIKit
package import KeyboardSimulation
import LayerTrees
import Scenes

/// A table of fields that is moved by hand, as one does before one takes a library.
///
/// In the original, the table's offset is set when the keyboard's frame is about to change, and never
/// again: `64 + maxY - (H - K)`, where the field ends below `H - K`. The 64 points of the navigation
/// bar are in what it moves by and not in what it compares, `maxY` counts the field's origin twice,
/// and there is no curve. The original's table fills the screen behind the bar, with an inset for it,
/// so that it moves 64 points further than here, where the table begins below the bar. Fixed, the
/// table gets an inset for what the keyboard covers of it and scrolls by the keyboard's curve as far
/// as the field needs, and back again.
///
/// Source: zjh171/KeyboardManagerDemo, `KeyboardCoverTextFieldViewController.m`, which the article
/// 深入讲解iOS键盘二：使用IQKeyboardManager解决键盘遮挡问题 shows; its faults are a reading.
final class FormByHandViewController: UIViewController {
  private let table: FieldTable
  private let isFixed: Bool
  private var token: (any NSObjectProtocol)?
  /// The table's offset before the keyboard came; nil while it is away.
  private var restingOffset: CGFloat?

  /// The status bar and the navigation bar of a phone without a notch, hard coded, in points.
  private static let barHeight: CGFloat = 64
  /// The distance that is kept free between field and keyboard when it is fixed, in points.
  private static let distance: CGFloat = 10

  init(transcript: Transcript, isFixed: Bool) {
    self.isFixed = isFixed
    table = FieldTable(transcript)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.role = .form
    table.contentInsetAdjustmentBehavior = .never
    view.addSubview(table)
    let kind = NotifiedKeyboard.Kind.willChangeFrame
    token = NotificationCenter.default.addObserver(forName: kind.name, object: nil, queue: nil) {
      [weak self] notification in
      guard let keyboard = NotifiedKeyboard(kind, notification) else { return }
      MainActor.assumeIsolated { self?.keyboardWillChange(keyboard) }
    }
  }

  /// The table begins below the navigation bar.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    table.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
  }

  private func keyboardWillChange(_ keyboard: NotifiedKeyboard) {
    guard !isFixed else { return makeRoom(for: keyboard) }
    guard let field = table.focusedField else { return }
    // The field's frame is in points of its superview, and is read as one in its own.
    let end = field.convert(field.frame, to: table).maxY
    let top = UIScreen.main.bounds.height - keyboard.end.height
    guard end > top else { return }
    UIView.animate(withDuration: keyboard.duration) {
      self.table.contentOffset.y = Self.barHeight + end - top
    }
  }

  /// Insets the table by what the keyboard covers of it, and scrolls as far as the field needs.
  private func makeRoom(for keyboard: NotifiedKeyboard) {
    let frame = view.convert(keyboard.end, from: UIScreen.main.coordinateSpace)
    let covered = max(0, table.frame.maxY - max(table.frame.minY, frame.minY))
    let resting = restingOffset ?? table.contentOffset.y
    restingOffset = covered > 0 ? resting : nil
    UIView.animate(
      withDuration: keyboard.duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: keyboard.curve << 16)
    ) {
      self.table.contentInset.bottom = covered
      self.table.contentOffset.y = covered > 0 ? self.offset(covered, from: resting) : resting
    }
  }

  /// The offset at which the field with the focus is clear of the keyboard.
  private func offset(_ covered: CGFloat, from resting: CGFloat) -> CGFloat {
    guard let field = table.focusedField else { return resting }
    let end = field.convert(field.bounds, to: table).maxY + Self.distance
    return max(resting, end - (table.bounds.height - covered))
  }
}

extension HandlerDefinition {
  /// A table of fields whose offset is set by hand, original or fixed.
  package static let formByHand = HandlerDefinition(
    name: "form-by-hand",
    summary: "A table of fields whose offset is set by hand as the keyboard's frame changes.",
    options: [FormOptions.fixed.signature],
    make: { spec, transcript in
      UINavigationController(
        rootViewController: FormByHandViewController(
          transcript: transcript, isFixed: spec[FormOptions.fixed]))
    }, bar: { _ in nil })
}
