/// The shape of a scene's value, as a schema says it.
indirect enum SceneShape: Sendable {
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  case flag
  /// Any scalar but nothing: what is written as a number is text as well.
  case text
  /// One of some words, in their own spelling.
  case words([String])
  /// One of some names, whatever their letters' case; spaces and hyphens count or not.
  case names([String], spacesCount: Bool)
  case nothing
  /// One of some numbers.
  case numbers([Int])
  /// A list by nature, each element of which may be a choice.
  case list(SceneShape, count: ClosedRange<Int>)
  case map([SceneField])
  /// Any keys, all with values of one shape.
  case entries(SceneShape)
  case oneOf([SceneShape])
  /// A shape that is among the schema's definitions.
  case defined(String)
  /// A value that is read as it is: a list of several is no choice.
  case single(SceneShape)
}

/// A key of a map in a scene.
struct SceneField: Sendable {
  let name: String
  let shape: SceneShape
  /// A summary, in a line.
  let summary: String
  let isRequired: Bool

  init(_ name: String, _ shape: SceneShape, _ summary: String = "", isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.summary = summary
    self.isRequired = isRequired
  }
}
