import HeadlessUIKit
import Testing

@MainActor
struct NotificationQueueTests {
  /// Foundation's own form would wait here for a thread that never comes.
  @Test(.timeLimit(.minutes(10)))
  func whatIsPostedOnTheMainQueueIsHeardAtOnce() {
    let center = NotificationCenter()
    let view = UIView(frame: .zero)
    let name = Notification.Name("Moved")
    let token = center.addObserver(forName: name, object: nil, queue: .main) { notification in
      let alpha = notification.userInfo?["alpha"] as? CGFloat ?? 0
      MainActor.assumeIsolated { view.alpha = alpha }
    }
    center.post(name: name, object: nil, userInfo: ["alpha": CGFloat(0.5)])
    #expect(view.alpha == 0.5)
    center.removeObserver(token)
    center.post(name: name, object: nil, userInfo: ["alpha": CGFloat(0.25)])
    #expect(view.alpha == 0.5)
  }
}
