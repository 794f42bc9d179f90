/// The code that makes OpenCombine's publishers play on the virtual clock.
///
/// It is compiled with the app's files: OpenCombine is a dependency of the app's package, and none
/// of Seam's.
enum CombineBridge {
  /// The conformances of UIKit's and Foundation's types, for the first target that imports Combine.
  static let conformances = """
    /// A time on the virtual clock, in seconds.
    public struct VirtualTime: Strideable, Hashable, Codable {
      public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
        ExpressibleByFloatLiteral
      {
        public var magnitude: Double
        public init(_ seconds: Double) { magnitude = seconds }
        public init(floatLiteral value: Double) { magnitude = value }
        public init(integerLiteral value: Int) { magnitude = Double(value) }
        public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
        public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
        public static func seconds(_ s: Double) -> Self { Self(s) }
        public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
        public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
        public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
        public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
        public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
        public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
        public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
        public static func *= (a: inout Self, b: Self) { a.magnitude *= b.magnitude }
      }

      public var seconds: Double
      public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
      public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.magnitude) }
    }

    extension HeadlessUIKit.DispatchQueue: @retroactive Scheduler {
      public typealias SchedulerTimeType = VirtualTime
      public typealias SchedulerOptions = Never
      public var now: VirtualTime {
        VirtualTime(seconds: Double(HeadlessUIKit.DispatchTime.now().uptimeNanoseconds) / 1e9)
      }
      public var minimumTolerance: VirtualTime.Stride { 0 }
      public func schedule(options: Never?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async { action() }
      }
      public func schedule(
        after date: VirtualTime, tolerance: VirtualTime.Stride, options: Never?, _ action: @escaping () -> Void
      ) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: .now() + now.distance(to: date).magnitude) { action() }
      }
      public func schedule(
        after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride, options: Never?,
        _ action: @escaping () -> Void
      ) -> any Cancellable {
        let timer = HeadlessUIKit.Timer(timeInterval: interval.magnitude, repeats: true) { _ in action() }
        schedule(after: date, tolerance: tolerance, options: options) {
          guard timer.isValid else { return }
          action()
          HeadlessUIKit.RunLoop.main.add(timer, forMode: .common)
        }
        return AnyCancellable { timer.invalidate() }
      }
    }

    \(onMainQueue("HeadlessUIKit.RunLoop: @retroactive Scheduler"))

    \(onMainQueue("OperationQueue: @retroactive Scheduler"))

    extension JSONDecoder: @retroactive TopLevelDecoder {}
    extension JSONEncoder: @retroactive TopLevelEncoder {}

    """

  /// Publishers of UIKit's and Foundation's types, and those that OpenCombine 0.14 lacks, for every
  /// target that imports Combine: of two that it depends on neither has the other's.
  static let publishers = """
    import HeadlessUIKit
    import OpenCombine
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    extension HeadlessUIKit.NotificationCenter {
      /// Publishes what is posted.
      struct Publisher: OpenCombine.Publisher {
        typealias Output = HeadlessUIKit.Notification
        typealias Failure = Never
        let center: HeadlessUIKit.NotificationCenter
        let name: HeadlessUIKit.Notification.Name
        let object: AnyObject?

        init(center: HeadlessUIKit.NotificationCenter, name: HeadlessUIKit.Notification.Name, object: AnyObject? = nil) {
          (self.center, self.name, self.object) = (center, name, object)
        }

        func receive<S: Subscriber>(subscriber: S) where S.Input == HeadlessUIKit.Notification, S.Failure == Never {
          let subject = PassthroughSubject<HeadlessUIKit.Notification, Never>()
          let token = center.addObserver(forName: name, object: object, queue: nil) { subject.send($0) }
          subject.handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
            .receive(subscriber: subscriber)
        }
      }

      func publisher(for name: HeadlessUIKit.Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
      }
    }

    extension HeadlessUIKit.Timer {
      /// Publishes the dates of a timer once it is connected.
      final class TimerPublisher: ConnectablePublisher {
        typealias Output = Date
        typealias Failure = Never
        private let interval: TimeInterval
        private let subject = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval) { self.interval = interval }

        func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
          subject.receive(subscriber: subscriber)
        }

        func connect() -> any Cancellable {
          let timer = HeadlessUIKit.Timer.scheduledTimer(withTimeInterval: interval, repeats: true) {
            [subject] _ in subject.send(Date(timeIntervalSinceReferenceDate: CACurrentMediaTime()))
          }
          return AnyCancellable { timer.invalidate() }
        }
      }

      static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: HeadlessUIKit.RunLoop,
        in mode: HeadlessUIKit.RunLoop.Mode
      ) -> TimerPublisher { TimerPublisher(interval: interval) }
    }

    extension NSObjectProtocol where Self: NSObject {
      /// Publishes a property's values.
      func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
      ) -> AnyPublisher<Value, Never> {
        Deferred { [self] () -> AnyPublisher<Value, Never> in
          let subject = PassthroughSubject<Value, Never>()
          nonisolated(unsafe) var observation: NSKeyValueObservation?
          MainActor.assumeIsolated {
            observation = self.observe(keyPath, options: [.new]) { object, _ in
              subject.send(object[keyPath: keyPath])
            }
          }
          let kept = observation
          let later = subject.handleEvents(receiveCancel: { kept?.invalidate() })
          guard options.contains(.initial) else { return later.eraseToAnyPublisher() }
          return later.prepend(self[keyPath: keyPath]).eraseToAnyPublisher()
        }.eraseToAnyPublisher()
      }
    }

    extension URLSession {
      /// Publishes what a server answers.
      struct DataTaskPublisher: OpenCombine.Publisher {
        typealias Output = (data: Data, response: URLResponse)
        typealias Failure = URLError
        let request: URLRequest
        let session: URLSession

        init(request: URLRequest, session: URLSession) {
          (self.request, self.session) = (request, session)
        }

        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          Deferred { [request, session] in
            Future<Output, Failure> { promise in
              session.dataTask(with: request) { data, response, error in
                if let data, let response {
                  promise(.success((data, response)))
                } else {
                  promise(.failure(error as? URLError ?? URLError(.unknown)))
                }
              }.resume()
            }
          }.receive(subscriber: subscriber)
        }
      }

      func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
      }

      func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
      }
    }

    extension Publishers {
      /// The values of several publishers, as they come.
      struct MergeMany<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let publishers: [Upstream]
        init(_ upstream: Upstream...) { publishers = upstream }
        init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          Publishers.Sequence<[Upstream], Failure>(sequence: publishers).flatMap { $0 }.receive(subscriber: subscriber)
        }
      }

      struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        typealias Output = A.Output
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
      }

      static func Merge3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
        -> MergeMany<AnyPublisher<A.Output, A.Failure>>
      where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
      }

      /// The latest values of two publishers, whenever one of them has a new one.
      struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        typealias Output = (A.Output, B.Output)
        typealias Failure = A.Failure
        let a: A
        let b: B
        init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let first = a.map { (Optional($0), B.Output?.none) }
          let second = b.map { (A.Output?.none, Optional($0)) }
          Merge(first, second)
            .scan((A.Output?.none, B.Output?.none)) { ($1.0 ?? $0.0, $1.1 ?? $0.1) }
            .compactMap { pair in pair.0.flatMap { a in pair.1.map { b in (a, b) } } }
            .receive(subscriber: subscriber)
        }
      }

      static func CombineLatest3<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
        -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
      where A.Failure == B.Failure, A.Failure == C.Failure {
        CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.eraseToAnyPublisher()
      }

      static func CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
        _ a: A, _ b: B, _ c: C, _ d: D
      ) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
      where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
          .map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.eraseToAnyPublisher()
      }
    }

    extension Publisher {
      func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
      where P.Output == Output, P.Failure == Failure { Publishers.Merge(self, other) }

      func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
      where P.Failure == Failure { Publishers.CombineLatest(self, other) }

      func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
        -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
      where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, second, third) }

      func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
      where P.Failure == Failure { Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) } }
    }

    """

  /// A type, with its conformance, whose work is the main queue's.
  private static func onMainQueue(_ type: String) -> String {
    """
    extension \(type) {
      public typealias SchedulerTimeType = VirtualTime
      public typealias SchedulerOptions = Never
      private var queue: HeadlessUIKit.DispatchQueue { .main }
      public var now: VirtualTime { queue.now }
      public var minimumTolerance: VirtualTime.Stride { 0 }
      public func schedule(options: Never?, _ action: @escaping () -> Void) { queue.schedule(options: options, action) }
      public func schedule(
        after date: VirtualTime, tolerance: VirtualTime.Stride, options: Never?, _ action: @escaping () -> Void
      ) { queue.schedule(after: date, tolerance: tolerance, options: options, action) }
      public func schedule(
        after date: VirtualTime, interval: VirtualTime.Stride, tolerance: VirtualTime.Stride, options: Never?,
        _ action: @escaping () -> Void
      ) -> any Cancellable {
        queue.schedule(after: date, interval: interval, tolerance: tolerance, options: options, action)
      }
    }
    """
  }
}
