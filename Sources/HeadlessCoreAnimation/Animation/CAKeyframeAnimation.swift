import AnimationCurves
import LayerTrees

/// The way of a keyframe animation from value to value.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Values hold until the next one's time.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// At an even pace, whatever the key times say.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Taken as linear here.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Taken as paced here.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Inert: what moves along it stays where it is.
  open var path: CGPath?
  /// The times at which values are reached, in fractions of the duration; nil is evenly.
  open var keyTimes: [NSNumber]?
  /// The pacing from each value to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, keyTimes, timingFunctions) = (other.values, other.keyTimes, other.timingFunctions)
    (calculationMode, path) = (other.calculationMode, other.path)
  }

  override func track(of property: AnimatedProperty, shown: LayerValues) -> PropertyTrack? {
    let numbers = (values ?? []).compactMap { AnimatedNumbers($0, of: property) }
    guard !numbers.isEmpty, numbers.count == values?.count else { return nil }
    let isDiscrete = calculationMode == .discrete
    let isPaced = calculationMode == .paced || calculationMode == .cubicPaced
    let times = isPaced ? Self.paces(numbers) : keyTimes.map { $0.map(\.doubleValue) }
    let isValid = times.map { $0.count >= numbers.count && $0 == $0.sorted() } ?? true
    return PropertyTrack(
      property, values: numbers, keyTimes: isValid ? times : nil,
      segmentCurves: isPaced ? [] : (timingFunctions ?? []).map(\.curve),
      isDiscrete: isDiscrete, isAdditive: isAdditive)
  }

  /// The times at which values are reached at an even pace.
  private static func paces(_ values: [AnimatedNumbers]) -> [Double]? {
    var sums = [0.0]
    for (from, to) in zip(values, values.dropFirst()) {
      let way = to - from
      sums.append(sums[sums.count - 1] + (way * way).sum().squareRoot())
    }
    guard let total = sums.last, total > 0 else { return nil }
    return sums.map { $0 / total }
  }
}
