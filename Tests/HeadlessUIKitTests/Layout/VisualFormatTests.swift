@testable import HeadlessUIKit
import Testing

/// Visual formats against the frames that follow from them by hand, and against the grammar.
@MainActor
struct VisualFormatTests {
  private func views(_ count: Int, on stage: Stage) -> [String: Any] {
    var views: [String: Any] = [:]
    for index in 0..<count {
      let view = stage.add(.zero)
      view.translatesAutoresizingMaskIntoConstraints = false
      views["v\(index)"] = view
    }
    return views
  }

  private func frames(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, count: Int
  ) throws -> [CGRect] {
    let stage = Stage()
    let views = views(count, on: stage)
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    try stage.play {}
    return (0..<count).compactMap { (views["v\($0)"] as? UIView)?.frame }
  }

  @Test func aRowFillsItsSuperview() throws {
    let frames = try frames(
      ["H:|-[v0(60)]-[v1]-pad-[v2(==v0)]|", "V:|-100-[v0(20)]", "V:|[v1]|", "V:[v2(20)]-(30)-|"],
      metrics: ["pad": 12], count: 3)
    #expect(frames[0] == CGRect(x: 8, y: 100, width: 60, height: 20))
    #expect(frames[1] == CGRect(x: 76, y: 0, width: 252, height: 800))
    #expect(frames[2] == CGRect(x: 340, y: 750, width: 60, height: 20))
  }

  @Test func relationsAndPriorities() throws {
    let frames = try frames(
      ["|-10-[v0(>=50,<=90,==200@750)]", "V:|-(>=15,==5@low)-[v0(40)]"],
      metrics: ["low": 250 as Float], count: 1)
    #expect(frames[0] == CGRect(x: 10, y: 15, width: 90, height: 40))
  }

  @Test func optionsLineViewsUp() throws {
    let frames = try frames(
      ["H:|[v0(50)][v1(50)]", "V:|-30-[v0(20)]", "V:[v1(40)]"], count: 2)
    #expect(frames[1].minX == 50)
    let aligned = try self.frames(
      ["H:|[v0(50)]-[v1(50)]"], options: [.alignAllTop, .alignAllBottom], count: 2)
    #expect(aligned[0].minY == aligned[1].minY && aligned[0].maxY == aligned[1].maxY)
  }

  @Test(arguments: [
    ("", 0), ("|", 1), ("||", 2), ("[a", 2), ("[a](", 3), ("[a]-8[b]", 5), ("[a]-(8-[b]", 6),
    ("[]", 1), ("[a]|[b]", 4), ("X:[a]", 0), ("[a]-(>=)-[b]", 7), ("[a(8@)]", 5),
  ])
  func aWrongFormatTellsItsPlace(format: String, offset: Int) throws {
    let error = #expect(throws: VisualFormatError.self) {
      var parser = VisualFormatParser(format)
      return try parser.parse()
    }
    #expect(error?.offset == offset)
    #expect(error?.description.contains("\n\(format)\n") == true)
  }
}
