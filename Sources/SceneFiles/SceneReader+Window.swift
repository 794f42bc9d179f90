import Foundation
import Scenes

extension SceneReader {
  /// The least width and height of a window in points: what Slide Over gives a 9.7-inch tablet.
  private static let leastWindowSide = 320.0

  /// Gives a case its window or its sheet, where the scene has one.
  func place(_ scene: inout SceneCase, as fields: SceneFields) throws(SceneError) {
    let device = scene.device
    scene.window = try fields["window"].flatMap { node throws(SceneError) in
      try window(node, on: device)
    }
    let hasWindow = scene.window != nil
    scene.presentation = try fields["presentation"].flatMap { node throws(SceneError) in
      try presentation(node, besideWindow: hasWindow)
    }
  }

  /// The app's window on a screen; nil for one that fills it.
  func window(_ node: SceneNode, on device: Device) throws(SceneError) -> CGRect? {
    let sides = try numbers(node, count: 4, as: "[x, y, width, height]", in: -4096...4096)
    let frame = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    guard !isOnMatrixDevice else { return part(frame, on: device) }
    guard frame != device.bounds else { return nil }
    guard device.isPad else {
      throw node.error(
        "an app fills the screen of \(device.name), which is no tablet:"
          + " leave 'window' out, or take an iPad")
    }
    let least = Self.leastWindowSide
    guard sides[2] >= least, sides[3] >= least else {
      throw node.error(
        "a window is at least \(least.whole) points wide and high, not"
          + " \(sides[2].whole) x \(sides[3].whole)")
    }
    guard device.bounds.contains(frame) else {
      throw node.error(
        "the window goes from \(frame.origin.words) to"
          + " \(CGPoint(x: frame.maxX, y: frame.maxY).words): keep it on the screen of"
          + " \(device.name), which is \(Double(device.size.width).whole) x"
          + " \(Double(device.size.height).whole) points")
    }
    return frame
  }

  /// The presentation of the chat; nil for one that fills its window.
  func presentation(
    _ node: SceneNode, besideWindow hasWindow: Bool
  ) throws(SceneError) -> ChatPresentation? {
    let word = try node.word(["fullScreen"] + ChatPresentation.allCases.map(\.rawValue))
    guard let presentation = ChatPresentation(rawValue: word) else { return nil }
    guard !hasWindow else {
      throw node.error("a sheet is in an app that fills the screen: leave 'window' out")
    }
    return presentation
  }

  /// The part of a window that is left on another device: nil where it fills that.
  private func part(_ frame: CGRect, on device: Device) -> CGRect? {
    let part = frame.intersection(device.bounds)
    let least = CGFloat(Self.leastWindowSide)
    let isWindow = device.isPad && part.width >= least && part.height >= least
    return isWindow && part != device.bounds ? part : nil
  }

  /// Finds the first event that turns the device while the chat does not fill the screen.
  func checkTurns(in node: SceneNode) throws(SceneError) {
    for event in try node.elements() {
      for pair in try event.pairs() {
        if pair.key == "rotate" { throw turn(at: pair.location) }
        guard pair.key == "background", pair.value.isMap else { continue }
        for detail in try pair.value.pairs() where detail.key == "rotate" {
          throw turn(at: detail.location)
        }
      }
    }
  }

  private func turn(at location: SourceLocation) -> SceneError {
    SceneError(
      at: location,
      "where a window or a sheet goes as the device turns is not known here: leave 'rotate' out, or"
        + " 'window' and 'presentation', or describe the device as wide as it is on its side")
  }
}

extension CGPoint {
  fileprivate var words: String { "(\(Double(x).whole), \(Double(y).whole))" }
}

extension Double {
  /// Without decimals where there are none.
  fileprivate var whole: String {
    self == rounded() && abs(self) < 1e6 ? String(Int(self)) : String(self)
  }
}

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

  /// The words of `corners`.
  static let cornerWords = ["ignored", "reported"]

  /// The words of `foot`.
  static let footWords = ["open", "painted"]

  /// Gives a case what a scene says of the design: the bar's distance and look, and the corners.
  func design(_ scene: inout SceneCase, as fields: SceneFields) throws(SceneError) {
    scene.spacing = try fields["spacing"]?.number(in: 0...200, unit: "points") ?? 0
    let style = try fields["bar"]?.word(BarStyle.allCases.map(\.rawValue))
    scene.barStyle = style.flatMap(BarStyle.init) ?? .standard
    scene.paintsFoot = try fields["foot"]?.word(Self.footWords) == "painted"
    scene.reportsCorners = try fields["corners"]?.word(Self.cornerWords) == "reported"
  }
}
