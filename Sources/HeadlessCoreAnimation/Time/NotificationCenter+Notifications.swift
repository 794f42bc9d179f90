public import Foundation

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

    /// Keeps what has come and nobody has asked for yet, and who waits for more.
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
