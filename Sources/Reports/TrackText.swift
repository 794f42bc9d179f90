import Compositing
import Scenes

/// A track as compact JSON with sorted keys: the bytes of an encoder, in a twentieth of its time.
///
/// Nine tenths of a report with tracks are their numbers.
struct TrackText {
  private(set) var bytes: [UInt8] = []

  init(_ track: CaseTrack) {
    bytes.reserveCapacity(1 << 15)
    object { text in
      text.key("apart") { $0.list(track.apart) }
      text.key("bar") { $0.list(track.bar) }
      text.key("barBottom") { $0.list(track.barBottom) }
      text.key("barTop") { $0.list(track.barTop) }
      if let field = track.field { text.key("field") { $0.list(field) } }
      text.key("gap") { $0.list(track.gap) }
      text.key("guide") { $0.list(track.guide) }
      text.key("keyboard") { $0.list(track.keyboard) }
      text.key("keyboardTop") { $0.list(track.keyboardTop) }
      text.key("listBottom") { $0.list(track.listBottom) }
      text.key("notifications") { $0.list(track.notifications) { $0.add($1) } }
      text.key("opacity") { $0.list(track.opacity) }
      text.key("overlap") { $0.list(track.overlap) }
      text.key("phases") { text in
        text.list(track.phases) { text, start in
          text.object {
            $0.key("phase") { $0.add(start.phase.rawValue) }
            $0.key("time") { $0.add(start.time) }
          }
        }
      }
      text.key("scenery") { $0.add(track.scenery) }
      text.key("times") { $0.list(track.times) }
    }
  }

  private mutating func add(_ notification: CaseTrack.Notification) {
    object { text in
      text.key("begin") { $0.list(notification.begin) }
      text.key("curve") { $0.add(notification.curve) }
      text.key("duration") { $0.add(notification.duration) }
      text.key("end") { $0.list(notification.end) }
      text.key("name") { $0.add(notification.name.rawValue) }
      text.key("time") { $0.add(notification.time) }
    }
  }

  private mutating func add(_ scenery: CaseTrack.Scenery) {
    object { text in
      text.key("contentTop") { $0.list(scenery.contentTop) }
      text.key("layers") { $0.list(scenery.layers) { $0.add($1) } }
      text.key("listTop") { $0.list(scenery.listTop) }
      text.key("scale") { $0.add(scenery.scale) }
      text.key("screens") { text in
        text.list(scenery.screens) { text, screen in
          text.object {
            $0.key("frame") { $0.add(screen.frame) }
            $0.key("height") { $0.add(screen.height) }
            $0.key("safeArea") { $0.list(screen.safeArea) }
            $0.key("width") { $0.add(screen.width) }
          }
        }
      }
      if let window = scenery.window { text.key("window") { $0.list(window) } }
    }
  }

  private mutating func add(_ layer: CaseTrack.Layer) {
    object { text in
      text.key("anchor") { $0.add(layer.anchor.rawValue) }
      if let color = layer.color { text.key("color") { $0.add(color) } }
      text.key("kind") { $0.add(layer.kind.rawValue) }
      if let panel = layer.panel { text.key("panel") { $0.add(panel) } }
      text.key("places") { text in
        text.list(layer.places) { text, place in
          text.object {
            $0.key("frame") { $0.add(place.frame) }
            $0.key("opacity") { $0.add(place.opacity) }
            if let rect = place.rect { $0.key("rect") { $0.list(rect) } }
          }
        }
      }
      text.key("seed") { $0.add(layer.seed) }
    }
  }
}

// MARK: - JSON

extension TrackText {
  private mutating func object(_ content: (inout TrackText) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    content(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func key(_ key: StaticString, _ value: (inout TrackText) -> Void) {
    if bytes.last != UInt8(ascii: "{") { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes += $0 }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    value(&self)
  }

  private mutating func list<Value>(
    _ values: [Value], _ add: (inout TrackText, Value) -> Void
  ) {
    bytes.append(UInt8(ascii: "["))
    for value in values {
      if bytes.last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
      add(&self, value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func add<Value>(
    _ value: Value?, _ add: (inout TrackText, Value) -> Void
  ) {
    if let value { add(&self, value) } else { bytes += "null".utf8 }
  }

  private mutating func list(_ values: [Double]) { list(values) { $0.add($1) } }

  private mutating func list(_ values: [Double?]) {
    list(values) { $0.add($1) { $0.add($1) } }
  }

  private mutating func list(_ rects: [CaseTrack.Rect?]) {
    list(rects) { $0.add($1) { $0.list($1) } }
  }

  private mutating func list(_ regions: [[CaseTrack.Rect]?]) {
    list(regions) { $0.add($1) { $0.list($1) { $0.list($1) } } }
  }

  private mutating func add(_ text: String) {
    // A text of a report that was read can hold what has to be escaped.
    let isPlain = text.utf8.allSatisfy { $0 > 0x22 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    guard isPlain else { return bytes += text.compactJSON }
    bytes.append(UInt8(ascii: "\""))
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func add(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// The shortest digits that give the number back: of few millionths those of the whole number.
  ///
  /// Two numbers of at most 15 digits are never the same in binary, so none is shorter.
  private mutating func add(_ number: Double) {
    guard let micros = number.wholeMicros, micros == 0 || abs(micros) >= 100 else {
      let text = "\(number)"
      return bytes += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
    }
    if micros < 0 { bytes.append(UInt8(ascii: "-")) }
    var (whole, rest) = micros.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    add(Int(whole))
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt = 100_000
    while rest > 0 {
      (whole, rest) = rest.quotientAndRemainder(dividingBy: unit)
      bytes.append(UInt8(ascii: "0") + UInt8(whole))
      unit /= 10
    }
  }
}
