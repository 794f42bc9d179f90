import HeadlessUIKit

/// How the app shows its chat, where that does not fill its window.
public enum ChatPresentation: String, Hashable, Sendable, CaseIterable {
  case pageSheet, formSheet

  var style: UIModalPresentationStyle { self == .pageSheet ? .pageSheet : .formSheet }

  /// The sheet in points of the screen, where the app fills that.
  func frame(on device: Device) -> CGRect {
    style.frame(in: device.bounds, safeTop: device.safeArea.top)
  }
}

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
