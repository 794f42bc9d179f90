import Foundation
import LayerGeometry
import LayerTrees
import Scenes
import TestSupport
import Testing

@testable import Compositing

/// A track of trees made by hand holds what each of them shows, number by number.
struct SceneryTests {
  /// A tree a second, each of layers on a screen of 300 x 600 points.
  private func track(
    _ trees: [[LayerSnapshot]], window: CGRect? = nil, posted: [PostedNotification] = []
  ) -> CaseTrack {
    var scene = HandmadeScene([])
    (scene.rate, scene.window) = (1, window)
    var log = CommitLog()
    for (index, tree) in trees.enumerated() {
      let root = Self.layer(1000, .screen, HandmadeScene.screen, inside: tree)
      log.append(Commit(time: Double(index), root: root))
    }
    let played = scene.playback
    return CaseTrack(
      Compositor(
        Playback(scene: played.scene, log: log, phases: played.phases, posted: posted)))
  }

  private static func layer(
    _ id: Int, _ role: LayerRole = .plain, _ frame: CGRect, _ color: LayerColor? = nil,
    opacity: Double = 1, offset: Double = 0, inside: [LayerSnapshot] = []
  ) -> LayerSnapshot {
    LayerSnapshot(
      id: LayerID(id), role: role,
      model: LayerValues(
        position: CGPoint(x: frame.midX, y: frame.midY),
        bounds: CGRect(origin: CGPoint(x: 0, y: offset), size: frame.size), opacity: opacity),
      backgroundColor: color, sublayers: inside)
  }

  private static let red = LayerColor(red: 1, green: 0, blue: 0)

  private static func box(_ y: Double, height: Double = 10) -> CGRect {
    CGRect(x: 5, y: y, width: 100, height: height)
  }

  private func layers(_ trees: [LayerSnapshot]...) -> [CaseTrack.Layer] {
    track(trees).scenery.layers
  }

  /// Every role has its kind, and moves with the list, the bar, the keyboard or nothing.
  @Test func kindsAndAnchorsFollowFromTheRoles() {
    typealias Kind = CaseTrack.Layer.Kind
    let (layer, red) = (Self.layer, Self.red)
    let list = layer(
      1, .messageList, CGRect(x: 0, y: 60, width: 300, height: 300), nil, 1, 0,
      [
        layer(2, .message(isOutgoing: true), Self.box(0), nil, 1, 0, []),
        layer(3, .message(isOutgoing: false), Self.box(20), nil, 1, 0, []),
        layer(4, .row(section: 0, item: 0), Self.box(40), red, 1, 0, []),
        layer(5, .plain, Self.box(60), red, 1, 0, []),
      ])
    let bar = layer(
      6, .inputBar, CGRect(x: 0, y: 356, width: 300, height: 44), red, 1, 0,
      [
        layer(7, .textField, Self.box(0), nil, 1, 0, []),
        layer(8, .sendButton, Self.box(12), nil, 1, 0, []),
        layer(9, .plain, Self.box(24), red, 1, 0, []),
      ])
    let others = [
      layer(10, .navigationBar, Self.box(0), red, 1, 0, []),
      layer(11, .formField(isFocused: true), Self.box(20), nil, 1, 0, []),
      layer(12, .formField(isFocused: false), Self.box(40), nil, 1, 0, []),
      layer(13, .tabBar, Self.box(580), red, 1, 0, []),
      layer(14, .keyboard, CGRect(x: 0, y: 400, width: 300, height: 200), red, 1, 0, []),
    ]
    let found = layers([list, bar] + others)
    #expect(
      found.map(\.kind) == [
        .outgoing, .incoming, .plain, .plain, .inputBar, .textField, .sendButton, .plain,
        .navigationBar, .focusedField, .formField, .plain, .keyboard,
      ] as [Kind])
    #expect(
      found.map(\.anchor) == [
        .list, .list, .list, .list, .bar, .bar, .bar, .bar, .screen, .screen, .screen, .screen,
        .keyboard,
      ])
    // A layer's seed is its place among its siblings, and a kind of its own needs no colour.
    #expect(found.map(\.seed) == [0, 1, 2, 3, 1, 0, 1, 2, 2, 3, 4, 5, 6])
    #expect(found.map { $0.color != nil } == found.map { $0.kind == .plain })
    #expect(found.allSatisfy { $0.panel == nil })
  }

  /// A colour is six digits, each part rounded to a 255th and within what there is.
  @Test(arguments: [
    (1.0, 0.0, 0.0, "#ff0000"), (0.02, 1.2, -0.1, "#05ff00"), (0.5, 0.0627, 0.998, "#8010fe"),
    (0, 0.0019, 0.0021, "#000001"),
  ])
  func coloursAreSixDigits(_ red: Double, _ green: Double, _ blue: Double, _ text: String) {
    let color = LayerColor(red: red, green: green, blue: blue)
    #expect(layers([Self.layer(1, .plain, Self.box(0), color)]).map(\.color) == [text])
  }

  /// What comes later in the scene is put where it is painted, and keeps its place when it is gone.
  @Test func layersStandInPaintOrder() {
    let color = { (id: Int) in LayerColor(red: Double(id) / 255, green: 0, blue: 0) }
    let tree = { (ids: [Int]) in ids.map { Self.layer($0, .plain, Self.box(Double($0)), color($0)) }
    }
    let order = { (trees: [[LayerSnapshot]]) in
      self.track(trees).scenery.layers.compactMap {
        $0.color.flatMap { Int($0.dropFirst().prefix(2), radix: 16) }
      }
    }
    #expect(order([tree([1, 3])]) == [1, 3])
    #expect(order([tree([1, 3]), tree([1, 2, 3])]) == [1, 2, 3])
    #expect(order([tree([1, 3]), tree([4, 1, 2, 3, 5])]) == [4, 1, 2, 3, 5])
    #expect(order([tree([1, 2, 3]), tree([1, 3]), tree([1, 3, 6])]) == [1, 2, 3, 6])
    #expect(order([tree([1, 2]), tree([3, 2])]) == [3, 1, 2])
  }

  /// A place counts until the layer has another one, or is gone.
  @Test func placesAreOnesFromWhichTheyCount() {
    let tree = { (y: Double, opacity: Double) in
      [Self.layer(1, .plain, Self.box(y), Self.red, opacity: opacity)]
    }
    // To a thousandth of a point, and of the opacity, nothing is seen to change.
    for (y, opacity, count) in [
      (0.0, 1.0, 1), (0.0009, 1, 1), (0.0011, 1, 2), (0, 0.9991, 1), (0, 0.9988, 2),
    ] {
      let places = layers(tree(0, 1), tree(y, opacity), tree(y, opacity))[0].places
      #expect(places.count == count, "\(y) \(opacity)")
      #expect(places[0] == CaseTrack.Place(frame: 0, rect: [5, 0, 100, 10], opacity: 1))
      guard count > 1 else { continue }
      #expect(places[1] == CaseTrack.Place(frame: 1, rect: [5, y, 100, 10], opacity: opacity))
    }
    let gone = layers(tree(3, 1), [], tree(3, 1))[0].places
    #expect(
      gone == [
        CaseTrack.Place(frame: 0, rect: [5, 3, 100, 10], opacity: 1),
        CaseTrack.Place(frame: 1, rect: nil, opacity: 0),
        CaseTrack.Place(frame: 2, rect: [5, 3, 100, 10], opacity: 1),
      ])
  }

  /// The opacity is that of what is filled: a colour's own share counts where a colour is all.
  @Test func aColoursShareCounts() {
    let faint = LayerColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let found = layers([
      Self.layer(1, .plain, Self.box(0), faint, opacity: 0.5),
      Self.layer(2, .row(section: 0, item: 0), Self.box(20), faint, opacity: 0.5),
      Self.layer(3, .form, Self.box(40), faint, opacity: 0.5),
      Self.layer(4, .navigationBar, Self.box(60), faint, opacity: 0.5),
      Self.layer(5, .message(isOutgoing: true), Self.box(80), faint, opacity: 0.5),
    ])
    #expect(found.map { $0.places[0].opacity } == [0.25, 0.25, 0.25, 0.5, 0.5])
  }

  /// A list from 60 to 360 whose message is at a place in its content.
  private func list(_ offset: Double, message: Double?) -> [LayerSnapshot] {
    [
      Self.layer(
        1, .messageList, CGRect(x: 0, y: 60, width: 300, height: 300), offset: offset,
        inside: message.map { [Self.layer(2, .message(isOutgoing: true), Self.box($0))] } ?? [])
    ]
  }

  /// A message is where it is in the content, however far that is scrolled.
  @Test func aMessageMovesWithTheContent() {
    let track = track([list(0, message: 40), list(25, message: 40), list(25, message: 50)])
    #expect(track.scenery.listTop == [60, 60, 60] && track.listBottom == [360, 360, 360])
    #expect(track.scenery.contentTop == [60, 35, 35])
    #expect(
      track.scenery.layers.map(\.places) == [
        [
          CaseTrack.Place(frame: 0, rect: [5, 40, 100, 10], opacity: 1),
          CaseTrack.Place(frame: 2, rect: [5, 50, 100, 10], opacity: 1),
        ]
      ])
  }

  /// A row that its list has scrolled out, within half a point, is not gone; one in sight is.
  @Test(arguments: [
    (100.0, true), (299.4, true), (299.5, false), (310, false), (-9.4, true), (-9.5, false),
    (-20, false),
  ])
  func whatIsScrolledOutIsNotGone(_ message: Double, _ isGone: Bool) {
    let places = layers(list(0, message: message), list(0, message: nil))[0].places
    #expect(places.count == (isGone ? 2 : 1))
    #expect(!isGone || places.last == CaseTrack.Place(frame: 1, rect: nil, opacity: 0))
  }

  /// The screen's size and safe area count from the refresh on at which the device is turned.
  @Test func eachSideOfTheScreenIsNoted() {
    var scene = HandmadeScene(commits: [(0, []), (1, []), (2, [])])
    (scene.rate, scene.turnTime, scene.safeBottom) = (1, 1.5, 34)
    let scenery = CaseTrack(Compositor(scene.playback)).scenery
    let side = scene.playback.scene.device.turned(to: .landscape).safeArea
    #expect(
      scenery.screens == [
        CaseTrack.Screen(frame: 0, width: 300, height: 600, safeArea: [0, 0, 34, 0]),
        CaseTrack.Screen(
          frame: 2, width: 600, height: 300,
          safeArea: [side.top, side.left, side.bottom, side.right].map { Double($0) }),
      ])
    #expect(scenery.scale == 2 && scenery.window == nil)
    let window = CGRect(x: 10, y: 20, width: 200, height: 300)
    #expect(track([[]], window: window).scenery.window == [10, 20, 200, 300])
  }

  /// Notifications are as they were posted.
  @Test func notificationsAreAsPosted() {
    let notification = KeyboardNotification(
      name: .willChangeFrame, begin: CGRect(x: 1, y: 2, width: 3, height: 4),
      end: CGRect(x: 5, y: 6, width: 7, height: 8), duration: 0.25, curve: 3)
    let track = track([[]], posted: [PostedNotification(time: 0.5, notification: notification)])
    #expect(
      track.notifications == [
        CaseTrack.Notification(
          name: .willChangeFrame, time: 0.5, begin: [1, 2, 3, 4], end: [5, 6, 7, 8],
          duration: 0.25, curve: 3)
      ])
    #expect(PackedTrack(track).track == track)
  }

  /// The edges are the rectangles', and what is apart is positive for a gap.
  @Test func edgesAreThoseOfTheRectangles() {
    var scene = HandmadeScene(commits: [
      (0, [.bar(bottom: 380), .keyboard(top: 400)]), (1, [.bar(bottom: 430), .keyboard(top: 400)]),
    ])
    scene.rate = 1
    let track = CaseTrack(Compositor(scene.playback))
    #expect(track.times == [0, 1])
    #expect(track.barTop == [336, 386] && track.barBottom == [380, 430])
    #expect(track.keyboardTop == [400, 400] && track.opacity == [1, 1])
    #expect(track.bar == [[[0, 336, 300, 44]], [[0, 386, 300, 44]]])
    #expect(track.keyboard == [[[0, 400, 300, 200]], [[0, 400, 300, 200]]])
    #expect(track.apart == [20, -30] && track.field == nil)
    #expect(track.gap == [[[0, 380, 300, 20]], nil])
    #expect(track.overlap == [nil, [[0, 400, 300, 30]]])
    #expect(track.guide == [nil, nil] && track.listBottom == [nil, nil])
  }

  /// What is hidden has no edges.
  @Test func whatIsHiddenHasNoEdges() {
    var hidden = [
      HandmadeLayer.bar(bottom: 380), .keyboard(top: 400),
      HandmadeLayer(role: .keyboardGuide, frame: CGRect(x: 0, y: 390, width: 300, height: 210)),
      HandmadeLayer(role: .messageList, frame: CGRect(x: 0, y: 0, width: 300, height: 300)),
    ]
    let shown = CaseTrack(Compositor(HandmadeScene(hidden).playback))
    #expect(shown.guide == [390] && shown.listBottom == [300])
    for index in hidden.indices { hidden[index].isHidden = true }
    let track = CaseTrack(Compositor(HandmadeScene(hidden).playback))
    #expect(track.barTop == [nil] && track.keyboardTop == [nil] && track.opacity == [nil])
    #expect(track.guide == [nil] && track.listBottom == [nil] && track.bar == [nil])
    #expect(track.keyboard == [nil] && track.scenery.contentTop == [nil])
    #expect(track.scenery.layers.isEmpty)
  }

  /// A number is a finite one of whole millionths.
  @Test func numbersAreWholeMillionths() {
    for (number, micro) in [
      (0.1234564, 0.123456), (0.1234566, 0.123457), (-0.1234566, -0.123457), (-1e-9, 0),
      (.nan, 0), (.infinity, 1e9), (-.infinity, -1e9), (999_999_999.5, 999_999_999.5),
      (1e9 + 1, 1e9), (12.5, 12.5),
    ] as [(Double, Double)] {
      #expect(number.micro == micro && (number.micro != 0 || number.micro.sign == .plus))
    }
  }

  /// A number of millionths is one to the bit, and not too great to be whole.
  @Test func wholeMillionthsAreToTheBit() {
    #expect((0.1).wholeMicros == 100_000 && (-2.5).wholeMicros == -2_500_000)
    #expect((0.1).nextUp.wholeMicros == nil && (1.0 / 3).wholeMicros == nil)
    #expect((999_999_999.0).wholeMicros == 999_999_999_000_000)
    #expect((1e9).wholeMicros == nil && (-1e9).wholeMicros == nil)
    #expect(Double.nan.wholeMicros == nil && Double.infinity.wholeMicros == nil)
  }
}
