import UIKit

/// The shortest layout with the guide: the bar's bottom on it, and nothing below the bar.
final class PlainGuideController: BarAndTableController {
  override func pinBottoms() {
    super.pinBottoms()
    composer.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
  }
}
