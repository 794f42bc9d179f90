import Foundation

/// Where the keys of a keyboard stand, in points from its corner, for any size.
struct KeyboardPlan: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    let frame: CGRect
    let isDark: Bool
    /// What stands on it; empty for a blank key.
    let label: String
  }

  let keys: [Key]
  /// The height of the predictive bar at the top, 0 without one.
  let predictiveHeight: Double

  /// The plan of a keyboard of any size.
  ///
  /// `bottomInset` is the home indicator's zone, which holds no keys; `expectedHeight` is the
  /// keyboard's without its predictive bar, which is there if `height` has room for it.
  init(
    width: Double, height: Double, bottomInset: Double, expectedHeight: Double,
    predictiveHeight: Double, isPad: Bool
  ) {
    let hasBar = height > expectedHeight + predictiveHeight * 0.6 || height < 130
    let bar = height < 130 ? max(0, height - bottomInset) : hasBar ? predictiveHeight : 0
    self.predictiveHeight = bar
    // Where the phone has a home indicator, a row of globe and microphone stands in its zone.
    let foot = bottomInset > 0 && !isPad ? max(bottomInset, min(76, height * 0.22)) : bottomInset
    let area = CGRect(x: 0, y: bar, width: width, height: max(0, height - bar - foot))
    keys = area.height < 60 ? [] : Self.rows(in: area, isPad: isPad)
  }
}

extension KeyboardPlan {
  private static let letters = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  private static func rows(in area: CGRect, isPad: Bool) -> [Key] {
    let (count, margin) = (4.0, isPad ? 6.0 : 3.0)
    let pitch = Double(area.height) / count
    let column = (Double(area.width) - 2 * margin) / (isPad ? 11 : 10)
    let gap = CGSize(width: min(6, column * 0.17), height: min(12, pitch * 0.22))
    var row = RowBuilder(
      origin: CGPoint(x: margin, y: Double(area.minY)), column: column, pitch: pitch, gap: gap)
    let total = isPad ? 11.0 : 10.0
    row.add(letters: letters[0], from: 0)
    if isPad { row.add(from: 10, span: 1, isDark: true) }
    row.next()
    row.add(letters: letters[1], from: 0.5)
    if isPad { row.add(from: 9.5, span: 1.5, isDark: true) }
    row.next()
    row.add(from: 0, span: isPad ? 1 : 1.3, isDark: true)
    row.add(letters: letters[2], from: isPad ? 1 : 1.5)
    if isPad { row.add(letters: ",.", from: 8) }
    row.add(from: isPad ? 10 : 8.7, span: isPad ? 1 : 1.3, isDark: true)
    row.next()
    let side = total * 0.25
    row.add(from: 0, span: side / 2, isDark: true)
    row.add(from: side / 2, span: side / 2, isDark: true)
    row.add(from: side, span: total - 2 * side, isDark: false)
    row.add(from: total - side, span: side, isDark: true)
    return row.keys
  }
}

/// Lays keys out in rows of equal columns.
private struct RowBuilder {
  var origin: CGPoint
  let column: Double
  let pitch: Double
  let gap: CGSize
  var keys: [KeyboardPlan.Key] = []

  mutating func next() { origin.y += pitch }

  mutating func add(letters: String, from start: Double) {
    for (index, letter) in letters.enumerated() {
      add(from: start + Double(index), span: 1, isDark: false, label: String(letter))
    }
  }

  mutating func add(from start: Double, span: Double, isDark: Bool, label: String = "") {
    let cell = CGRect(
      x: Double(origin.x) + start * column, y: Double(origin.y), width: span * column,
      height: pitch)
    keys.append(
      KeyboardPlan.Key(
        frame: cell.insetBy(dx: gap.width / 2, dy: gap.height / 2), isDark: isDark, label: label))
  }
}
