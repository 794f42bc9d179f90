import Foundation
import KeyboardScenes

extension EventGenerator {
  /// The keyboard comes, goes, and becomes another.
  static let ofKeyboard = [
    EventGenerator("show", weight: 6) { random, device in
      .map(
        random.entry("height", oneIn: 2) { .number($0.keyboardHeight(on: device)) },
        random.duration, random.curve)
    },
    EventGenerator("hide", weight: 5) { random, _ in .map(random.duration, random.curve) },
    EventGenerator("switch", weight: 2) { random, device in random.keyboardSwitch(on: device) },
    EventGenerator("notification") { random, device in random.notification(on: device) },
  ]
}

extension HuntRandom {
  /// About that of the device's own, or anything that keyboards are.
  mutating func keyboardHeight(on device: Device) -> Double {
    let (usual, bar) = (device.keyboardHeight, device.predictiveBarHeight)
    guard usual > 0, !isOne(in: 3) else {
      return number(from: 120, to: (Double(device.size.height) * 0.6).rounded(.down))
    }
    return pick([usual, usual + bar, usual - bar])
  }

  var duration: DraftValue.Entry? {
    mutating get {
      entry("duration", oneIn: 4) { .number($0.pick([0, 0.1, 0.25, 0.35, 0.5])) }
    }
  }

  var curve: DraftValue.Entry? {
    mutating get { entry("curve", oneIn: 6) { .number($0.pick([0, 1, 2, 3, 7])) } }
  }

  fileprivate mutating func keyboardSwitch(on device: Device) -> DraftValue {
    switch below(3) {
    case 0: return .map(DraftValue.Entry("predictive", .flag(isOne(in: 2))), duration)
    case 1:
      return .map(DraftValue.Entry("keyboard", .text(pick(["emoji", "text"]))), duration)
    default:
      let heights = (0...(1 + below(3))).map { _ in DraftValue.number(keyboardHeight(on: device)) }
      return .map(
        DraftValue.Entry("heights", .list(heights)),
        entry("interval", oneIn: 2) { .number($0.pick([0.02, 0.1, 0.3])) })
    }
  }

  /// One that tells of a way between two docked places.
  fileprivate mutating func notification(on device: Device) -> DraftValue {
    let names = KeyboardNotification.Name.allCases.map(\.rawValue)
    return .map(
      DraftValue.Entry("name", .text(pick(names))),
      DraftValue.Entry("begin", rect(on: device)), DraftValue.Entry("end", rect(on: device)),
      duration, curve, entry("isLocal", oneIn: 8) { _ in .flag(false) })
  }

  private mutating func rect(on device: Device) -> DraftValue {
    let (width, bottom) = (Double(device.size.width), Double(device.size.height))
    let height = keyboardHeight(on: device)
    let top = isOne(in: 2) ? bottom : bottom - height
    return .list([0, top, width, height].map { .number($0.tidy) })
  }
}
