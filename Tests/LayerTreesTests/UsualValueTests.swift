import AnimationCurves
import Foundation
import LayerGeometry
import LayerTrees
import SeededRandom
import Testing

/// What is left out of a file has its usual value, and nothing is said twice.
struct UsualValueTests {
  private static let color = LayerColor(red: 0.5, green: 0, blue: 1)

  /// Each element as it is without options; none of its options is written.
  @Test(
    arguments: [
      (.box(LayerBox(fill: color)), 1), (.picture(LayerPicture()), 0),
      (.picture(LayerPicture(name: "a")), 1), (.text(LayerText("a", size: 9, color: color)), 3),
    ] as [(LayerElement, Int)])
  func whatIsUsualIsNotWritten(_ element: LayerElement, _ count: Int) throws {
    let data = try JSONEncoder().encode(element)
    #expect(try JSONDecoder().decode(LayerElement.self, from: data) == element)
    let whole = try #require(JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    #expect(whole.values.map(\.count) == [count])
  }

  /// A list's content is its height, and of the rest what it has.
  @Test(arguments: [
    (ScrollContent(height: 5), 1), (ScrollContent(height: 5, topInset: 1), 2),
    (ScrollContent(height: 5, bottomInset: 1), 2), (ScrollContent(height: 5, isScrolling: true), 2),
    (ScrollContent(height: 5, isShowingField: true), 2),
    (
      ScrollContent(
        height: 0, topInset: 1, bottomInset: 1, keyboardRoom: 1, isScrolling: true,
        isShowingField: true), 6
    ),
  ])
  func whatAListLacksIsNotWritten(_ content: ScrollContent, _ count: Int) throws {
    let data = try JSONEncoder().encode(content)
    #expect(try JSONDecoder().decode(ScrollContent.self, from: data) == content)
    #expect((try JSONSerialization.jsonObject(with: data) as? [String: Any])?.count == count)
  }

  /// A change is one: two of them, or none, are refused.
  @Test(arguments: [
    ("\"opacity\":1", true), ("", false), ("\"opacity\":1,\"position\":[1,2]", false),
    ("\"position\":[1,2]", true), ("\"position\":[1]", false), ("\"bounds\":[1,2,3]", false),
  ])
  func aChangeIsOne(_ fields: String, _ isChange: Bool) {
    let data = Data("{\(fields)}".utf8)
    let change = try? JSONDecoder().decode(PropertyAnimation.Change.self, from: data)
    #expect((change != nil) == isChange)
  }

  /// Without times of their own values come evenly: the last at the end, or as long before it as the
  /// others are apart where each holds.
  @Test(arguments: 1...5) func valuesComeEvenly(_ count: Int) {
    let values = (0..<count).map { AnimatedNumbers(x: Double($0)) }
    let smooth = PropertyTrack(.opacity, values: values).keyTimes
    let steps = PropertyTrack(.opacity, values: values, isDiscrete: true).keyTimes
    for index in 0..<count {
      #expect(abs(smooth[index] - Double(index) / Double(max(1, count - 1))) < 1e-12)
      #expect(abs(steps[index] - Double(index) / Double(count)) < 1e-12)
    }
  }

  /// Lines by taking word after word, as long as there is room.
  @Test func wordsFillTheirLines() {
    var random = SplitMix64(seed: 5)
    let letters = Array("ab cde fg h  \n")
    for _ in 0..<500 {
      let text = String((0..<30).compactMap { _ in letters.randomElement(using: &random) })
      let room = Int.random(in: 1...9, using: &random)
      var lines: [Int] = []
      for paragraph in text.components(separatedBy: "\n") {
        var line = ""
        for word in paragraph.components(separatedBy: " ") {
          let longer = line.isEmpty ? word : "\(line) \(word)"
          if longer.count > room, !line.isEmpty {
            lines.append(line.count)
            line = word
          } else {
            line = longer
          }
          while line.count > room {
            lines.append(room)
            line.removeFirst(room)
          }
        }
        lines.append(line.count)
      }
      let widths = TextLines(size: 2).estimatedWidths(of: text, width: Double(room))
      #expect(widths == lines.map(Double.init), "\(text)")
    }
  }

  /// A list's messages are judged where they lie in it, and where they lie in the one layer in it.
  @Test func messagesAreJudgedWhereverTheyLie() throws {
    func restTime(_ path: [LayerRole], beside: [LayerRole] = []) throws -> Double {
      let motion = PropertyAnimation(
        change: .opacity(1), beginTime: 1,
        timing: try AnimationTiming(curve: .timingFunction(.linear), duration: 0.5))
      var layer = LayerSnapshot(
        id: LayerID(9), role: path[path.count - 1], model: LayerValues(), animations: [motion])
      for (depth, role) in path.dropLast().enumerated().reversed() {
        let others = beside.enumerated().map {
          LayerSnapshot(id: LayerID(20 + $0), role: $1, model: LayerValues())
        }
        layer = LayerSnapshot(
          id: LayerID(depth), role: role, model: LayerValues(),
          sublayers: [layer] + (role == .messageList ? others : []))
      }
      return JudgedPlaces(in: layer).restTime
    }
    let message = LayerRole.message(isOutgoing: true)
    #expect(try restTime([.screen, .messageList, message]) == 1.5)
    #expect(try restTime([.screen, .messageList, .plain, message]) == 1.5)
    #expect(try restTime([.screen, .messageList, .plain, message], beside: [.plain]) == -.infinity)
    #expect(try restTime([.screen, .messageList, .plain, .plain, message]) == -.infinity)
    #expect(try restTime([.screen, .plain, .plain]) == -.infinity)
  }

  /// What differs is named by the innermost layer that has a part in a verdict.
  @Test(
    arguments: [
      (.inputBar, "the bar"), (.messageList, "the list"), (.keyboard, "the keyboard"),
      (.keyboardGuide, "the keyboard"), (.form, "the form"), (.navigationBar, "the navigation bar"),
      (.tabBar, "the tab bar"), (.formField(isFocused: true), "the field"),
    ] as [(LayerRole, String)])
  func whatDiffersIsNamed(_ role: LayerRole, _ words: String) {
    func places(_ top: Double, _ roles: LayerRole...) -> JudgedPlaces {
      JudgedPlaces(
        in: LayerSnapshot(
          id: LayerID(1), role: .screen, model: LayerValues(),
          sublayers: roles.enumerated().map {
            LayerSnapshot(
              id: LayerID($0 + 2), role: $1, model: LayerValues(position: CGPoint(x: 0, y: top)))
          }))
    }
    #expect(places(0, role).difference(from: places(1, role)) == words)
    #expect(places(0, role).difference(from: places(0, role)) == "the screen")
    #expect(places(0, role, role).difference(from: places(1, role)) == "the screen")
  }

  /// An outline has whole numbers without a point, and others to a thousandth.
  @Test(arguments: [
    ("M1 2L3.125 -4Z", "M1 2L3.125 -4Z"), ("M0.0004 1.0006Z", "M0 1.001Z"), ("M7 8", "M7 8"),
  ])
  func anOutlineIsShort(_ text: String, _ written: String) throws {
    let outline = try JSONDecoder().decode(LayerOutline.self, from: Data("\"\(text)\"".utf8))
    #expect(String(decoding: try JSONEncoder().encode(outline), as: UTF8.self) == "\"\(written)\"")
  }
}
