import Detectors
import Reports
import SeamTesting
import Testing

/// A screen of an app's own: a bar that follows the keyboard in one of three ways.
final class OwnController: UIViewController {
  enum Way { case inTurn, linear, awaiting }

  let bar = UIView()
  private let way: Way
  private let center = NotificationCenter.default
  private let tasks = TaskKeeper()

  init(_ way: Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.backgroundColor = .white
    view.addSubview(bar)
    place(above: view.bounds.maxY)
    let name = UIResponder.keyboardWillChangeFrameNotification
    guard way == .awaiting else {
      tasks.tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated { self?.follow(notification) }
        })
      return
    }
    tasks.task = Task { [weak self, center] in
      for await notification in center.notifications(named: name) { self?.follow(notification) }
    }
  }

  private func follow(_ notification: Notification) {
    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    let options: UIView.AnimationOptions =
      way == .linear
      ? [.curveLinear, .overrideInheritedCurve, .overrideInheritedDuration]
      : UIView.AnimationOptions(rawValue: 7 << 16)
    UIView.animate(withDuration: 0.25, delay: 0, options: options) {
      self.place(above: end?.minY ?? 0)
    }
  }

  private func place(above bottom: CGFloat) {
    bar.frame = CGRect(x: 0, y: bottom - 44, width: view.bounds.width, height: 44)
  }
}

/// A task that listens for as long as the controller lives.
private final class TaskKeeper {
  var task: Task<Void, Never>?
  var tokens: [any NSObjectProtocol] = []

  deinit {
    task?.cancel()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

@MainActor
@Suite(.serialized)
struct PlayingTests {
  private let scene = SceneCase(
    "Show and hide", on: "iPhone 8", events: [.hide(at: 1.2), .show(height: 258, at: 0)])

  @Test func aControllerThatIsRightIsGlued() throws {
    let played = try SeamTesting.play(scene) {
      OwnController(.inTurn)
    } bar: {
      $0.bar
    }
    #expect(expectGlued(played))
    #expect(max(played.greatestGap, played.greatestOverlap) < 1e-9)
    #expect(played.frameCount > 100)
  }

  @Test func aControllerThatIsWrongIsAnIssueForEachFinding() throws {
    let played = try SeamTesting.play(scene) {
      OwnController(.linear)
    } bar: {
      $0.bar
    }
    withKnownIssue {
      #expect(!expectGlued(played))
    } matching: { issue in
      issue.comments.contains { comment in
        played.findings.contains { comment.rawValue.contains($0.line) }
      }
    }
    #expect(played.findings.count > 1)
    #expect(expectFindings([.gap, .overlap], in: played))
    #expect(expectGlued(played, tolerances: [.gap: 100, .overlap: 100]))
  }

  @Test func whatIsExpectedAndMissingIsAnIssue() throws {
    let played = try SeamTesting.play(scene) {
      OwnController(.inTurn)
    } bar: {
      $0.bar
    }
    withKnownIssue {
      expectFindings([.gap], in: played)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("expected: gap, which was not found") }
    }
  }

  /// An app that lived on would hear what the next one's keyboard posts.
  @Test func anAppIsGoneWhenTheNextOneBegins() throws {
    final class Weak {
      weak var controller: OwnController?
    }
    let first = Weak()
    func make() -> OwnController {
      let controller = OwnController(.inTurn)
      first.controller = first.controller ?? controller
      return controller
    }
    _ = try SeamTesting.play(scene, controller: make, bar: { $0.bar })
    var isGone = false
    _ = try SeamTesting.play(scene) { () -> OwnController in
      defer { isGone = first.controller == nil }
      return OwnController(.inTurn)
    } bar: {
      $0.bar
    }
    #expect(isGone)
  }

  @Test func scenesComeFromYAML() throws {
    let cases = try SeamTesting.scenes(
      in: """
        scene: Show
        device: [iPhone 8, iPhone 14]
        handler: frame
        events: [{at: 0, show: {height: 300}}]
        """)
    #expect(cases.count == 2)
    for scene in cases { expectGlued(try SeamTesting.play(scene)) }
  }

  @Test func aMistakeInASceneHasItsPlace() {
    #expect(throws: SceneError.self) { try SeamTesting.scenes(in: "scene: X\ndevice: none") }
  }
}
