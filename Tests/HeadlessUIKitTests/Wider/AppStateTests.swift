import LayerTrees
import Testing

@testable import HeadlessUIKit

/// The app and its one scene: their states, windows and status bar, and what they ask delegates.
@MainActor
struct AppStateTests {
  /// Writes down what is posted, by whom, and the app's state at that time.
  @MainActor
  private final class Hearer: NSObject {
    var heard: [String] = []
    func hear(_ note: Notification) {
      let name = note.name.rawValue.replacing("Notification", with: "")
      let isSender =
        name.hasPrefix("UIScene")
        ? note.object is UIWindowScene : note.object as AnyObject === UIApplication.shared
      let state = UIApplication.shared.applicationState
      heard.append("\(name) \(state)\(isSender ? "" : " by another")")
    }
  }

  private static let states: [UIApplication.State] = [.active, .inactive, .background]

  /// What is posted on the way down, from each state to the next, and on the way up.
  private static let (down, up) = (
    [
      ["UIApplicationWillResignActive active", "UISceneWillDeactivate active"],
      ["UIApplicationDidEnterBackground background", "UISceneDidEnterBackground background"],
    ],
    [
      ["UIApplicationDidBecomeActive active", "UISceneDidActivate active"],
      ["UIApplicationWillEnterForeground background", "UISceneWillEnterForeground background"],
    ]
  )

  @Test(arguments: 0..<3, 0..<3) func anAppGoesStepByStep(_ from: Int, _ to: Int) {
    _ = Stage()
    let (app, hearer) = (UIApplication.shared, Hearer())
    app.enter(Self.states[from])
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
    ]
    for name in names {
      NotificationCenter.default.addObserver(
        hearer, selector: Selector(Hearer.hear(_:)), name: name, object: nil)
    }
    app.enter(Self.states[to])
    NotificationCenter.default.removeObserver(hearer)
    let steps =
      from < to
      ? Array(Self.down[from..<to].joined()) : Self.up[to..<from].reversed().flatMap { $0 }
    #expect(hearer.heard == steps && app.applicationState == Self.states[to])
    let scene: [UIScene.ActivationState] = [.foregroundActive, .foregroundInactive, .background]
    #expect(UIWindowScene.only.activationState == scene[to])
  }

  /// The app's windows are in their order, without the keyboard's; one of them is key.
  @Test func theKeyboardsWindowIsNoneOfTheApps() {
    let stage = Stage()
    let (alert, keyboard) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    alert.windowLevel = .alert
    keyboard.windowLevel = .keyboard
    for window in [keyboard, alert] { window.makeKeyAndVisible() }
    let (app, scene) = (UIApplication.shared, UIWindowScene.only)
    #expect(app.windows == [stage.window, alert] && app.keyWindow === alert)
    stage.window.makeKey()
    #expect(app.keyWindow === stage.window && scene.keyWindow === stage.window)
    #expect(scene.windows == app.windows && scene.screen === UIScreen.main)
    #expect(app.connectedScenes == [scene] && app.openSessions.first?.scene === scene)
    #expect(app.openSessions.first === scene.session && app.openSessions.count == 1)
    #expect(scene.session.configuration.role == .windowApplication)
    #expect(alert.windowScene === scene && scene.statusBarManager === UIStatusBarManager.only)
  }

  /// The status bar is as wide as the screen and as high as the safe area at its top, however the
  /// screen is turned; where there is none, it is hidden.
  @Test(arguments: [0.0, 20, 47]) func theStatusBarIsTheTopOfTheScreen(_ top: CGFloat) throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: top, bottom: 34))
    let app = UIApplication.shared
    for (time, orientation) in [UIInterfaceOrientation.portrait, .landscapeLeft].enumerated() {
      try stage.play(at: Double(time)) { stage.loop.rotate(to: orientation) }
      let height = orientation == .portrait ? top : 0
      let width: CGFloat = orientation == .portrait ? 400 : 800
      #expect(app.statusBarFrame == CGRect(x: 0, y: 0, width: width, height: height))
      #expect(UIStatusBarManager.only.statusBarFrame == app.statusBarFrame)
      #expect(app.isStatusBarHidden == (height == 0))
      #expect(UIStatusBarManager.only.isStatusBarHidden == (height == 0))
      #expect(app.statusBarOrientation == orientation)
      #expect(UIWindowScene.only.interfaceOrientation == orientation)
    }
  }

  /// Events are ignored from the first call on until there were as many ends as beginnings.
  @Test func endsOfIgnoringMatchItsBeginnings() {
    _ = Stage()
    let app = UIApplication.shared
    var count = 0
    for step in [-1, 1, 1, -1, -1, -1, 1, 1, 1, -1, -1, -1] {
      if step > 0 {
        app.beginIgnoringInteractionEvents()
      } else {
        app.endIgnoringInteractionEvents()
      }
      count = max(0, count + step)
      #expect(app.isIgnoringInteractionEvents == (count > 0))
    }
  }

  /// A method goes to its target, else to the first responder, and nowhere where there is none.
  @Test func aMethodIsSentToTheFirstResponder() throws {
    let stage = Stage()
    let fields = (0..<2).map { _ in UITextField(frame: .zero) }
    for field in fields { stage.window.addSubview(field) }
    func send(_ target: UIResponder?) -> Bool {
      UIApplication.shared.sendAction(
        UIResponder.resignFirstResponder, to: target, from: nil, for: nil)
    }
    #expect(!send(nil))
    try stage.play { fields[0].becomeFirstResponder() }
    #expect(send(fields[1]) && fields[0].isFirstResponder)
    #expect(send(nil) && !fields[0].isFirstResponder && !send(nil))
    #expect(
      !UIApplication.shared.sendAction(
        Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil))
  }

  /// No other app is here to open anything.
  @Test func nothingOutsideTheAppIsOpened() throws {
    _ = Stage()
    let app = UIApplication.shared
    let url = try #require(URL(string: "https://a.org"))
    #expect(!app.canOpenURL(url) && !app.openURL(url))
    var answers: [Bool] = []
    app.open(url) { answers.append($0) }
    #expect(answers == [false])
    #expect(app.isProtectedDataAvailable && !app.supportsAlternateIcons)
    #expect(app.beginBackgroundTask() != .invalid && app.preferredContentSizeCategory == .large)
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isReduceTransparencyEnabled && !UIAccessibility.isBoldTextEnabled)
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
  }

  private class Plain: NSObject, UIApplicationDelegate {}
  private class Owner: NSObject, UIApplicationDelegate { var window: UIWindow? }
  private final class Heir: Owner { var other = 1 }

  /// A delegate that says nothing lets an app launch in all orientations, and opens no URL.
  @Test func aDelegateThatSaysNothing() throws {
    let stage = Stage()
    let (app, plain) = (UIApplication.shared, Plain())
    #expect(app.delegate == nil)
    app.delegate = plain
    defer { app.delegate = nil }
    let delegate = try #require(app.delegate)
    #expect(delegate === plain)
    #expect(delegate.application(app, willFinishLaunchingWithOptions: nil))
    #expect(delegate.application(app, didFinishLaunchingWithOptions: nil))
    let url = try #require(URL(string: "https://a.org"))
    #expect(!delegate.application(app, open: url, options: [:]))
    #expect(delegate.application(app, supportedInterfaceOrientationsFor: nil) == .all)
    // A property of the name is found, also one of a class above.
    for owner in [Owner(), Heir()] {
      let anyone: any UIApplicationDelegate = owner
      #expect(anyone.window == .some(nil))
      owner.window = stage.window
      #expect(anyone.window == stage.window)
    }
    #expect(delegate.window == nil)
  }
}
