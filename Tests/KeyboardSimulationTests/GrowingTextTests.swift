import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees
import Testing

/// A bar with a text view that is as high as its text, by constraints alone.
private final class GrowingBar: UIView {
  let textView = UITextView()

  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    layer.role = .inputBar
    textView.isScrollEnabled = false
    textView.font = .systemFont(ofSize: 16)
    textView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      textView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class GrowingViewController: UIViewController {
  let bar = GrowingBar()
  let isAccessory: Bool

  init(isAccessory: Bool) {
    self.isAccessory = isAccessory
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { isAccessory }
  override var inputAccessoryView: UIView? { isAccessory ? bar : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard !isAccessory else {
      becomeFirstResponder()
      return
    }
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }
}

@MainActor
struct GrowingTextTests {
  /// `6 + 8 + n · 1.193359375 · 16 + 8 + 6`, up to the next pixel.
  private func height(lines: Int, scale: Double) -> Double {
    let text = ((16 + Double(lines) * 19.09375) * scale).rounded(.up) / scale
    return text + 12
  }

  /// 34 points of home indicator below a bar at rest, none on top of a keyboard.
  @Test(arguments: [true, false])
  func theBarGrowsWithItsText(_ isAccessory: Bool) throws {
    let device = try #require(Device.named("iPhone 14"))
    // 390 - 16 - 10 points are 45 glyphs of 8 points.
    let scene = SceneCase(
      name: "growing", scene: "growing", handler: HandlerSpec(name: "own"), device: device,
      events: [
        SceneEvent(time: 1, kind: .focus(1)),
        SceneEvent(time: 2, kind: .type(String(repeating: "x", count: 46))),
        SceneEvent(time: 3, kind: .type(String(repeating: "x", count: 46))),
      ])
    let playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(GrowingViewController(isAccessory: isAccessory), bar: { $0.bar })
    }
    let rest = isAccessory ? 34.0 : 0
    for (time, lines, below) in [(0.9, 1, rest), (1.9, 1, 0), (2.9, 2, 0), (3.9, 3, 0)] {
      let commit = try #require(playback.log.commit(at: time))
      let bar = try #require(LayerPath(to: .inputBar, in: commit.root)).frame(at: time).rect
      #expect(abs(Double(bar.height) - height(lines: lines, scale: 3) - below) < 0.34)
      let bottom = time < 1 ? (isAccessory ? 844.0 : 810) : 844 - 292
      #expect(abs(Double(bar.maxY) - bottom) < 1e-6)
    }
  }
}
