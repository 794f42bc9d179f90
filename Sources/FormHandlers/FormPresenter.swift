import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The screen below a sheet, which it shows once it is there itself.
final class FormPresenter: UIViewController {
  private let shown: UIViewController

  init(_ shown: UIViewController) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The shade on it is the system's.
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let shade = UIView(frame: view.bounds)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    view.addSubview(shade)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(shown, animated: false)
  }
}

extension FormSettings {
  /// The app's first controller: a navigation controller, or what lies below the sheet.
  @MainActor
  func app(with transcript: Transcript) -> UIViewController {
    switch screen {
    case .formsheet, .pagesheet:
      FormPresenter(FormViewController(self, transcript: transcript))
    case .tablecontroller:
      UINavigationController(rootViewController: FormTableController(self, transcript: transcript))
    default:
      UINavigationController(rootViewController: FormViewController(self, transcript: transcript))
    }
  }

  /// A question with two lines to fill in, above the form.
  @MainActor
  var alert: UIAlertController {
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    for _ in 0..<2 { alert.addTextField { $0.bearsMark() } }
    return alert
  }
}
