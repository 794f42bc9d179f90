extension FrameDelay {
  /// The fraction nearest to a number of seconds, which is kept within 0...65,535.
  ///
  /// The convergents of a continued fraction: the last whose parts both fit into 16 bits. A
  /// refresh of 1/60 s is exactly that.
  public init(seconds: Double) {
    let limit = Double(UInt16.max)
    var rest = seconds.isNaN ? 0 : min(max(seconds, 0), limit)
    var last = (numerator: 0.0, denominator: 1.0)
    var best = (numerator: 1.0, denominator: 0.0)
    for _ in 0..<20 {
      let whole = (rest + 1e-9).rounded(.down)
      let next = (
        numerator: whole * best.numerator + last.numerator,
        denominator: whole * best.denominator + last.denominator
      )
      guard next.numerator <= limit, next.denominator <= limit else { break }
      (last, best) = (best, next)
      guard rest - whole > 1e-7 else { break }
      rest = 1 / (rest - whole)
    }
    self.init(numerator: UInt16(best.numerator), denominator: UInt16(best.denominator))
  }
}
