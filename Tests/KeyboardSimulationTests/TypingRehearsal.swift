import AnimationCurves
import Foundation
import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes
import LayerTrees

/// The calls that an app and its delegates received, in order, each by its name.
@MainActor
final class Diary {
  var entries: [String] = []
  var heard: [Heard] = []
  private var ears: Ears?

  func listen() {
    ears = Ears { [weak self] in
      self?.entries.append($0.name)
      self?.heard.append($0)
    }
  }
}

/// An app's own screen with text fields and a text view, as a user would write it.
final class TypingViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  let diary: Diary
  let fields = [UITextField(), UITextField()]
  let textView = UITextView()
  let bar = UIView()
  var mayBegin = true
  var mayEnd = true
  var controllerAccessory: UIView?
  private let configure: (TypingViewController) -> Void

  init(diary: Diary, configure: @escaping (TypingViewController) -> Void = { _ in }) {
    self.diary = diary
    self.configure = configure
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { controllerAccessory != nil }
  override var inputAccessoryView: UIView? { controllerAccessory }

  override func viewDidLoad() {
    bar.frame = CGRect(x: 0, y: 600, width: 375, height: 44)
    view.addSubview(bar)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 0, y: 100 + 50 * CGFloat(index), width: 300, height: 40)
      field.delegate = self
      view.addSubview(field)
    }
    textView.frame = CGRect(x: 0, y: 300, width: 300, height: 40)
    textView.delegate = self
    view.addSubview(textView)
    diary.listen()
    configure(self)
  }

  private func name(_ field: UITextField) -> String { field === fields[0] ? "first" : "second" }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    diary.entries.append("\(name(textField)) should begin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    diary.entries.append("\(name(textField)) did begin")
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    diary.entries.append("\(name(textField)) should end")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    diary.entries.append("\(name(textField)) did end")
  }
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    diary.entries.append("view should begin")
    return mayBegin
  }
  func textViewDidBeginEditing(_ textView: UITextView) { diary.entries.append("view did begin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    diary.entries.append("view should end")
    return mayEnd
  }
  func textViewDidEndEditing(_ textView: UITextView) { diary.entries.append("view did end") }
  func textViewDidChange(_ textView: UITextView) { diary.entries.append("view did change") }
}

/// What a scene's line does at a time.
func event(_ kind: SceneEvent.Kind, at time: Double = 0) -> SceneEvent {
  SceneEvent(time: time, kind: kind)
}

/// Plays events before a screen with text inputs.
@MainActor
struct TypingRehearsal {
  let diary: Diary
  let controller: TypingViewController
  let playback: Playback

  init(
    _ events: [SceneEvent], device: Device = .named("iPhone 8", on: .iOS10) ?? .plain,
    profile: KeyboardProfile = .iOS18, rate: Double = 60,
    configure: @escaping (TypingViewController) -> Void = { _ in },
    atEnd: ((TypingViewController) -> Void)? = nil
  ) throws {
    let diary = Diary()
    let controller = TypingViewController(diary: diary) { controller in
      configure(controller)
      guard let atEnd else { return }
      VirtualRunLoop.current.schedule(at: 20) { atEnd(controller) }
    }
    let scene = SceneCase(
      name: "typing", scene: "typing", handler: HandlerSpec(name: "own"), device: device,
      profile: profile, rate: rate, events: events)
    playback = try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(controller, bar: { $0.bar })
    }
    self.diary = diary
    self.controller = controller
  }

  /// The payloads of one kind of notification, in order.
  func heard(_ name: String) -> [Heard] { diary.heard.filter { $0.name == name } }
}

/// An accessory of a height, set by its frame as apps do.
@MainActor
func accessory(height: CGFloat) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 375, height: height))
}
