/// A list of numbers as a short text, which is how a page keeps what tracks say of each refresh.
///
/// Numbers are hundredths, and what is written is how much their differences differ, so that rests
/// and even motions are zeros. Each is a zigzag number of five bits a letter, the lowest first, of
/// the 64 letters of Base64 for addresses; the sixth bit says that another letter follows. `~` is
/// no number, after which differences begin anew; `!` and a count repeat what is before it.
struct PageColumn {
  let text: String

  init(_ values: [Double?]) {
    var tokens: [String] = []
    var (last, step) = (0, 0)
    for value in values {
      guard let value else {
        tokens.append("~")
        (last, step) = (0, 0)
        continue
      }
      let number = Int((value * 100).rounded())
      let next = number - last
      tokens.append(Self.letters(of: next - step))
      (last, step) = (number, next)
    }
    text = Self.shortened(tokens)
  }

  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

  private static func letters(of number: Int) -> String {
    var rest = number < 0 ? (-number << 1) - 1 : number << 1
    var text = ""
    repeat {
      let bits = rest & 31
      rest >>= 5
      text.append(alphabet[rest > 0 ? bits | 32 : bits])
    } while rest > 0
    return text
  }

  /// Runs of three and more as one and a count.
  private static func shortened(_ tokens: [String]) -> String {
    var text = ""
    var index = 0
    while index < tokens.count {
      var end = index + 1
      while end < tokens.count, tokens[end] == tokens[index] { end += 1 }
      let count = end - index
      text +=
        count > 3
        ? tokens[index] + "!" + letters(of: count - 1)
        : String(repeating: tokens[index], count: count)
      index = end
    }
    return text
  }
}
