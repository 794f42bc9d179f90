import Scenes

extension SceneReader {
  /// Points by which something that must hold may be missed.
  static let requiredPoints = 0.0...10_000
  /// Seconds of a scene from which on, or until which, something must hold.
  static let requiredSeconds = 0.0...660
  /// The claims that a scene may make in all.
  private static let greatestRequirementCount = 100

  /// The claims that a scene says must hold: one map of them, or a list of maps.
  func requirements(_ fields: SceneFields) throws(SceneError) -> [Requirement] {
    var list: [Requirement] = []
    for span in Requirement.Span.allCases {
      guard let node = fields[span.rawValue] else { continue }
      let maps = node.isList ? try node.elements() : [node]
      for map in maps { list += try requirements(map, span) }
      guard !maps.isEmpty, list.count <= Self.greatestRequirementCount else {
        throw node.error(
          "\(span.rawValue) holds 1 to \(Self.greatestRequirementCount) claims, as"
            + " {bar: on keyboard}")
      }
    }
    return list
  }

  private func requirements(
    _ node: SceneNode, _ span: Requirement.Span
  ) throws(SceneError) -> [Requirement] {
    let subjects = Requirement.Subject.allCases
    guard node.isMap else {
      throw node.error(
        "\(node.name) must be a map of what must hold, as {bar: on keyboard}, not"
          + " \(node.shown)")
    }
    let fields = try node.fields(subjects.map(\.rawValue) + ["within", "from", "until"])
    let within = try fields["within"]?.number(in: Self.requiredPoints, unit: "points")
    let from = try fields["from"]?.number(in: Self.requiredSeconds, unit: "seconds")
    let until = try fields["until"]?.number(in: Self.requiredSeconds, unit: "seconds")
    if let until, let from, until < from, let node = fields["until"] {
      throw node.error("until must not be earlier than from: they are seconds of the scene")
    }
    var list: [Requirement] = []
    for subject in subjects {
      guard let value = fields[subject.rawValue] else { continue }
      for claim in try claims(value, subject.claims(span)) {
        list.append(
          Requirement(subject, claim, span, within: within, from: from, until: until))
      }
    }
    guard !list.isEmpty else {
      throw node.error(
        "\(node.name) says of nothing what must hold: name \(subjects.map(\.rawValue).asList), as"
          + " {bar: on keyboard}")
    }
    return list
  }

  /// One claim, or a list of several.
  private func claims(
    _ node: SceneNode, _ allowed: [Requirement.Claim]
  ) throws(SceneError) -> [Requirement.Claim] {
    var claims: [Requirement.Claim] = []
    for element in node.isList ? try node.elements() : [node] {
      let word = try element.word(allowed.map(\.rawValue))
      if let claim = Requirement.Claim(rawValue: word) { claims.append(claim) }
    }
    return claims
  }
}
