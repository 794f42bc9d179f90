import AnimationCurves
import Compositing
import Detectors
import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Bars of which nothing can be seen while the keyboard is up, in trees made by hand.
struct InvisibleTests {
  private func findings(_ scene: HandmadeScene) -> [Finding] {
    scene.result.findings.filter { $0.kind == .invisible }
  }

  /// The keyboard rises at 0.1 s, is open at 0.6, leaves at 2 and has left at 2.5.
  ///
  /// Bars take their turns from the times that are given.
  private func scene(_ bars: (time: Double, bar: HandmadeLayer)...) -> HandmadeScene {
    let up = HandmadeLayer.keyboard(top: 400).coming(from: 200, at: 0.1, .keyboard)
    let down = HandmadeLayer.keyboard(top: 600).coming(from: -200, at: 2, .keyboard)
    let times = Set(bars.map(\.time) + [0.1, 2]).sorted()
    var scene = HandmadeScene(
      commits: times.compactMap { time in
        bars.last { $0.time <= time }.map { shown in
          let keyboard =
            time < 0.1 ? HandmadeLayer.keyboard(top: 600) : time < 2 ? up : down
          return (time, [shown.bar, keyboard])
        }
      })
    scene.phases = [(0, .closed), (0.1, .opening), (0.6, .open), (2, .closing), (2.5, .closed)]
    return scene
  }

  private static let bar = HandmadeLayer.bar(bottom: 400)

  private static func bar(opacity: Double) -> HandmadeLayer {
    var bar = Self.bar
    bar.opacity = opacity
    return bar
  }

  private static let hidden: HandmadeLayer = {
    var layer = Self.bar
    layer.isHidden = true
    return layer
  }()

  /// A bar whose opacity goes from one value to another in a straight line.
  private static func fading(
    from old: Double, to new: Double, at time: Double, for duration: Double
  ) -> HandmadeLayer {
    var bar = Self.bar(opacity: new)
    bar.animations = [
      PropertyAnimation(
        change: .opacity(old - new), beginTime: time, timing: .linear(duration))
    ]
    return bar
  }

  private static func inside(_ bar: HandmadeLayer, hides: Bool, opacity: Double = 1)
    -> HandmadeLayer
  {
    HandmadeLayer(
      frame: HandmadeScene.screen, opacity: opacity, isHidden: hides, inside: [bar])
  }

  @Test func aHiddenBarIsFoundForAsLongAsItIs() throws {
    let found = findings(scene((0, Self.bar), (1, Self.hidden), (1.25, Self.bar)))
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(abs(finding.amount - 250) < 1e-6 && finding.unit == .milliseconds)
    // The bar's height is missing, at 2 pixels a point, from the refresh at 1 s to that before
    // 1.25.
    #expect(finding.points == 44 && finding.pixels == 88 && finding.phase == .open)
    #expect(finding.frames == 60...74 && finding.worst.frame == 60)
    #expect(finding.cause == .bar(.hidden(.bar, since: 1)))
  }

  /// A bar that stays so is missing until the last refresh is over.
  @Test(arguments: [60.0, 120]) func aBarThatStaysHiddenIsMissingToTheEnd(_ rate: Double) throws {
    let keyboard = HandmadeLayer.keyboard(top: 400)
    var scene = HandmadeScene(commits: [
      (0, [Self.bar, keyboard]), (0.5, [Self.hidden, keyboard]), (1, [Self.hidden, keyboard]),
    ])
    scene.rate = rate
    let finding = try #require(findings(scene).first)
    #expect(abs(finding.amount - 1000 * (0.5 + 1 / rate)) < 1e-6)
    #expect(finding.frames == Int(rate / 2)...Int(rate) && finding.points == 44)
  }

  @Test func aBarThatIsSeenIsNone() {
    for opacity in [1, 0.5, 0.01] {
      #expect(findings(scene((0, Self.bar), (1, Self.bar(opacity: opacity)))).isEmpty)
    }
  }

  /// A bar that starts out hidden is counted from when the keyboard comes, and is so since before.
  @Test func itCountsWhileTheKeyboardIsUp() throws {
    let found = findings(scene((0, Self.hidden), (0.5, Self.bar)))
    #expect(found.map(\.cause) == [.bar(.hidden(.bar, since: 0))])
    #expect(try abs(#require(found.first).amount - 400) < 1e-6)
    #expect(found.map(\.phase) == [.opening])
    #expect(findings(scene((0, Self.hidden), (0.1, Self.bar), (2.5, Self.hidden))).isEmpty)
  }

  /// To nothing and back: under 1 % for a hundredth of each way and all the time between them.
  @Test func theDurationOfAFadeIsExact() throws {
    var random = SplitMix64(seed: 0xBA2)
    for _ in 0..<50 {
      let out = Double.random(in: 0.05...0.3, using: &random)
      let back = Double.random(in: 0.05...0.3, using: &random)
      let pause = Double.random(in: 0.05...0.2, using: &random)
      let start = Double.random(in: 0.7...1, using: &random)
      let turn = start + out + pause
      var faded = scene(
        (0, Self.bar), (start, Self.fading(from: 1, to: 0, at: start, for: out)),
        (turn, Self.fading(from: 0, to: 1, at: turn, for: back)))
      faded.phase = Double.random(in: 0..<1, using: &random)
      let found = findings(faded)
      let finding = try #require(found.first)
      #expect(found.count == 1)
      #expect(abs(finding.amount - (pause + (out + back) / 100) * 1000) < 1e-6)
      guard case .bar(.transparent(.bar, let since)) = finding.cause else {
        Issue.record("another cause: \(finding)")
        continue
      }
      #expect(abs(since.value - (start + 0.99 * out)) < 1e-9)
    }
  }

  @Test func aFlickerOfTwoRefreshesIsTolerated() {
    let flicker = { (length: Double) in
      scene((0, Self.bar), (1, Self.bar(opacity: 0)), (1 + length, Self.bar))
    }
    #expect(findings(flicker(1.99 / 60)).isEmpty)
    #expect(findings(flicker(2.01 / 60)).count == 1)
    var tolerant = flicker(0.25)
    tolerant.tolerances = ["invisible": 250.001]
    #expect(findings(tolerant).isEmpty)
    tolerant.tolerances = ["invisible": 249.999]
    #expect(findings(tolerant).count == 1)
  }

  /// Two views of an opacity of 5 % let 0.25 % of a bar through; the fainter of them is named.
  @Test func whatABarLiesInCountsAsWell() {
    let causes = { (bar: HandmadeLayer) in
      findings(scene((0, Self.bar), (1, bar), (1.25, Self.bar))).map(\.cause)
    }
    #expect(
      causes(Self.inside(Self.bar, hides: true)) == [.bar(.hidden(.ancestor, since: 1))])
    #expect(
      causes(Self.inside(Self.bar(opacity: 0.05), hides: false, opacity: 0.04))
        == [.bar(.transparent(.ancestor, since: 1))])
    #expect(
      causes(Self.inside(Self.bar(opacity: 0.04), hides: false, opacity: 0.05))
        == [.bar(.transparent(.bar, since: 1))])
  }

  /// A bar that never comes back is found however short the scene is.
  @Test func aBarThatStaysHiddenIsFound() throws {
    var short = HandmadeScene.opening((0.1, Self.bar), (0.6, Self.hidden))
    #expect(findings(short).map(\.cause) == [.bar(.hidden(.bar, since: 0.6))])
    short.tolerances = ["invisible": 1000]
    #expect(findings(short).count == 1)
  }

  /// A bar that fades out with the keyboard leaves with it; one that is hidden at once does not.
  @Test func aBarMayLeaveWithTheKeyboard() {
    let faded = Self.fading(from: 1, to: 0, at: 2, for: 0.25)
    #expect(findings(scene((0, Self.bar), (2, faded))).isEmpty)
    #expect(findings(scene((0, Self.bar), (2, faded), (2.4, Self.bar))).count == 1)
    #expect(findings(scene((0, Self.bar), (2, Self.hidden))).map(\.phase) == [.closing])
  }

  /// No bar, one without a size, and one that the keyboard's window carries.
  @Test func nothingIsMissingWhereNoBarBelongs() {
    var empty = Self.hidden
    empty.frame.size = .zero
    #expect(findings(scene((0, empty))).isEmpty)
    let plain = HandmadeLayer.cover(0, 356, 300, 44)
    #expect(findings(scene((0, Self.bar), (1, plain), (1.25, Self.bar))).isEmpty)
    var carried = HandmadeScene([
      HandmadeLayer(
        role: .window, frame: HandmadeScene.screen,
        inside: [Self.bar(opacity: 0), .keyboard(top: 400)])
    ])
    #expect(findings(carried).isEmpty)
    carried.phases = [(0, .opening)]
    #expect(findings(carried).isEmpty)
  }

  /// In the background nothing is seen: the time that is left before and after is counted.
  @Test func theBackgroundIsNotCounted() {
    var away = scene((0, Self.bar), (0.95, Self.hidden), (1.55, Self.bar))
    away.events = [SceneEvent(time: 1, kind: .background(AppPause(duration: 0.45)))]
    let amounts = findings(away).map(\.amount)
    #expect(amounts.count == 2 && amounts.allSatisfy { $0 > 49.99 && $0 < 100.01 })
  }

  @Test func theFilmShowsWhereTheBarIsMissing() throws {
    let checked = CheckedCase(
      scene((0, Self.bar), (1, Self.hidden), (1.25, Self.bar)).playback)
    let marks = try #require(checked.frame(65)).marks.filter { $0.kind == .invisible }
    #expect(marks.map(\.rect) == [CGRect(x: 0, y: 356, width: 300, height: 44)])
    #expect(try #require(checked.frame(80)).marks.allSatisfy { $0.kind != .invisible })
  }
}
