import Foundation
import LayerGeometry
import LayerTrees
import SeededRandom
import Testing

/// Looks come back from a file as they were, and are there once.
struct LayerLookTests {
  private func color(_ random: inout SplitMix64) -> LayerColor {
    LayerColor(
      red: random.number(in: 0...1), green: random.number(in: 0...1),
      blue: random.number(in: 0...1), alpha: random.number(in: 0...1))
  }

  private func insets(_ random: inout SplitMix64) -> UIEdgeInsets {
    random.isTrue(0.5)
      ? .zero : UIEdgeInsets(top: random.number(in: 0...20), left: random.number(in: 0...20))
  }

  private func shape(_ random: inout SplitMix64) -> LayerShape {
    var shape = LayerShape(
      radius: random.number(in: 0...20), corners: random.isTrue(0.5) ? .all : [.topLeft],
      borderWidth: random.number(in: 0...2), borderColor: color(&random),
      shadow: random.isTrue(0.3) ? color(&random) : nil, shadowRadius: 3, shadowDrop: -1)
    if random.isTrue(0.3) { shape.mask = outline(&random) }
    return shape
  }

  /// Coordinates as files have them: to a thousandth of a point.
  private func point(_ random: inout SplitMix64) -> CGPoint {
    CGPoint(
      x: Double(Int.random(in: -90_000...90_000, using: &random)) / 1000,
      y: Double(Int.random(in: -90_000...90_000, using: &random)) / 1000)
  }

  private func outline(_ random: inout SplitMix64) -> LayerOutline {
    LayerOutline(
      [.move(point(&random)), .line(point(&random))]
        + [.curve(point(&random), point(&random), point(&random)), .close])
  }

  private func figure(_ random: inout SplitMix64) -> LayerFigure {
    LayerFigure(
      outline(&random), fill: random.isTrue(0.5) ? color(&random) : nil,
      stroke: random.isTrue(0.5) ? color(&random) : nil, lineWidth: random.number(in: 0...9),
      cap: random.isTrue(0.5) ? .round : .butt, dashes: random.isTrue(0.5) ? [3, 1.5] : [],
      isEvenOdd: random.isTrue(0.5), clip: random.isTrue(0.3) ? outline(&random) : nil)
  }

  private func element(_ random: inout SplitMix64) -> LayerElement {
    switch Int.random(in: 0..<9, using: &random) {
    case 0:
      var text = LayerText(
        "Ada \u{1F30D}\n", size: random.number(in: 9...30), isBold: random.isTrue(0.5),
        color: color(&random), alignment: random.isTrue(0.5) ? .right : .left,
        isAtTop: random.isTrue(0.5), lineLimit: Int.random(in: 0...3, using: &random),
        insets: insets(&random), caret: random.isTrue(0.5) ? color(&random) : nil)
      text.isCaretFirst = random.isTrue(0.5)
      text.isAction = random.isTrue(0.5)
      return .text(text)
    case 1:
      return .picture(
        LayerPicture(
          name: random.isTrue(0.5) ? "plus" : nil, isSymbol: random.isTrue(0.5), width: 20,
          height: 3, color: random.isTrue(0.5) ? color(&random) : nil, alignment: .right,
          insets: insets(&random)))
    case 2:
      return .box(
        LayerBox(
          fill: random.isTrue(0.5) ? color(&random) : nil, shape: shape(&random),
          insets: insets(&random), width: random.number(in: 0...9)))
    case 3: return .toggle(isOn: random.isTrue(0.5), color(&random))
    case 4: return .spinner(color(&random))
    case 5: return .figure(figure(&random))
    case 6:
      return .gradient(
        LayerGradient(
          colors: [color(&random), color(&random)],
          locations: random.isTrue(0.5) ? [0.25, 0.75] : [], start: point(&random),
          end: point(&random), isRadial: random.isTrue(0.5)))
    case 7:
      var picture = LayerPicture()
      picture.canvas = LayerCanvas(
        width: 30, height: 40, elements: [.figure(figure(&random)), .spinner(color(&random))])
      return .picture(picture)
    default: return .hairline(inset: random.number(in: 0...16), color(&random))
    }
  }

  private func look(_ random: inout SplitMix64) -> LayerLook {
    LayerLook(
      fill: random.isTrue(0.5) ? color(&random) : nil, shape: shape(&random),
      elements: (0..<Int.random(in: 0...3, using: &random)).map { _ in element(&random) },
      isDark: random.isTrue(0.2))
  }

  @Test func everyLookComesBack() throws {
    var random = SplitMix64(seed: 12)
    for _ in 0..<300 {
      let look = look(&random)
      let read = try JSONDecoder().decode(LayerLook.self, from: JSONEncoder().encode(look))
      #expect(read == look)
    }
  }

  @Test func layersShareALookInTheFileAndAfterIt() throws {
    let words = LayerLook(
      elements: [.text(LayerText("once", size: 17, color: LayerColor(red: 0, green: 0, blue: 0)))])
    var log = CommitLog()
    for time in 0..<5 {
      let layers = (0..<3).map { number in
        LayerSnapshot(
          id: LayerID(number),
          model: LayerValues(position: CGPoint(x: Double(time), y: Double(number))), look: words)
      }
      log.append(
        Commit(
          time: Double(time),
          root: LayerSnapshot(id: LayerID(9), model: LayerValues(), sublayers: layers)))
    }
    let text = try JSONEncoder().encode(log)
    #expect(String(decoding: text, as: UTF8.self).components(separatedBy: "once").count == 2)
    let read = try JSONDecoder().decode(CommitLog.self, from: text)
    let looks = read.commits.flatMap { $0.root.sublayers.compactMap(\.look) }
    #expect(looks.count == 15 && looks.allSatisfy { $0 === looks[0] && $0 == words })
    #expect(read.commits.allSatisfy { $0.root.look == nil })
  }

  @Test func aLookThatIsNotThereIsAnError() {
    let text =
      #"{"layers": [{"id": 1, "position": [0, 0], "bounds": [0, 0, 1, 1], "look": 0}], "#
      + #""commits": [{"time": 0, "root": 0}]}"#
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(CommitLog.self, from: Data(text.utf8))
    }
  }
}

/// Lines hold all of a text but the spaces that they end at, and none is wider than the column.
struct TextLinesTests {
  @Test func nothingIsLostAndNothingIsTooWide() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<500 {
      let letters = Array("ab cde fghij \n")
      let text = String((0..<40).compactMap { _ in letters.randomElement(using: &random) })
      let columns = Int.random(in: 1...30, using: &random)
      let widths = TextLines(size: 2).estimatedWidths(of: text, width: Double(columns))
      let shown = widths.reduce(0, +)
      #expect(widths.allSatisfy { $0 <= Double(columns) || $0 == 1 })
      #expect(shown <= Double(text.filter { !$0.isNewline }.count))
      #expect(shown >= Double(text.filter { !$0.isWhitespace }.count))
    }
  }
}
