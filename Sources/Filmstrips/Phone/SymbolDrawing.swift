import Foundation
import LayerTrees

/// A symbol by its name, in a few strokes; a rounded square for one that is not known.
struct SymbolDrawing {
  let name: String
  let color: LayerColor

  /// Draws it as large as fits into the middle of an area.
  func draw(_ context: CairoContext, in area: LookDrawing.Area) {
    let side = min(area.width, area.height)
    let pen = Pen(
      context: context, x: area.x + area.width / 2, y: area.y + area.height / 2, unit: side / 2,
      size: 0.78, color: color)
    let parts = name.split(separator: ".")
    guard let known = Self.known(name) else { return pen.square(isFilled: parts.contains("fill")) }
    guard parts.contains("circle"), !name.hasPrefix("circle"), known != .person else {
      return pen.draw(known)
    }
    let isOnDisc = parts.contains("fill")
    pen.circle(radius: 0.95, isFilled: isOnDisc)
    Pen(
      context: context, x: pen.x, y: pen.y, unit: pen.unit, size: 0.5,
      color: isOnDisc ? color.onDisc : color
    ).draw(known)
  }

  /// The things that symbols show.
  enum Sign: CaseIterable {
    case plus, xmark, checkmark, chevronLeft, chevronRight, chevronUp, chevronDown, arrowUp
    case paperplane, camera, microphone, glass, person, heart, star, ellipsis, photo, clip, face
    case circle, line, bell, phone, video, gear, letter
    case bubble, bin, house, share, pencil, play, list, lock, arrowDown
  }

  private static func known(_ name: String) -> Sign? {
    signs.first { name.hasPrefix($0.prefix) }?.sign
  }

  /// The longer names first where one begins as another does.
  private static let signs: [(prefix: String, sign: Sign)] = [
    ("plus", .plus), ("xmark", .xmark), ("checkmark", .checkmark), ("multiply", .xmark),
    ("chevron.left", .chevronLeft), ("chevron.backward", .chevronLeft),
    ("arrow.left", .chevronLeft), ("arrow.backward", .chevronLeft),
    ("chevron.right", .chevronRight), ("chevron.forward", .chevronRight),
    ("arrow.right", .chevronRight), ("chevron.up", .chevronUp), ("chevron.down", .chevronDown),
    ("keyboard.chevron.compact.down", .chevronDown), ("arrow.up", .arrowUp),
    ("paperplane", .paperplane), ("camera", .camera), ("mic", .microphone),
    ("magnifyingglass", .glass), ("person", .person), ("heart", .heart), ("star", .star),
    ("ellipsis", .ellipsis), ("photo", .photo), ("paperclip", .clip), ("face", .face),
    ("circle", .circle), ("minus", .line), ("bell", .bell), ("phone", .phone), ("video", .video),
    ("gear", .gear), ("info", .letter), ("questionmark", .letter), ("exclamationmark", .letter),
    ("bubble", .bubble), ("message", .bubble), ("trash", .bin), ("house", .house),
    ("square.and.arrow", .share), ("square.and.pencil", .pencil), ("pencil", .pencil),
    ("play", .play), ("list", .list), ("line.3", .list), ("lock", .lock),
    ("arrow.down", .arrowDown),
  ]
}

extension LayerColor {
  /// The colour of a sign on a disc of this colour.
  fileprivate var onDisc: LayerColor {
    0.3 * red + 0.6 * green + 0.1 * blue > 0.75 ? LayerColor(0x2A2E34) : LayerColor(0xFFFFFF)
  }
}

/// Draws signs around a point.
private struct Pen {
  let context: CairoContext
  let x: Double
  let y: Double
  /// Pixels from the middle to the edge.
  let unit: Double
  /// The share of `unit` that a sign takes.
  let size: Double
  let color: LayerColor

  /// Pixels from the middle to a sign's edge.
  private var reach: Double { unit * size }

  func circle(radius: Double, isFilled: Bool) {
    context.circle(x, y, radius: max(1, unit * radius))
    isFilled ? context.fill(color) : context.stroke(color, width: max(1, unit * 0.14))
  }

  func square(isFilled: Bool) {
    let side = unit * 1.5
    context.rounded(x - side / 2, y - side / 2, side, side, radius: side * 0.24)
    isFilled ? context.fill(color) : context.stroke(color, width: max(1, unit * 0.16))
  }

  private func trace(_ points: [(Double, Double)]) {
    for (index, point) in points.enumerated() {
      let place = (x + point.0 * unit * size, y + point.1 * unit * size)
      index == 0 ? context.move(place.0, place.1) : context.line(place.0, place.1)
    }
  }

  private func stroke(_ points: [(Double, Double)], weight: Double = 0.2) {
    trace(points)
    context.stroke(color, width: max(1, unit * weight * max(0.7, size)))
  }

  private func fill(_ points: [(Double, Double)]) {
    trace(points)
    context.close()
    context.fill(color)
  }

  private func disc(_ dx: Double, _ dy: Double, _ radius: Double) {
    context.circle(x + dx * unit * size, y + dy * unit * size, radius: radius * unit * size)
  }

  func draw(_ sign: SymbolDrawing.Sign) {
    let line = max(1, unit * 0.15)
    switch sign {
    case .plus:
      stroke([(-0.8, 0), (0.8, 0)])
      stroke([(0, -0.8), (0, 0.8)])
    case .line: stroke([(-0.8, 0), (0.8, 0)])
    case .xmark:
      stroke([(-0.65, -0.65), (0.65, 0.65)])
      stroke([(0.65, -0.65), (-0.65, 0.65)])
    case .checkmark: stroke([(-0.75, 0.05), (-0.2, 0.6), (0.75, -0.6)])
    case .chevronLeft: stroke([(0.35, -0.85), (-0.45, 0), (0.35, 0.85)])
    case .chevronRight: stroke([(-0.35, -0.85), (0.45, 0), (-0.35, 0.85)])
    case .chevronUp: stroke([(-0.85, 0.4), (0, -0.45), (0.85, 0.4)])
    case .chevronDown: stroke([(-0.85, -0.4), (0, 0.45), (0.85, -0.4)])
    case .arrowUp:
      stroke([(0, 0.85), (0, -0.8)])
      stroke([(-0.65, -0.15), (0, -0.8), (0.65, -0.15)])
    case .paperplane:
      fill([(-0.95, -0.1), (0.95, -0.9), (0.3, 0.95), (-0.1, 0.2)])
    case .glass:
      context.circle(x - reach * 0.2, y - reach * 0.2, radius: reach * 0.6)
      context.stroke(color, width: max(1, unit * 0.17))
      stroke([(0.28, 0.28), (0.85, 0.85)], weight: 0.22)
    case .person:
      disc(0, -0.42, 0.42)
      context.fill(color)
      context.rounded(
        x - reach * 0.8, y + reach * 0.15, reach * 1.6, reach * 0.85, radius: reach * 0.6)
      context.fill(color)
    case .heart:
      disc(-0.4, -0.25, 0.46)
      disc(0.4, -0.25, 0.46)
      context.fill(color)
      fill([(-0.82, -0.02), (0.82, -0.02), (0, 0.9)])
    case .star:
      fill(
        (0..<10).map { index in
          let (angle, reach) = (Double(index) * .pi / 5 - .pi / 2, index % 2 == 0 ? 1.0 : 0.42)
          return (cos(angle) * reach, sin(angle) * reach)
        })
    case .ellipsis:
      for dx in [-0.7, 0, 0.7] { disc(dx, 0, 0.2) }
      context.fill(color)
    case .camera, .video:
      context.rounded(
        x - reach, y - reach * 0.6, reach * (sign == .video ? 1.4 : 2), reach * 1.3,
        radius: reach * 0.3)
      context.stroke(color, width: line)
      if sign == .camera {
        disc(0, 0.05, 0.36)
        context.stroke(color, width: line)
      } else {
        fill([(0.5, 0.05), (1, -0.4), (1, 0.5)])
      }
    case .photo:
      context.rounded(x - reach, y - reach * 0.8, reach * 2, reach * 1.6, radius: reach * 0.25)
      context.stroke(color, width: line)
      fill([(-0.8, 0.6), (-0.2, -0.1), (0.2, 0.3), (0.45, 0.05), (0.8, 0.6)])
    case .microphone:
      context.rounded(
        x - reach * 0.32, y - reach, reach * 0.64, reach * 1.2, radius: reach * 0.32)
      context.fill(color)
      stroke([(-0.65, -0.1), (-0.5, 0.45), (0, 0.62), (0.5, 0.45), (0.65, -0.1)])
      stroke([(0, 0.62), (0, 1)])
    case .face:
      context.circle(x, y, radius: reach)
      context.stroke(color, width: line)
      for dx in [-0.35, 0.35] { disc(dx, -0.2, 0.12) }
      context.fill(color)
      stroke([(-0.45, 0.25), (0, 0.5), (0.45, 0.25)], weight: 0.14)
    case .clip:
      stroke(
        [(0.6, -0.3), (-0.2, 0.6), (-0.6, 0.3), (0.2, -0.7), (0.5, -0.5)], weight: 0.16)
    case .bell:
      fill(
        [
          (-0.8, 0.5), (-0.55, 0.1), (-0.45, -0.6), (0, -0.9), (0.45, -0.6), (0.55, 0.1),
          (0.8, 0.5),
        ])
      disc(0, 0.72, 0.2)
      context.fill(color)
    case .phone:
      stroke([(-0.6, -0.6), (-0.4, 0.1), (-0.1, 0.4), (0.6, 0.6)], weight: 0.34)
    case .gear:
      context.circle(x, y, radius: reach * 0.6)
      context.stroke(color, width: max(1, unit * 0.28))
      for tooth in 0..<8 {
        let angle = Double(tooth) * .pi / 4
        stroke([(cos(angle) * 0.7, sin(angle) * 0.7), (cos(angle), sin(angle))])
      }
    case .letter:
      disc(0, -0.75, 0.2)
      context.fill(color)
      stroke([(0, -0.2), (0, 0.9)], weight: 0.22)
    case .bubble:
      context.rounded(x - reach, y - reach * 0.85, reach * 2, reach * 1.45, radius: reach * 0.6)
      context.stroke(color, width: line)
      fill([(-0.55, 0.5), (-0.6, 1), (0.05, 0.6)])
    case .bin:
      stroke([(-0.85, -0.62), (0.85, -0.62)], weight: 0.16)
      stroke([(-0.25, -0.85), (0.25, -0.85)], weight: 0.16)
      stroke(
        [(-0.62, -0.6), (-0.5, 0.95), (0.5, 0.95), (0.62, -0.6)], weight: 0.16)
    case .house:
      stroke([(-0.95, -0.02), (0, -0.85), (0.95, -0.02)], weight: 0.16)
      stroke([(-0.65, -0.1), (-0.65, 0.85), (0.65, 0.85), (0.65, -0.1)], weight: 0.16)
    case .share:
      stroke(
        [(-0.35, -0.2), (-0.7, -0.2), (-0.7, 0.95), (0.7, 0.95), (0.7, -0.2), (0.35, -0.2)],
        weight: 0.16)
      stroke([(0, 0.4), (0, -0.95)], weight: 0.16)
      stroke([(-0.35, -0.62), (0, -0.95), (0.35, -0.62)], weight: 0.16)
    case .pencil:
      stroke(
        [(0.05, -0.7), (-0.8, -0.7), (-0.8, 0.85), (0.75, 0.85), (0.75, 0.05)], weight: 0.16)
      stroke([(-0.15, 0.2), (0.85, -0.8)], weight: 0.26)
    case .play: fill([(-0.6, -0.8), (0.85, 0), (-0.6, 0.8)])
    case .list:
      for dy in [-0.6, 0, 0.6] { stroke([(-0.8, dy), (0.8, dy)], weight: 0.16) }
    case .lock:
      context.rounded(x - reach * 0.65, y - reach * 0.1, reach * 1.3, reach * 1.05, radius: line)
      context.fill(color)
      stroke(
        [(-0.38, -0.1), (-0.38, -0.6), (0, -0.85), (0.38, -0.6), (0.38, -0.1)], weight: 0.16)
    case .arrowDown:
      stroke([(0, -0.85), (0, 0.8)])
      stroke([(-0.65, 0.15), (0, 0.8), (0.65, 0.15)])
    case .circle: circle(radius: 0.8 * size, isFilled: false)
    }
  }
}
