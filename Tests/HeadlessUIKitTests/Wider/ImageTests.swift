import Foundation
import LayerTrees
import SeededRandom
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Images: how large they are, and the colour that they are drawn in.
@MainActor
struct ImageTests {
  /// The head of a picture of that many pixels, which is all that is read of it.
  private func png(_ width: UInt32, _ height: UInt32) -> Data {
    let sides = [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(side >> $0 & 0xFF) }
    }
    return Data([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82] + sides)
  }

  /// An image is as large as its pixels at its scale.
  @Test(arguments: 0..<20) func anImageIsAsLargeAsItsPixels(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let width = UInt32.random(in: 1...90_000, using: &random)
    let height = UInt32.random(in: 1...90_000, using: &random)
    let data = png(width, height)
    let size = CGSize(width: Double(width), height: Double(height))
    let image = try #require(UIImage(data: data))
    #expect(image.size == size && image.scale == 1)
    for scale in [1.0, 2, 3] as [CGFloat] {
      let scaled = CGSize(width: size.width / scale, height: size.height / scale)
      #expect(UIImage(data: data, scale: scale)?.size == scaled)
      let pixels = try #require(image.cgImage)
      #expect((pixels.width, pixels.height) == (Int(width), Int(height)))
      #expect(UIImage(cgImage: pixels, scale: scale, orientation: .up).size == scaled)
      #expect(UIImage(cgImage: pixels).size == size)
    }
    #expect(UIImage(data: data, scale: 0) == nil && UIImage(data: data.prefix(23)) == nil)
    #expect(UIImage(data: Data(data.reversed())) == nil)
  }

  /// A file is read where it is one.
  @Test func aFileIsRead() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "a.png")
    try png(30, 20).write(to: file)
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 30, height: 20))
    #expect(UIImage(contentsOfFile: file.path + "x") == nil)
  }

  /// A mode decides whether an image takes the colour around it: by itself a symbol does.
  @Test func aModeDecidesTheColour() throws {
    let photo = UIImage(size: CGSize(width: 3, height: 4))
    let symbol = try #require(UIImage(systemName: "star"))
    for (image, isSymbol) in [(photo, false), (symbol, true)] {
      #expect(image.isSymbolImage == isSymbol)
      #expect(image.renderingMode == (isSymbol ? .alwaysTemplate : .alwaysOriginal))
      for mode in [UIImage.RenderingMode.alwaysOriginal, .alwaysTemplate] {
        let other = image.withRenderingMode(mode)
        #expect(other.renderingMode == mode && other.size == image.size)
        #expect(other.isSymbolImage == isSymbol)
        #expect(other.withRenderingMode(.automatic).renderingMode == image.renderingMode)
      }
      let red = image.withTintColor(.red)
      #expect(red.tint == .red && red.renderingMode == image.renderingMode)
      let blue = red.withTintColor(.blue, renderingMode: .alwaysTemplate)
      #expect(blue.tint == .blue && blue.renderingMode == .alwaysTemplate)
    }
  }

  /// UIKit's own symbols are symbols, each another one.
  @Test func uikitsImagesAreSymbols() {
    let images = [UIImage.actions, .add, .remove, .checkmark]
    #expect(Set(images.compactMap(\.name)).count == 4)
    #expect(images.allSatisfy { $0.isSymbolImage && $0.size == CGSize(width: 20, height: 20) })
    let configured = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40))
    #expect(configured?.name == "star" && configured?.isSymbolImage == true)
  }

  /// An image in a colour is drawn all in that colour, as pale as each of its parts is.
  @Test func aTemplateIsDrawnInOneColour() throws {
    _ = Stage()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      UIColor.blue.withAlphaComponent(0.5).set()
      context.stroke(CGRect(x: 1, y: 1, width: 4, height: 4))
      context.fill(CGRect(x: 0, y: 4, width: 8, height: 4))
    }
    func figures(_ image: UIImage) throws -> [LayerFigure] {
      let view = UIImageView(image: image)
      view.tintColor = .red
      guard case .picture(let picture)? = view.look.elements.first else { return [] }
      return try #require(picture.canvas).elements.compactMap { element in
        if case .figure(let figure) = element { figure } else { nil }
      }
    }
    let (red, pale) = (UIColor.red.color, UIColor.red.withAlphaComponent(0.5).color)
    let template = try figures(image.withRenderingMode(.alwaysTemplate))
    #expect(template.map(\.fill) == [red, nil, pale])
    #expect(template.map(\.stroke) == [nil, pale, nil])
    let own = try figures(image)
    #expect(
      own.map(\.fill) == [UIColor.green.color, nil, UIColor.blue.withAlphaComponent(0.5).color])
    #expect(own.map(\.outline) == template.map(\.outline))
  }

  /// A view of images is as large as its image, and says whether it plays them.
  @Test func aViewOfImages() {
    _ = Stage()
    let (one, other) = (UIImage(size: CGSize(width: 5, height: 6)), UIImage(size: .zero))
    let view = UIImageView(image: one, highlightedImage: other)
    #expect(view.image === one && view.highlightedImage === other)
    #expect(view.bounds.size == one.size && view.intrinsicContentSize == one.size)
    #expect(view.sizeThatFits(CGSize(width: 99, height: 99)) == one.size && !view.isAnimating)
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
    view.image = nil
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == .zero && view.look.elements.isEmpty)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
