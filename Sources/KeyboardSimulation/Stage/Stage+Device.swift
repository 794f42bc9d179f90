import Foundation
import HeadlessUIKit
import Scenes

extension Stage {
  /// Turns the device, with keys of a height in points, which go and come back `count` times.
  func rotate(to orientation: Device.Orientation, keysHeight: Double? = nil, count: Int = 1) {
    keyboard.rotation.plan(keysHeight: keysHeight, count: count)
    loop.rotate(to: orientation == .portrait ? .portrait : .landscapeRight)
    keyboard.rotation.end()
  }

  /// Leaves the app, and comes back to it after a while.
  func goToBackground(_ pause: AppPause) {
    let wasUp = keyboard.isShown && keyboard.state.isUp
    if pause.keyboard == .hides { keyboard.postHide() }
    if pause.keyboard == .empties { keyboard.postEmptyShows(pause.count) }
    UIApplication.shared.enter(.background)
    loop.schedule(at: loop.now + pause.duration) { [self] in
      UIApplication.shared.enter(.inactive)
      // An app that is not on the screen turns unseen.
      if let orientation = pause.orientation {
        UIView.performWithoutAnimation { rotate(to: orientation) }
      }
      if wasUp, pause.keyboard == .hides { keyboard.postShow() }
      if wasUp, pause.keyboard == .flattens { keyboard.postFlatShow() }
      UIApplication.shared.enter(.active)
    }
  }
}
