import AnimationCurves
import Compositing
import Detectors
import Foundation
import KeyboardHandlers
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerGeometry
import LayerTrees
import SeededRandom
import TestSupport
import Testing

/// Apps whose window does not fill the screen: Slide Over, Split View, Stage Manager.
///
/// With `H` the screen's height, `B` the window's bottom, `T` its top and `K` the keyboard's
/// height, the bar belongs at `min(B, H - s, H - K)`, where `s` is the screen's bottom safe area.
@MainActor
struct WindowMotionTests {
  private nonisolated static let devices =
    Device.distinct.filter(\.isPad) + [
      Device(
        name: "a display", width: 1920, height: 1080, scale: 2, safeArea: .zero,
        keyboardHeight: 400, predictiveBarHeight: 0)
    ]

  private struct Sample {
    let device: Device
    let window: CGRect
    let height: Double
    let profile: KeyboardProfile

    /// A window that ends above the keyboard's top, at it, below it, or with the screen.
    init(_ random: inout SplitMix64) throws {
      device = try #require(devices.randomElement(using: &random))
      height = Double.random(in: 40...(0.4 * device.size.height), using: &random).rounded()
      profile = try #require(KeyboardProfile.all.randomElement(using: &random))
      let (screen, top) = (device.bounds, Double(device.size.height) - height)
      let bottoms = [
        Double.random(in: 420...top, using: &random).rounded(), top,
        Double.random(in: top...Double(screen.maxY), using: &random).rounded(),
        Double(screen.maxY),
      ]
      let bottom = try #require(bottoms.randomElement(using: &random))
      // Bars and some messages have room above the keyboard.
      let y = Double.random(in: 0...(min(bottom, top) - 350), using: &random).rounded()
      let width = Double.random(in: 320...Double(screen.width), using: &random).rounded()
      let x = Double.random(in: 0...(Double(screen.width) - width), using: &random).rounded()
      window = CGRect(x: x, y: y, width: width, height: bottom - y)
    }

    /// The bar's place without a keyboard, in points of the screen.
    var rest: Double {
      min(Double(window.maxY), Double(device.size.height - device.safeArea.bottom))
    }
    var keyboardTop: Double { Double(device.size.height) - height }
    /// The distance that the bar has to rise, in points.
    var rise: Double { max(0, rest - keyboardTop) }
    /// The distance that it rises where the window is taken to reach the screen's bottom.
    var riseOfWhole: Double { max(0, height - (Double(window.maxY) - rest)) }
  }

  private func checked(
    _ handler: HandlerSpec, _ sample: Sample, _ events: [SceneEvent]
  ) throws -> CheckedCase {
    try check(
      handler, on: sample.device, window: sample.window, profile: sample.profile, events)
  }

  private func atTheSeam(_ result: CheckedCase) -> [Cause.Rule?] {
    result.findings.filter { [.gap, .overlap].contains($0.kind) }.map(\.rule)
  }

  @Test(arguments: ["frame", "constraint", "transform", "layoutguide"], 0..<4)
  func rightMotionsAreCleanInAnyWindow(_ motion: String, _ seed: UInt64) throws {
    var random = SplitMix64(seed: 900 + seed)
    for _ in 0..<TestLength.cases(6, long: 25) {
      let sample = try Sample(&random)
      let result = try checked(
        .named(motion), sample,
        [
          .show(sample.height, at: 0.1), .show(sample.height + 42, at: 0.3),
          .show(sample.height, at: 0.9), .hide(at: 1.6), .show(sample.height, at: 1.7),
        ])
      #expect(result.findings.isEmpty, "\(sample): \(result.findings)")
      let bound = 0.5 / sample.device.scale + 1e-9
      #expect(result.greatestGap <= bound && result.greatestOverlap <= bound, "\(sample)")
      let last = try #require(result.compositor?.readings.last ?? nil)
      #expect(abs(last.barBottom - (sample.rest - sample.rise)) <= bound, "\(sample)")
    }
  }

  /// A handler that takes the keyboard's part of the screen is off by its part below the window.
  @Test(arguments: ["screen", "height"])
  func theScreensPartIsTooMuch(_ rect: String) throws {
    var random = SplitMix64(seed: 77)
    for _ in 0..<40 {
      let sample = try Sample(&random)
      let gap = sample.riseOfWhole - sample.rise
      // A bar that has risen to the navigation bar leaves a gap below that alone.
      guard Double(sample.window.height) - sample.riseOfWhole > 120 else { continue }
      let result = try checked(
        .named("frame", ["rect": rect]), sample, [.show(sample.height, at: 0)])
      let last = try #require(result.compositor?.readings.last ?? nil)
      #expect(abs(last.gap - gap) < 1e-9, "\(sample): \(last.gap), not \(gap)")
      let below = Double(sample.device.size.height - sample.window.maxY)
      if below >= sample.device.safeArea.bottom { #expect(gap == min(below, sample.height)) }
      guard gap > 0.5 else { continue }
      #expect(atTheSeam(result) == [.heightNotIntersected], "\(sample): \(result.findings)")
    }
  }

  /// A handler that reads the screen's points as the window's is off by the window's origin.
  @Test func theWindowsPointsAreNotTheScreens() throws {
    var random = SplitMix64(seed: 78)
    for _ in 0..<40 {
      let sample = try Sample(&random)
      let overlap = min(Double(sample.window.minY), sample.rise)
      let result = try checked(
        .named("frame", ["rect": "window"]), sample, [.show(sample.height, at: 0)])
      let last = try #require(result.compositor?.readings.last ?? nil)
      #expect(abs(last.overlap - overlap) < 1e-9, "\(sample): \(last.overlap), not \(overlap)")
      guard overlap > 0.5, overlap < sample.rise else { continue }
      #expect(atTheSeam(result) == [.coordinatesNotConverted], "\(sample): \(result.findings)")
    }
  }

  /// A window does not hide a wrong curve.
  @Test func aWrongCurveIsFoundWhereTheKeyboardReachesIn() throws {
    let device = Device.known("iPad Pro (11-inch)")
    let events = [SceneEvent.show(333, at: 0), .hide(at: 1)]
    let high = CGRect(x: 100, y: 100, width: 500, height: 700)
    let low = CGRect(x: 20, y: 24, width: 375, height: 1150)
    let wrong = HandlerSpec.named("frame", ["timing": "linear"])
    #expect(try check(wrong, on: device, window: high, events).findings.isEmpty)
    let found = try check(wrong, on: device, window: low, events).findings
    #expect(Set(found.map(\.kind)).isSuperset(of: [.gap, .overlap]))
    #expect(found.allSatisfy { $0.rule == .differentCurve })
  }

  /// The vectors of Flutter's tests: a view at (20, 20) of 320 x (H - 40), a keyboard of which 300
  /// points are posted and 320 on the screen, an inset of 300.
  @Test(arguments: [("end", 300.0), ("height", 300), ("screen", 320), ("window", 280)])
  func aSlideOverIsToldOfWhatReachesIntoIt(_ rect: String, _ inset: Double) throws {
    let device = Device.known("iPad Pro (11-inch)")
    let (width, height) = (Double(device.size.width), Double(device.size.height))
    let window = CGRect(x: 20, y: 20, width: 320, height: height - 40)
    let posted = KeyboardNotification(
      name: .willShow, begin: CGRect(x: 20, y: height, width: width, height: 300),
      end: CGRect(x: 20, y: height - 320, width: width, height: 300), duration: 0.25)
    let place = CGRect(x: 0, y: height - 320, width: width, height: 320)
    let result = try check(
      .named("frame", ["rect": rect]), on: device, window: window,
      [SceneEvent(time: 0, kind: .notification(posted, place: place))])
    let last = try #require(result.compositor?.readings.last ?? nil)
    #expect(abs(last.barBottom - (height - 20 - inset)) < 1e-9)
    #expect(last.gap == max(0, inset - 300) && last.overlap == max(0, 300 - inset))
  }

  /// An accessory is as wide as the window, and rests at its bottom while the keys are below that.
  @Test func anAccessoryKeepsToTheWindow() throws {
    let device = Device.known("iPad Pro (11-inch)")
    for window in [
      CGRect(x: 20, y: 24, width: 375, height: 1150), CGRect(x: 60, y: 80, width: 500, height: 700),
    ] {
      let result = try check(
        .named("inputaccessory"), on: device, window: window, [.show(333, at: 0.1)])
      #expect(result.findings.isEmpty, "\(result.findings)")
      let compositor = try #require(result.compositor)
      let last = compositor.frame(compositor.times.count - 1).layers
      let bar = try #require(last.last { $0.role == .inputBar }).frame
      let keys = try #require(last.last { $0.role == .keyboard }).frame
      #expect(keys == CGRect(x: 0, y: 861, width: 834, height: 333))
      let bottom = min(861, window.maxY)
      #expect(bar == CGRect(x: window.minX, y: bottom - 44, width: window.width, height: 44))
    }
  }

  /// On the oldest system it is as wide as the keyboard, and the window cuts off what is beyond it.
  @Test func anOldAccessoryIsCutOff() throws {
    let device = Device.known("iPad Pro (11-inch)")
    let window = CGRect(x: 459, y: 0, width: 375, height: 1194)
    let result = try check(
      .named("inputaccessory"), on: device, window: window, profile: .iOS10, [.show(333, at: 0.1)])
    #expect(result.findings.map(\.kind) == [.offscreen])
    #expect(result.findings.map(\.points) == [834 - 375])
    #expect(
      result.findings[0].cause
        == .bar(.beyondEdge("right", by: 459, extent: 834, of: .window)))
  }

  /// A finger finds the window where it is, and pulls the keyboard by points of the screen.
  @Test func fingersGoByTheScreen() throws {
    let device = Device.known("iPad Pro (11-inch)")
    let window = CGRect(x: 20, y: 44, width: 375, height: 1150)
    let drag = KeyboardDrag(from: 700, to: 1100, duration: 0.3, release: .stay)
    let events = [
      SceneEvent.show(333, at: 0), SceneEvent(time: 1, kind: .drag(drag)),
      SceneEvent(time: 2, kind: .tap(CGPoint(x: 700, y: 300))),
    ]
    let handler = HandlerSpec.named("layoutguide", ["dismiss": "interactive"])
    let result = try check(handler, on: device, window: window, events)
    #expect(result.findings.isEmpty, "\(result.findings)")
    let lowest = result.compositor?.readings[60...].compactMap { $0?.keyboardTop }.max()
    #expect(abs((lowest ?? 0) - 1100) < 25)
  }

  /// An accessory is as wide as the keyboard: a sheet on a tablet does not cut it off.
  @Test(arguments: ChatPresentation.allCases, [KeyboardProfile.iOS13, .iOS18])
  func anAccessoryIsWiderThanASheet(
    presentation: ChatPresentation, profile: KeyboardProfile
  ) throws {
    for name in ["iPad (10.2-inch)", "iPad Pro (11-inch)", "iPhone 14"] {
      let result = try check(
        .named("inputaccessory"), on: .known(name), presentation: presentation, profile: profile,
        [.show(333, at: 0.1), .hide(at: 1)])
      #expect(result.findings.isEmpty, "\(name): \(result.findings)")
    }
  }

  /// In a sheet a bar rises by what the keyboard covers of that, wherever the window ends.
  @Test(arguments: ["frame", "constraint", "transform", "layoutguide"])
  func aSheetIsTheChatsPlace(_ motion: String) throws {
    for name in ["iPad (10.2-inch)", "iPad Pro (11-inch)", "iPhone 14"] {
      for presentation in ChatPresentation.allCases {
        let device = Device.known(name)
        let result = try check(
          .named(motion), on: device, presentation: presentation,
          [.show(333, at: 0.1), .hide(at: 1), .show(333, at: 1.2)])
        #expect(result.findings.isEmpty, "\(name) \(presentation): \(result.findings)")
        let last = try #require(result.compositor?.readings.last ?? nil)
        let isInMiddle = presentation == .formSheet && device.isPad
        let bottom = Double(device.size.height) / 2 + 310
        let top = Double(device.size.height) - 333
        #expect(abs(last.barBottom - (isInMiddle ? min(bottom, top) : top)) < 0.5)
      }
    }
  }

  /// A handler that takes the keyboard's height is off by the height below the sheet.
  @Test func theHeightIsTooMuchInASheet() throws {
    let result = try check(
      .named("frame", ["rect": "height"]), on: .known("iPad (10.2-inch)"),
      presentation: .formSheet, [.show(263, at: 0)])
    #expect(result.findings.map(\.points) == [230])
    #expect(result.findings.map(\.rule) == [.heightNotIntersected])
    guard case .rest(.heightNotIntersected(_, _, let height, .sheet)) = result.findings[0].cause
    else {
      Issue.record("another cause")
      return
    }
    #expect(height == 33)
  }
}
