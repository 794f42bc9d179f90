import HeadlessUIKit
import Scenes

/// The screen below a sheet, which it shows once it is there itself.
final class SheetPresenter: UIViewController {
  private let sheet: UIViewController

  init(_ sheet: UIViewController, as presentation: ChatPresentation) {
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
    sheet.modalPresentationStyle = presentation.style
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(sheet, animated: false)
    sheet.view.clipsToBounds = true
  }
}

extension ChatPresentation {
  fileprivate var style: UIModalPresentationStyle { self == .pageSheet ? .pageSheet : .formSheet }
}
