import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// A chat in React Native's `KeyboardAvoidingView` with `behavior="padding"`, reimplemented.
///
/// The view listens to `keyboardWillChangeFrame` and pads itself by what the keyboard covers of its
/// frame. JavaScript hears of the notification over the bridge and sets a state; the layout that
/// follows is animated by a `LayoutAnimation` with the notification's duration, 10 ms at least, and
/// its easing, which is `keyboard` for curve 7. So the bar has the keyboard's own curve and is late
/// by as many run-loop turns as the bridge takes, one at least.
///
/// Source: facebook/react-native, `KeyboardAvoidingView.js` (`_updateBottomIfNecessary`) and
/// `RCTLayoutAnimation.m`, whose rule this is.
final class AvoidingChatViewController: ChatViewController {
  private let turns: Int
  private let verticalOffset: Double
  private var observer: KeyboardObserver?
  private lazy var barBottom = inputBar.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.bottomAnchor)

  init(transcript: Transcript, turns: Int, verticalOffset: Double) {
    self.turns = turns
    self.verticalOffset = verticalOffset
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pin(barBottom)
    observer = KeyboardObserver([
      UIResponder.keyboardWillChangeFrameNotification: { [weak self] change in
        guard let self else { return }
        self.cross(self.turns) { self.update(with: change) }
      }
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepBottom()
  }

  /// Runs work after a number of turns.
  private func cross(_ turns: Int, _ work: @escaping @MainActor () -> Void) {
    guard turns > 0 else { return work() }
    DispatchQueue.main.async { self.cross(turns - 1, work) }
  }

  /// Pads the view by what the keyboard covers of it.
  private func update(with change: KeyboardChange) {
    let frame = view.convert(view.safeAreaLayoutGuide.layoutFrame, to: nil)
    let keyboardY = change.end.minY - CGFloat(verticalOffset)
    let bottom = max(frame.maxY - keyboardY, 0)
    guard -bottom != barBottom.constant else { return }
    view.layoutIfNeeded()
    barBottom.constant = -bottom
    // Without a duration no layout animation is configured.
    guard change.duration > 0 else { return view.layoutIfNeeded() }
    UIView.animate(
      withDuration: max(change.duration, 0.01), delay: 0,
      options: change.options.union(.beginFromCurrentState)
    ) {
      self.view.layoutIfNeeded()
    }
  }
}

extension HandlerDefinition {
  /// React Native's way: right in curve and place, and late by the bridge.
  static let keyboardavoidingview = HandlerDefinition(
    name: "keyboardavoidingview",
    summary: "Pads the screen a bridge turn late, as React Native's KeyboardAvoidingView does.",
    options: [turns.signature, verticalOffset.signature]
  ) { spec, transcript in
    AvoidingChatViewController(
      transcript: transcript, turns: Int(spec[turns]), verticalOffset: spec[verticalOffset])
  }

  /// The number of run-loop turns that pass before the layout changes, each a refresh here.
  private static let turns = HandlerOption("turns", default: 1, in: 1...60)
  /// Points that the app says there are between its window's top and the view's.
  private static let verticalOffset = HandlerOption("verticalOffset", default: 0, in: 0...500)
}
