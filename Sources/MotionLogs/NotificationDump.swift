import Foundation
import Scenes

/// The user info of keyboard notifications, as NSLog or Swift's print writes it.
///
/// A key may be alone on its line (`UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 264}, {320, 216}}";`)
/// or one of many (`AnyHashable("UIKeyboardFrameEndUserInfoKey"): NSRect: {{0, 264}, {320, 216}}`).
struct NotificationDump {
  private(set) var notifications: [LoggedNotification] = []
  private(set) var skipped: [SkippedLines] = []
  private var draft = Draft()

  /// The known part of the notification that is being read.
  private struct Draft {
    var name: KeyboardNotification.Name?
    var values: [Key: Value] = [:]
    var time: Double?
    var line: Int?
  }

  private enum Key: String, CaseIterable {
    case begin = "UIKeyboardFrameBeginUserInfoKey"
    case end = "UIKeyboardFrameEndUserInfoKey"
    case duration = "UIKeyboardAnimationDurationUserInfoKey"
    case curve = "UIKeyboardAnimationCurveUserInfoKey"
    case isLocal = "UIKeyboardIsLocalUserInfoKey"
    case bounds = "UIKeyboardBoundsUserInfoKey"
    case centerBegin = "UIKeyboardCenterBeginUserInfoKey"
    case centerEnd = "UIKeyboardCenterEndUserInfoKey"
    case interaction = "UIKeyboardFrameChangedByUserInteraction"
  }

  private enum Value {
    case rectangle(CGRect)
    case number(Double)
    case other
  }

  /// Reads the log, in which no notification may be whole; nil where no line has a key with a frame.
  init?(_ log: LogText) {
    guard log.lines.contains(where: { $0.range(of: "UIKeyboardFrame") != nil }) else { return nil }
    for (index, line) in log.lines.enumerated() where !line.isBlank {
      read(line, number: index + 1)
    }
    finish(log.lines.count)
  }

  private mutating func read(_ line: Substring, number: Int) {
    let name = Self.name(in: line)
    if let name {
      finish(number)
      (draft.name, draft.time, draft.line) = (name, line.timeOfDay, number)
    }
    var rest = line
    var isUnderstood = name != nil
    while let place = rest.range(of: "UIKeyboard") {
      let text = rest[place.lowerBound...]
      let word = text.prefix { $0.isLetter }
      rest = text.dropFirst(word.count)
      guard let key = Key(rawValue: String(word)) else { continue }
      let value = rest[..<(rest.range(of: "UIKeyboard")?.lowerBound ?? rest.endIndex)]
      guard let value = Self.value(of: key, in: value) else {
        skipped.add(number, "the value of \(word) cannot be read", line)
        isUnderstood = true
        continue
      }
      if draft.values[key] != nil { finish(number) }
      // The line with the brace may have the time.
      if draft.line == nil { (draft.line, draft.time) = (number, line.timeOfDay ?? draft.time) }
      draft.values[key] = value
      isUnderstood = true
    }
    guard !isUnderstood else { return }
    if line.isStructure {
      if draft.values.isEmpty, draft.time == nil { draft.time = line.timeOfDay }
      if line.trimmed.first.map({ "}])".contains($0) }) == true { finish(number) }
    } else {
      skipped.add(number, "no key of a keyboard notification", line)
    }
  }

  /// The notification of that name, as `UIKeyboardWillShowNotification` or `keyboardWillShow`.
  private static func name(in line: Substring) -> KeyboardNotification.Name? {
    for name in KeyboardNotification.Name.allCases {
      let word = name.rawValue.prefix(1).uppercased() + name.rawValue.dropFirst()
      if line.range(of: "eyboard\(word)") != nil { return name }
    }
    return nil
  }

  private static func value(of key: Key, in text: Substring) -> Value? {
    var scanner = TextScanner(text)
    scanner.skip { !"=:".contains($0) }
    scanner.skip { "=: \"".contains($0) }
    switch key {
    case .begin, .end:
      var braces = scanner
      if let numbers = braces.rectangle() { return rectangle(numbers) }
      guard scanner.skip(past: "(") else { return nil }
      var numbers: [Double] = []
      while numbers.count < 4, let number = scanner.number() {
        numbers.append(number)
        scanner.skip { ", ".contains($0) }
      }
      return rectangle(numbers)
    case .duration, .curve, .isLocal:
      return scanner.number().map { .number($0) }
        ?? (scanner.take("true") ? .number(1) : scanner.take("false") ? .number(0) : nil)
    case .bounds, .centerBegin, .centerEnd, .interaction: return .other
    }
  }

  private static func rectangle(_ numbers: [Double]) -> Value? {
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= 100_000 }), numbers[2] >= 0,
      numbers[3] >= 0
    else { return nil }
    return .rectangle(
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Ends the notification that is being read, where it has anything.
  private mutating func finish(_ number: Int) {
    defer { draft = Draft() }
    guard !draft.values.isEmpty else { return }
    let first = draft.line ?? number
    guard case .rectangle(let begin)? = draft.values[.begin],
      case .rectangle(let end)? = draft.values[.end]
    else {
      skipped.add(
        first, "a notification without both frames: the dump is cut off, or was not printed whole",
        Substring(draft.name?.rawValue ?? ""))
      return
    }
    func value(_ key: Key) -> Double? {
      guard case .number(let value)? = draft.values[key] else { return nil }
      return value
    }
    notifications.append(
      LoggedNotification(
        name: draft.name, begin: begin, end: end,
        duration: value(.duration).flatMap { (0...60).contains($0) ? $0 : nil },
        curve: value(.curve).flatMap { (0...7).contains($0) ? Int($0) : nil },
        isLocal: value(.isLocal) != 0, time: draft.time, line: first))
  }
}

extension Substring {
  /// True for brackets, or words around them that a print of a dictionary has.
  fileprivate var isStructure: Bool {
    let text = trimmed
    if text.allSatisfy({ "{}()[];,= ".contains($0) }) { return true }
    return ["userInfo", "name =", "object ="].contains { text.range(of: $0) != nil }
      || text.last.map { "{[(".contains($0) } == true
  }
}
