public import Foundation

#if !canImport(Darwin)
  /// Notifies observers what is posted, in the order in which they came.
  ///
  /// Foundation's own on Linux keeps them in a hash table and calls them in another order on every
  /// run; on Apple's platforms they are called in order. It takes the place of Foundation's type in
  /// files that import HeadlessUIKit and not Foundation. What is posted by `Foundation`'s default
  /// center is heard by observers of this one's as well.
  ///
  /// Whatever queue an observer names, it is called at once: work in the background takes no time.
  /// Who begins to observe while an app runs hears nothing of the apps that run after it, as
  /// they would be other processes.
  public final class NotificationCenter: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var observations: [Observation] = []

    /// The one that the system posts to.
    public static let `default` = NotificationCenter(relaying: .default)

    public override init() { super.init() }

    private convenience init(relaying other: Foundation.NotificationCenter) {
      self.init()
      _ = other.addObserver(forName: nil, object: nil, queue: nil) { [unowned self] in
        post($0)
      }
    }

    // MARK: Observers

    /// Notifies `block` of what is posted under a name, by an object; under any, by any where nil.
    ///
    /// - Returns: What `removeObserver(_:)` takes; the block is kept until then.
    public func addObserver(
      forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      let observation = Observation(name: name, object: obj, listener: .block(block))
      add(observation)
      return observation
    }

    /// Calls `method` with an observer, which is not kept, and each posted notification.
    package func addObserver(
      _ observer: AnyObject, name: NSNotification.Name?, object: Any?,
      calling method: @escaping @MainActor (AnyObject, Notification) -> Void
    ) {
      add(Observation(name: name, object: object, listener: .method(method, of: observer)))
    }

    private func add(_ observation: Observation) {
      change { observations.append(observation) }
    }

    /// Makes a change, and forgets who is not there any more.
    ///
    /// What their blocks kept is let go of when the lock is free: its end may come back here.
    private func change(_ edit: () -> Void) {
      let before = lock.withLock {
        let before = observations
        edit()
        observations.removeAll(where: \.isOver)
        return before
      }
      withExtendedLifetime(before) {}
    }

    /// Removes an observer, or the block that a token stands for, wherever it listens.
    public func removeObserver(_ observer: Any) {
      removeObserver(observer, name: nil, object: nil)
    }

    public func removeObserver(
      _ observer: Any, name aName: NSNotification.Name?, object: Any? = nil
    ) {
      change {
        for observation in observations
        where observation.isOf(observer as AnyObject) && (aName == nil || observation.name == aName)
          && (object == nil || observation.accepts(sender: object))
        {
          observation.end()
        }
      }
    }

    // MARK: Posting

    public func post(_ notification: Notification) {
      let (observers, app) = (lock.withLock { observations }, Observation.runningApp)
      for observer in observers where observer.isFor(app) { observer.notify(notification) }
    }

    public func post(
      name aName: NSNotification.Name, object anObject: Any?,
      userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
      post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
    }
  }

  /// An observer, with the names and senders that it observes.
  private final class Observation: NSObject, @unchecked Sendable {
    typealias Method = @MainActor (AnyObject, Notification) -> Void

    enum Listener {
      case block(@Sendable (Notification) -> Void)
      case method(Method, of: ObjectIdentifier, Weak)

      static func method(_ method: @escaping Method, of observer: AnyObject) -> Listener {
        .method(method, of: ObjectIdentifier(observer), Weak(observer))
      }
    }

    struct Weak {
      weak var object: AnyObject?

      init(_ object: AnyObject) { self.object = object }
    }

    let name: Notification.Name?
    private let sender: Weak?
    private let listener: Listener
    /// The app that it is part of; nil where it belongs to no app.
    private let app: Weak?
    private var hasEnded = false

    init(name: Notification.Name?, object: Any?, listener: Listener) {
      self.name = name
      sender = object.map { Weak($0 as AnyObject) }
      self.listener = listener
      app = Self.runningApp.map(Weak.init)
    }

    /// The app that code on the main actor belongs to now; nil outside of one, or elsewhere.
    static var runningApp: VirtualRunLoop? {
      guard MainQueue.isCurrent else { return nil }
      return MainActor.assumeIsolated {
        VirtualRunLoop.current.isApp ? VirtualRunLoop.current : nil
      }
    }

    /// True if it listens to an app, or to code outside of any app where that is nil.
    func isFor(_ other: VirtualRunLoop?) -> Bool {
      guard let app, let other else { return app == nil || app?.object != nil }
      return app.object === other
    }

    /// True if no observer is left.
    var isOver: Bool {
      if hasEnded { return true }
      if let app, app.object == nil { return true }
      guard case .method(_, _, let observer) = listener else { return false }
      return observer.object == nil
    }

    func end() { hasEnded = true }

    /// True if it is known by this token or observer.
    func isOf(_ other: AnyObject) -> Bool {
      guard other !== self, case .method(_, let observer, _) = listener else {
        return other === self
      }
      return observer == ObjectIdentifier(other)
    }

    func accepts(sender other: Any?) -> Bool {
      guard let sender else { return true }
      guard let other, let object = sender.object else { return false }
      return object === (other as AnyObject)
    }

    func notify(_ notification: Notification) {
      guard !hasEnded, name == nil || name == notification.name,
        accepts(sender: notification.object)
      else { return }
      switch listener {
      case .block(let block): block(notification)
      case .method(let method, _, let observer):
        guard let observer = observer.object else { return }
        nonisolated(unsafe) let (target, news) = (observer, notification)
        MainQueue.enter { method(target, news) }
      }
    }
  }
#endif

#if !canImport(Darwin)
  extension NotificationCenter {
    /// The notifications of that name as they come, for `for await`.
    ///
    /// A loop that runs on the main actor hears of each in a turn after the one that posts it.
    public func notifications(
      named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications {
      Notifications(name: name, center: self, object: object)
    }

    /// Notifications in the order in which they come.
    public struct Notifications: AsyncSequence, @unchecked Sendable {
      public typealias Element = Notification
      public typealias Failure = Never

      let name: Notification.Name
      let center: NotificationCenter
      let object: AnyObject?

      /// Listens from here on: what is posted before the first `next()` is kept.
      public func makeAsyncIterator() -> Iterator {
        Iterator(mailbox: Mailbox(name: name, center: center, object: object))
      }
    }
  }

  extension NotificationCenter.Notifications {
    public struct Iterator: AsyncIteratorProtocol {
      let mailbox: Mailbox

      public mutating func next() async -> Notification? { await mailbox.next(isolation: nil) }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await mailbox.next(isolation: actor)
      }
    }

    /// Keeps the notifications that were not read yet, and the reader that waits for more.
    final class Mailbox: @unchecked Sendable {
      private let lock = NSLock()
      private var letters: [Notification] = []
      private var reader: CheckedContinuation<Void, Never>?
      private let center: NotificationCenter
      private var token: (any NSObjectProtocol)?

      init(name: Notification.Name, center: NotificationCenter, object: AnyObject?) {
        self.center = center
        token = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
          self?.put($0)
        }
      }

      deinit {
        if let token { center.removeObserver(token) }
      }

      private func put(_ letter: Notification) {
        lock.withLock { letters.append(letter) }
        wake()
      }

      private func wake() {
        let reader = lock.withLock {
          defer { self.reader = nil }
          return self.reader
        }
        reader?.resume()
      }

      private func take() -> Notification? {
        lock.withLock { letters.isEmpty ? nil : letters.removeFirst() }
      }

      /// The next notification; nil once the task is cancelled.
      func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        while !Task.isCancelled {
          if let letter = take() { return letter }
          await wait(isolation: actor)
        }
        return nil
      }

      private func wait(isolation actor: isolated (any Actor)?) async {
        await withTaskCancellationHandler {
          await withCheckedContinuation(isolation: actor) { continuation in
            lock.withLock { reader = continuation }
            if Task.isCancelled { wake() }
          }
        } onCancel: {
          wake()
        }
      }
    }
  }
#endif

#if !canImport(Darwin)
  extension Optional where Wrapped == OperationQueue {
    /// No queue: what `queue: .main` means where an observer is added.
    ///
    /// What is posted on the main queue is heard there at once, as Foundation documents it. On
    /// Linux it waits instead for the main thread, which a test process has parked for good.
    public static var main: OperationQueue? { nil }
  }
#endif
