import AnimationCurves
import Foundation
import LayerGeometry

extension SceneEvent: Codable {
  enum CodingKeys: String, CodingKey {
    case at, isSilent, show, hide, notification, keyboardSwitch, undock, split, float, dock,
      hardwareKeyboard, crossFade, guide, rotate, background, drag, scroll, messages, drop, focus,
      blur,
      tap, type
  }

  /// Written as its time and one key that says what happens.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let kinds = fields.allKeys.filter { $0 != .at && $0 != .isSilent }
    guard let key = kinds.first, kinds.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "must have one key for its kind, not \(kinds.count)"))
    }
    self.init(
      time: try fields.number(.at, in: 0...3600),
      kind: try Kind(keyboard: key, of: fields) ?? Kind(screen: key, of: fields),
      isSilent: try fields.value(.isSilent, or: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(time, forKey: .at)
    try fields.encode(isSilent, forKey: .isSilent, unless: false)
    if try !kind.encodeKeyboard(into: &fields) { try kind.encodeScreen(into: &fields) }
  }
}

/// The figures of an event that has several, or none.
private struct EventFigures: Codable {
  var height: Double?
  var lift: Double?
  var duration: Double?
  var interval: Double?
  var curve: Int?
  var text: String?
  var count: Int?
  var keyboard: Double?
  var to: Device.Orientation?
}

/// A rectangle, where there is one.
private struct EventPlace: Codable {
  var notification: KeyboardNotification?
  var rect: CGRect?

  private enum CodingKeys: String, CodingKey {
    case notification, rect
  }

  init(notification: KeyboardNotification? = nil, rect: CGRect?) {
    self.notification = notification
    self.rect = rect
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    notification = try fields.decodeIfPresent(KeyboardNotification.self, forKey: .notification)
    rect = try fields.rectIfPresent(.rect)
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(notification, forKey: .notification)
    if let rect { try fields.encode(rect, forKey: .rect) }
  }
}

extension SceneEvent.Kind {
  fileprivate typealias Fields = KeyedDecodingContainer<SceneEvent.CodingKeys>

  /// An event of the keyboard; nil where the key says something else.
  fileprivate init?(keyboard key: SceneEvent.CodingKeys, of fields: Fields) throws {
    func figures() throws -> EventFigures { try fields.decode(EventFigures.self, forKey: key) }
    switch key {
    case .show:
      let show = try figures()
      self = .show(height: show.height, duration: show.duration, curve: show.curve ?? 7)
    case .hide:
      let hide = try figures()
      self = .hide(duration: hide.duration, curve: hide.curve ?? 7)
    case .notification:
      let posted = try fields.decode(EventPlace.self, forKey: key)
      guard let notification = posted.notification else {
        throw fields.mistake("must hold a notification", at: key)
      }
      self = .notification(notification, place: posted.rect)
    case .keyboardSwitch:
      self = .keyboardSwitch(try fields.decode(KeyboardSwitch.self, forKey: key))
    case .undock: self = .undock(lift: try figures().lift)
    case .split:
      let split = try figures()
      self = .split(height: split.height, lift: split.lift)
    case .float: self = .float(try fields.decode(EventPlace.self, forKey: key).rect)
    case .dock: self = .dock
    case .hardwareKeyboard:
      self = .hardwareKeyboard(try fields.decode(HardwareKeyboard.self, forKey: key))
    case .drag: self = .drag(try fields.decode(KeyboardDrag.self, forKey: key))
    default: return nil
    }
  }

  /// An event of the screen, the app or its content.
  fileprivate init(screen key: SceneEvent.CodingKeys, of fields: Fields) throws {
    switch key {
    case .crossFade: self = .crossFade(try fields.decode(Bool.self, forKey: key))
    case .guide: self = .guide(try fields.decode(GuideState.self, forKey: key))
    case .rotate:
      let turn = try fields.decode(EventFigures.self, forKey: key)
      guard let side = turn.to else { throw fields.mistake("must name the side in 'to'", at: key) }
      self = .rotate(side, keyboard: turn.keyboard, count: turn.count ?? 1)
    case .background: self = .background(try fields.decode(AppPause.self, forKey: key))
    case .scroll: self = .scroll(try fields.decode(ListScroll.self, forKey: key))
    case .messages:
      self = .messages(try fields.decode([Transcript.Message].self, forKey: key))
    case .drop: self = .drop(try fields.decode(DroppedRefreshes.Length.self, forKey: key))
    case .focus: self = .focus(try fields.decode(Int.self, forKey: key))
    case .tap: self = .tap(try fields.point(key))
    case .type:
      let typing = try fields.decode(EventFigures.self, forKey: key)
      self = .type(typing.text ?? "", interval: typing.interval ?? 0)
    default: self = .blur
    }
  }

  fileprivate typealias Output = KeyedEncodingContainer<SceneEvent.CodingKeys>

  /// Writes what the keyboard does; false where it is something else.
  fileprivate func encodeKeyboard(into fields: inout Output) throws -> Bool {
    switch self {
    case .show(let height, let duration, let curve):
      let figures = EventFigures(height: height, duration: duration, curve: curve)
      try fields.encode(figures, forKey: .show)
    case .hide(let duration, let curve):
      try fields.encode(EventFigures(duration: duration, curve: curve), forKey: .hide)
    case .notification(let notification, let place):
      let posted = EventPlace(notification: notification, rect: place)
      try fields.encode(posted, forKey: .notification)
    case .keyboardSwitch(let change): try fields.encode(change, forKey: .keyboardSwitch)
    case .undock(let lift): try fields.encode(EventFigures(lift: lift), forKey: .undock)
    case .split(let height, let lift):
      try fields.encode(EventFigures(height: height, lift: lift), forKey: .split)
    case .float(let rect): try fields.encode(EventPlace(rect: rect), forKey: .float)
    case .dock: try fields.encode(EventFigures(), forKey: .dock)
    case .hardwareKeyboard(let state): try fields.encode(state, forKey: .hardwareKeyboard)
    case .drag(let drag): try fields.encode(drag, forKey: .drag)
    default: return false
    }
    return true
  }

  /// Writes what happens to the screen, the app or its content.
  fileprivate func encodeScreen(into fields: inout Output) throws {
    switch self {
    case .crossFade(let isOn): try fields.encode(isOn, forKey: .crossFade)
    case .guide(let state): try fields.encode(state, forKey: .guide)
    case .rotate(let side, let keyboard, let count):
      let figures = EventFigures(count: count, keyboard: keyboard, to: side)
      try fields.encode(figures, forKey: .rotate)
    case .background(let pause): try fields.encode(pause, forKey: .background)
    case .scroll(let scroll): try fields.encode(scroll, forKey: .scroll)
    case .messages(let messages): try fields.encode(messages, forKey: .messages)
    case .drop(let length): try fields.encode(length, forKey: .drop)
    case .focus(let number): try fields.encode(number, forKey: .focus)
    case .tap(let point): try fields.encode(point, forKey: .tap)
    case .type(let text, let interval):
      try fields.encode(EventFigures(interval: interval, text: text), forKey: .type)
    default: try fields.encode(EventFigures(), forKey: .blur)
    }
  }
}
