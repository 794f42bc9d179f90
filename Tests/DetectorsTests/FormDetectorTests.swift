import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import TestSupport
import Testing

/// A screen of 300 x 600 points at 2x, and a page on it with one field.
struct FormDetectorTests {
  private func page(y: Double = 0, height: Double = 600, _ inside: [HandmadeLayer])
    -> HandmadeLayer
  {
    HandmadeLayer(
      role: .form, frame: CGRect(x: 0, y: y, width: 300, height: height),
      color: HandmadeLayer.white, inside: inside)
  }

  private func field(
    _ range: ClosedRange<Double>, isFocused: Bool = true, scroll: ScrollContent? = nil
  ) -> HandmadeLayer {
    HandmadeLayer(
      role: .formField(isFocused: isFocused),
      frame: CGRect(
        x: 10, y: range.lowerBound, width: 280, height: range.upperBound - range.lowerBound),
      scroll: scroll)
  }

  /// The findings of layers that stay for two seconds, the first half of one being excused.
  private func findings(_ layers: HandmadeLayer...) -> [Finding] {
    HandmadeScene(commits: [(0, layers), (2, layers)]).result.findings
  }

  @Test(arguments: [(380.0, 14.0), (394, 0), (350, 44), (300, 44), (600, 0)])
  func whatTheKeyboardHidesOfTheField(top: Double, hidden: Double) {
    let found = findings(page([field(350...394)]), .keyboard(top: top))
    #expect(found.map(\.kind) == (hidden > 0 ? [.covered] : []))
    #expect(found.first?.points ?? 0 == hidden && found.first?.pixels ?? 0 == 2 * hidden)
  }

  /// A field that is hidden when it gets the focus has half a second to come out, once: until it is
  /// out, or another has the focus.
  @Test func aFieldHasHalfASecondToComeOutOnce() {
    func found(_ steps: (time: Double, first: Double, second: Double, isSecond: Bool)...)
      -> [ClosedRange<Int>?]
    {
      let commits = steps.map { step -> (time: Double, layers: [HandmadeLayer]) in
        let fields = [
          field(step.first...(step.first + 44), isFocused: !step.isSecond),
          field(step.second...(step.second + 44), isFocused: step.isSecond),
        ]
        return (step.time, [page(fields), .keyboard(top: 400)])
      }
      let last = commits[commits.count - 1].layers
      return HandmadeScene(commits: commits + [(2, last)]).result.findings
        .filter { $0.kind == .covered }.map(\.frames)
    }
    #expect(found((0, 390, 0, false)) == [30...120])
    #expect(found((0, 390, 0, false), (0.4, 100, 0, false)).isEmpty)
    #expect(found((0, 390, 0, false), (0.3, 100, 0, false), (0.4, 390, 0, false)) == [24...120])
    #expect(found((0, 390, 0, false), (0.2, 390, 0, true), (0.3, 390, 390, true)) == [18...120])
    #expect(found((0, 390, 0, false), (0.2, 390, 390, true)) == [42...120])
  }

  /// How UIKit brings a field into view is assumed: the app is asked where it stands thereafter.
  @Test(
    arguments: [(true, 300, nil), (true, 390, 30...120), (false, 300, 6...29)]
      as [(Bool, Double, ClosedRange<Int>?)])
  func whatUIKitDoesIsNotHeldAgainstTheApp(
    _ isUIKits: Bool, _ end: Double, _ frames: ClosedRange<Int>?
  ) {
    func screen(_ place: Double, keyboard: Double, isScrolling: Bool = false) -> [HandmadeLayer] {
      let list = HandmadeLayer(
        frame: CGRect(x: 0, y: 0, width: 300, height: 600),
        scroll: ScrollContent(
          height: 900, isScrolling: isScrolling, isShowingField: isScrolling && isUIKits),
        inside: [field(place...(place + 44))])
      return [page([list]), .keyboard(top: keyboard)]
    }
    let rest = screen(end, keyboard: 400)
    let found = HandmadeScene(commits: [
      (0, screen(390, keyboard: 600)), (0.1, screen(390, keyboard: 400, isScrolling: true)),
      (0.5, rest), (2, rest),
    ]).result.findings
    #expect(found.map(\.kind) == (frames == nil ? [] : [.covered]))
    #expect(found.first?.frames == frames)
  }

  /// The bar on the keyboard hides as well as the keyboard does.
  @Test func theBarHidesToo() {
    let found = findings(
      page([field(350...394)]), .bar(bottom: 420), .keyboard(top: 420))
    #expect(found.map(\.points) == [394 - 376])
  }

  /// What is hidden is an area for a time: here 44 points of a field for so many refreshes.
  @Test func whatIsHiddenIsAnAreaForATime() throws {
    let keyboard = HandmadeLayer.keyboard(top: 300)
    let hidden = page([field(350...394)])
    var scene = HandmadeScene(commits: [
      (0, [hidden, keyboard]), (1, [page([field(200...244)]), keyboard]), (2, [keyboard]),
    ])
    scene.phases = [(0, .open)]
    let found = try #require(scene.result.findings.first { $0.kind == .covered })
    let frames = try #require(found.frames)
    let width = Double(field(350...394).frame.width)
    #expect(abs(found.exposure - width * 44 * Double(frames.count) / 60) < 1e-6)
  }

  /// A field is hidden most between two refreshes: it sets out late, and the keyboard early.
  ///
  /// What is worked out there is the greatest of all instants, wherever the refreshes and the looks are.
  @Test(arguments: [0.41, 0.47, 0.5, 0.53], [10.0, 60])
  func theMostIsHiddenBetweenRefreshes(_ duration: Double, _ rate: Double) throws {
    let (early, late) = (
      AnimationTiming.known(.timingFunction(.easeOut), duration),
      AnimationTiming.known(.timingFunction(.easeIn), duration)
    )
    var scene = HandmadeScene(commits: [
      (0, [page([field(390...590)]), .keyboard(top: 600)]),
      (
        1,
        [
          page([field(190...390).coming(from: 200, at: 1, late)]),
          HandmadeLayer.keyboard(top: 400).coming(from: 200, at: 1, early),
        ]
      ),
      (2, [page([field(190...390)]), .keyboard(top: 400)]),
    ])
    scene.rate = rate
    scene.phases = [(0, .closed), (1, .opening), (2, .open)]
    let found = scene.result.findings.filter { $0.kind == .covered }
    let hidden = (0...100_000).map { step in
      let time = duration * Double(step) / 100_000
      return 200 * (early.progress(at: time) - late.progress(at: time)) - 10
    }
    #expect(found.count == 1)
    #expect(abs(try #require(found.first).continuous - (hidden.max() ?? 0)) < 1e-4)
  }

  @Test func onlyTheFocusCounts() {
    #expect(findings(page([field(350...394, isFocused: false)]), .keyboard(top: 200)).isEmpty)
    #expect(findings(field(350...394), .keyboard(top: 200)).isEmpty)
  }

  /// Text ends where it ends, or where the room below it begins.
  @Test(
    arguments: [
      (ScrollContent(height: 900), 200), (ScrollContent(height: 900, bottomInset: 100), 100),
      (ScrollContent(height: 900, bottomInset: 200), 0), (ScrollContent(height: 300), 0),
      (ScrollContent(height: 400), 64),
    ] as [(ScrollContent, Double)])
  func textInATextView(scroll: ScrollContent, hidden: Double) {
    let found = findings(page([field(64...600, scroll: scroll)]), .keyboard(top: 400))
    #expect(found.reduce(0) { $0 + $1.points } == hidden)
  }

  @Test func aFieldAboveTheScreenOrUnderTheTopBar() {
    let above = findings(page([field(-20...24)]), .keyboard(top: 400))
    #expect(above.map(\.kind) == [.offscreen] && above.map(\.points) == [20])
    let bar = HandmadeLayer(
      role: .navigationBar, frame: CGRect(x: 0, y: 0, width: 300, height: 64),
      color: HandmadeLayer.white)
    let under = findings(page([field(40...84)]), bar, .keyboard(top: 400))
    #expect(under.map(\.kind) == [.offscreen] && under.map(\.points) == [24])
  }

  @Test(
    arguments: [(100...144, 0), (180...224, 24), (210...254, 44), (-10...34, 10)]
      as [(ClosedRange<Double>, Double)])
  func aFieldCutOffByWhatItScrollsIn(field range: ClosedRange<Double>, hidden: Double) {
    let scroll = HandmadeLayer(
      frame: CGRect(x: 0, y: 100, width: 300, height: 200), masks: true, inside: [field(range)])
    let found = findings(page([scroll]), .keyboard(top: 500))
    #expect(found.map(\.kind) == (hidden > 0 ? [.offscreen] : []))
    #expect(found.reduce(0) { $0 + $1.points } == hidden)
  }

  @Test(arguments: [(500.0, 50.0), (450, 0), (400, 0), (600, 150)])
  func whatAPageBaresThatRises(top: Double, bare: Double) {
    let found = findings(page(y: -150, [field(200...244)]), .keyboard(top: top))
    #expect(found.map(\.kind) == (bare > 0 ? [.blank] : []))
    #expect(found.first?.points ?? 0 == bare)
  }

  /// Bands below a keyboard that has left the bottom count as well.
  @Test func whatShowsBelowAnUndockedKeyboard() {
    let keyboard = HandmadeLayer(
      role: .keyboard, frame: CGRect(x: 0, y: 400, width: 300, height: 100),
      color: HandmadeLayer.white)
    let found = findings(page(y: -250, [field(260...300)]), keyboard)
    #expect(found.map(\.points) == [50 + 100])
  }

  /// One that misses the screen's size by less than half a point is one on its way to another side.
  @Test func aSheetBaresNothing() {
    #expect(findings(page(y: 40, height: 400, []), .keyboard(top: 500)).isEmpty)
    #expect(findings(page(y: -100, height: 599.6, []), .keyboard(top: 600)).isEmpty)
    #expect(findings(page(y: -100, height: 600, []), .keyboard(top: 600)).map(\.points) == [100])
  }

  /// A field that was hidden when it got the focus has half a second; refresh 60 is the focus.
  @Test(arguments: [1.2, 1.4, 1.6, 9])
  func aHiddenFieldMayComeOut(free: Double) {
    let keyboard = HandmadeLayer.keyboard(top: 300)
    var scene = HandmadeScene(commits: [
      (0, [page([field(350...394, isFocused: false)]), keyboard]),
      (1, [page([field(350...394)]), keyboard]),
      (free, [page([field(200...244)]), keyboard]),
      (10, [page([field(200...244)]), keyboard]),
    ])
    scene.phases = [(0, .open)]
    let found = scene.result.findings
    #expect(found.isEmpty == (free < 1.5))
    if let first = found.first {
      #expect(first.frames == 90...Int((free * 60).rounded() - 1) && first.points == 44)
    }
  }

  /// Once it has come out it has no excuse, even within the half second.
  @Test func itMayNotHideAgain() {
    let keyboard = HandmadeLayer.keyboard(top: 300)
    let scene = HandmadeScene(commits: [
      (0, [page([field(200...244)]), keyboard]),
      (0.1, [page([field(350...394)]), keyboard]),
      (0.2, [page([field(200...244)]), keyboard]),
    ])
    #expect(scene.result.findings.map(\.frames) == [6...11])
  }
}
