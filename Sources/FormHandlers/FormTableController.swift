import HeadlessUIKit
import KeyboardSimulation
import Scenes
import LayerTrees

/// A table's own controller, which brings its fields into view itself, besides the library.
final class FormTableController: UITableViewController {
  private let settings: FormSettings
  private let table: FormTable
  private var library: IQKeyboardManager?

  init(_ settings: FormSettings, transcript: Transcript) {
    self.settings = settings
    table = FormTable(FormBody(transcript, viewOptions: settings.viewOptions).rows)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    library = IQKeyboardManager(
      settings.library, isEnabled: settings.enabled == .atLaunch)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if settings.enabled == .viewWillAppear { library?.isEnabled = true }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if settings.enabled == .viewDidAppear { library?.isEnabled = true }
  }

  /// The table is the controller's whole view, so the page is the one around it.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    navigationController?.view.layer.role = .form
  }
}
