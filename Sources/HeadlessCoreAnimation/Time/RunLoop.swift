public import Foundation

/// The main run loop in the words of Foundation; its turns come with the virtual clock.
///
/// It takes the place of Foundation's type in files that import HeadlessUIKit and not Foundation.
public final class RunLoop: Sendable {
  public typealias Mode = Foundation.RunLoop.Mode

  public static let main = RunLoop()
  public static var current: RunLoop { main }

  private init() {}

  /// Runs `block` in a turn of its own, at the next refresh.
  public func perform(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async(execute: block)
  }

  /// Runs `block` in a turn of its own, at the next refresh, whatever the modes.
  public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    perform(block)
  }

  /// Starts a timer; one loop takes it once, whatever the mode.
  public func add(_ timer: Timer, forMode mode: Mode) {
    MainActor.assumeIsolated { timer.wait() }
  }
}
