import AnimationCurves
import Foundation
import LayerTrees
import Scenes
import Testing

/// Playbacks as files have them: all is read as it was written, and nothing is that is not there.
struct PlaybackCodingTests {
  private func playback(posted: [PostedNotification], _ diagnostics: [Diagnostic]) -> Playback {
    var log = CommitLog()
    log.append(Commit(time: 0, root: LayerSnapshot(id: LayerID(1), model: LayerValues())))
    let scene = SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "none"), device: Device.catalog[0],
      events: [])
    return Playback(
      scene: scene, log: log, phases: PhaseLog(), posted: posted, diagnostics: diagnostics)
  }

  private func posted(_ time: Double, leftOut: Double = 0) -> PostedNotification {
    let frame = CGRect(x: 0, y: 300, width: 320, height: 268)
    return PostedNotification(
      time: time,
      notification: KeyboardNotification(
        name: .willShow, begin: frame.offsetBy(dx: 0, dy: 268), end: frame, duration: 0.25),
      leftOut: leftOut)
  }

  private let diagnostic = Diagnostic(
    kind: .frameSetUnderTransform, time: 0, view: "UIView", role: .inputBar, message: "a")

  @Test func whatIsWrittenIsRead() throws {
    for posted in [[], [posted(0.5)], [posted(0.5, leftOut: 44), posted(0.5), posted(2)]] {
      for diagnostics in [[], [diagnostic]] {
        let written = playback(posted: posted, diagnostics)
        #expect(written.dependsOnRefreshes)
        let data = try JSONEncoder().encode(written)
        let read = try JSONDecoder().decode(Playback.self, from: data)
        #expect(read.posted == posted && read.diagnostics == diagnostics)
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("\"posted\"") == !posted.isEmpty)
        #expect(text.contains("\"diagnostics\"") == !diagnostics.isEmpty)
        #expect(text.contains("\"leftOut\"") == posted.contains { $0.leftOut > 0 })
      }
    }
  }

  @Test func notificationsAreInOrderOfTime() throws {
    let data = try JSONEncoder().encode(playback(posted: [posted(2), posted(1.999)], []))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Playback.self, from: data)
    }
  }
}
