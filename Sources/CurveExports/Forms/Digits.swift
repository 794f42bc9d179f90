import AnimationCurves
import Foundation

extension Double {
  /// The number with at most that many decimals.
  func decimals(_ count: Int) -> Double {
    let unit = pow(10, Double(count))
    let rounded = (self * unit).rounded() / unit
    return rounded.isFinite ? rounded + 0 : self
  }

  /// The number as it is printed: at most six decimals, no more than it has.
  var text: String { shortDescription(decimals(6)) }

  /// The same with a point in any case, for languages in which 1 is another type than 1.0.
  var pointed: String {
    let text = text
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }
}
