import AnimationCurves
import Detectors
import Scenes
import TestSupport
import Testing

@testable import Recordings

/// What the pixels do not carry is no verdict.
struct VerdictTests {
  private static let (height, columns, scale) = (1792, RowPictures.columns, 2.0)
  private static let keyboardHeight = 346.0

  /// Two circles on a plain page, which come up with the keyboard and rest the given number of points above
  /// it, and `home` points above the screen's bottom without it; `width` pixels say which phone it is.
  private static func clip(
    margin: Double, home: Double = 50, width: Int = 828,
    timing: AnimationTiming = KeyboardProfile.iOS18.timing
  ) -> RowPictures {
    let times = (0..<84).map { Double($0) / 60 }
    let way = keyboardHeight - home + margin
    var drawn: [[Int]: [UInt8]] = [:]
    let frames = times.map { time -> [UInt8] in
      let share = time < 0.41 ? 0 : min(1, timing.progress(at: time - 0.41))
      let edges = [share * keyboardHeight, home + share * way].map {
        height - Int(($0 * scale).rounded())
      }
      let frame = drawn[edges] ?? screen(keyboard: edges[0], bar: edges[1])
      drawn[edges] = frame
      return frame
    }
    return RowPictures(width: width, height: height, times: times, frames: frames)
  }

  /// The screen with the keyboard's top, and the circles' lower end, at rows.
  private static func screen(keyboard top: Int, bar end: Int) -> [UInt8] {
    PlainBarTests.screen(keyboard: top) { row in
      let up = Double(end - row) - 48
      guard abs(up) <= 48 else { return [UInt8](repeating: 243, count: columns) }
      return (0..<columns).map { column in
        let side = abs(Double(column) - 23.5) - 18
        let radius = (up * up + side * side * 196).squareRoot()
        return radius > 48 ? 243 : radius > 20 ? 90 : 230
      }
    }
  }

  /// A frame that shows a bar below its right place, and above the keyboard, does not say where it ends.
  @Test func aLowBarAboveTheKeysDoesNotSayWhereItEnds() throws {
    var pictures = Self.clip(margin: 40)
    func share(_ frame: Int) -> Double {
      KeyboardProfile.iOS18.timing.progress(at: Double(frame) / 60 - 0.41)
    }
    let frame = try #require((26..<60).first { share($0) > 0.4 })
    let right = 50 + share(frame) * (Self.keyboardHeight - 10)
    pictures.frames[frame] = Self.screen(
      keyboard: Self.height - Int((share(frame) * Self.keyboardHeight * Self.scale).rounded()),
      bar: Self.height - Int(((right - 44) * Self.scale).rounded()))
    #expect { try Self.measure(pictures) } throws: { "\($0)".contains("it may end from") }
  }

  private static func measure(_ pictures: RowPictures, on device: Device? = nil) throws -> Playback
  {
    var options = ClipOptions()
    options.device = device
    return try ClipMeter.measure(pictures, named: "clip", options: options)
  }

  /// Below circles a page shows that may be the bar's: only where all of it may be the bar's own margin it
  /// is right.
  @Test(arguments: TestLength.isLong ? [8.0, 16, 24] : [24]) func circlesNearTheKeyboardAreRight(
    margin: Double
  ) throws {
    #expect(try CaseResult(Self.measure(Self.clip(margin: margin))).findings.isEmpty)
  }

  @Test(arguments: TestLength.isLong ? [40.0, 56, 70] : [40])
  func circlesFarFromTheKeyboardAreNotPassed(margin: Double) {
    #expect {
      try Self.measure(Self.clip(margin: margin))
    } throws: { "\($0)".contains("it may end from") && "\($0)".contains("--bar") }
  }

  /// A bar that keeps from the safe area, which has 34 points, what it keeps from the keyboard goes as far as
  /// that does, wherever it ends.
  @Test(arguments: TestLength.isLong ? [20.0, 34, 56, 90] : [34, 90])
  func aBarThatKeepsItsMarginIsRight(margin: Double) throws {
    let playback = try Self.measure(Self.clip(margin: margin, home: 34 + margin))
    #expect(CaseResult(playback).findings.isEmpty)
  }

  @Test(arguments: TestLength.isLong ? [(37.0, 74.0), (43, 74), (56, 56)] : [(43, 74)])
  func aBarThatKeepsAnotherOneIsNotPassed(margin: Double, home: Double) {
    #expect {
      try Self.measure(Self.clip(margin: margin, home: home))
    } throws: { "\($0)".contains("it may end from") }
  }

  /// The worst gap of the circles where `--bar` says where they are, 56 points above the keyboard.
  private static func gap(
    home: Double, timing: AnimationTiming = KeyboardProfile.iOS18.timing
  ) throws -> Double? {
    var options = ClipOptions()
    options.bar = 446...494
    let pictures = clip(margin: 56, home: home, timing: timing)
    let playback = try ClipMeter.measure(pictures, named: "clip", options: options)
    return CaseResult(playback).findings.first { $0.kind == .gap }?.points
  }

  @Test func theBarsRowsThatAreGivenSayIt() throws {
    // It keeps 16 points from the safe area, and so from the keyboard.
    #expect(abs((try Self.gap(home: 50) ?? 0) - 40) < 1)
    #expect(try Self.gap(home: 90) == nil)
  }

  /// A point of an unknown phone may be a tenth larger: what is a margin then only by the smaller one is not
  /// passed.
  @Test func aVerdictThatTheScaleTurnsIsNone() throws {
    let pictures = Self.clip(margin: 28, width: 834)
    #expect {
      try Self.measure(pictures)
    } throws: { "\($0)".contains("it may end from") }
    #expect(try CaseResult(Self.measure(pictures, on: .known("iPhone XR"))).findings.isEmpty)
  }

  /// A gap that is a margin if a point is a tenth larger is none, unless the phone is known.
  @Test func aGapThatTheScaleTurnsIsNone() throws {
    var options = ClipOptions()
    options.bar = 486.8...536.4
    let pictures = Self.clip(margin: 31, width: 834)
    #expect {
      try ClipMeter.measure(pictures, named: "clip", options: options)
    } throws: { "\($0)".contains("--device") }
    options.device = .known("iPhone XR")
    options.bar = 471...519
    let playback = try ClipMeter.measure(pictures, named: "clip", options: options)
    #expect(CaseResult(playback).findings.contains { $0.kind == .gap })
  }

  /// A bar that keeps from the keyboard what it keeps from the screen's bottom has not subtracted the safe area there,
  /// however large a point is.
  @Test(arguments: TestLength.isLong ? [31.0, 30.5] : [31]) func theSafeAreaIsAGapOnAnyScale(
    margin: Double
  ) throws {
    var options = ClipOptions()
    options.bar = 486.8...536.4
    let pictures = Self.clip(margin: margin, home: margin, width: 834)
    let playback = try ClipMeter.measure(pictures, named: "clip", options: options)
    let gap = try #require(CaseResult(playback).findings.first { $0.kind == .gap })
    #expect(abs(gap.points - margin * 1.0335) < 1.5)
  }

  /// Where a point's size is known, 29.5 of them are no 34.
  @Test func aMarginOfAKnownPhoneIsItsOwn() throws {
    var options = ClipOptions()
    (options.device, options.bar) = (.known("iPhone XR"), 472.5...520.5)
    let pictures = Self.clip(margin: 29.5, home: 29.5, width: 834)
    let playback = try ClipMeter.measure(pictures, named: "clip", options: options)
    #expect(!CaseResult(playback).findings.contains { $0.kind == .gap })
  }

  /// The same on a screen that is in no list: it may have a safe area or not, but for a bar that rests on its bottom.
  @Test(arguments: [(40.0, 40.0, true), (30, 30, false), (40, 52, true), (40, 0, false)])
  func aSafeAreaThatIsNotKnownIsAskedFor(margin: Double, home: Double, isAsked: Bool) {
    var options = ClipOptions()
    let pictures = Self.clip(margin: margin, home: home, width: 896)
    func message() -> String {
      do {
        return
          "\(try ClipMeter.measure(pictures, named: "clip", options: options).recording == nil)"
      } catch {
        return "\(error)"
      }
    }
    let top = (Double(Self.height) / Self.scale - Self.keyboardHeight - margin) * 780 / 896
    options.bar = top - 41.8...top
    #expect(message().contains("how high its safe area is") == isAsked)
    guard isAsked else { return }
    options.device = Device(unknownWithPoints: 390, 780)
    #expect(message() == "false")
  }

  /// A keyboard that is taller by half than those of the device with the clip's shape is another one's.
  @Test func aKeyboardOfAnotherDeviceIsAskedFor() throws {
    var pictures = Self.clip(margin: 8, width: 775)
    let cut = Self.height - 1180
    pictures.frames = pictures.frames.map { Array($0.dropFirst(cut * Self.columns)) }
    let crop = RowPictures(
      width: pictures.width, height: 1180, times: pictures.times, frames: pictures.frames)
    #expect { try Self.measure(crop) } throws: {
      "\($0)".contains("the shape of iPad mini") && "\($0)".contains("--device")
    }
    let whole = try Self.measure(Self.clip(margin: 8, width: 1176))
    #expect(whole.scene.device.name.contains("mini"))
  }

  /// Below circles that end half a point above where they may end at most is the page, not the keyboard's edge.
  @Test func aKeyboardsEdgeIsNotTheEndOfCircles() throws {
    let recording = try #require(try Self.measure(Self.clip(margin: 16.5, home: 16)).recording)
    #expect(try #require(recording.footDoubt) > 12)
  }

  /// A way by no system's curve does not say where a keyboard's top is, and so no gap to it.
  @Test func aGapToAnEdgeThatNoWayLeadsToIsNone() {
    #expect {
      try Self.gap(
        home: 50, timing: AnimationTiming(curve: .timingFunction(.easeIn), duration: 0.5))
    } throws: { "\($0)".contains("no way of the keyboard") }
  }

  /// A clip that begins with a third of the keyboard, and leaps to where it is closed, is no motion from rest to
  /// rest: nothing shows of the bar without the keyboard.
  @Test func aRestWithAPartOfTheKeyboardIsNotAClosedOne() {
    let whole = Self.clip(margin: 8)
    let part = Self.screen(keyboard: Self.height - 230, bar: Self.height + 200)
    var pictures = whole
    pictures.frames.replaceSubrange(0..<24, with: Array(repeating: part, count: 24))
    #expect(throws: RecordingError.self) { try Self.measure(pictures) }
  }

  /// A bar that may end anywhere in a range is right or not by that only if some of it is right.
  @Test(arguments: [
    (-59.0 ... -8, false), (-20 ... -1, true), (-20...40, true), (4...28, false), (28...33, true),
    (31...60, false), (-1...30, false),
  ])
  func aRangeIsDoubtfulWherePartOfItIsRight(range: ClosedRange<Double>, isDoubtful: Bool) {
    #expect(range.isPartly(in: -2...30) == isDoubtful)
  }

  /// What is far from its curve from a frame that shows nothing to one that shows it on the curve is something else;
  /// what comes near to the curve by and by is not, nor what stays far for long between frames that show nothing.
  @Test(arguments: [
    ([nil, 42, 42, 41, 0.2] as [Double?], true), ([0, 0.3, 30, 25, nil], true),
    ([nil, 42, 42, 19, 0.2], false), ([nil, 42, 42, 1.1, 0.2], false),
    ([0, 0.3, 30, 25, 0.1], false),
    ([nil, 42, 42, nil, 0], true), ([nil, 42, 42, 42, nil], false), ([nil, 19, 20, 20, 0], false),
  ])
  func aRunOffTheCurveBesideWhatIsUnseenIsStray(offs: [Double?], isStray: Bool) {
    let far = offs.indices.filter { (offs[$0] ?? 0) > 20 }
    for frame in offs.indices {
      #expect(
        ClipReading.isStray(frame, in: offs) == (isStray && far.contains(frame)),
        "\(offs), \(frame)")
    }
  }

  /// What is off its curve in one frame, and on it in those beside, is something else.
  @Test func anEdgeIsAloneBesideFramesOnItsCurve() {
    func isAlone(_ edge: [Double?]) -> Bool {
      ClipReading.isAlone(edge, in: 1, by: 1) { 100 + 10 * Double($0) }
    }
    #expect(isAlone([100, 150, 120]) && isAlone([101, 70, 119]))
    #expect(isAlone([106, 150, 114]), "much closer")
    #expect(!isAlone([100, 110.9, 120]) && isAlone([100, 111.1, 120]))
    #expect(!isAlone([100, 150, 160]) && !isAlone([140, 150, 120]) && !isAlone([109, 150, 120]))
    #expect(!isAlone([nil, 150, 120]) && !isAlone([100, nil, 120]) && !isAlone([100, 150, nil]))
  }
}
