import HeadlessUIKit
package import KeyboardSimulation
import LayerTrees
import Scenes

/// A form with a field for each message of the transcript, and the library that an app would have.
final class FormViewController: UIViewController {
  private let settings: FormSettings
  private let body: UIView
  private var library: IQKeyboardManager?
  private var isPlaced = false
  private lazy var top = body.topAnchor.constraint(
    equalTo: settings.pins == .safeArea
      ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor)
  private lazy var bottom = view.bottomAnchor.constraint(equalTo: body.bottomAnchor)
  private lazy var height = body.heightAnchor.constraint(equalTo: view.heightAnchor)

  init(_ settings: FormSettings, transcript: Transcript) {
    self.settings = settings
    body = FormBody(transcript, viewOptions: settings.viewOptions).view(for: settings.screen)
    super.init(nibName: nil, bundle: nil)
    switch settings.screen {
    case .formsheet: modalPresentationStyle = .formSheet
    case .pagesheet: modalPresentationStyle = .pageSheet
    default: break
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.role = .form
    body.translatesAutoresizingMaskIntoConstraints = false
    if settings.insets == .never, !(body is UITextView) {
      (body as? UIScrollView)?.contentInsetAdjustmentBehavior = .never
    }
    view.addSubview(body)
    NSLayoutConstraint.activate([
      body.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    NSLayoutConstraint.activate(
      settings.guide == .none
        ? [top, bottom] : [height, settings.guide == .top ? top : bottom])
    let guide = settings.guide == .none ? nil : settings.guide == .top ? top : bottom
    library = IQKeyboardManager(
      settings.library, guide: guide, isEnabled: settings.enabled == .atLaunch)
    begin(in: .viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if settings.enabled == .viewWillAppear { library?.isEnabled = true }
    begin(in: .viewWillAppear)
  }

  private func begin(in step: FormSettings.Begins) {
    if settings.begins == step { body.lastField?.becomeFirstResponder() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    begin(in: .viewDidAppear)
    if settings.enabled == .viewDidAppear { library?.isEnabled = true }
    if settings.screen == .alert { present(settings.alert, animated: false) }
  }

  /// An area that an app bares by moving its views is black.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.backgroundColor = .black
  }

  /// The form starts below the bar and stays there, wherever its root goes.
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard !isPlaced, view.window != nil else { return }
    isPlaced = true
    let bar = settings.insets == .automatic ? 0 : view.safeAreaInsets.top
    if settings.pins == .top { top.constant = bar }
    height.constant = -bar
  }

  /// Turned, it starts below the bar again.
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    isPlaced = false
  }

  /// Fields for which there is no room are left out, unless they can be scrolled to.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard body is FormColumn else { return }
    let bottom = body.bounds.height - view.safeAreaInsets.bottom
    for field in body.subviews { field.isHidden = field.frame.maxY > bottom }
  }
}

extension HandlerDefinition {
  /// A form under IQKeyboardManager, in one of two generations.
  package static let iqkeyboardmanager = HandlerDefinition(
    name: "iqkeyboardmanager",
    summary: "A form; the library lifts the field with the focus above the keyboard.",
    options: FormOptions.all, make: { FormSettings($0).app(with: $1) }, bar: { _ in nil })
}
