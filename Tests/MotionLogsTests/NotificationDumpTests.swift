import Foundation
import MotionLogs
import Scenes
import Testing

/// User info as NSLog and Swift print it, and the scenes that come of it.
@Suite struct NotificationDumpTests {
  private struct Records: Decodable {
    struct Record: Decodable {
      struct Event: Decodable {
        let name: KeyboardNotification.Name
        let begin: [Double]
        let end: [Double]
        let duration: Double?
        let curve: Int?
        let isLocal: Bool?
      }

      let id: String
      let screen: [Double]
      let events: [Event]
      let source: String
    }

    let notifications: [Record]

    /// The payloads that were logged on real devices, each with its source.
    static func load() throws -> [Record] {
      let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
      let file = tests.appendingPathComponent("KeyboardSimulationTests/Fixtures/notifications.json")
      return try JSONDecoder().decode(Records.self, from: Data(contentsOf: file)).notifications
    }
  }

  private func list(_ rect: [Double]) -> String {
    "{{\(rect[0]), \(rect[1])}, {\(rect[2]), \(rect[3])}}"
  }

  /// As NSLog prints a notification.
  private func dump(_ event: Records.Record.Event) -> String {
    let name = event.name.rawValue.prefix(1).uppercased() + event.name.rawValue.dropFirst()
    return """
      NSConcreteNotification 0xc472900 {name = UIKeyboard\(name)Notification; userInfo = {
          UIKeyboardAnimationCurveUserInfoKey = \(event.curve ?? 7);
          UIKeyboardAnimationDurationUserInfoKey = "\(event.duration ?? 0)";
          UIKeyboardBoundsUserInfoKey = "NSRect: {{0, 0}, {\(event.end[2]), \(event.end[3])}}";
          UIKeyboardFrameBeginUserInfoKey = "NSRect: \(list(event.begin))";
          UIKeyboardFrameEndUserInfoKey = "NSRect: \(list(event.end))";
          UIKeyboardIsLocalUserInfoKey = \(event.isLocal ?? true ? 1 : 0);
      }}
      """
  }

  /// As Swift prints a dictionary.
  private func printed(_ event: Records.Record.Event) -> String {
    """
    [AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: \(list(event.end)), \
    AnyHashable("UIKeyboardIsLocalUserInfoKey"): \(event.isLocal ?? true ? 1 : 0), \
    AnyHashable("UIKeyboardFrameBeginUserInfoKey"): NSRect: \(list(event.begin)), \
    AnyHashable("UIKeyboardAnimationCurveUserInfoKey"): \(event.curve ?? 7), \
    AnyHashable("UIKeyboardAnimationDurationUserInfoKey"): \(event.duration ?? 0)]
    """
  }

  /// Rectangles as `print` writes a CGRect.
  private func inBrackets(_ text: String) -> String {
    text.replacing("NSRect: {{", with: "(").replacing("}, {", with: ", ").replacing("}}", with: ")")
  }

  private func read(_ text: String) throws -> (MotionLog, [LoggedNotification]) {
    let log = try MotionLog(text, file: "console.log")
    guard case .notifications(let notifications) = log.content else { return (log, []) }
    return (log, notifications)
  }

  private func rect(_ numbers: [Double]) -> CGRect {
    CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  @Test func everyRecordedPayloadIsRead() throws {
    let records = try Records.load()
    #expect(records.flatMap(\.events).count > 20)
    for record in records {
      for (text, isNamed) in [
        (record.events.map(dump).joined(separator: "\n"), true),
        (record.events.map(printed).joined(separator: "\n"), false),
        (record.events.map { inBrackets(printed($0)) }.joined(separator: "\n"), false),
      ] {
        let (log, notifications) = try read(text)
        #expect(log.skipped.isEmpty, "\(record.id): \(log.skipped.map(\.description))")
        #expect(notifications.map(\.begin) == record.events.map { rect($0.begin) })
        #expect(notifications.map(\.end) == record.events.map { rect($0.end) })
        #expect(notifications.map(\.duration) == record.events.map { $0.duration ?? 0 })
        #expect(notifications.map(\.curve) == record.events.map { $0.curve ?? 7 })
        #expect(notifications.map(\.isLocal) == record.events.map { $0.isLocal ?? true })
        if isNamed { #expect(notifications.map(\.name) == record.events.map(\.name)) }
      }
    }
  }

  @Test func everyRecordedPayloadBecomesAScene() throws {
    for record in try Records.load() {
      let (log, _) = try read(record.events.map(dump).joined(separator: "\n"))
      let scene = try #require(try log.scene(named: "\(record.id).yaml"), "\(record.id)")
      if record.events.contains(where: { $0.end[2] > 0 && $0.end[1] >= 0 }) {
        #expect(Double(scene.device.size.width) == record.screen[0], "\(record.id)")
        #expect(Double(scene.device.size.height) == record.screen[1], "\(record.id)")
      }
      for event in scene.events {
        guard case .notification(let posted, _) = event.kind else { continue }
        #expect(record.events.contains { rect($0.end) == posted.end && $0.name == posted.name })
      }
    }
  }

  @Test func partsOfOneMotionAreOneEvent() throws {
    let closed = [0.0, 667, 375, 258]
    let open = [0.0, 409, 375, 258]
    func event(_ name: String, _ begin: [Double], _ end: [Double]) -> String {
      """
      2014-09-20 10:00:0\(end == open ? 1 : 3).250 App[1:2] UIKeyboard\(name)Notification {
      UIKeyboardFrameBeginUserInfoKey = "NSRect: \(list(begin))";
      UIKeyboardFrameEndUserInfoKey = "NSRect: \(list(end))";
      UIKeyboardAnimationDurationUserInfoKey = "0.25";
      }
      """
    }
    let names = ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"]
    let hides = ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"]
    let text =
      names.map { event($0, closed, open) } + ["unrelated"] + hides.map { event($0, open, closed) }
    let (log, notifications) = try read(text.joined(separator: "\n"))
    #expect(notifications.count == 8)
    #expect(log.skipped.map(\.first) == [21])
    let scene = try #require(try log.scene())
    #expect(scene.device.name.hasPrefix("iPhone"))
    let events = scene.events.compactMap { event -> (Double, KeyboardNotification.Name)? in
      guard case .notification(let posted, _) = event.kind else { return nil }
      return (event.time, posted.name)
    }
    #expect(events.map(\.1) == [.willShow, .willHide])
    #expect(abs(events[1].0 - events[0].0 - 2) < 1e-6)
  }

  @Test func brokenValuesAreListed() throws {
    let (log, notifications) = try read(
      """
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 258}}";
      UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";
      }
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 0}, {768, 304}}";
      }
      UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 409}, {375,
      """)
    #expect(notifications.count == 1)
    #expect(log.skipped.map(\.first) == [4, 6])
  }

  /// The line with the brace has the time, as NSLog prints a user info alone.
  @Test func theTimeMayBeBesideTheBrace() throws {
    func event(_ second: Int, _ begin: [Double], _ end: [Double]) -> String {
      """
      2020-03-01 12:00:0\(second).123456+0100 MyApp[1234:56789] {
          UIKeyboardAnimationCurveUserInfoKey = 7;
          UIKeyboardFrameBeginUserInfoKey = "NSRect: \(list(begin))";
          UIKeyboardFrameEndUserInfoKey = "NSRect: \(list(end))";
      }
      """
    }
    let (closed, open) = ([0.0, 667, 375, 258], [0.0, 409, 375, 258])
    let (log, notifications) = try read(
      [event(0, closed, open), event(2, open, closed)].joined(separator: "\n"))
    #expect(log.skipped.isEmpty)
    let times = notifications.compactMap(\.time)
    #expect(times.count == 2)
    #expect(abs(times[1] - times[0] - 2) < 1e-6)
    let scene = try #require(try log.scene())
    #expect(abs(scene.events[1].time - scene.events[0].time - 2) < 1e-6)
  }

  /// A dump that ends before both frames is said to be cut off, and where it begins.
  @Test func aDumpThatIsCutOffIsSaid() throws {
    let start = """
      {
          UIKeyboardAnimationCurveUserInfoKey = 7;
          UIKeyboardFrameBeginUserInfoKey = "NSRect: {{0, 667}, {375, 258}}";
      """
    let whole =
      start + """

            UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 409}, {375, 258}}";
        }

        """
    let error = #expect(throws: SceneError.self) { try read(start) }
    #expect(error?.location.line == 2 && error?.description.contains("cut off") == true)
    let (log, notifications) = try read(whole + start)
    #expect(notifications.count == 1)
    #expect(log.skipped.map(\.first) == [7])
    #expect(log.skipped.first?.reason.contains("cut off") == true)
  }

  /// No device has a screen of 768 by 304 points.
  @Test func aScreenThatNoDeviceHasIsNoted() throws {
    func scene(_ begin: [Double], _ end: [Double]) throws -> LoggedScene {
      let text = """
        UIKeyboardFrameBeginUserInfoKey = "NSRect: \(list(begin))";
        UIKeyboardFrameEndUserInfoKey = "NSRect: \(list(end))";
        """
      return LoggedScene([try read(text).0])
    }
    let odd = try scene([0, 304, 768, 0], [0, 0, 768, 304])
    #expect(odd.screenNote?.contains("768 x 304") == true)
    #expect(odd.text.contains("# Note: the notifications imply"))
    #expect(try scene([0, 667, 375, 258], [0, 409, 375, 258]).screenNote == nil)
  }
}
