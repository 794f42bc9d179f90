import Scenes

extension EventGenerator {
  /// The keyboard comes, goes, and becomes another.
  static let ofKeyboard = [
    EventGenerator("show", weight: 6) { random, stage in
      let height = random.isOne(in: 2) ? random.keyboardHeight(on: stage) : nil
      let side: Device.Orientation = stage.isLandscape ? .landscape : .portrait
      stage.height = height ?? stage.device.turned(to: side).keyboardHeight
      return .map(height.map { DraftValue.Entry("height", .number($0)) }, random.duration)
    },
    EventGenerator("hide", weight: 5) { random, stage in
      stage.height = 0
      return .map(random.duration)
    },
    EventGenerator("switch", weight: 2) { random, stage in random.keyboardSwitch(on: &stage) },
    EventGenerator("notification") { random, stage in random.notification(on: &stage) },
  ]
}

extension HuntRandom {
  /// About that of the device's own, or anything that keyboards are.
  mutating func keyboardHeight(on stage: HuntStage) -> Double {
    let (usual, bar) = (stage.device.keyboardHeight, stage.device.predictiveBarHeight)
    guard usual > 0, !stage.isLandscape, !isOne(in: 3) else {
      return number(from: 120, to: (stage.bottom * 0.6).rounded(.down))
    }
    return pick([usual, usual + bar, usual - bar])
  }

  var duration: DraftValue.Entry? {
    mutating get {
      entry("duration", oneIn: 4) { .number($0.pick([0, 0.1, 0.25, 0.35, 0.5])) }
    }
  }

  /// Recorded notifications may have any curve; what the system does itself has 7.
  ///
  /// If motions of several curves interrupt one another, no bar that rests above the bottom of the
  /// screen stays with them: it has less of a way to go, so that the sum of its ways differs.
  fileprivate var curve: DraftValue.Entry? {
    mutating get { entry("curve", oneIn: 6) { .number($0.pick([0, 1, 2, 3, 7])) } }
  }

  fileprivate mutating func keyboardSwitch(on stage: inout HuntStage) -> DraftValue {
    switch below(3) {
    case 0: return .map(DraftValue.Entry("predictive", .flag(isOne(in: 2))), duration)
    case 1:
      return .map(DraftValue.Entry("keyboard", .text(pick(["emoji", "text"]))), duration)
    default:
      let heights = (0...(1 + below(3))).map { _ in keyboardHeight(on: stage) }
      stage.height = heights.last ?? 0
      return .map(
        DraftValue.Entry("heights", .list(heights.map { .number($0) })),
        entry("interval", oneIn: 2) { .number($0.pick([0.02, 0.1, 0.3])) })
    }
  }

  /// One that announces a way from where the keyboard is: up, down, or none where it has arrived.
  fileprivate mutating func notification(on stage: inout HuntStage) -> DraftValue {
    let name = pick(KeyboardNotification.Name.allCases)
    let old = stage.height
    switch name {
    case .willShow: stage.height = keyboardHeight(on: stage)
    case .willHide: stage.height = 0
    case .willChangeFrame: stage.height = isOne(in: 2) ? 0 : keyboardHeight(on: stage)
    case .didShow, .didHide, .didChangeFrame: break
    }
    return .map(
      DraftValue.Entry("name", .text(name.rawValue)),
      DraftValue.Entry("begin", stage.rect(of: old, or: stage.height)),
      DraftValue.Entry("end", stage.rect(of: stage.height, or: old)),
      duration, curve, entry("isLocal", oneIn: 8) { _ in .flag(false) })
  }
}

extension HuntStage {
  /// A docked keyboard of a height; one of the other height below the screen where that is 0.
  fileprivate func rect(of height: Double, or other: Double) -> DraftValue {
    let hidden = other > 0 ? other : device.keyboardHeight
    let numbers = [0, bottom - height, width, height > 0 ? height : hidden]
    return .list(numbers.map { .number($0.tidy) })
  }
}

extension EventGenerator {
  /// The keyboard leaves the bottom, and comes back; a finger pulls it down.
  static let ofPlacement = [
    EventGenerator("undock") { random, _ in .map(random.lift) },
    EventGenerator("split") { random, stage in
      .map(
        random.entry("height", oneIn: 3) { .number($0.keyboardHeight(on: stage)) },
        random.lift)
    },
    EventGenerator("float") { random, stage in
      .map(random.entry("rect", oneIn: 2) { $0.floatingFrame(on: stage) })
    },
    EventGenerator("dock", weight: 2) { _, _ in .nothing },
    EventGenerator("drag", weight: 2) { random, stage in random.drag(on: stage) },
  ]
}

extension HuntRandom {
  fileprivate var lift: DraftValue.Entry? {
    mutating get {
      entry("lift", oneIn: 3) { .number($0.number(from: 20, to: 300, step: 10)) }
    }
  }

  fileprivate mutating func floatingFrame(on stage: HuntStage) -> DraftValue {
    let (width, height) = (stage.width, stage.bottom)
    let side = min(320, width)
    return .list([
      .number(number(from: 0, to: width - side)),
      .number(number(from: 0, to: max(0, height - side))), .number(side), .number(side),
    ])
  }

  fileprivate mutating func drag(on stage: HuntStage) -> DraftValue {
    let height = stage.bottom.rounded(.down)
    return .map(
      DraftValue.Entry("from", .number(number(from: 0, to: height, step: 10))),
      DraftValue.Entry("to", .number(number(from: 0, to: height, step: 10))),
      entry("duration", oneIn: 2) { .number($0.pick([0, 0.1, 0.5])) },
      entry("velocity", oneIn: 4) { .number($0.pick([-900, 0, 900])) },
      entry("release", oneIn: 2) { .text($0.pick(["hide", "stay"])) })
  }
}
