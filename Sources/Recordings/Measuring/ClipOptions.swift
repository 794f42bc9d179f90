package import Scenes

/// The options of measuring a clip, beyond what can be seen.
package struct ClipOptions: Sendable {
  /// Nil to take it from the clip's size.
  package var device: Device?
  /// The place of the bar in the open rest, in points.
  package var bar: ClosedRange<Double>?
  /// The keyboard's top in the open rest, in points.
  package var keyboard: Double?
  /// Nil to choose by what fits better.
  package var clock: Recording.Clock?
  /// Frames per second of the frames' clock.
  package var rate: Double?
  /// Seconds of the clip.
  package var start: Double?
  package var end: Double?
  /// True if a clip in which no bar is found is read all the same, for its keyboard.
  package var takesKeyboardAlone = false

  package init() {}
}
