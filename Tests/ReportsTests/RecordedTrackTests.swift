import Compositing
import Detectors
import Foundation
import Reports
import Scenes
import TestSupport
import Testing

/// Keyboard and bar in a clip's frames, as the JSON report has them.
@MainActor
struct RecordedTrackTests {
  private struct Document: Decodable {
    let cases: [Case]

    struct Case: Decodable { let track: Track }

    struct Track: Decodable {
      let times: [Double]
      let keyboardTop, barTop, barBottom: [Double?]
      let guide, listBottom, opacity: [Double?]?
      let keyboard, bar: [[[Double]]?]?
    }
  }

  /// A keyboard that comes up 300 points in 30 frames with its bar, which frame 10 hides; the first
  /// frame shows no keyboard.
  private func playback() -> Playback {
    let times = (0..<30).map { Double($0) / 60 }
    let tops = (0..<30).map { 852 - 300 * Double(min($0, 20)) / 20 }
    let bottoms = tops.map { 818 + ($0 - 852) / 300 * 266 }
    let edge = Recording.Edge(rms: 0.1, visible: 29)
    let recording = Recording(
      width: 1179, height: 2556, clock: .stamps, rate: 60, keyboard: edge, bar: edge, system: nil,
      uncertainty: 0.3, motions: [],
      track: RecordedTrack(
        times: times, keyboardTop: tops.indices.map { $0 == 0 ? nil : tops[$0] },
        barTop: bottoms.indices.map { $0 == 10 ? nil : bottoms[$0] - 44 },
        barBottom: bottoms.indices.map { $0 == 10 ? nil : bottoms[$0] }))
    let scene = SceneCase(
      name: "clip.mp4", scene: "clip.mp4", label: "recorded",
      handler: HandlerSpec(name: "recorded"),
      device: Device.known("iPhone 15"), transcript: Transcript(messages: []), events: [])
    let stretch = Playback.RecordedStretch(
      phase: .opening, times: times, keyboardTop: tops, barTop: bottoms.map { $0 - 44 },
      barBottom: bottoms, guideTop: bottoms, hidden: [10])
    return Playback(scene: scene, recording: recording, stretches: [stretch])
  }

  private func result(withTrack: Bool) -> CaseResult {
    let checked = CheckedCase(playback())
    var result = checked.result
    result.track = withTrack ? checked.track : nil
    return result
  }

  private func track(_ text: String) throws -> Document.Track {
    try #require(JSONDecoder().decode(Document.self, from: Data(text.utf8)).cases.first).track
  }

  @Test func aRecordedTrackHasWhatASimulatedOneHas() throws {
    let track = try track(JSONReporter().report([result(withTrack: true)]))
    let guide = try #require(track.guide)
    let (keyboard, bar) = (try #require(track.keyboard), try #require(track.bar))
    let lists = [guide, try #require(track.listBottom), try #require(track.opacity)]
    #expect(lists.allSatisfy { $0.count == 30 } && keyboard.count == 30 && bar.count == 30)
    #expect(track.listBottom?.allSatisfy { $0 == nil } == true)
    #expect(keyboard[0] == nil && track.opacity?[0] == nil)
    #expect(keyboard[10] == [[0, 702, 393, 150]] && track.opacity?[10] == 1)
    #expect(bar[10] == nil && track.barBottom[10] == nil)
    #expect(bar[20] == [[0, 508, 393, 44]])
    // Without a keyboard the place of a right bar on its way is not known.
    #expect(guide[0] == nil)
    #expect(abs(try #require(guide[20]) - 552) < 1e-6)
  }

  @Test func withoutTracksTheEdgesStay() throws {
    let whole = JSONReporter().report([result(withTrack: true)])
    let edges = try track(JSONReporter().report([result(withTrack: false)]))
    #expect(edges.keyboardTop[20] == 552 && edges.keyboard == nil && edges.guide == nil)
    var options = ReportOptions()
    options.includesTracks = false
    let report = Report([result(withTrack: true)])
    #expect(try track(JSONReporter().report(report, options)).bar == nil)
    // A report that is read and written again keeps what it has.
    let read = try Report(json: Data(whole.utf8))
    #expect(JSONReporter().report(read) == whole)
  }
}
