public struct AnimationTiming: Hashable, Sendable {
  public let duration: Double
  public func progress(at elapsed: Double) -> Double { elapsed >= duration ? 1 : 0 }
  public func velocity(at elapsed: Double) -> Double { 0 }
}
