import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import LayerGeometry
import LayerTrees
import SceneFiles
import Scenes
import SeededRandom
import TestSupport
import Testing

/// Drift after keyboards, and bars off the screen.
@MainActor
struct PlaceFaultTests {
  private func findings(_ kind: FindingKind, _ scene: HandmadeScene) -> [Finding] {
    scene.result.findings.filter { $0.kind == kind }
  }

  /// A sheet cuts off a bar of its own; what the system carries with the keyboard is not in it.
  @Test(arguments: ChatPresentation.allCases, [0.0, 3, 7])
  func aSheetDoesNotCutOffAnAccessory(presentation: ChatPresentation, top: Double) throws {
    for isCarried in [false, true] {
      let bar = HandmadeLayer.bar(bottom: top + 44)
      let keyboard = HandmadeLayer.keyboard(top: top + 44)
      let together = HandmadeLayer(
        role: .window, frame: HandmadeScene.screen, inside: [bar, keyboard])
      var scene = HandmadeScene(isCarried ? [together] : [bar, keyboard])
      scene.presentation = presentation
      let sheet = try #require(scene.playback.scene.place)
      try #require(sheet.minY > 7)
      let found = findings(.offscreen, scene).map(\.points)
      #expect(found == (isCarried ? [] : [Double(sheet.minY) - top]))
    }
  }

  /// The places of things before a keyboard, and after it has come and gone.
  private struct Place {
    var root = 0.0
    var bar = 600.0
    var barHeight = 44.0
    var listTop = 60.0
    var listBottom: Double?
    var offset = 1400.0
    var inset = 0.0
    var contentHeight = 1896.0
    var isScrolling = false

    func layers(keyboardTop: Double) -> [HandmadeLayer] {
      let top = bar - barHeight
      let list = HandmadeLayer(
        role: .messageList,
        frame: CGRect(
          x: 0, y: listTop, width: 300, height: (listBottom ?? top) - listTop),
        masks: true, offset: offset,
        scroll: ScrollContent(
          height: contentHeight, bottomInset: inset, isScrolling: isScrolling))
      let strip = HandmadeLayer(
        role: .inputBar, frame: CGRect(x: 0, y: top, width: 300, height: barHeight),
        color: HandmadeLayer.white)
      let view = HandmadeLayer(
        frame: CGRect(x: 0, y: root, width: 300, height: 600), inside: [list, strip])
      return [
        HandmadeLayer(role: .window, frame: HandmadeScene.screen, inside: [view]),
        .keyboard(top: keyboardTop),
      ]
    }
  }

  private func drifts(
    from before: Place = Place(), meanwhile: Place? = nil, events: [SceneEvent] = [],
    _ change: (inout Place) -> Void
  ) -> [Finding] {
    var after = before
    change(&after)
    var scene = HandmadeScene(commits: [
      (0, before.layers(keyboardTop: 600)),
      (0.1, (meanwhile ?? before).layers(keyboardTop: 600)),
      (1, after.layers(keyboardTop: 600)), (1.5, after.layers(keyboardTop: 600)),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.6, .open), (1, .closed)]
    scene.events = events
    return findings(.drift, scene)
  }

  @Test func everyRoleIsNamedWithItsWay() {
    func causes(_ change: (inout Place) -> Void) -> [Cause?] { drifts(change).map(\.cause) }
    #expect(
      causes { ($0.bar, $0.offset) = (612, 1388) } == [.drift(DriftCause(.bar, by: 12))])
    #expect(causes { $0.root -= 34 } == [.drift(DriftCause(.root, by: -34))])
    #expect(causes { $0.listTop += 7 }.contains(.drift(DriftCause(.listTop, by: 7))))
    #expect(causes { $0.listBottom = 500 }.contains(.drift(DriftCause(.listBottom, by: -56))))
    #expect(
      causes { ($0.inset, $0.offset) = (336, 1736) }
        == [.drift(DriftCause(.bottomInset, by: 336))])
    #expect(causes { $0.offset -= 150 } == [.drift(DriftCause(.content, by: 150))])
  }

  @Test func amountsArePointsOverTheFramesAtRest() throws {
    let drift = try #require(drifts { ($0.bar, $0.offset) = (612.5, 1387.5) }.first)
    #expect(drift.points == 12.5 && drift.pixels == 25 && drift.continuous == 12.5)
    #expect(drift.phase == .closed && drift.frames == 60...90 && drift.worst.frame == 60)
  }

  /// Half a device pixel, messages that came meanwhile, a bar that has grown.
  @Test func whatIsNoDrift() {
    #expect(drifts { _ in }.isEmpty)
    #expect(drifts { $0.bar += 0.25 }.isEmpty)
    #expect(drifts { ($0.contentHeight, $0.offset) = (2000, 1504) }.isEmpty)
    #expect(drifts { ($0.contentHeight, $0.offset) = (2000, 1400) }.isEmpty)
    #expect(drifts { ($0.barHeight, $0.offset) = (64, 1420) }.isEmpty)
    // An inset that has grown with it is right as well, and so is one that has not.
    #expect(drifts { ($0.barHeight, $0.inset, $0.offset) = (64, 20, 1440) }.isEmpty)
    #expect(
      drifts { ($0.barHeight, $0.inset, $0.offset) = (64, 50, 1470) }.map(\.cause)
        == [.drift(DriftCause(.bottomInset, by: 30))])
  }

  /// What a user does after the last rest before the keyboard may move the list; what came before
  /// that rest has moved it there.
  @Test(arguments: [(0.02, 1), (0.5, 0), (1, 0), (1.2, 1)])
  func whatAUserDoesMeanwhileMayMoveTheList(_ time: Double, _ count: Int) {
    let event = SceneEvent(time: time, kind: .type("x", interval: 0))
    let found = drifts(events: [event]) { $0.offset -= 150 }
    #expect(found.count == count && found.allSatisfy { $0.points == 150 })
  }

  /// Of several rests before the keyboard the last is held against what comes after it.
  @Test(arguments: [(600.0, 0.0), (560, 40)])
  func theLastRestBeforeTheKeyboardCounts(_ bar: Double, _ points: Double) {
    var (first, after) = (Place(), Place())
    (first.bar, after.bar) = (560, bar)
    first.offset = 1440
    after.offset = 1400 + (600 - bar)
    var scene = HandmadeScene(commits: [
      (0, first.layers(keyboardTop: 600)), (0.03, Place().layers(keyboardTop: 600)),
      (0.1, Place().layers(keyboardTop: 600)), (1, after.layers(keyboardTop: 600)),
      (1.5, after.layers(keyboardTop: 600)),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.6, .open), (1, .closed)]
    #expect(findings(.drift, scene).map(\.points) == (points > 0 ? [points] : []))
  }

  /// A screen that the keyboard finds on its way is held against where it was going.
  @Test(arguments: [0.0, 40], [0.2, 0.4])
  func whatIsOnItsWayBelongsWhereItGoes(_ points: Double, _ duration: Double) throws {
    var (first, place, after) = (Place(), Place(), Place())
    (first.inset, first.offset) = (100, 1500)
    (after.inset, after.offset) = (points, 1400 + points)
    var moving = place.layers(keyboardTop: 600)
    moving[0].inside[0].animations = [
      PropertyAnimation(
        change: .position(dx: 0, dy: 60), beginTime: 0, timing: .linear(duration))
    ]
    var scene = HandmadeScene(commits: [
      (0, first.layers(keyboardTop: 600)), (0, moving), (0.1, moving),
      (1, after.layers(keyboardTop: 600)), (1.5, after.layers(keyboardTop: 600)),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.6, .open), (1, .closed)]
    #expect(findings(.drift, scene).map(\.points) == (points > 0 ? [points] : []))
  }

  /// A list that is on its way when the keyboard comes belongs where it was before that.
  @Test(arguments: [(true, 0.0), (false, 100)])
  func aListOnItsWayHasNoPlace(_ isScrolling: Bool, _ points: Double) {
    var (place, moved) = (Place(), Place())
    place.offset = 900
    (moved.offset, moved.isScrolling) = (800, isScrolling)
    var scene = HandmadeScene(commits: [
      (0, place.layers(keyboardTop: 600)), (0.05, moved.layers(keyboardTop: 600)),
      (0.1, place.layers(keyboardTop: 600)), (1, place.layers(keyboardTop: 600)),
      (1.5, place.layers(keyboardTop: 600)),
    ])
    scene.phases = [(0, .closed), (0.1, .opening), (0.6, .open), (1, .closed)]
    #expect(findings(.drift, scene).reduce(0) { $0 + $1.points } == points)
  }

  /// A list in the middle of its content is there again; that the keyboard's handler brings it to
  /// its end is a chat's design.
  @Test func aListThatWasNotAtItsEnd() {
    var middle = Place()
    middle.offset = 900
    #expect(drifts(from: middle, meanwhile: middle) { $0.offset = 1200 }.map(\.points) == [300])
    #expect(drifts(from: middle, meanwhile: Place()) { $0.offset = 1400 }.isEmpty)
    #expect(drifts(from: middle, meanwhile: middle) { $0.offset = 1400 }.isEmpty)
    #expect(drifts(from: middle, meanwhile: Place()) { _ in }.isEmpty)
  }

  /// A list that is at its end after a keyboard has drifted if a finger had moved it before.
  ///
  /// Its user reads there. Else that is a remark, unless the list was moved meanwhile.
  @Test(
    arguments: [(nil, 0, true), (0.1, 500, false), (1.2, 0, false)] as [(Double?, Double, Bool)])
  func aListIsReadWhereAFingerHasMovedIt(_ time: Double?, _ points: Double, _ isRemark: Bool) {
    var middle = Place()
    middle.offset = 900
    var scene = HandmadeScene(commits: [
      (0, middle.layers(keyboardTop: 600)), (1, middle.layers(keyboardTop: 600)),
      (2, Place().layers(keyboardTop: 600)), (2.5, Place().layers(keyboardTop: 600)),
    ])
    scene.phases = [(0, .closed), (1, .opening), (1.5, .open), (2, .closed)]
    let scroll = SceneEvent.Kind.scroll(ListScroll(.by(100), duration: 0.2))
    scene.events = time.map { [SceneEvent(time: $0, kind: scroll)] } ?? []
    let result = scene.result
    let drifts = result.findings.filter { $0.kind == .drift }
    #expect(drifts.map(\.points) == (points > 0 ? [points] : []))
    #expect(drifts.allSatisfy { $0.cause == .drift(DriftCause(.content, by: Points(-points))) })
    let remark = "the list was 500 pt short of its end"
    #expect(result.notes.contains { $0.hasPrefix(remark) } == isRemark)
  }

  /// 20 of 44 points below the screen, for the second half of the frames.
  @Test(arguments: [60.0, 120]) func aBarBelowTheScreen(_ rate: Double) throws {
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 600), .keyboard(top: 600)]),
      (0.5, [.bar(bottom: 620), .keyboard(top: 600)]),
      (1, [.bar(bottom: 620), .keyboard(top: 600)]),
    ])
    scene.phases = [(0, .closed)]
    scene.rate = rate
    let finding = try #require(findings(.offscreen, scene).first)
    let frames = Int(rate / 2)...Int(rate)
    #expect(finding.points == 20 && finding.frames == frames && finding.pixels == 40)
    #expect(abs(finding.exposure - 20 * 300 * Double(frames.count) / rate) < 1e-9)
    #expect(finding.cause == .bar(.beyondEdge("bottom", by: 20, extent: 44, of: .screen)))
    scene.tolerances = ["offscreen": 20]
    #expect(findings(.offscreen, scene).isEmpty)
  }

  /// A keyboard that swings below the screen takes the bar on it along, and no farther.
  @Test(arguments: [(600.0, 0.0), (620, 0), (630, 10)])
  func aBarOnAKeyboardBelowTheScreen(_ bottom: Double, _ points: Double) {
    var keyboard = HandmadeLayer.keyboard(top: 400).lowered(by: 220)
    keyboard.frame.size.height = 200
    var scene = HandmadeScene([.bar(bottom: bottom), keyboard])
    scene.phases = [(0, .closed)]
    #expect(findings(.offscreen, scene).reduce(0) { $0 + $1.points } == points)
  }

  /// A page that slides in brings its bar along: it is off where it comes in by itself, or where
  /// its page leaves it.
  @Test(arguments: [(true, 600.0, 0.0), (false, 600, 300), (true, 620, 20)])
  func aBarOnAPageThatSlidesIn(_ isPages: Bool, _ bottom: Double, _ points: Double) {
    func screen(_ way: Double) -> [HandmadeLayer] {
      let timing = AnimationTiming.linear(0.5)
      let bar = HandmadeLayer.bar(bottom: bottom)
      let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
      let page = HandmadeLayer(
        frame: frame, inside: [isPages ? bar : bar.coming(from: way, timing)])
      return [isPages ? page.coming(from: way, timing) : page, .keyboard(top: 600)]
    }
    var scene = HandmadeScene(commits: [(0, screen(300)), (1, screen(0)), (1.5, screen(0))])
    scene.phases = [(0, .closed)]
    #expect(findings(.offscreen, scene).map(\.points) == (points > 0 ? [points] : []))
  }

  /// A bar that goes down by a swinging spring dips below by its first overshoot, exactly.
  @Test func theOvershootIsExact() throws {
    let ratio = 0.6
    let spring = try Spring(mass: 1, stiffness: 324, damping: 2 * ratio * 18)
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 400), .keyboard(top: 400)]),
      (
        0.5,
        [
          HandmadeLayer.bar(bottom: 600).coming(from: -200, at: 0.5, .known(.spring(spring), 2)),
          HandmadeLayer.keyboard(top: 600).coming(from: -200, at: 0.5, .keyboard),
        ]
      ),
    ])
    scene.phases = [(0, .open), (0.5, .closing), (1, .closed)]
    let finding = try #require(findings(.offscreen, scene).first)
    let overshoot = 200 * exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())
    #expect(abs(finding.continuous - overshoot) < 1e-6)
    #expect(finding.points <= finding.continuous && finding.points > 0.9 * overshoot)
  }
}

/// Fields and buttons of a bar that rests in the home indicator's zone.
@MainActor
struct HomeIndicatorTests {
  private func found(
    _ handler: HandlerSpec, zone: Double, tolerance: Double? = nil
  ) throws -> [Finding] {
    let device = Device(
      name: "zone", width: 375, height: 812, scale: 2,
      safeArea: .init(top: 44, bottom: CGFloat(zone)), keyboardHeight: 300, predictiveBarHeight: 0)
    var scene = SceneCase(
      name: "zone", scene: "zone", handler: handler, device: device,
      events: [.show(300, at: 0.5), .hide(at: 1.5)])
    if let tolerance { scene.tolerances["offscreen"] = tolerance }
    return try play(scene).findings.filter { $0.rule == .underHomeIndicator }
  }

  /// The field ends 6 points above the bar's end, which is the screen's: it is found once.
  @Test(arguments: [10.0, 20, 34, 44])
  func reachesIntoTheZone(_ zone: Double) throws {
    let found = try found(.named("nbchat"), zone: zone)
    let finding = try #require(found.first)
    #expect(found.count == 1 && finding.kind == .offscreen && finding.phase == .closed)
    #expect(abs(finding.points - (zone - 6)) < 1e-9)
    #expect(finding.frames?.lowerBound == 0)
    #expect(try self.found(.named("nbchat"), zone: zone, tolerance: zone - 5.9).isEmpty)
  }

  /// What is typed into, pressed or read counts, each by itself, where it is visible.
  @Test func theLowestVisiblePartCounts() {
    var random = SplitMix64(seed: 86)
    var counts = [0, 0]
    for _ in 0..<80 {
      var expected = 0.0
      let groups = (0..<3).map { _ in
        var group = HandmadeLayer(
          frame: CGRect(x: 0, y: 0, width: 300, height: 80), color: HandmadeLayer.white,
          opacity: [1, 1, 0.5].randomElement(using: &random) ?? 1,
          isHidden: Int.random(in: 0..<4, using: &random) == 0)
        group.inside = (0..<2).map { _ in
          let bottom = Double.random(in: 540...600, using: &random).rounded()
          var part = HandmadeLayer(
            role: [.textField, .sendButton, .plain, .plain].randomElement(using: &random) ?? .plain,
            frame: CGRect(x: 10, y: bottom - 540, width: 100, height: 20),
            opacity: [1, 1, 1, 0.5].randomElement(using: &random) ?? 1,
            isHidden: Int.random(in: 0..<4, using: &random) == 0)
          let isWritten = Bool.random(using: &random)
          let line = LayerElement.hairline(inset: 0, HandmadeLayer.white)
          part.look = isWritten ? LayerLook(elements: [line]) : nil
          let isPart = part.role != .plain || isWritten
          if isPart, [group, part].allSatisfy({ !$0.isHidden && $0.opacity == 1 }) {
            expected = max(expected, bottom - 566)
          }
          return part
        }
        return group
      }
      let bar = HandmadeLayer(
        role: .inputBar, frame: CGRect(x: 0, y: 520, width: 300, height: 80),
        color: HandmadeLayer.white, inside: groups)
      var scene = HandmadeScene(commits: [(0, [bar, .keyboard(top: 600)]), (0.1, [bar])])
      scene.safeBottom = 34
      scene.phases = [(0, .closed)]
      let found = scene.result.findings.filter { $0.rule == .underHomeIndicator }
      #expect(found.map(\.points) == (expected > 0 ? [expected] : []))
      counts[expected > 0 ? 1 : 0] += 1
    }
    #expect(counts.allSatisfy { $0 > 10 }, "\(counts)")
  }

  /// The ground alone may lie there, and without a zone nothing does.
  @Test(arguments: HandlerSpec.motions + ["layoutguide", "inputaccessory", "keyboardtemplate"])
  func aBarAboveTheZoneIsRight(_ handler: String) throws {
    #expect(try found(.named(handler), zone: 34).isEmpty)
    #expect(try found(.named("nbchat"), zone: 0).isEmpty)
    #expect(try found(.named("nbchat"), zone: 6).isEmpty)
  }
}
