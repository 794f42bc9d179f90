import Foundation
import Scenes

/// A track in a tenth of its memory, so that thousands of them can be kept.
///
/// Nothing of it is lost. Numbers are whole millionths, of which the second differences are
/// written, seven bits to a byte: what rests, and what moves evenly, is a byte. A number that is no
/// whole millionth is written as it is.
package struct PackedTrack: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Packs a track.
  package init(_ track: CaseTrack) {
    var (tape, track) = (TrackTape(), track)
    tape.pass(&track)
    bytes = tape.bytes
  }

  /// The track.
  package var track: CaseTrack {
    var (tape, track) = (TrackTape(reading: bytes), CaseTrack())
    tape.pass(&track)
    return track
  }
}

extension PackedTrack: Codable {
  package init(from decoder: any Decoder) throws {
    bytes = [UInt8](try decoder.singleValueContainer().decode(Data.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Data(bytes))
  }
}

/// Bytes that values are written to, or read from by passing the same values in the same order.
private struct TrackTape {
  private(set) var bytes: [UInt8]
  private let isReading: Bool
  private var place = 0

  init() { (bytes, isReading) = ([], false) }

  init(reading bytes: [UInt8]) { (self.bytes, isReading) = (bytes, true) }

  /// Seven bits to a byte, the lowest first; the eighth says that another one follows.
  mutating func pass(_ number: inout UInt64) {
    guard isReading else { return write(number) }
    var (value, shift) = (UInt64(0), UInt64(0))
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      value |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { break }
    }
    number = value
  }

  private mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func pass(_ number: inout Int) {
    var bits = UInt64(bitPattern: Int64(number)).zigzag
    pass(&bits)
    number = Int(bits.unfolded)
  }

  mutating func pass(_ text: inout String) {
    var count = text.utf8.count
    pass(&count)
    guard isReading else { return bytes += text.utf8 }
    text = String(decoding: bytes[place..<place + count], as: UTF8.self)
    place += count
  }

  mutating func pass<Value: RawRepresentable<String>>(_ value: inout Value) {
    var text = value.rawValue
    pass(&text)
    value = Value(rawValue: text) ?? value
  }

  mutating func pass<Value>(
    _ value: inout Value?, blank: Value, _ each: (inout TrackTape, inout Value) -> Void
  ) {
    var list = value.map { [$0] } ?? []
    pass(&list, blank: blank, each)
    value = list.first
  }

  mutating func pass<Value>(
    _ list: inout [Value], blank: Value, _ each: (inout TrackTape, inout Value) -> Void
  ) {
    var count = list.count
    pass(&count)
    if isReading { list = Array(repeating: blank, count: count) }
    for index in list.indices { each(&self, &list[index]) }
  }
}

// MARK: - Numbers

extension TrackTape {
  /// The signs of a column; a greater number is a difference.
  private enum Sign {
    static let none: UInt64 = 0
    static let exact: UInt64 = 1
    static let again: UInt64 = 2
    static let count: UInt64 = 3
  }

  /// A list of numbers, each of which may be missing.
  mutating func pass(_ values: inout [Double?]) {
    var count = values.count
    pass(&count)
    if isReading { values = readColumn(count) } else { writeColumn(values) }
  }

  mutating func pass(_ values: inout [Double]) {
    var column = values.map(Optional.some)
    pass(&column)
    values = column.map { $0 ?? 0 }
  }

  mutating func pass(_ value: inout Double) {
    var column: [Double?] = [value]
    pass(&column)
    value = column[0] ?? 0
  }

  private mutating func writeColumn(_ values: [Double?]) {
    var (last, step, again) = (0, 0, UInt64(0))
    var before: UInt64?
    for value in values {
      let micros = value?.wholeMicros
      var token = value == nil ? Sign.none : Sign.exact
      if let micros { token = UInt64(bitPattern: Int64(micros - last - step)).zigzag + Sign.count }
      (last, step) = micros.map { ($0, $0 - last) } ?? (0, 0)
      if token == before, token != Sign.exact {
        again += 1
        continue
      }
      writeRun(&again)
      write(token)
      if token == Sign.exact { bytes += (value ?? 0).bitPattern.bytes }
      before = token
    }
    writeRun(&again)
  }

  private mutating func writeRun(_ count: inout UInt64) {
    guard count > 0 else { return }
    write(Sign.again)
    write(count)
    count = 0
  }

  private mutating func readColumn(_ count: Int) -> [Double?] {
    var values: [Double?] = []
    values.reserveCapacity(count)
    var (last, step, token, again) = (0, 0, Sign.none, UInt64(0))
    while values.count < count, again > 0 || place < bytes.count {
      if again > 0 {
        again -= 1
      } else {
        var next = UInt64(0)
        pass(&next)
        if next == Sign.again {
          pass(&again)
          continue
        }
        token = next
      }
      switch token {
      case Sign.none:
        (last, step) = (0, 0)
        values.append(nil)
      case Sign.exact:
        (last, step) = (0, 0)
        values.append(Double(bitPattern: readBits()))
      default:
        step += Int((token - Sign.count).unfolded)
        last += step
        values.append(Double(last) / 1e6)
      }
    }
    return values
  }

  private mutating func readBits() -> UInt64 {
    let end = min(place + 8, bytes.count)
    defer { place = end }
    return bytes[place..<end].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}

extension Double {
  /// The number of millionths, if it is that number of them to the bit; nil else.
  package var wholeMicros: Int? {
    let micros = (self * 1e6).rounded()
    guard abs(micros) < 1e15, (micros / 1e6).bitPattern == bitPattern else { return nil }
    return Int(micros)
  }
}

extension UInt64 {
  /// A number with a sign as one without: those near zero are small.
  fileprivate var zigzag: UInt64 { self << 1 ^ UInt64(bitPattern: Int64(bitPattern: self) >> 63) }

  /// The number of which this is the zigzag.
  fileprivate var unfolded: Int64 { Int64(bitPattern: self >> 1) ^ -Int64(bitPattern: self & 1) }

  fileprivate var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) } }
}

// MARK: - The track

extension TrackTape {
  mutating func pass(_ track: inout CaseTrack) {
    pass(&track.times)
    pass(&track.keyboardTop)
    pass(&track.barTop)
    pass(&track.barBottom)
    pass(&track.guide)
    pass(&track.listBottom)
    pass(&track.opacity)
    pass(&track.apart)
    pass(&track.keyboard)
    pass(&track.bar)
    pass(&track.gap)
    pass(&track.overlap)
    pass(&track.field, blank: []) { tape, field in tape.pass(&field) }
    pass(&track.phases, blank: PhaseStart(time: 0, phase: .closed)) { tape, start in
      var (time, phase) = (start.time, start.phase)
      tape.pass(&time)
      tape.pass(&phase)
      start = PhaseStart(time: time, phase: phase)
    }
    pass(&track.notifications, blank: .blank) { $0.pass(&$1) }
    pass(&track.scenery)
  }

  private mutating func pass(_ notification: inout CaseTrack.Notification) {
    pass(&notification.name)
    pass(&notification.time)
    pass(&notification.begin)
    pass(&notification.end)
    pass(&notification.duration)
    pass(&notification.curve)
  }

  private mutating func pass(_ scenery: inout CaseTrack.Scenery) {
    pass(&scenery.screens, blank: .blank) { tape, screen in
      tape.pass(&screen.frame)
      tape.pass(&screen.width)
      tape.pass(&screen.height)
      tape.pass(&screen.safeArea)
    }
    pass(&scenery.scale)
    pass(&scenery.window, blank: []) { $0.pass(&$1) }
    pass(&scenery.listTop)
    pass(&scenery.contentTop)
    pass(&scenery.layers, blank: .blank) { $0.pass(&$1) }
  }

  private mutating func pass(_ layer: inout CaseTrack.Layer) {
    pass(&layer.kind)
    pass(&layer.anchor)
    pass(&layer.seed)
    pass(&layer.color, blank: "") { $0.pass(&$1) }
    pass(&layer.panel, blank: "") { $0.pass(&$1) }
    pass(&layer.places, blank: .blank) { tape, place in
      tape.pass(&place.frame)
      tape.pass(&place.rect, blank: []) { $0.pass(&$1) }
      tape.pass(&place.opacity)
    }
  }

  /// Rectangles at each refresh, which may have none.
  private mutating func pass(_ regions: inout [[CaseTrack.Rect]?]) {
    var counts = regions.map { $0.map { Double($0.count) } }
    pass(&counts)
    var rects: [CaseTrack.Rect?] = regions.flatMap { $0 ?? [] }
    pass(&rects)
    guard isReading else { return }
    var start = 0
    regions = counts.map { count in
      guard let count else { return nil }
      defer { start += Int(count) }
      return rects[start..<start + Int(count)].compactMap(\.self)
    }
  }

  /// Rectangles, some of which may be missing, part by part.
  private mutating func pass(_ rects: inout [CaseTrack.Rect?]) {
    // In a report that is read one may have any number of parts.
    var areWhole = rects.allSatisfy { $0.map { $0.count == 4 } ?? true } ? 1 : 0
    pass(&areWhole)
    guard areWhole == 1 else {
      return pass(&rects, blank: nil) { tape, rect in
        tape.pass(&rect, blank: []) { $0.pass(&$1) }
      }
    }
    var parts = (0..<4).map { part in rects.map { $0?[part] } }
    for part in parts.indices { pass(&parts[part]) }
    guard isReading else { return }
    rects = parts[0].indices.map { index in
      guard let x = parts[0][index] else { return nil }
      return [x] + parts[1...].map { $0[index] ?? 0 }
    }
  }
}

extension CaseTrack.Notification {
  fileprivate static let blank = Self(
    name: .willShow, time: 0, begin: [], end: [], duration: 0, curve: 0)
}

extension CaseTrack.Screen {
  fileprivate static let blank = Self(frame: 0, width: 0, height: 0, safeArea: [])
}

extension CaseTrack.Layer {
  fileprivate static let blank = Self(
    kind: .plain, anchor: .screen, seed: 0, color: nil, panel: nil)
}

extension CaseTrack.Place {
  fileprivate static let blank = Self(frame: 0, rect: nil, opacity: 0)
}
