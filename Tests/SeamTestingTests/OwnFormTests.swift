import Detectors
import HeadlessUIKit
import KeyboardSimulation
import SeamTesting
import Testing

/// A form of an app's own: six fields on a page, which rises with the keyboard or not.
private final class SignUpController: UIViewController {
  let page = UIView()
  let fields = (0..<6).map { _ in UITextField() }
  private let rises: Bool
  private let toolbar: CGFloat
  private let tokens = Tokens()

  private final class Tokens { var all: [any NSObjectProtocol] = [] }

  init(rises: Bool, toolbar: CGFloat = 0) {
    (self.rises, self.toolbar) = (rises, toolbar)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.frame = view.bounds
    view.addSubview(page)
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 20, y: 100 + 90 * CGFloat(index), width: 300, height: 44)
      page.addSubview(field)
      guard toolbar > 0 else { continue }
      field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: toolbar))
    }
    guard rises else { return }
    for (name, sign) in [
      (UIResponder.keyboardWillShowNotification, 1.0),
      (UIResponder.keyboardWillHideNotification, 0),
    ] {
      tokens.all.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] notification in
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated { self?.follow(notification, by: sign) }
        })
    }
  }

  private func follow(_ notification: Notification, by share: Double) {
    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    let height = share > 0 ? view.bounds.maxY - (end?.minY ?? 0) : 0
    UIView.animate(withDuration: 0.25, delay: 0, options: .init(rawValue: 7 << 16)) {
      self.page.frame.origin.y = -height
    }
  }
}

@MainActor
struct OwnFormTests {
  /// The field of a number gets the focus, and loses it.
  private func scene(focus number: Int) -> SceneCase {
    SceneCase(
      "Sign up", on: "iPhone 14",
      events: [
        SceneEvent(time: 0.2, kind: .focus(number)), SceneEvent(time: 1.5, kind: .blur),
      ])
  }

  private func kinds(
    rises: Bool, focus number: Int, toolbar: CGFloat = 0
  ) throws -> Set<FindingKind> {
    let played = try SeamTesting.play(scene(focus: number)) {
      SignUpController(rises: rises, toolbar: toolbar)
    } fields: {
      $0.fields
    }
    return Set(played.findings.map(\.kind))
  }

  /// The keyboard begins at 844 - 292: the last field ends at 594, the one before at 504.
  @Test(arguments: 1...6)
  func aFieldBehindTheKeyboardIsCovered(number: Int) throws {
    #expect(try kinds(rises: false, focus: number) == (number == 6 ? [.covered] : []))
  }

  /// The fifth field ends 48 points above the keys: what is higher on them hides it.
  @Test(arguments: [20, 40, 60, 80] as [CGFloat])
  func aToolbarOnTheKeysHidesAFieldAsTheyDo(height: CGFloat) throws {
    let expected: Set<FindingKind> = height > 48 ? [.covered] : []
    #expect(try kinds(rises: false, focus: 5, toolbar: height) == expected)
  }

  /// A toolbar of the same height needs no motion to be where the one before it was.
  @Test func theNextFieldsToolbarTakesThePlaceOfTheOneBefore() throws {
    let scene = SceneCase(
      "Sign up", on: "iPhone 14",
      events: [1, 2, 3].map { SceneEvent(time: Double($0), kind: .focus($0)) })
    let played = try SeamTesting.play(scene) {
      SignUpController(rises: false, toolbar: 40)
    } fields: {
      $0.fields
    }
    #expect(played.findings.isEmpty)
  }

  /// A page that rises shows the last field, and takes the first ones off the screen.
  @Test func aPageThatRisesTooFar() throws {
    #expect(try !kinds(rises: true, focus: 6).contains(.covered))
    #expect(try !kinds(rises: true, focus: 6).contains(.offscreen))
    #expect(try kinds(rises: true, focus: 1).contains(.offscreen))
  }

  /// The covered part follows the focus from field to field.
  @Test func theFocusGoesOn() throws {
    var scene = scene(focus: 1)
    scene.events = [0.2, 1, 2.5].enumerated().map { index, time in
      SceneEvent(time: time, kind: index == 2 ? .blur : .focus(index == 0 ? 1 : 6))
    }
    let played = try SeamTesting.play(scene) {
      SignUpController(rises: false)
    } fields: {
      $0.fields
    }
    let covered = try #require(played.findings.first { $0.kind == .covered })
    #expect(abs(covered.points - (594 - 552)) < 1e-9)
    // A field that is hidden when it gets the focus has half a second to come out.
    #expect(covered.frames?.lowerBound == 90)
  }

  /// Scenes in files come to it by name.
  @Test func aDefinitionTakesFields() throws {
    let form = HandlerDefinition(
      name: "signup", summary: "A form of an app's own.",
      make: { _, _ in SignUpController(rises: false) }, fields: { $0.fields })
    let handlers = HandlerRegistry.standard.adding(form)
    let text = """
      scene: Sign up
      device: iPhone 14
      handler: signup
      events: [{at: 0.2, focus: 6}, {at: 1.5, blur: {}}]
      expect: covered
      """
    let scene = try #require(try SeamTesting.scenes(in: text, handlers: handlers).first)
    let played = try SeamTesting.play(scene, handlers: handlers)
    #expect(played.verdict == .pass, "\(played.findings)")
  }

  /// A number that no field has is no pass.
  @Test func aFieldThatIsNotThere() throws {
    let played = try SeamTesting.play(scene(focus: 7)) {
      SignUpController(rises: false)
    } fields: {
      $0.fields
    }
    #expect(played.verdict == .error)
    #expect(played.failure?.contains("6 text inputs") == true)
    withKnownIssue { _ = expectGlued(played) }
    withKnownIssue { _ = expectFindings([], in: played) }
  }
}
