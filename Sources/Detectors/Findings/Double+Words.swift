import Compositing

extension Double {
  /// Seconds as milliseconds, to a tenth at most.
  var milliseconds: String { (self * 1000).short }

  /// To a tenth at most, without the zero.
  package var short: String {
    guard abs(self) < 1e15 else { return "\(self)" }
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }
}
