/// How great a finding is.
struct FindingSize {
  /// The greatest value over the frames, in points.
  let points: Double
  /// The greatest value at any instant, in points.
  let continuous: Double
  /// Area times time over the frames, in pt²·s.
  let exposure: Double
  /// How much it is, in its unit.
  let amount: Double
  let unit: FindingUnit

  /// The given number of points, which are the amount unless another is given.
  init(
    points: Double, continuous: Double? = nil, exposure: Double = 0, amount: Double? = nil,
    unit: FindingUnit = .points
  ) {
    self.points = points
    self.continuous = continuous ?? points
    self.exposure = exposure
    self.amount = amount ?? points
    self.unit = unit
  }

  /// What happened so many times, and takes no points.
  init(times count: Int) {
    self.init(points: 0, amount: Double(count), unit: .times)
  }
}
