import Foundation
import LayerTrees
import Testing

@testable import HeadlessUIKit

/// What is drawn on images: by paths, in contexts that are begun and ended.
@MainActor @Suite(.serialized)
struct ImageContextTests {
  private let size = CGSize(width: 20, height: 10)
  private let rect = CGRect(x: 2, y: 3, width: 4, height: 5)

  private func figures(_ image: UIImage?) -> [LayerFigure] {
    (image?.canvas?.elements ?? []).compactMap { element in
      if case .figure(let figure) = element { figure } else { nil }
    }
  }

  /// What an image shows that is drawn by `work`.
  private func drawn(_ work: () -> Void) -> [LayerFigure] {
    figures(
      UIGraphicsImageRenderer(bounds: CGRect(origin: .zero, size: size)).image { _ in work() })
  }

  /// A context is the one begun last, until that is ended; the ones before it go on.
  @Test(arguments: [false, true]) func contextsAreBegunAndEnded(_ hasOptions: Bool) throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    if hasOptions {
      UIGraphicsBeginImageContextWithOptions(size, false, 0)
    } else {
      UIGraphicsBeginImageContext(size)
    }
    UIColor.red.setFill()
    UIRectFill(rect)
    let outer = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.canvas == nil)
    UIGraphicsPushContext(outer)
    UIRectFill(rect.offsetBy(dx: 1, dy: 0))
    UIGraphicsPopContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 1, height: 1))
    UIGraphicsEndImageContext()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.size == size)
    #expect(figures(image).map(\.outline.box) == [rect, rect.offsetBy(dx: 1, dy: 0)])
    #expect(figures(image).allSatisfy { $0.fill == UIColor.red.color })
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// A renderer hands out the context that it draws on, and what is on it so far.
  @Test func aRendererDraws() {
    var soFar: [UIImage] = []
    let image = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.blue.set()
      context.stroke(rect)
      soFar.append(context.currentImage)
      context.cgContext.fill(rect)
      soFar.append(context.currentImage)
    }
    let blue = UIColor.blue.color
    #expect(soFar.map { figures($0).count } == [1, 2] && soFar.map(\.size) == [size, size])
    #expect(
      figures(image).map(\.stroke) == [blue, nil] && figures(image).map(\.fill) == [nil, blue])
    var count = 0
    let renderer = UIGraphicsImageRenderer(size: size)
    let files = [
      renderer.pngData { _ in count += 1 },
      renderer.jpegData(withCompressionQuality: 1) { _ in count += 1 },
    ]
    #expect(files.allSatisfy(\.isEmpty) && count == 2)
    #expect(renderer.format.scale == 1 && !renderer.format.opaque)
  }

  /// A path is filled or stroked as pale as asked, and what comes after it is as before.
  @Test func aPathIsDrawnPaler() {
    let path = UIBezierPath(rect: rect)
    let figures = drawn {
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      path.fill(with: .normal, alpha: 0.5)
      path.stroke(with: .normal, alpha: 0.25)
      path.fill()
      path.stroke()
    }
    let (red, blue) = (UIColor.red, UIColor.blue)
    #expect(figures.map(\.fill) == [red.withAlphaComponent(0.5).color, nil, red.color, nil])
    #expect(figures.map(\.stroke) == [nil, blue.withAlphaComponent(0.25).color, nil, blue.color])
    #expect(figures.allSatisfy { $0.outline.box == rect })
    path.fill(with: .normal, alpha: 0.5)
  }

  /// A stroke has the path's width, ends and dashes.
  @Test func aStrokeIsAsThePathSays() {
    let path = UIBezierPath(rect: rect)
    (path.lineWidth, path.lineCapStyle) = (3, .round)
    let pattern: [CGFloat] = [4, 2, 1]
    let figures = drawn {
      path.setLineDash(pattern, count: 2, phase: 0)
      path.stroke()
      path.setLineDash(pattern, count: -1, phase: 0)
      path.stroke()
      path.setLineDash(pattern, count: 3, phase: 0)
      path.setLineDash(nil, count: 0, phase: 0)
      path.stroke()
    }
    #expect(figures.map(\.dashes) == [[4, 2], [], []])
    #expect(figures.allSatisfy { $0.lineWidth == 3 && $0.cap == .round })
  }

  /// A clip cuts off what is drawn after it, and a hole stays one.
  @Test func aClipCutsOff() {
    let path = UIBezierPath(rect: rect)
    path.usesEvenOddFillRule = true
    let figures = drawn {
      path.fill()
      UIBezierPath(rect: CGRect(x: 3, y: 3, width: 1, height: 1)).addClip()
      path.fill()
    }
    #expect(figures.map(\.clip?.box) == [nil, CGRect(x: 3, y: 3, width: 1, height: 1)])
    #expect(figures.allSatisfy { $0.isEvenOdd })
  }
}
