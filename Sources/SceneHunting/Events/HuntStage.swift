import Foundation
import Scenes

/// The known state of the screen while a scene is made up.
struct HuntStage {
  let device: Device
  /// The height of the keyboard that was asked for last, in points; 0 while there is none.
  ///
  /// Recorded notifications go on from there: a phone announces no keyboard but its own.
  var height = 0.0
  /// True if the device lies on its side.
  var isLandscape = false

  init(device: Device) {
    self.device = device
  }

  /// Points from side to side.
  var width: Double { Double(isLandscape ? device.size.height : device.size.width) }

  /// Points from the top to the bottom.
  var bottom: Double { Double(isLandscape ? device.size.width : device.size.height) }
}
