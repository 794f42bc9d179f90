package import Scenes

/// The mistakes of one text, noted while the rest of it is read.
///
/// A value that is wrong is noted and a right one takes its place, so that what is thrown because of
/// that is no mistake of the text's own, and is left out.
final class MistakeLog {
  /// The most mistakes of a text that are reported: someone who makes more has misread something.
  static let limit = 20

  /// The name of the text in messages.
  let file: String
  private var mistakes: [SceneError] = []
  /// True if there were more than the limit.
  private var hasMore = false
  /// The number of values in whose place others were taken.
  private var replacedCount = 0
  /// The places of mistakes that other cases of the scene have as well.
  private var settled: Set<SourceLocation> = []

  init(file: String) { self.file = file }

  /// The number of mistakes until now.
  var count: Int { mistakes.count }

  /// True if nothing more is noted.
  var isFull: Bool { hasMore }

  /// Notes a mistake, once.
  func note(_ mistake: SceneError) {
    guard !settled.contains(mistake.location), !mistakes.contains(mistake) else { return }
    guard mistakes.count < Self.limit else { return hasMore = true }
    mistakes.append(mistake)
  }

  /// Notes a value that is wrong, and returns the one that takes its place; throws once it is full.
  func note<Value>(_ mistake: SceneError, taking value: Value) throws(SceneError) -> Value {
    note(mistake)
    replacedCount += 1
    guard !isFull else { throw mistake }
    return value
  }

  /// The value that is read; nil where that throws, which is noted unless a value was replaced.
  @discardableResult
  func attempt<Value>(_ read: () throws(SceneError) -> Value) -> Value? {
    let before = replacedCount
    // What is replaced here is no excuse for what is wrong elsewhere.
    defer { replacedCount = before }
    do throws(SceneError) {
      return try read()
    } catch {
      if replacedCount == before { note(error) }
      return nil
    }
  }

  /// From now on a place with a mistake has no other: the next case has the same text.
  func settle() { settled.formUnion(mistakes.map(\.location)) }

  /// Throws where there are mistakes.
  func finish() throws(SceneMistakes) {
    if !mistakes.isEmpty { throw SceneMistakes(mistakes, hasMore: hasMore) }
  }
}

/// All mistakes of a text, up to a number of them.
package struct SceneMistakes: Error {
  /// In order of their places; at least one.
  package let all: [SceneError]
  /// True if the text has more of them.
  package let hasMore: Bool
  /// The mistake that was noted first.
  let first: SceneError

  /// Mistakes in the order in which they were noted.
  fileprivate init(_ mistakes: [SceneError], hasMore: Bool) {
    first = mistakes[0]
    all = mistakes.enumerated().sorted {
      ($0.element.location.line, $0.element.location.column, $0.offset)
        < ($1.element.location.line, $1.element.location.column, $1.offset)
    }.map(\.element)
    self.hasMore = hasMore
  }

  /// A single mistake.
  package init(_ mistake: SceneError) {
    (all, first) = ([mistake], mistake)
    hasMore = false
  }
}
