import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// `didShow` comes after the layout that `willShow` has caused, as the keyboard's motion ends.
@MainActor
struct DidShowTests {
  /// The events of a keyboard that a controller sees, with their times.
  private final class Journal {
    var lines: [(name: String, time: Double)] = []
    /// The top of the drawn bar when `didShow` comes, in points.
    var shownTop: CGFloat = 0
  }

  private final class Diarist: ChatViewController {
    private let journal: Journal
    private var tokens: [any NSObjectProtocol] = []
    private var isMoving = false

    init(_ transcript: Transcript, _ journal: Journal) {
      self.journal = journal
      super.init(transcript: transcript)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      hear(UIResponder.keyboardWillShowNotification, as: "willShow") { controller in
        controller.isMoving = true
        controller.view.setNeedsLayout()
        UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
          controller.inputBar.frame.origin.y = 412
        }
      }
      hear(UIResponder.keyboardDidShowNotification, as: "didShow") { controller in
        controller.journal.shownTop = controller.inputBar.layer.presentation()?.frame.minY ?? 0
      }
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if isMoving { write("layout") } else { inputBar.frame = restingBarFrame }
      isMoving = false
    }

    private func write(_ name: String) {
      journal.lines.append((name, VirtualRunLoop.current.now))
    }

    private func hear(
      _ name: Notification.Name, as word: String,
      _ body: @escaping @MainActor @Sendable (Diarist) -> Void
    ) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated {
            guard let self else { return }
            self.write(word)
            body(self)
          }
        })
    }
  }

  private func play(_ events: [SceneEvent], on profile: KeyboardProfile) throws -> Journal {
    let journal = Journal()
    let registry = HandlerRegistry([
      HandlerDefinition(name: "diarist", summary: "Writes down.") { Diarist($1, journal) }
    ])
    _ = try ScenePlayer(registry: registry).play(
      SceneCase(
        name: "didShow", scene: "didShow", handler: HandlerSpec(name: "diarist"), device: .plain,
        profile: profile, events: events))
    return journal
  }

  /// Whatever duration is posted, the motion takes the profile's; the bar has arrived by then.
  @Test(arguments: KeyboardProfile.all, [nil, 0.1, 0.9])
  func comesAfterLayoutAsTheMotionEnds(_ profile: KeyboardProfile, _ posted: Double?) throws {
    let show = SceneEvent(
      time: 0.3, kind: .show(height: 356, duration: posted, curve: 7))
    let journal = try play([show], on: profile)
    #expect(journal.lines.map(\.name) == ["willShow", "layout", "didShow"])
    #expect(journal.lines.map(\.time) == [0.3, 0.3, 0.3 + profile.duration])
    #expect(journal.shownTop == 412)
  }

  /// Of two shows that overlap the first one's `didShow` does not come: its motion has no end.
  @Test func aShowThatIsReplacedArrivesOnce() throws {
    let journal = try play([.show(300, at: 0.3), .show(356, at: 0.4)], on: .iOS18)
    #expect(journal.lines.map(\.name) == ["willShow", "layout", "willShow", "layout", "didShow"])
    #expect(journal.lines.last?.time == 0.9)
  }
}
