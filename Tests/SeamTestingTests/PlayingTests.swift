import Reports
import SeamTesting
import Testing

/// A screen that is nobody's but its own: a bar that follows the keyboard in one of three ways.
private final class OwnController: UIViewController {
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

/// What listens for as long as the controller lives.
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

  /// The task hears of the notification at the next refresh: the bar is one refresh late.
  @Test func tasksRunATurnLater() async throws {
    let played = try await SeamTesting.playWithTasks(scene) {
      OwnController(.awaiting)
    } bar: {
      $0.bar
    }
    let cause = try #require(played.findings.first?.cause)
    #expect(cause.contains("16.7 ms"))
    #expect(abs(played.greatestGap - 28.7) < 0.1)
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
