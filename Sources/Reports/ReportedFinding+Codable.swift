import Detectors
import Scenes

extension ReportedFinding: Codable {
  private enum Key: String, CodingKey {
    case kind, phase, points, pixels, continuous, exposure, frames, worst, cause, rule, amount,
      unit, expected, uncertainty, atLeast, bound
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let frames = try fields.decodeIfPresent([Int].self, forKey: .frames)
    guard frames.map({ $0.count == 2 && $0[0] <= $0[1] }) ?? true else {
      throw DecodingError.dataCorruptedError(
        forKey: .frames, in: fields, debugDescription: "frames must be [first, last] or null")
    }
    self.init(
      kind: try fields.decode(FindingKind.self, forKey: .kind),
      phase: try fields.decode(Phase.self, forKey: .phase),
      points: try fields.decode(Double.self, forKey: .points),
      pixels: try fields.decode(Double.self, forKey: .pixels),
      continuous: try fields.decodeIfPresent(Double.self, forKey: .continuous),
      exposure: try fields.decode(Double.self, forKey: .exposure),
      frames: frames.map { $0[0]...$0[1] },
      worst: try fields.decode(Worst.self, forKey: .worst),
      cause: try fields.decodeIfPresent(String.self, forKey: .cause),
      rule: try fields.decodeIfPresent(String.self, forKey: .rule),
      amount: try fields.decode(Double.self, forKey: .amount),
      unit: try fields.decode(FindingUnit.self, forKey: .unit),
      expected: try fields.decode(Bool.self, forKey: .expected),
      uncertainty: try fields.decodeIfPresent(Double.self, forKey: .uncertainty),
      isAtLeast: try fields.decodeIfPresent(Bool.self, forKey: .atLeast) ?? false,
      bound: try fields.decodeIfPresent(String.self, forKey: .bound))
  }

  /// Writes optional values as null where they are missing.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(kind, forKey: .kind)
    try fields.encode(phase, forKey: .phase)
    try fields.encode(points, forKey: .points)
    try fields.encode(pixels, forKey: .pixels)
    try fields.encode(continuous, forKey: .continuous)
    try fields.encode(exposure, forKey: .exposure)
    try fields.encode(frames.map { [$0.lowerBound, $0.upperBound] }, forKey: .frames)
    try fields.encode(worst, forKey: .worst)
    try fields.encode(cause, forKey: .cause)
    try fields.encode(rule, forKey: .rule)
    try fields.encode(amount, forKey: .amount)
    try fields.encode(unit, forKey: .unit)
    try fields.encode(expected, forKey: .expected)
    try fields.encodeIfPresent(uncertainty, forKey: .uncertainty)
    if isAtLeast { try fields.encode(true, forKey: .atLeast) }
    try fields.encodeIfPresent(bound, forKey: .bound)
  }
}

extension ReportedFinding.Worst: Codable {
  private enum Key: String, CodingKey { case frame, time }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      frame: try fields.decodeIfPresent(Int.self, forKey: .frame),
      time: try fields.decode(Double.self, forKey: .time))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(frame, forKey: .frame)
    try fields.encode(time, forKey: .time)
  }
}
