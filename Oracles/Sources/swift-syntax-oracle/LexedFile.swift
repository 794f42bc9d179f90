@testable import SourceRewriting

/// A file as the plugin reads it.
struct LexedFile {
  private(set) var classes: [ByteClass]
  private(set) var words: [Range<Int>] = []

  init(_ text: String) {
    let source = SourceText(path: "", text: text)
    classes = Array(repeating: .trivia, count: source.bytes.count)
    for token in source.tokens {
      let range = token.start..<token.end
      for offset in range { classes[offset] = token.kind == .text ? .text : .code }
      if [.word, .directive, .attribute].contains(token.kind) { words.append(range) }
    }
  }
}
