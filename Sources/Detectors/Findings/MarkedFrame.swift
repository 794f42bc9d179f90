public import Compositing
public import Foundation
public import Scenes

/// A frame, with the places in which findings other than gap and overlap show.
@dynamicMemberLookup
public struct MarkedFrame: Hashable, Sendable {
  /// The frame.
  public let frame: CompositedFrame
  /// Where findings show in it.
  public let marks: [FrameMark]

  /// Creates a marked frame.
  public init(_ frame: CompositedFrame, marks: [FrameMark] = []) {
    self.frame = frame
    self.marks = marks
  }

  /// A frame from its parts.
  public init(
    index: Int, time: Double, layers: [PaintedLayer], seam: SeamReading?, marks: [FrameMark] = [],
    orientation: Device.Orientation = .portrait, window: CGRect? = nil, isDark: Bool = false
  ) {
    self.init(
      CompositedFrame(
        index: index, time: time, layers: layers, seam: seam, orientation: orientation,
        window: window, isDark: isDark),
      marks: marks)
  }

  /// What the frame shows: `marked.layers`.
  public subscript<Value>(dynamicMember part: KeyPath<CompositedFrame, Value>) -> Value {
    frame[keyPath: part]
  }
}
