import AnimationCurves
public import HeadlessUIKit
import LayerTrees
public import Scenes

/// Plays a case: an app with the handler at work, the system keyboard, and the events in time.
@MainActor
public struct ScenePlayer {
  private let registry: HandlerRegistry
  private let watch: (@MainActor (Phase, Double) -> Void)?

  /// Plays with the handlers of a registry.
  ///
  /// - Parameters:
  ///   - registry: where cases find their handler.
  ///   - watch: called before every run-loop turn with what the keyboard is doing and the time in seconds.
  public init(registry: HandlerRegistry, watch: (@MainActor (Phase, Double) -> Void)? = nil) {
    self.registry = registry
    self.watch = watch
  }

  /// Seconds of a scene after which a handler counts as one that never settles.
  public static let greatestDuration = 3600.0

  /// Plays the case to its end, when nothing moves any more that is judged.
  ///
  /// Other endless work of the app, as a timer or dots that dance, does not keep it from its end.
  /// A handler's tasks on the main actor run too, unless this is called from such a task.
  public func play(_ scene: SceneCase) throws(RunLoopError) -> Playback {
    try play(scene) { screen(of: scene) }
  }

  /// Plays a case with a screen of the caller's, whatever handler the case names.
  ///
  /// - Parameters:
  ///   - scene: the device, the system and the events.
  ///   - makeScreen: makes the controller; it runs in the app that the case is about.
  /// - Returns: What is needed to see and check it.
  /// - Throws: `RunLoopError` where the controller never settles.
  public func play(
    _ scene: SceneCase, with makeScreen: () -> HandlerScreen
  ) throws(RunLoopError) -> Playback {
    let outer = Self.runningLoop
    defer { outer?.makeCurrent() }
    let (loop, stage) = prepare(scene, with: makeScreen)
    try loop.run(until: Self.greatestDuration)
    return Playback(scene, loop, stage)
  }

  /// Plays a case with the handler's tasks on the main actor, wherever it is called.
  ///
  /// One case is played at a time, in the order of the calls.
  public func playWithTasks(
    _ scene: SceneCase, with makeScreen: () -> HandlerScreen
  ) async throws(RunLoopError) -> Playback {
    await PlayGate.enter()
    let outer = Self.runningLoop
    defer {
      outer?.makeCurrent()
      PlayGate.leave()
    }
    let (loop, stage) = prepare(scene, with: makeScreen)
    try await loop.run(until: Self.greatestDuration)
    return Playback(scene, loop, stage)
  }

  private func screen(of scene: SceneCase) -> HandlerScreen {
    guard let definition = registry[scene.handler.name] else {
      preconditionFailure("the handler \(scene.handler.name) is not in the registry")
    }
    return definition.makeScreen(scene.handler, scene.transcript)
  }

  /// The app that this one is started from, if there is one.
  ///
  /// One that has ended is not kept: it would still hear what the next one's keyboard posts.
  private static var runningLoop: VirtualRunLoop? {
    VirtualRunLoop.current.isRunning ? VirtualRunLoop.current : nil
  }

  /// Sets the stage, and puts the events in their places.
  private func prepare(
    _ scene: SceneCase, with makeScreen: () -> HandlerScreen
  ) -> (VirtualRunLoop, Stage) {
    let loop = VirtualRunLoop(scene: scene)
    loop.makeCurrent()
    let stage = Stage(loop: loop, scene: scene, screen: makeScreen)
    loop.restWatch = RestWatch(lastEvent: scene.events.map(\.time).max() ?? 0)
    for event in scene.events {
      loop.schedule(at: event.time) { stage.play(event) }
    }
    if let watch {
      loop.willBeginTurn = { [unowned loop, unowned keyboard = stage.keyboard] in
        watch(keyboard.phases.phase(at: loop.now), loop.now)
      }
    }
    return (loop, stage)
  }
}

extension VirtualRunLoop {
  fileprivate convenience init(scene: SceneCase) {
    let device = scene.device
    self.init(
      screen: UIScreen(
        bounds: device.bounds, scale: device.scale, safeAreaInsets: device.safeArea,
        landscapeSafeAreaInsets: device.turned(to: .landscape).safeArea),
      keyboardProfile: scene.profile,
      refreshes: scene.refreshes)
  }
}

extension Playback {
  /// The record of a loop and a stage.
  @MainActor
  fileprivate init(_ scene: SceneCase, _ loop: VirtualRunLoop, _ stage: Stage) {
    self.init(
      scene: scene, log: loop.log, phases: stage.keyboard.phases, posted: stage.keyboard.posted,
      diagnostics: (loop.diagnostics + stage.inputViewMismatches()).inOrderOfTime)
    let unplayed = stage.unplayed.isEmpty ? nothingHappened.map { [$0] } ?? [] : stage.unplayed
    if !unplayed.isEmpty {
      self = Playback(
        scene: scene, log: log, phases: phases, posted: posted,
        diagnostics: (diagnostics + unplayed).inOrderOfTime)
    }
    dependsOnRefreshes = loop.dependsOnRefreshes
  }

  /// A diagnostic for a scene in which nothing was posted and nothing has moved.
  private var nothingHappened: Diagnostic? {
    guard scene.expectation != .still, posted.isEmpty, phases.starts.count == 1, log.isStill else {
      return nil
    }
    return Diagnostic(
      eventAt: scene.events.first?.time ?? 0,
      says: "nothing was posted and nothing moved: let something happen, or write 'expect: still'")
  }
}

extension [Diagnostic] {
  /// By time; those of one instant as they are.
  fileprivate var inOrderOfTime: [Diagnostic] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}

/// Lets one scene play at a time where tasks of several take turns.
@MainActor
enum PlayGate {
  private static var isTaken = false
  private static var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits until no other scene plays.
  static func enter() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Lets the next one in, in the order in which they came.
  static func leave() {
    guard !waiting.isEmpty else {
      isTaken = false
      return
    }
    waiting.removeFirst().resume()
  }
}

/// The screen below a sheet, which it shows once it is there itself.
final class SheetPresenter: UIViewController {
  private let sheet: UIViewController

  init(_ sheet: UIViewController, as presentation: ChatPresentation) {
    self.sheet = sheet
    super.init(nibName: nil, bundle: nil)
    sheet.modalPresentationStyle = presentation.style
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(sheet, animated: false)
    sheet.view.clipsToBounds = true
  }
}

extension ChatPresentation {
  fileprivate var style: UIModalPresentationStyle { self == .pageSheet ? .pageSheet : .formSheet }
}
