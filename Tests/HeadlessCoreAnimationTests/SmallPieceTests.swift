import Foundation
@testable import HeadlessCoreAnimation
import LayerTrees
import Testing

/// Links that stop and start, control points, and outlines.
@MainActor @Suite(.serialized)
struct SmallPieceTests {
  /// A link that is taken out calls no more, and one that goes on after a pause calls again.
  @Test func aLinkThatIsTakenOutIsSilent() throws {
    let stage = Stage()
    var stamps: [Double] = []
    let link = CADisplayLink { stamps.append($0.timestamp) }
    try stage.play(at: 0.1) {
      link.add(to: .main, forMode: .common)
      stage.loop.schedule(at: 0.2) { link.isPaused = true }
      stage.loop.schedule(at: 0.5) { link.isPaused = false }
      stage.loop.schedule(at: 0.6) { link.remove(from: .main, forMode: .common) }
      stage.loop.schedule(at: 1) {}
    }
    #expect(stamps.count { $0 < 0.21 } > 3 && stamps.count { $0 > 0.49 } > 3)
    #expect(stamps.allSatisfy { $0 < 0.21 || 0.49 < $0 && $0 < 0.61 })
  }

  /// An animation repeats for a time in cycles, each there and back where it runs back.
  @Test(
    arguments: [(0.5, false, 4.0), (0.5, true, 2), (0, false, 8), (0, true, 4)], [1.0, 0.5, 0.125])
  func aTimeToRepeatForIsInCycles(
    _ case: (duration: Double, reverses: Bool, count: Double), _ share: Double
  ) {
    let (duration, reverses, count) = `case`
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.duration, animation.autoreverses) = (duration, reverses)
    animation.repeatDuration = 2 * share
    let clock = animation.clock(defaultBegin: 3, defaultDuration: 0.25)
    #expect(
      clock.repeatCount == count * share && clock.duration == (duration > 0 ? duration : 0.25))
    #expect(clock.beginTime == 3 && clock.activeDuration == 2 * share)
  }

  /// The block of a turn's own transaction runs once its animations have ended.
  @Test func aTurnsOwnTransactionHasItsCompletion() throws {
    let stage = Stage()
    let layer = stage.add()
    var times: [Double] = []
    try stage.play(at: 1) {
      CATransaction.setCompletionBlock { times.append(stage.loop.now) }
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 0.5)
      layer.add(animation, forKey: nil)
    }
    #expect(times == [1.5])
  }

  /// A link that was ended for good is let go of by its loop.
  @Test func anEndedLinkIsNotKept() throws {
    let stage = Stage()
    weak var kept: CADisplayLink?
    try stage.play {
      let link = CADisplayLink { _ in }
      kept = link
      link.add(to: .main, forMode: .common)
      stage.loop.schedule(at: 0.1) { link.invalidate() }
    }
    #expect(kept == nil)
  }

  /// A turn is the handler's, then layout's, then the commit's, and then nobody's; a layout pass
  /// within another is part of it.
  @Test func aTurnHasItsPartsInOrder() throws {
    let stage = Stage()
    var parts: [TurnPart] = []
    stage.loop.partWatch = { parts.append($0) }
    try stage.play {
      for _ in 0..<2 { stage.loop.beginLayout() }
      for _ in 0..<2 { stage.loop.endLayout() }
    }
    let turn: [TurnPart] = [
      .handler, .layout, .handler, .layout, .handler, .commit, .none, .none,
    ]
    #expect(Array(parts.prefix(8)) == turn && parts.dropFirst(8).allSatisfy { $0 == .none })
  }

  /// A colour that differs by light and dark is a change that is to be committed; none is not.
  @Test func aStyledColourIsCommitted() throws {
    let stage = Stage()
    let layer = stage.add()
    let white = LayerColor(red: 1, green: 1, blue: 1)
    for (color, isChange) in [(nil, false), (StyledColor(light: white, dark: white), true)] {
      try stage.play(at: stage.loop.now + 1) {}
      #expect(!stage.loop.root.hasUncommittedChanges)
      layer.styledBackground = color
      #expect(stage.loop.root.hasUncommittedChanges == isChange)
    }
  }

  /// An affine map leaves the third dimension alone: each number of it counts.
  @Test func oneNumberMakesAMapNoLongerAffine() {
    let numbers: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m13, \.m14, \.m23, \.m24, \.m34, \.m44,
    ]
    #expect(CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
    for number in numbers {
      var map = CATransform3DIdentity
      map[keyPath: number] += 1
      #expect(!CATransform3DIsAffine(map))
    }
  }

  /// A picture's pixels are four bytes each, a colour four numbers, of which three are a space's.
  @Test func aPictureHasFourBytesAPixel() throws {
    let image = CGImage(size: CGSize(width: 30, height: 20))
    let part = try #require(image.cropping(to: CGRect(x: 3, y: 4, width: 5, height: 6)))
    #expect((image.width, image.height) == (30, 20) && (part.width, part.height) == (5, 6))
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 120)
    let color = LayerColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4] && color.numberOfComponents == 4)
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    #expect(color.thinned(by: 0.5).alpha == 0.2 && color.thinned(by: 1) == color)
  }

  /// The first control point is (0, 0), the last (1, 1), and there are no others.
  @Test func aFunctionHasFourControlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let expected: [[Float]] = [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]]
    for index in -1...4 {
      var values: [Float] = [7, 7]
      function.getControlPoint(at: index, values: &values)
      #expect(values == (expected.indices.contains(index) ? expected[index] : [7, 7]))
    }
  }

  /// A rounded rectangle fills its rectangle, and cuts its corners.
  @Test func aRoundedRectangleIsWithinItsRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: 12, cornerHeight: 12)
    #expect(path.boundingBox == rect)
    #expect(path.contains(CGPoint(x: 60, y: 50)) && !path.contains(CGPoint(x: 11, y: 21)))
  }
}
