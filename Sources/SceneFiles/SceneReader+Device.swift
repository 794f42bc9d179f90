import AnimationCurves
import Foundation
import LayerGeometry
import Scenes

extension SceneReader {
  /// A device by its name in the catalog, or described in place.
  ///
  /// One of the catalog has the figures that hold on the system.
  func device(
    _ node: SceneNode, on profile: KeyboardProfile = .iOS18
  ) throws(SceneError) -> Device {
    if node.isMap { return try describedDevice(node) }
    let name = try node.text()
    guard let device = Device.named(name, on: profile) else {
      let hint =
        DeviceModel.meant(by: name).map { "did you mean '\($0)'?" }
        ?? (DeviceModel.nearest(to: name).map { "not known; the nearest is '\($0)'; " } ?? "")
        + "'seam list devices' names them, or describe one as"
        + " {points: [375, 667], scale: 2, safeArea: {top: 20, bottom: 0}}"
      throw node.error("no device is called '\(name)': \(hint)")
    }
    return device
  }

  private func describedDevice(_ node: SceneNode) throws(SceneError) -> Device {
    let fields = try node.fields(["name", "points", "scale", "safeArea", "keyboard", "landscape"])
    let points = try size(try fields.required("points", "the screen as [width, height]"))
    let insets = try fields["safeArea"]?.fields(["top", "bottom"])
    let half = 0...(points.height / 2)
    let (width, height) = (points.width, points.height)
    let landscape = try fields["landscape"]?.fields(["safeArea", "keyboard"])
    return Device(
      name: try fields["name"]?.text() ?? "\(Int(width)) x \(Int(height))",
      width: width, height: height,
      scale: try fields["scale"]?.number(in: 0.5...8, unit: "pixels a point") ?? 2,
      safeArea: UIEdgeInsets(
        top: try insets?["top"]?.number(in: half, unit: "points") ?? 0,
        bottom: try insets?["bottom"]?.number(in: half, unit: "points") ?? 0),
      keyboardHeight: try fields["keyboard"]?.number(in: 1...height, unit: "points") ?? 0,
      predictiveBarHeight: 0,
      landscapeSafeArea: try landscape?["safeArea"].map { node throws(SceneError) in
        try sidewaysInsets(node, within: width / 2)
      },
      landscapeKeyboardHeight: try landscape?["keyboard"]?.number(
        in: 1...width, unit: "points") ?? 0)
  }

  /// The safe area of a device on its side; edges that are missing keep nothing clear.
  private func sidewaysInsets(
    _ node: SceneNode, within half: Double
  ) throws(SceneError) -> UIEdgeInsets {
    let fields = try node.fields(["top", "left", "bottom", "right"])
    func edge(_ name: String) throws(SceneError) -> Double {
      try fields[name]?.number(in: 0...half, unit: "points") ?? 0
    }
    return UIEdgeInsets(
      top: try edge("top"), left: try edge("left"), bottom: try edge("bottom"),
      right: try edge("right"))
  }

  private func size(_ node: SceneNode) throws(SceneError) -> (width: Double, height: Double) {
    let numbers = try numbers(node, count: 2, as: "[width, height]", in: 64...4096)
    return (numbers[0], numbers[1])
  }

  /// A list of the given number of numbers.
  func numbers(
    _ node: SceneNode, count: Int, as shape: String, in range: ClosedRange<Double>
  ) throws(SceneError) -> [Double] {
    let elements = try node.elements()
    guard elements.count == count else {
      throw node.error("\(node.name) must be \(shape) in points")
    }
    var numbers: [Double] = []
    for element in elements { numbers.append(try element.number(in: range, unit: "points")) }
    return numbers
  }
}

extension Device {
  /// A device on which every length is possible: it takes the place of one that is wrong.
  static let greatest = Device(
    name: "", width: 4096, height: 4096, scale: 2, safeArea: .zero, keyboardHeight: 300,
    predictiveBarHeight: 0)
}

extension DeviceModel {
  /// The name that is meant by a misspelt one; a name with other numbers in it is another device's.
  fileprivate static func meant(by name: String) -> String? {
    let names = catalog.flatMap { [$0.name] + $0.aliases }
    return names.filter { $0.numbers == name.numbers }.nearest(to: name)
  }

  /// The device of the same family (`iPhone`, `iPad mini`) whose name is the most like one that no
  /// device has: as many of its words, and then its number; nil for what is of no family.
  fileprivate static func nearest(to name: String) -> String? {
    let wanted = name.words
    func unlike(_ other: String) -> (words: Int, number: Double) {
      let number = abs((other.number ?? 0) - (name.number ?? 0))
      return (wanted.symmetricDifference(other.words).count, number)
    }
    return catalog.map(\.name)
      .filter { !wanted.isDisjoint(with: ["iphone", "ipad"].filter($0.words.contains)) }
      .min { unlike($0) < unlike($1) }
  }
}

extension String {
  /// The numbers in it, in order.
  fileprivate var numbers: [Substring] { split { !$0.isNumber } }

  /// The first number in it.
  fileprivate var number: Double? { numbers.first.flatMap { Double($0) } }

  /// The words in it that hold no number, in lower case.
  fileprivate var words: Set<String> {
    Set(
      lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        .filter { !$0.contains(where: \.isNumber) })
  }
}

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
        provenance: profile.provenance, isAssumed: profile.isAssumed)
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
