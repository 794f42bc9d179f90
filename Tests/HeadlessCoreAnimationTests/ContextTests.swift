import Foundation
import LayerTrees
import Testing

@testable import HeadlessCoreAnimation

/// What an app draws, as it is recorded.
@MainActor
struct ContextTests {
  private let recorder = DrawingRecorder(size: CGSize(width: 100, height: 50), isDark: false)

  private var figures: [LayerFigure] {
    recorder.elements.compactMap { if case .figure(let figure) = $0 { figure } else { nil } }
  }

  /// Maps and colours are those of the moment, and come back with the state that was saved.
  @Test func theStateIsSavedAndRestored() throws {
    let context = CGContext(recorder)
    let (red, blue) = (LayerColor(red: 1, green: 0, blue: 0), LayerColor(red: 0, green: 0, blue: 1))
    let square = CGRect(x: 1, y: 1, width: 2, height: 2)
    context.setFillColor(red)
    context.saveGState()
    context.translateBy(x: 10, y: 20)
    context.scaleBy(x: 2, y: 3)
    context.setFillColor(blue)
    context.setAlpha(0.5)
    context.fill(square)
    context.clip(to: square)
    context.restoreGState()
    context.restoreGState()
    context.fill(square)
    #expect(figures.map(\.outline.box) == [CGRect(x: 12, y: 23, width: 4, height: 6), square])
    #expect(figures.map(\.fill?.alpha) == [0.5, 1] && figures.map(\.fill?.blue) == [1, 0])
    #expect(figures.allSatisfy { $0.clip == nil && $0.stroke == nil })
    #expect(recorder.canvas?.width == 100 && recorder.canvas?.height == 50)
  }

  /// What is not set is plain: black, opaque and unbroken, a point wide, with ends cut off.
  @Test func aContextBeginsPlain() {
    let context = CGContext(recorder)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    let black = LayerColor(red: 0, green: 0, blue: 0)
    #expect(figures.map(\.fill) == [black, nil] && figures.map(\.stroke) == [nil, black])
    #expect(figures.last?.lineWidth == 1 && figures.last?.dashes == [])
    #expect(figures.last?.cap == .butt)
  }

  /// A line is as wide as its map makes it: by the root of the map's area.
  @Test func aLineGrowsWithItsMap() {
    let context = CGContext(recorder)
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineDash(phase: 0, lengths: [1, 2])
    context.scaleBy(x: 4, y: 9)
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1), width: 1)
    #expect(figures.map(\.lineWidth) == [18, 6] && figures.map(\.dashes) == [[6, 12], [6, 12]])
    #expect(figures.allSatisfy { $0.cap == .round && $0.fill == nil })
  }

  /// A path is drawn as asked for and begun anew; what cannot be seen is not kept.
  @Test(arguments: [
    (CGPathDrawingMode.fill, 1, 0, false), (.eoFill, 1, 0, true), (.stroke, 0, 1, false),
    (.fillStroke, 1, 1, false), (.eoFillStroke, 1, 1, true),
  ])
  func aPathIsDrawnOnce(_ mode: CGPathDrawingMode, _ fills: Int, _ strokes: Int, _ isEvenOdd: Bool)
  {
    let context = CGContext(recorder)
    context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.drawPath(using: mode)
    context.drawPath(using: .fillStroke)
    #expect(figures.filter { $0.fill != nil }.count == fills)
    #expect(figures.filter { $0.stroke != nil }.count == strokes)
    #expect(figures.first { $0.fill != nil }?.isEvenOdd ?? isEvenOdd == isEvenOdd)
    context.setFillColor(red: 0, green: 0, blue: 0, alpha: 0)
    context.setStrokeColor(red: 0, green: 0, blue: 0, alpha: 0)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(figures.count == fills + strokes)
  }

  /// Words and pictures are between the edges of their place, and as thin as all else that is drawn.
  @Test func wordsAndPicturesAreAtTheirPlace() {
    let context = CGContext(recorder)
    context.translateBy(x: 10, y: 5)
    context.setAlpha(0.5)
    let red = LayerColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let place = CGRect(x: 1, y: 2, width: 30, height: 20)
    recorder.write(LayerText("a", size: 9, color: red), in: place)
    recorder.draw(LayerPicture(name: "plus", width: 4, height: 5), in: place)
    let text = LayerText(
      "a", size: 9, color: red.thinned(by: 0.5), isAtTop: true,
      insets: UIEdgeInsets(top: 7, left: 11, bottom: 23, right: 59))
    #expect(
      recorder.elements == [
        .text(text), .picture(LayerPicture(name: "plus", width: 0, height: 0, insets: text.insets)),
      ])
  }

  /// A path that is made on a context is the path that is made by itself.
  @Test func aContextsPathIsAPath() {
    let (context, path) = (CGContext(recorder), CGMutablePath())
    let points = (0..<6).map { CGPoint(x: $0 * $0, y: 7 * $0) }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    context.move(to: CGPoint(x: 99, y: 99))
    context.addLine(to: .zero)
    context.beginPath()
    context.move(to: points[0])
    path.move(to: points[0])
    context.addLine(to: points[1])
    path.addLine(to: points[1])
    context.addCurve(to: points[2], control1: points[3], control2: points[4])
    path.addCurve(to: points[2], control1: points[3], control2: points[4])
    context.addQuadCurve(to: points[5], control: points[1])
    path.addQuadCurve(to: points[5], control: points[1])
    context.addArc(center: points[2], radius: 3, startAngle: 1, endAngle: 2, clockwise: true)
    path.addArc(center: points[2], radius: 3, startAngle: 1, endAngle: 2, clockwise: true)
    context.closePath()
    path.closeSubpath()
    context.addLines(between: points)
    path.addLines(between: points)
    context.addEllipse(in: rect)
    path.addEllipse(in: rect)
    context.addRect(rect)
    path.addRect(rect)
    context.addPath(CGPath(rect: rect, transform: nil))
    path.addPath(CGPath(rect: rect, transform: nil))
    context.strokePath()
    context.fillEllipse(in: rect)
    context.strokeEllipse(in: rect)
    let round = CGPath(ellipseIn: rect, transform: nil).layerOutline
    #expect(figures.map(\.outline) == [path.layerOutline, round, round])
    #expect(figures.map { $0.fill == nil } == [true, false, true])
  }

  /// What is drawn lies within the clip of its time, which is as its map makes it.
  @Test func aClipIsOfItsTime() {
    let context = CGContext(recorder)
    let (rect, other) = (
      CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 0, y: 0, width: 9, height: 9)
    )
    context.translateBy(x: 10, y: 0)
    context.clip(to: [rect, other])
    context.fill(other)
    context.addRect(rect)
    context.clip()
    context.fill(other)
    #expect(figures.map(\.clip?.box) == [other, rect].map { $0.offsetBy(dx: 10, dy: 0) })
  }

  /// Each pair of points is a line; one point too many is none.
  @Test func segmentsArePairs() {
    CGContext(recorder).strokeLineSegments(between: (0..<5).map { CGPoint(x: $0, y: 0) })
    #expect(
      figures.first?.outline.pieces == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 1, y: 0)), .move(CGPoint(x: 2, y: 0)),
        .line(CGPoint(x: 3, y: 0)),
      ])
  }

  /// Drawing on one thing may begin while another is drawn on.
  @Test func whatIsDrawnOnIsAStack() {
    let inner = DrawingRecorder(size: .zero, isDark: true)
    recorder.begin()
    inner.begin()
    #expect(DrawingRecorder.current === inner && DrawingRecorder.end() === inner)
    #expect(DrawingRecorder.current === recorder && DrawingRecorder.end() === recorder)
    #expect(DrawingRecorder.current == nil && recorder.canvas == nil)
  }
}
