import Compositing
import Foundation

/// Values of a playback's timeline that detectors work out once, however often it is judged.
final class TimelineValues: @unchecked Sendable {
  let timeline: ScreenTimeline
  private let lock = NSLock()
  /// One for each detector that asks.
  private var values: [ObjectIdentifier: any Sendable] = [:]

  init(_ timeline: ScreenTimeline) { self.timeline = timeline }

  /// The value of a detector, made of the timeline the first time.
  ///
  /// The display's refreshes are not in the timeline, so that the value cannot depend on them.
  func value<Value: Sendable>(
    for detector: (some Detector).Type, _ make: (ScreenTimeline) -> Value
  ) -> Value {
    let key = ObjectIdentifier(detector)
    if let known = lock.withLock({ values[key] }) as? Value { return known }
    let value = make(timeline)
    lock.withLock { values[key] = value }
    return value
  }
}
