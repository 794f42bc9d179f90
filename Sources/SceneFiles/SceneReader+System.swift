import AnimationCurves
import Scenes

extension SceneReader {
  /// A keyboard profile by its name, or described in place; `ambient` overrides what it says.
  func profile(_ node: SceneNode?, ambient: SceneNode?) throws(SceneError) -> KeyboardProfile {
    let profile = try node.map { node throws(SceneError) in try systemProfile(node) } ?? .iOS18
    guard let ambient else { return profile }
    let isAmbient = try ambient.flag()
    return try make(ambient, name: profile.name) { () throws(CurveError) in
      try KeyboardProfile(
        name: profile.name, spring: profile.spring, duration: profile.duration,
        notifiedDuration: profile.notifiedDuration, postsInsideAnimation: isAmbient,
        countsAccessory: profile.countsAccessory, accessoryWidth: profile.accessoryWidth,
        provenance: profile.provenance)
    }
  }

  private func systemProfile(_ node: SceneNode) throws(SceneError) -> KeyboardProfile {
    if node.isMap { return try describedProfile(node) }
    let name = try node.text()
    guard let profile = try? KeyboardProfile.named(name) else {
      throw node.error(
        "no system is called '\(name)': \(KeyboardProfile.advice(on: name))"
          + " or describe one as {name: mine, spring: {mass: 1, stiffness: 555, damping: 47},"
          + " duration: 0.4}")
    }
    return profile
  }

  private func describedProfile(_ node: SceneNode) throws(SceneError) -> KeyboardProfile {
    let fields = try node.fields(["name", "spring", "duration", "notifiedDuration", "ambient"])
    let spring = try spring(
      try fields.required("spring", "{mass: 3, stiffness: 1000, damping: 500}"))
    let duration = try fields.required("duration", "how long the keyboard moves, in seconds")
      .number(in: 0...60, unit: "seconds")
    let notified = try fields["notifiedDuration"]?.number(in: 0...60, unit: "seconds")
    let isAmbient = try fields["ambient"]?.flag()
    let name = try fields["name"]?.text() ?? "custom"
    return try make(node, name: name) { () throws(CurveError) in
      try KeyboardProfile(
        name: name, spring: spring, duration: duration, notifiedDuration: notified ?? duration,
        postsInsideAnimation: isAmbient ?? true, provenance: "described in the scene")
    }
  }

  private func spring(_ node: SceneNode) throws(SceneError) -> Spring {
    let fields = try node.fields(["mass", "stiffness", "damping", "initialVelocity"])
    let mass = try fields["mass"]?.number(in: 1e-6...1e6)
    let stiffness = try fields.required("stiffness", "in newtons per metre")
      .number(in: 1e-6...1e9)
    let damping = try fields.required("damping", "in newton seconds per metre")
      .number(in: 0...1e9)
    let velocity = try fields["initialVelocity"]?.number(in: -1e6...1e6)
    return try make(node, name: "spring") { () throws(CurveError) in
      try Spring(
        mass: mass ?? 1, stiffness: stiffness, damping: damping,
        initialVelocity: velocity ?? 0)
    }
  }

  private func make<Value>(
    _ node: SceneNode, name: String, _ body: () throws(CurveError) -> Value
  ) throws(SceneError) -> Value {
    do {
      return try body()
    } catch {
      throw node.error("\(name): \(error)")
    }
  }
}
