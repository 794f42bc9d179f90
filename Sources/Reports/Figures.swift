import Detectors
import Foundation

extension Double {
  /// To a millionth: what lies below differs between machines and means nothing on a screen.
  var micro: Double {
    let rounded = (self * 1e6).rounded() / 1e6
    return rounded == 0 ? 0 : rounded
  }

  /// Seconds as whole milliseconds.
  var milliseconds: String { String(Int((self * 1000).rounded())) }

  /// Three decimals, always.
  var thousandths: String { String(format: "%.3f", self) }
}
