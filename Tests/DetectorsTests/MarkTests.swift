import Compositing
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import TestSupport
import Testing

/// Bars beyond an edge of the screen, of a window or of a sheet, and where films mark them.
struct OverhangTests {
  struct Overhang: Sendable {
    /// The bar's rectangle.
    let bar: CGRect
    let edge: String
    let by: Double
    /// The part of it that is left, or the strip where nothing is.
    let mark: CGRect
    var window: CGRect?

    init(_ bar: CGRect, _ edge: String, _ by: Double, _ mark: CGRect, in window: CGRect? = nil) {
      (self.bar, self.edge, self.by, self.mark, self.window) = (bar, edge, by, mark, window)
    }
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private static let half = rect(50, 100, 200, 300)

  private static let overhangs = [
    Overhang(rect(0, 576, 300, 44), "bottom", 20, rect(0, 576, 300, 24)),
    Overhang(rect(0, -30, 300, 44), "top", 30, rect(0, 0, 300, 14)),
    Overhang(rect(-20, 500, 300, 44), "left", 20, rect(0, 500, 280, 44)),
    Overhang(rect(25, 500, 300, 44), "right", 25, rect(25, 500, 275, 44)),
    // The greatest of several.
    Overhang(rect(-10, 570, 340, 44), "right", 30, rect(0, 570, 300, 30)),
    // Nothing of it is left: a strip of 8 points at the nearer end.
    Overhang(rect(0, 660, 300, 44), "bottom", 104, rect(0, 592, 300, 8)),
    Overhang(rect(0, -100, 300, 44), "top", 100, rect(0, 0, 300, 8)),
    Overhang(rect(50, 390, 200, 44), "bottom", 34, rect(50, 390, 200, 10), in: half),
    Overhang(rect(40, 300, 200, 44), "left", 10, rect(50, 300, 190, 44), in: half),
    Overhang(rect(50, 90, 200, 44), "top", 10, rect(50, 100, 200, 34), in: half),
    Overhang(rect(60, 300, 200, 44), "right", 10, rect(60, 300, 190, 44), in: half),
    Overhang(rect(50, 420, 200, 44), "bottom", 64, rect(50, 392, 200, 8), in: half),
  ]

  @Test(arguments: overhangs) func whatIsBeyondAnEdgeIsFoundAndMarked(_ overhang: Overhang) throws {
    func bar(_ frame: CGRect) -> HandmadeLayer {
      HandmadeLayer(role: .inputBar, frame: frame, color: HandmadeLayer.white)
    }
    let within = CGRect(
      x: overhang.window?.minX ?? 0, y: 200, width: overhang.window?.width ?? 300, height: 44)
    // The keyboard's guide ends with the window.
    let bottom = Double(overhang.window?.maxY ?? 600)
    let guide = HandmadeLayer(
      role: .keyboardGuide, frame: CGRect(x: 0, y: bottom, width: 300, height: 0))
    let frames = [(0.0, within), (0.5, overhang.bar), (1, within)]
    var scene = HandmadeScene(
      commits: frames.map { ($0.0, [bar($0.1), guide, .keyboard(top: 600)]) })
    scene.phases = [(0, .closed)]
    scene.window = overhang.window
    let checked = CheckedCase(scene.playback)
    let found = checked.findings.filter { $0.kind == .offscreen }
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.frames == 30...59 && finding.points == overhang.by)
    let isUpright = overhang.edge == "bottom" || overhang.edge == "top"
    let extent = isUpright ? overhang.bar.height : overhang.bar.width
    #expect(
      finding.cause
        == .bar(
          .beyondEdge(
            overhang.edge, by: Points(overhang.by), extent: Points(Double(extent)),
            of: overhang.window == nil ? .screen : .window)))
    let left = overhang.bar.intersection(overhang.window ?? HandmadeScene.screen)
    let area =
      overhang.bar.width * overhang.bar.height - (left.isNull ? 0 : left.width * left.height)
    #expect(abs(finding.exposure - Double(area) * 0.5) < 1e-9)
    for frame in [0, 29, 30, 59, 60] {
      let marks = try #require(checked.frame(frame)).marks.filter { $0.kind == .offscreen }
      #expect(marks.map(\.rect) == ((30...59).contains(frame) ? [overhang.mark] : []))
      #expect(marks.allSatisfy { $0.points == overhang.by })
    }
  }

  /// What is tolerated is not marked.
  @Test func whatIsToleratedIsNotMarked() throws {
    var scene = HandmadeScene([.bar(bottom: 620), .keyboard(top: 600)])
    for (tolerance, count) in [(19.0, 1), (21, 0)] {
      scene.tolerances = ["offscreen": tolerance]
      let checked = CheckedCase(scene.playback)
      #expect(checked.findings.filter { $0.kind == .offscreen }.count == count)
      #expect(try #require(checked.frame(0)).marks.filter { $0.kind == .offscreen }.count == count)
    }
  }

  /// What the system carries leaves the screen below with the keyboard, and is cut off at the sides
  /// of a window alone.
  @Test(arguments: [
    (CGRect(x: 0, y: 590, width: 300, height: 44), false, 0.0),
    (CGRect(x: 0, y: -10, width: 300, height: 44), false, 10),
    (CGRect(x: -10, y: 300, width: 300, height: 44), false, 0),
    (CGRect(x: 0, y: 300, width: 300, height: 44), true, 50),
  ])
  func whatTheSystemCarriesIsFoundAboveAlone(_ frame: CGRect, _ isShared: Bool, _ by: Double) {
    let bar = HandmadeLayer(role: .inputBar, frame: frame, color: HandmadeLayer.white)
    var scene = HandmadeScene([
      HandmadeLayer(role: .window, frame: HandmadeScene.screen, inside: [bar, .keyboard(top: 400)])
    ])
    if isShared { scene.window = Self.half }
    let found = scene.result.findings.filter { $0.kind == .offscreen }
    #expect(found.reduce(0) { $0 + $1.points } == by)
  }

  /// A field that rests in the home indicator's zone is marked where it reaches into it.
  @Test(arguments: [(526.0, 0.0), (534, 0), (540, 6), (562, 28)])
  func aFieldInTheZoneIsMarked(_ top: Double, _ reach: Double) throws {
    let field = HandmadeLayer(
      role: .textField, frame: CGRect(x: 10, y: top - 520, width: 200, height: 32))
    let bar = HandmadeLayer(
      role: .inputBar, frame: CGRect(x: 0, y: 520, width: 300, height: 80),
      color: HandmadeLayer.white, inside: [field])
    var scene = HandmadeScene(commits: [(0, [bar, .keyboard(top: 600)]), (1, [bar])])
    scene.safeBottom = 34
    scene.phases = [(0, .closed)]
    let checked = CheckedCase(scene.playback)
    let found = checked.findings.filter { $0.rule == .underHomeIndicator }
    #expect(found.map(\.points) == (reach > 0 ? [reach] : []))
    let marks = try #require(checked.frame(3)).marks
    #expect(
      marks.map(\.rect) == (reach > 0 ? [CGRect(x: 10, y: 566, width: 200, height: reach)] : []))
    guard let finding = found.first, let frames = finding.frames else { return }
    #expect(abs(finding.exposure - 200 * reach * Double(frames.count) / 60) < 1e-9)
    #expect(finding.cause == .bar(.underHomeIndicator(by: Points(reach), zone: 34)))
  }
}

/// Corners, fields and pages, as films mark them.
struct MarkTests {
  private func round(_ top: Double, radius: Double = 30) -> HandmadeLayer {
    var keyboard = HandmadeLayer.keyboard(top: top)
    keyboard.look = LayerLook(
      shape: LayerShape(radius: radius, corners: [.topLeft, .topRight]))
    return keyboard
  }

  /// The commits of a scene that asks for corners or not, one every half of a second.
  private func checked(_ keyboards: [HandmadeLayer], asks: Bool = true) -> CheckedCase {
    let commits = keyboards.enumerated().map { index, keyboard in
      (time: Double(index) / 2, layers: [HandmadeLayer.bar(bottom: 300), keyboard])
    }
    var playback = HandmadeScene(
      commits: commits + [(Double(commits.count) / 2, commits[0].layers)]
    )
    .playback
    playback.scene.reportsCorners = asks
    return CheckedCase(playback)
  }

  /// `r² (1 - π/4)` for each corner: rests that show as much are one finding, others are another.
  @Test func cornersOfOneSizeAreOneFinding() throws {
    let checked = checked([round(400), round(400), round(400, radius: 20), round(400, radius: 20)])
    let found = checked.findings.filter { $0.kind == .corners }
    let area = { (radius: Double) in 2 * radius * radius * (1 - .pi / 4) }
    #expect(found.map(\.frames) == [0...59, 60...119, 120...120])
    for (finding, radius) in zip(found, [30.0, 20, 30]) {
      #expect(abs(finding.amount - area(radius)) < 1e-6 && abs(finding.points - radius) < 1e-9)
    }
    #expect(abs(found[0].exposure - area(30)) < 1e-6)
    let marks = try #require(checked.frame(70)).marks.filter { $0.kind == .corners }
    #expect(
      marks.map(\.rect) == [
        CGRect(x: 0, y: 400, width: 20, height: 20), CGRect(x: 280, y: 400, width: 20, height: 20),
      ])
    #expect(marks.map(\.points) == [20, 20])
    var square = HandmadeLayer.keyboard(top: 400)
    square.look = nil
    #expect(self.checked([square]).findings.allSatisfy { $0.kind != .corners })
    // What is no finding has no mark.
    let silent = try #require(self.checked([round(400)], asks: false).frame(10))
    #expect(silent.marks.allSatisfy { $0.kind != .corners })
  }

  /// The part of a field that is covered, the part that is cut off, and the bare bands below a page.
  @Test func aFormIsMarkedWhereItIsWrong() throws {
    func marks(_ layers: HandmadeLayer...) throws -> [FindingKind: [CGRect]] {
      let scene = HandmadeScene(commits: [(0, layers), (2, layers)])
      let marks = try #require(CheckedCase(scene.playback).frame(100)).marks
      return Dictionary(grouping: marks, by: \.kind).mapValues { $0.map(\.rect) }
    }
    func page(_ y: Double, _ field: CGRect) -> HandmadeLayer {
      HandmadeLayer(
        role: .form, frame: CGRect(x: 0, y: y, width: 300, height: 600), color: HandmadeLayer.white,
        inside: [HandmadeLayer(role: .formField(isFocused: true), frame: field)])
    }
    let field = CGRect(x: 10, y: 380, width: 100, height: 40)
    #expect(
      try marks(page(0, field), .keyboard(top: 400))
        == [.covered: [CGRect(x: 10, y: 400, width: 100, height: 20)]])
    #expect(
      try marks(page(0, field.offsetBy(dx: 0, dy: -390)), .keyboard(top: 400))
        == [.offscreen: [CGRect(x: 10, y: -10, width: 100, height: 10)]])
    #expect(
      try marks(page(-250, field), .keyboard(top: 400))
        == [.blank: [CGRect(x: 0, y: 350, width: 300, height: 50)]])
    #expect(
      try marks(page(0, CGRect(x: 10, y: 300, width: 9, height: 9)), .keyboard(top: 400)) == [:])
  }

  /// A rectangle is worth its height, unless it says how much it is worth.
  @Test func aMarkIsWorthItsHeight() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(FrameMark(kind: .gap, rect: rect).points == 4)
    #expect(FrameMark(kind: .gap, rect: rect, points: 9).points == 9)
  }
}
