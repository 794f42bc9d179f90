package import Foundation
package import Scenes

/// A scene made of what logs say: recorded notifications, and refreshes that came late.
package struct LoggedScene {
  private let notifications: [LoggedNotification]
  private let hitches: [LoggedHitch]
  private let device: Device?
  private let sources: [String]

  /// Seconds from the scene's start to its first event.
  private static let lead = 0.2
  /// Seconds between two motions whose log has no times.
  private static let pause = 1.0

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - logs: The logs, of notifications and hitches.
  ///   - device: The device; nil for the one whose screen the rectangles fit.
  package init(_ logs: [MotionLog], device: Device? = nil) {
    notifications = logs.flatMap { log -> [LoggedNotification] in
      if case .notifications(let notifications) = log.content { notifications } else { [] }
    }
    hitches = logs.flatMap { log -> [LoggedHitch] in
      if case .hitches(let hitches) = log.content { hitches } else { [] }
    }
    self.device = device
    sources = logs.map { $0.file.split(separator: "/").last.map(String.init) ?? $0.file }
  }

  /// The scene as YAML.
  package var text: String {
    var lines = ["# Imported from \(sources.map(\.withoutControls).joined(separator: ", "))."]
    if !notifications.isEmpty, !hasTimes {
      lines.append("# The log has no times: the motions are \(Self.pause) s apart.")
    }
    if !hitches.isEmpty {
      lines.append(
        "# The refreshes that came late are those of the trace, from its first one on."
          + (notifications.isEmpty ? " When the keyboard came is not in it: move 'show'." : ""))
    }
    if let screenNote { lines.append("# Note: \(screenNote).") }
    lines += ["scene: Imported", "device: \(deviceText)", "handler: constraint", "events:"]
    return (lines + events).joined(separator: "\n") + "\n"
  }

  private var hasTimes: Bool {
    let times = notifications.compactMap(\.time)
    return times.count == notifications.count && zip(times, times.dropFirst()).allSatisfy(<=)
  }

  private var events: [String] {
    var lines: [(time: Double, text: String)] = []
    let kept = motions
    let first = kept.first?.time ?? 0
    for (index, notification) in kept.enumerated() {
      let time =
        Self.lead
        + (hasTimes ? (notification.time ?? 0) - first : Double(index) * Self.pause)
      lines.append((time, line(of: notification, at: time)))
    }
    if kept.isEmpty { lines.append((Self.lead, "  - {at: \(Self.lead), show: {}}")) }
    let start = hitches.map(\.start).min() ?? 0
    for hitch in hitches {
      let time = Self.lead + hitch.start - start
      let length = "{duration: \(Self.number(hitch.duration))}"
      lines.append((time, "  - {at: \(Self.number(time)), drop: \(length)}"))
    }
    return lines.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element.text)
  }

  /// One event for each motion: the keyboard of a scene posts what goes with it by itself.
  ///
  /// A change of frame beside a show or a hide to the same place is part of that, and so is what is
  /// posted at its end.
  private var motions: [LoggedNotification] {
    var kept: [LoggedNotification] = []
    for (index, notification) in notifications.enumerated() {
      let name = name(of: notification)
      let neighbours = [index - 1, index + 1].filter(notifications.indices.contains)
        .map { notifications[$0] }
      let isPart =
        name == .willChangeFrame
        && neighbours.contains { other in
          let otherName = self.name(of: other)
          return (otherName == .willShow || otherName == .willHide) && other.end == notification.end
            && other.begin == notification.begin
        }
      let isEnd =
        name.closing == nil
        && kept.contains { $0.end == notification.end && self.name(of: $0).closing != nil }
      if !isPart && !isEnd { kept.append(notification) }
    }
    return kept
  }

  /// The notification's name, or what its rectangles say.
  private func name(of notification: LoggedNotification) -> KeyboardNotification.Name {
    if let name = notification.name { return name }
    let isGone = notification.end.isEmpty || notification.end.minY >= screen.height - 0.5
    return isGone ? .willHide : .willShow
  }

  private func line(of notification: LoggedNotification, at time: Double) -> String {
    var fields = [
      "name: \(name(of: notification).rawValue)", "begin: \(Self.list(notification.begin))",
      "end: \(Self.list(notification.end))",
      "duration: \(Self.number(notification.duration ?? 0.25))",
      "curve: \(notification.curve ?? 7)",
    ]
    if !notification.isLocal { fields.append("isLocal: false") }
    return """
        - at: \(Self.number(time))
          notification: {\(fields.joined(separator: ", "))}
      """
  }

  private static func list(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { number(Double($0)) }
    return "[\(numbers.joined(separator: ", "))]"
  }

  /// At most six digits after the point, and none where there are none.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension LoggedScene {
  /// The size of the screen that the rectangles fit: as wide as they are, and as high as they reach.
  ///
  /// A docked keyboard ends at the bottom, a hidden one begins there. Both say the height; where
  /// neither is in the log, a device as wide does.
  private var screen: CGSize {
    if let device { return device.size }
    let rects = notifications.flatMap { [$0.begin, $0.end] }.filter { !$0.isEmpty }
    let width = Double(rects.map(\.width).max() ?? 0)
    var heights: [Double: Int] = [:]
    for edge in rects.flatMap({ [Double($0.minY), Double($0.maxY)] }) {
      heights[edge, default: 0] += 1
    }
    let sizes = Self.sizes.filter { Double($0.width) == width }
    func count(_ size: CGSize) -> Int { heights[Double(size.height)] ?? 0 }
    if let size = sizes.max(by: { count($0) < count($1) }), count(size) > 0 { return size }
    let lowest = rects.map { Double($0.minY < 0 ? 0 : $0.maxY) }.max() ?? 0
    let isSplit = notifications.contains { $0.end.isEmpty }
    if isSplit, let size = sizes.first(where: { Double($0.height) >= lowest }) { return size }
    let likely = heights.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    return CGSize(width: width, height: max(likely, 0))
  }

  /// The screens of all devices, upright and on their side.
  private static let sizes: [CGSize] = Device.catalog.flatMap { device in
    [device.size, CGSize(width: device.size.height, height: device.size.width)]
  }

  /// A note on an odd screen; nil where a device has it, or the log says nothing of one.
  package var screenNote: String? {
    let screen = screen
    guard device == nil, !notifications.isEmpty, !Self.sizes.contains(screen) else { return nil }
    let size = [screen.width, screen.height].map { Self.number(Double($0)) }
    return
      "the notifications imply a screen of \(size[0]) x \(size[1]) points, which no known device"
      + " has: name the device if that is wrong"
  }

  /// The device of a log that says nothing of one.
  private static let usual = "iPhone 14"

  private func isPossible(_ screen: CGSize) -> Bool {
    [screen.width, screen.height].allSatisfy { (200...3000).contains(Double($0)) }
  }

  private var deviceText: String {
    let screen = screen
    if let device = device ?? Device.catalog.last(where: { $0.size == screen }) {
      return device.name
    }
    guard isPossible(screen) else { return Self.usual }
    let (width, height) = (Double(screen.width), Double(screen.height))
    let keys = notifications.map { Double($0.end.height) }.max() ?? 216
    return """
      {points: [\(Self.number(width)), \(Self.number(height))], scale: 2, \
      safeArea: {top: 20, bottom: 0}, keyboard: \(Self.number(min(max(keys, 1), height)))}
      """
  }
}

/// A notification of the keyboard as a log has it.
package struct LoggedNotification: Hashable, Sendable {
  /// Its name; nil where only the user info was printed.
  package let name: KeyboardNotification.Name?
  package let begin: CGRect
  package let end: CGRect
  /// Seconds; nil where the log leaves it out.
  package let duration: Double?
  package let curve: Int?
  package let isLocal: Bool
  /// Seconds of the day; nil where the log has no times.
  package let time: Double?
  /// The line of the log that it begins on.
  package let line: Int
}
