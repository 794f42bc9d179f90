import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import SceneFiles
import Scenes
import TestSupport
import Testing

/// A record's places: where the keyboard is when it begins, and where it really goes.
@MainActor
struct RecordedPlaceTests {
  private func rect(_ top: Double, _ height: Double) -> CGRect {
    CGRect(x: 0, y: top, width: 375, height: height)
  }

  private func event(
    _ name: KeyboardNotification.Name, from begin: CGRect, to end: CGRect, duration: Double = 0.4,
    curve: Int = 3, place: CGRect? = nil, at time: Double
  ) -> SceneEvent {
    SceneEvent(
      time: time,
      kind: .notification(
        KeyboardNotification(name: name, begin: begin, end: end, duration: duration, curve: curve),
        place: place))
  }

  /// It is where the record begins, whatever was before, and goes evenly to its end.
  @Test func itBeginsWhereTheRecordSays() throws {
    let rehearsal = try Rehearsal([
      .show(300, at: 0),
      event(.willShow, from: rect(600, 212), to: rect(400, 412), at: 1),
    ])
    #expect(try rehearsal.playback.keyboardTop(at: 0.99) == 512)
    for (elapsed, top) in [(0.0, 600.0), (0.1, 550), (0.2, 500), (0.4, 400)] {
      #expect(abs(try rehearsal.playback.keyboardTop(at: 1 + elapsed) - top) < 1e-9)
    }
    let heard = rehearsal.heard.filter { $0.time >= 1 }
    #expect(heard.map(\.name) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    #expect(heard.map(\.time) == [1, 1, 1.4, 1.4])
    #expect(heard.allSatisfy { $0.begin == rect(600, 212) && $0.end == rect(400, 412) })
  }

  /// Where another place is given, it comes from where it is, not from where the record says.
  @Test func anotherPlaceIsGoneToFromHere() throws {
    let rehearsal = try Rehearsal([
      .show(300, at: 0),
      event(
        .willShow, from: rect(812, 14), to: rect(798, 14), place: rect(412, 400), at: 1),
    ])
    for (elapsed, top) in [(0.0, 512.0), (0.1, 487), (0.2, 462), (0.4, 412)] {
      #expect(abs(try rehearsal.playback.keyboardTop(at: 1 + elapsed) - top) < 1e-9)
    }
  }

  /// A change of the frame alone is told once of each kind; so is what is over.
  @Test func eachNameIsToldOnce() throws {
    let change = try Rehearsal([
      event(.willChangeFrame, from: rect(812, 300), to: rect(512, 300), at: 0.5)
    ])
    #expect(change.names == ["WillChangeFrame", "DidChangeFrame"])
    let over = try Rehearsal([
      event(.didShow, from: rect(812, 300), to: rect(512, 300), place: rect(472, 340), at: 0.5)
    ])
    #expect(over.names == ["DidShow"] && over.heard.map(\.end) == [rect(512, 300)])
    #expect(try over.playback.keyboardFrame(at: 0.5) == rect(472, 340))
    #expect(over.playback.phases.starts.map(\.phase) == [.closed, .open])
  }

  /// A hide to nowhere takes its time where the record says a place as well.
  @Test func aHideToNowhereMayHaveAPlace() throws {
    let rehearsal = try Rehearsal([
      .show(300, at: 0),
      event(.willHide, from: rect(512, 300), to: .zero, place: rect(812, 300), at: 1),
    ])
    #expect(abs(try rehearsal.playback.keyboardTop(at: 1.2) - 662) < 1e-9)
    #expect(rehearsal.heard.last?.time == 1.4)
    #expect(
      rehearsal.playback.phases.starts.map(\.phase) == [
        .opening, .open, .closing, .closed,
      ])
  }

  /// What a record says of a keyboard away from the bottom is its place and its size.
  @Test func aFloatingRecordIsRemembered() throws {
    let pad = Device.known("iPad (9.7-inch)")
    let floating = CGRect(x: 100, y: 200, width: 320, height: 260)
    let rehearsal = try Rehearsal(
      [
        event(.willChangeFrame, from: .zero, to: floating, duration: 0, at: 0.5),
        SceneEvent(time: 1, kind: .hardwareKeyboard(.minimised)),
        SceneEvent(time: 2, kind: .hardwareKeyboard(.detached)),
        SceneEvent(time: 3, kind: .dock),
      ], device: pad)
    #expect(try rehearsal.playback.keyboardFrame(at: 0.9) == floating)
    #expect(try rehearsal.playback.keyboardTop(at: 1.9) == 1024)
    #expect(try rehearsal.playback.keyboardFrame(at: 2.9) == floating)
    #expect(
      try rehearsal.playback.keyboardFrame(at: 4)
        == CGRect(x: 0, y: 764, width: 768, height: 260))
    #expect(rehearsal.playback.phases.excursions.map(\.lowerBound) == [0.5, 2])
  }

  /// Keys that end below the screen's end are as high as they show.
  @Test func aRecordThatReachesBelowTheScreen() throws {
    let device = Device.known("iPhone 8")
    let more = KeyboardSwitch.predictiveBar(true, duration: nil)
    let rehearsal = try Rehearsal(
      [
        event(.willShow, from: rect(667, 400), to: rect(451, 400), at: 0.5),
        SceneEvent(time: 2, kind: .keyboardSwitch(more)),
      ], device: device)
    #expect(try rehearsal.playback.keyboardTop(at: 1.9) == 451)
    #expect(try rehearsal.playback.keyboardTop(at: 3) == 451 - device.predictiveBarHeight)
  }
}
