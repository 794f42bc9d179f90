/// Changes to a file's bytes that leave its lines where they are.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
  }

  private var edits: [Edit] = []
  /// The text behind the file's last line.
  var appended = ""

  var isEmpty: Bool { edits.isEmpty && appended.isEmpty }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text, order: edits.count))
  }

  mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  /// Puts spaces in the place of a range; lines' ends in it stay.
  mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
    let spaces = bytes[range].map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }
    replace(range, with: String(decoding: spaces, as: UTF8.self))
  }

  /// Cuts a range out with its changes, and leaves its lines' ends.
  mutating func cut(_ range: Range<Int>, from bytes: [UInt8]) -> String {
    let text = String(decoding: applied(to: bytes, within: range), as: UTF8.self)
    edits.removeAll { range.contains($0.range.lowerBound) }
    blank(range, in: bytes)
    return text
  }

  /// The bytes with all changes; of two that overlap, the first that was asked for counts.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    applied(to: bytes, within: 0..<bytes.count)
  }

  private func applied(to bytes: [UInt8], within range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count + 256)
    var position = range.lowerBound
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order)
    }
    for edit in ordered
    where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + bytes[position..<range.upperBound]
  }
}
