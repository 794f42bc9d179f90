import Compositing
import SceneFiles
public import Detectors
public import HeadlessUIKit
public import KeyboardHandlers
public import KeyboardSimulation
public import Scenes

/// Plays a scene against a view controller of your own, and checks what came of it.
///
///     let played = try SeamTesting.play(scene) { ChatController() } bar: { $0.inputBar }
///
/// Tasks on the main actor, `for await` loops among them, do not run inside a test that this
/// blocks; ``playWithTasks(_:controller:bar:list:deliver:)`` lets them.
///
/// - Parameters:
///   - scene: the device, the system and the events; whatever handler it names is not asked.
///   - controller: makes the controller, in the app that the scene is about.
///   - bar: the view that has to stay glued to the keyboard.
///   - list: the view with the messages; by default the first scroll view.
///   - deliver: shows one more message; scenes in which messages come in or are sent need it.
/// - Returns: what is found, and the frames.
/// - Throws: `RunLoopError` when the controller never settles, `MissingDelivery` when the scene has
///   messages to show and no `deliver` is given.
@MainActor
public func play<Controller: UIViewController>(
  _ scene: SceneCase,
  controller: () -> Controller,
  bar: @escaping (Controller) -> UIView?,
  list: @escaping (Controller) -> UIView? = { _ in nil },
  deliver: ((Controller, Transcript.Message) -> Void)? = nil
) throws -> CheckedCase {
  try MissingDelivery.check(scene, isGiven: deliver != nil)
  let player = ScenePlayer(registry: .standard)
  return CheckedCase(
    try player.play(scene) { HandlerScreen(controller(), bar: bar, list: list, deliver: deliver) })
}

/// Plays a scene as ``play(_:controller:bar:list:deliver:)`` does, with the controller's tasks.
///
/// One scene is played at a time. A test that plays without tasks meanwhile would be heard by this
/// one's observers: give suites that do both `.serialized`, or play with tasks everywhere.
@MainActor
public func playWithTasks<Controller: UIViewController>(
  _ scene: SceneCase,
  controller: () -> Controller,
  bar: @escaping (Controller) -> UIView?,
  list: @escaping (Controller) -> UIView? = { _ in nil },
  deliver: ((Controller, Transcript.Message) -> Void)? = nil
) async throws -> CheckedCase {
  try MissingDelivery.check(scene, isGiven: deliver != nil)
  let player = ScenePlayer(registry: .standard)
  return CheckedCase(
    try await player.playWithTasks(scene) {
      HandlerScreen(controller(), bar: bar, list: list, deliver: deliver)
    })
}

/// Plays a scene against a form of your own: the field that is typed into has to be seen.
///
///     let played = try SeamTesting.play(scene) { SignUpController() } fields: { [$0.name, $0.city] }
///
/// - Parameters:
///   - scene: the device, the system and the events; whatever handler it names is not asked.
///   - controller: makes the controller, in the app that the scene is about.
///   - fields: the fields that are typed into; asked again whenever the focus goes elsewhere.
///   - bar: a view that has to stay glued to the keyboard besides, where there is one.
///   - list: the view with messages or rows, where there is one.
///   - deliver: shows one more message; scenes in which messages come in or are sent need it.
/// - Returns: what is found, and the frames.
/// - Throws: `RunLoopError` when the controller never settles, `MissingDelivery` when the scene has
///   messages to show and no `deliver` is given.
@MainActor
public func play<Controller: UIViewController>(
  _ scene: SceneCase,
  controller: () -> Controller,
  fields: @escaping (Controller) -> [UIView],
  bar: @escaping (Controller) -> UIView? = { _ in nil },
  list: @escaping (Controller) -> UIView? = { _ in nil },
  deliver: ((Controller, Transcript.Message) -> Void)? = nil
) throws -> CheckedCase {
  try MissingDelivery.check(scene, isGiven: deliver != nil)
  let player = ScenePlayer(registry: .standard)
  return CheckedCase(
    try player.play(scene) {
      HandlerScreen(controller(), fields: fields, bar: bar, list: list, deliver: deliver)
    })
}

/// Plays a scene against a form as ``play(_:controller:fields:bar:list:deliver:)`` does, with tasks.
///
/// One scene is played at a time, as with ``playWithTasks(_:controller:bar:list:deliver:)``.
@MainActor
public func playWithTasks<Controller: UIViewController>(
  _ scene: SceneCase,
  controller: () -> Controller,
  fields: @escaping (Controller) -> [UIView],
  bar: @escaping (Controller) -> UIView? = { _ in nil },
  list: @escaping (Controller) -> UIView? = { _ in nil },
  deliver: ((Controller, Transcript.Message) -> Void)? = nil
) async throws -> CheckedCase {
  try MissingDelivery.check(scene, isGiven: deliver != nil)
  let player = ScenePlayer(registry: .standard)
  return CheckedCase(
    try await player.playWithTasks(scene) {
      HandlerScreen(controller(), fields: fields, bar: bar, list: list, deliver: deliver)
    })
}

/// Plays a scene with the handler that it names, and checks what came of it.
///
/// - Parameters:
///   - scene: a case, as ``scenes(in:handlers:)`` reads them.
///   - handlers: where the handler is looked up; it must be there.
/// - Returns: what is found, and the frames.
/// - Throws: `RunLoopError` when the handler never settles.
@MainActor
public func play(
  _ scene: SceneCase, handlers: HandlerRegistry = .standard
) throws -> CheckedCase {
  CheckedCase(try ScenePlayer(registry: handlers).play(scene))
}

/// A scene has messages that come in or are sent, and no closure shows them in the controller.
public struct MissingDelivery: Error, Hashable, CustomStringConvertible {
  /// The case's name.
  public let scene: String

  public var description: String {
    "in '\(scene)' messages come in or are sent: give a 'deliver' that shows one"
  }

  static func check(_ scene: SceneCase, isGiven: Bool) throws(MissingDelivery) {
    let hasMessages = scene.events.contains { event in
      if case .messages = event.kind { true } else { false }
    }
    guard isGiven || !hasMessages else { throw MissingDelivery(scene: scene.name) }
  }
}
