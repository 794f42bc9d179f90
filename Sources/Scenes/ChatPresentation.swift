import Foundation
import LayerGeometry

/// The presentation of a chat that does not fill its window.
public enum ChatPresentation: String, Hashable, Sendable, CaseIterable, Codable {
  /// A sheet as wide as the app, or one in the middle of a tablet.
  case pageSheet, formSheet

  /// The sheet in points of the screen, where the app fills that.
  func frame(on device: Device) -> CGRect {
    let style: SheetStyle = self == .pageSheet ? .page : .form
    return style.frame(in: device.bounds, safeTop: device.safeArea.top)
  }
}
