import Scenes

extension SceneReader {
  /// Messages by number and height, by a list of heights, or by what they say.
  func transcript(_ node: SceneNode) throws(SceneError) -> Transcript {
    let fields = try node.fields(["messages", "height", "heights", "texts"])
    let given = ["messages", "heights", "texts"].filter { fields[$0] != nil }
    guard given.count == 1 else {
      throw node.error(
        "a transcript is one of {messages: 12, height: 44}, {heights: [44, 60]}"
          + " and {texts: [\"Hello\"]}")
    }
    if let height = fields["height"], fields["messages"] == nil {
      throw height.error("height goes with messages: {messages: 12, height: 44}")
    }
    if let heights = fields["heights"] { return Transcript(heights: try self.heights(heights)) }
    if let texts = fields["texts"] { return Transcript(texts: try self.texts(texts)) }
    let count = try fields["messages"]?.integer(in: 0...Self.greatestMessageCount) ?? 0
    let height = try fields["height"].map(height) ?? 44
    return Transcript(heights: Array(repeating: height, count: count))
  }

  private static let greatestMessageCount = 10_000

  private func height(_ node: SceneNode) throws(SceneError) -> Double {
    try node.number(in: 1...10_000, unit: "points")
  }

  private func heights(_ node: SceneNode) throws(SceneError) -> [Double] {
    var heights: [Double] = []
    for element in try bounded(node) { heights.append(try height(element)) }
    return heights
  }

  private func texts(_ node: SceneNode) throws(SceneError) -> [String] {
    var texts: [String] = []
    for element in try bounded(node) {
      guard let text = element.scalarText, text.count <= 10_000 else {
        throw element.error("a message must be text of at most 10000 characters")
      }
      texts.append(text)
    }
    return texts
  }

  private func bounded(_ node: SceneNode) throws(SceneError) -> [SceneNode] {
    let elements = try node.elements()
    guard elements.count <= Self.greatestMessageCount else {
      throw node.error("a transcript has at most \(Self.greatestMessageCount) messages")
    }
    return elements
  }
}
