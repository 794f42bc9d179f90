import HeadlessUIKit
import KeyboardScenes

/// The screen below a sheet: it shows the form once it is there itself.
final class FormPresenter: UIViewController {
  private let form: UIViewController

  init(_ form: UIViewController) {
    self.form = form
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The shade on it is the system's.
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let shade = UIView(frame: view.bounds)
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    view.addSubview(shade)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(form, animated: false)
  }
}

extension FormSettings {
  /// The app's first controller: a navigation controller, or what lies below the sheet.
  @MainActor
  func app(with transcript: Transcript) -> UIViewController {
    let form = FormViewController(self, transcript: transcript)
    return screen == .formsheet || screen == .pagesheet
      ? FormPresenter(form) : UINavigationController(rootViewController: form)
  }
}
