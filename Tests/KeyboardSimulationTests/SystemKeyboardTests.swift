import TestSupport
import AnimationCurves
import Foundation
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

@MainActor
struct SystemKeyboardTests {
  private let down = CGRect(x: 0, y: 812, width: 375, height: 336)
  private let up = CGRect(x: 0, y: 476, width: 375, height: 336)

  @Test(arguments: KeyboardProfile.all)
  func showAnnouncesThenArrives(_ profile: KeyboardProfile) throws {
    let rehearsal = try Rehearsal([.show(336, at: 0.25)], profile: profile)
    #expect(rehearsal.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    for heard in rehearsal.heard {
      #expect(heard.begin == down && heard.end == up)
      #expect(heard.duration == profile.notifiedDuration)
      #expect(heard.curve == 7 && heard.isLocal)
    }
    let arrival = 0.25 + profile.duration
    #expect(rehearsal.heard.map(\.time) == [0.25, 0.25, arrival, arrival])
  }

  /// The will-notifications come inside the system's animation where the profile says so.
  @Test(arguments: KeyboardProfile.all)
  func announcementsAreAmbientAsTheProfileSays(_ profile: KeyboardProfile) throws {
    let rehearsal = try Rehearsal([.show(336, at: 0), .hide(at: 1)], profile: profile)
    for heard in rehearsal.heard {
      let isAmbient = profile.postsInsideAnimation && heard.name.hasPrefix("Will")
      #expect(heard.ambientDuration == (isAmbient ? profile.notifiedDuration : 0))
    }
  }

  @Test func hideTakesItDownAgain() throws {
    let rehearsal = try Rehearsal([.show(336, at: 0), .hide(at: 1)])
    #expect(
      rehearsal.names.suffix(4) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(rehearsal.heard.suffix(4).allSatisfy { $0.begin == up && $0.end == down })
    #expect(rehearsal.heard.suffix(4).map(\.time) == [1, 1, 1.5, 1.5])
  }

  /// Keys that the system shows are named, low ones as well; those of a record alone are not.
  @Test func theKeysAreNamed() throws {
    #expect(try Rehearsal([.show(336, at: 0)]).playback.panel(at: 0.1) == .text)
    let low = try Rehearsal([.show(100, at: 0), .hide(at: 1)]).playback
    #expect(try [0.1, 0.9, 1.2].map { try low.panel(at: $0) } == [.text, .text, .text])
    #expect(try Rehearsal([.show(700, at: 0)]).playback.panel(at: 0.1) == nil)
    let record = KeyboardNotification(
      name: .willShow, begin: CGRect(x: 0, y: 812, width: 375, height: 44),
      end: CGRect(x: 0, y: 768, width: 375, height: 44), duration: 0.25)
    let posted = SceneEvent(time: 0, kind: .notification(record, place: nil))
    #expect(try Rehearsal([posted]).playback.panel(at: 0.1) == nil)
  }

  @Test func aTabletsShortcutsAreNoKeys() throws {
    let tablet = try #require(Device.named("iPad Pro (11-inch)"))
    let playback = try Rehearsal(
      [
        SceneEvent(time: 0, kind: .hardwareKeyboard(true)), .show(313, at: 0.1),
        SceneEvent(time: 1, kind: .hardwareKeyboard(false)),
      ], device: tablet
    ).playback
    #expect(try playback.panel(at: 0.5) == .accessory)
    #expect(try playback.panel(at: 1.5) == .text)
  }

  @Test func anotherHeightIsAnotherShow() throws {
    let rehearsal = try Rehearsal([.show(336, at: 0), .show(292, at: 1, duration: 0, curve: 0)])
    #expect(
      rehearsal.names.suffix(4) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    let lower = CGRect(x: 0, y: 520, width: 375, height: 292)
    for heard in rehearsal.heard.suffix(4) {
      #expect(heard.begin == up && heard.end == lower)
      #expect(heard.time == 1 && heard.duration == 0 && heard.curve == 0)
    }
  }

  @Test func hidingWhatIsDownSaysNothing() throws {
    #expect(try Rehearsal([.hide(at: 0), .hide(at: 1)]).names.isEmpty)
    let twice = try Rehearsal([.show(336, at: 0), .hide(at: 1), .hide(at: 1.2), .hide(at: 3)])
    #expect(twice.names.filter { $0 == "WillHide" }.count == 1)
    #expect(twice.names.filter { $0 == "DidHide" }.count == 1)
  }

  /// An interrupted show never arrives; only what came last does.
  @Test func hideBeforeTheShowHasEnded() throws {
    let rehearsal = try Rehearsal([.show(336, at: 0), .hide(at: 0.1)])
    #expect(
      rehearsal.names == [
        "WillChangeFrame", "WillShow", "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide",
      ])
    #expect(rehearsal.heard.last?.time == 0.6)
  }

  /// The second show changes nothing, and the first continues: it arrives when that has ended.
  @Test func showTwiceArrivesOnceAndNotTooEarly() throws {
    let rehearsal = try Rehearsal([.show(336, at: 0), .show(336, at: 0.1)])
    #expect(rehearsal.heard.filter { $0.name == "DidShow" }.map(\.time) == [0.5])
    #expect(rehearsal.phases == [.init(0, .opening), .init(0.5, .open)])
  }

  /// Motions add up: a short one does not end what a long one before it still moves.
  @Test func aShortMotionDoesNotEndALongOne() throws {
    let rehearsal = try Rehearsal([.show(336, at: 0), .show(292, at: 0.1, duration: 0.1, curve: 3)])
    #expect(rehearsal.heard.last?.time == 0.5)
    #expect(rehearsal.phases == [.init(0, .opening), .init(0.1, .resizing), .init(0.5, .open)])
  }

  @Test func phasesOfAWholeScene() throws {
    let rehearsal = try Rehearsal([
      .show(336, at: 0.5), .show(292, at: 1.5), .hide(at: 2.5), .show(336, at: 2.75),
      .hide(at: 4, duration: 0),
    ])
    #expect(
      rehearsal.phases == [
        .init(0, .closed), .init(0.5, .opening), .init(1, .open), .init(1.5, .resizing),
        .init(2, .open), .init(2.5, .closing), .init(2.75, .opening), .init(3.25, .open),
        .init(4, .closed),
      ])
  }

  /// `top(t) = 812 - 336·p(t)` with p critically damped, omega = sqrt(1000 / 3), over 0.5 s.
  @Test func curveSevenIsTheSpringWhateverTheDuration() throws {
    for duration in [0.01, 0.25, 3] {
      let playback = try Rehearsal([.show(336, at: 0, duration: duration)]).playback
      for index in 0...60 {
        let time = Double(index) / 100
        let swing = (1000.0 / 3).squareRoot() * time
        let progress = time < 0.5 ? 1 - (1 + swing) * exp(-swing) : 1
        #expect(abs(try playback.keyboardTop(at: time) - (812 - 336 * progress)) < 1e-9)
      }
    }
  }

  @Test func curveThreeTakesItsDuration() throws {
    let playback = try Rehearsal([.show(300, at: 0, duration: 0.4, curve: 3)]).playback
    for index in 0...50 {
      let time = Double(index) / 100
      #expect(abs(try playback.keyboardTop(at: time) - (812 - 300 * min(1, time / 0.4))) < 1e-9)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 7])
  func durationZeroIsInstant(_ curve: Int) throws {
    let rehearsal = try Rehearsal([.show(300, at: 0.5, duration: 0, curve: curve)])
    #expect(try rehearsal.playback.keyboardTop(at: 0.5) == 512)
    #expect(rehearsal.heard.allSatisfy { $0.time == 0.5 })
    #expect(rehearsal.heard.last?.name == "DidShow")
  }

  /// Curve 0 takes the duration that it is given.
  @Test func curveZeroLastsItsDuration() throws {
    let rehearsal = try Rehearsal([.show(300, at: 0, duration: 0.35, curve: 0)])
    #expect(rehearsal.heard.last?.time == 0.35)
    #expect(abs(try rehearsal.playback.keyboardTop(at: 0.175) - 662) < 1e-9)
  }

  /// The observers of an app that has been played hear nothing of the next one.
  @Test func appsDoNotOutliveTheirScene() throws {
    let first = try Rehearsal([.show(336, at: 0)])
    let count = first.heard.count
    let second = try Rehearsal([.show(336, at: 0)])
    #expect(second.heard.count == count)
  }
}

extension PhaseStart {
  init(_ time: Double, _ phase: Phase) { self.init(time: time, phase: phase) }
}

extension Rehearsal {
  /// The keyboard's phases, from the first one on.
  var phases: [PhaseStart] { playback.phases.starts }
}

extension Playback {
  func keyboardFrame(at time: Double) throws -> CGRect {
    let commit = try #require(log.commit(at: time))
    return try #require(LayerPath(to: .keyboard, in: commit.root)).frame(at: time).rect
  }

  /// The keys that are drawn.
  func panel(at time: Double) throws -> KeyboardPanel? {
    let commit = try #require(log.commit(at: time))
    return try #require(LayerPath(to: .keyboard, in: commit.root)).leaf.panel
  }

  func keyboardTop(at time: Double) throws -> Double { try keyboardFrame(at: time).minY }
}
