extension KeyboardProfile: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, spring, duration, notifiedDuration, postsInsideAnimation, countsAccessory,
      accessoryWidth, provenance
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let name = try fields.decode(String.self, forKey: .name)
    let spring = try fields.decode(Spring.self, forKey: .spring)
    let duration = try fields.decode(Double.self, forKey: .duration)
    let notified = try fields.decode(Double.self, forKey: .notifiedDuration)
    let posts = try fields.decode(Bool.self, forKey: .postsInsideAnimation)
    let counts = try fields.value(.countsAccessory, or: true)
    let width = try fields.value(.accessoryWidth, or: AccessoryWidth.window)
    let provenance = try fields.value(.provenance, or: "")
    self = try decoder.curve { () throws(CurveError) in
      try KeyboardProfile(
        name: name, spring: spring, duration: duration, notifiedDuration: notified,
        postsInsideAnimation: posts, countsAccessory: counts, accessoryWidth: width,
        provenance: provenance)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(spring, forKey: .spring)
    try fields.encode(duration, forKey: .duration)
    try fields.encode(notifiedDuration, forKey: .notifiedDuration)
    try fields.encode(postsInsideAnimation, forKey: .postsInsideAnimation)
    try fields.encode(countsAccessory, forKey: .countsAccessory, unless: true)
    try fields.encode(accessoryWidth, forKey: .accessoryWidth, unless: .window)
    try fields.encode(provenance, forKey: .provenance, unless: "")
  }
}
