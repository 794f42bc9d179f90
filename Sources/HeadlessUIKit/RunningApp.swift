public import AnimationCurves
public import HeadlessCoreAnimation
public import LayerTrees

/// The app that a run loop plays, as UIKit knows it: its screen, its input and its settings.
@MainActor
final class RunningApp {
  let screen: UIScreen
  let keyboardProfile: KeyboardProfile
  /// The first responder, and the place of the keyboard.
  let input = InputSession()
  /// Hears of fingers that drag scroll views, so that the keyboard can follow them.
  var scrollObserver: (@MainActor (UIScrollView, ScrollTouch) -> Void)?
  /// Uses of UIKit whose effect UIKit leaves undefined, in order of time.
  var diagnostics: [Diagnostic] = []
  /// The app's state: active, on its way, or in the background.
  var applicationState = UIApplication.State.active
  /// The objects of the app that stand for all of their kind.
  let appearanceProxies = AppearanceProxies()
  var animations = AnimationStack()
  var layoutNesting = LayoutNesting()
  #if !canImport(ObjectiveC)
    /// The observations of properties by key path.
    let keyPathObservations = KeyPathObservations()
    var requests = PerformRequests()
  #endif

  init(screen: UIScreen, keyboardProfile: KeyboardProfile = .iOS18) {
    self.screen = screen
    self.keyboardProfile = keyboardProfile
  }
}

extension RunningApp: RunLoopHost {
  func displayLinksDidFire() { input.settleResponder() }

  var awaitsLayout: Bool { screen.awaitsLayout }

  func layoutIfNeeded() { screen.layoutIfNeeded() }

  func willCommit() {
    #if !canImport(ObjectiveC)
      keyPathObservations.check()
    #endif
    input.settleResponder()
    screen.layoutIfNeeded()
    if input.keyboard?.layoutDidEnd() == true { screen.layoutIfNeeded() }
    screen.reportConflicts()
  }
}

/// UIKit's part of an app's run loop.
extension VirtualRunLoop {
  /// A loop for an app on a screen; the profile says how the system's keyboard moves.
  public convenience init(
    screen: UIScreen, keyboardProfile: KeyboardProfile = .iOS18,
    refreshes: RefreshClock = RefreshClock()
  ) {
    self.init(root: screen.layer, refreshes: refreshes)
    host = RunningApp(screen: screen, keyboardProfile: keyboardProfile)
  }

  /// UIKit's part of the app; a loop without one gets a screen around its root.
  var app: RunningApp {
    if let app = host as? RunningApp { return app }
    let app = RunningApp(screen: UIScreen(around: root))
    host = app
    return app
  }

  public var screen: UIScreen { app.screen }
  /// The profile by which the system's keyboard moves: curve 7 is its spring.
  public var keyboardProfile: KeyboardProfile { app.keyboardProfile }
  /// Uses of UIKit whose effect UIKit leaves undefined, in order of time.
  public var diagnostics: [Diagnostic] { app.diagnostics }
  /// The first responder, and the place of the keyboard.
  package var input: InputSession { app.input }
  /// Hears of fingers that drag scroll views, so that the keyboard can follow them.
  package var scrollObserver: (@MainActor (UIScrollView, ScrollTouch) -> Void)? {
    get { app.scrollObserver }
    set { app.scrollObserver = newValue }
  }
}

#if !canImport(UIKit)
  extension Foundation.RunLoop.Mode {
    /// The mode of a run loop while a finger scrolls.
    public static let tracking = Foundation.RunLoop.Mode("UITrackingRunLoopMode")
  }
#endif
