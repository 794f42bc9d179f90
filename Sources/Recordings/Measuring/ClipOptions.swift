package import Scenes

/// What is asked of a clip beyond what can be seen.
package struct ClipOptions: Sendable {
  /// Nil to tell it by the clip's size.
  package var device: Device?
  /// Where the bar is in the open rest, in points.
  package var bar: ClosedRange<Double>?
  /// Where the keyboard's top is in the open rest, in points.
  package var keyboard: Double?
  /// Nil to choose by what fits better.
  package var clock: Recording.Clock?
  /// Frames per second of the frames' clock.
  package var rate: Double?
  /// Seconds of the clip.
  package var start: Double?
  package var end: Double?
  /// Whether a clip in which no bar is found is read all the same, for its keyboard.
  package var takesKeyboardAlone = false

  package init() {}
}
