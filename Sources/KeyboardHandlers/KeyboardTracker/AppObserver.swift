import HeadlessUIKit

/// Calls back when the app comes and goes, for as long as it is kept.
final class AppObserver {
  typealias Reaction = @MainActor @Sendable () -> Void

  private let tokens: [any NSObjectProtocol]

  init(didBecomeActive: @escaping Reaction, didEnterBackground: @escaping Reaction) {
    tokens = [
      (UIApplication.didBecomeActiveNotification, didBecomeActive),
      (UIApplication.didEnterBackgroundNotification, didEnterBackground),
    ].map { name, react in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { react() }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
