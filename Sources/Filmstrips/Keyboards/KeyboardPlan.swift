import Foundation

/// The places of a keyboard's keys, in points from its corner, for any size.
struct KeyboardPlan: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    let frame: CGRect
    let isDark: Bool
    /// Its label; empty for a blank key.
    let label: String
    var mark: Mark?

    /// A sign that is no letter.
    enum Mark: Hashable, Sendable {
      case shift, delete, face
    }
  }

  let keys: [Key]
  /// The height of the predictive bar at the top, 0 without one.
  let predictiveHeight: Double

  /// The plan of a keyboard of any size.
  ///
  /// `bottomInset` is the home indicator's zone, which holds no keys; `expectedHeight` is the
  /// keyboard's without its predictive bar, which is there if `height` has room for it; `head` is the
  /// least room above the keys.
  init(
    width: Double, height: Double, bottomInset: Double, expectedHeight: Double,
    predictiveHeight: Double, isPad: Bool, head: Double = 0
  ) {
    let bar = height > expectedHeight + predictiveHeight * 0.6 ? predictiveHeight : 0
    self.predictiveHeight = bar
    // A phone with a home indicator has a row of globe and microphone in its zone.
    let foot = bottomInset > 0 && !isPad ? max(bottomInset, min(76, height * 0.22)) : bottomInset
    let top = max(bar, head)
    let area = CGRect(x: 0, y: top, width: width, height: max(0, height - top - foot))
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
    if isPad { row.add(from: 10, span: 1, isDark: true, mark: .delete) }
    row.next()
    row.add(letters: letters[1], from: 0.5)
    if isPad { row.add(from: 9.5, span: 1.5, isDark: true, label: "return") }
    row.next()
    row.add(from: 0, span: isPad ? 1 : 1.3, isDark: true, mark: .shift)
    row.add(letters: letters[2], from: isPad ? 1 : 1.5)
    if isPad { row.add(letters: ",.", from: 8) }
    row.add(
      from: isPad ? 10 : 8.7, span: isPad ? 1 : 1.3, isDark: true, mark: isPad ? .shift : .delete)
    row.next()
    let side = total * 0.25
    row.add(from: 0, span: side / 2, isDark: true, label: "123")
    row.add(from: side / 2, span: side / 2, isDark: true, mark: .face)
    row.add(from: side, span: total - 2 * side, isDark: false, label: "space")
    row.add(from: total - side, span: side, isDark: true, label: isPad ? "123" : "return")
    return row.keys
  }

  /// The keys with the right half moved away; a key over the middle is cut in two.
  func halves(apart distance: Double) -> [Key] {
    let middle = ((keys.map(\.frame.maxX).max() ?? 0) + (keys.map(\.frame.minX).min() ?? 0)) / 2
    return keys.flatMap { key -> [Key] in
      let moved = key.frame.offsetBy(dx: distance, dy: 0)
      guard key.frame.minX < middle - 1, key.frame.maxX > middle + 1 else {
        return [key.frame.midX < middle ? key : key.placed(moved)]
      }
      let (width, height) = (key.frame.width / 2 - 3, key.frame.height)
      return [
        key.placed(CGRect(x: key.frame.minX, y: key.frame.minY, width: width, height: height)),
        key.placed(CGRect(x: moved.midX + 3, y: moved.minY, width: width, height: height)),
      ]
    }
  }
}

extension KeyboardPlan.Key {
  fileprivate func placed(_ frame: CGRect) -> Self {
    Self(frame: frame, isDark: isDark, label: label, mark: mark)
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

  mutating func add(
    from start: Double, span: Double, isDark: Bool, label: String = "",
    mark: KeyboardPlan.Key.Mark? = nil
  ) {
    let cell = CGRect(
      x: Double(origin.x) + start * column, y: Double(origin.y), width: span * column,
      height: pitch)
    keys.append(
      KeyboardPlan.Key(
        frame: cell.insetBy(dx: gap.width / 2, dy: gap.height / 2), isDark: isDark, label: label,
        mark: mark))
  }
}
