import Foundation
import KeyboardScenes

/// What is known of the screen while a scene is made up.
struct HuntStage {
  let device: Device
  /// How high the keyboard is that was asked for last, in points; 0 while there is none.
  ///
  /// Recorded notifications go on from there: a phone tells of no other keyboard than it has.
  var height = 0.0

  var width: Double { Double(device.size.width) }
  var bottom: Double { Double(device.size.height) }
}
