public import Foundation

#if !canImport(Darwin)
  extension Optional where Wrapped == OperationQueue {
    /// No queue: what `queue: .main` means where an observer is added.
    ///
    /// What is posted on the main queue is heard there at once, as Foundation documents it. On
    /// Linux it waits instead for the main thread, which a test process has parked for good.
    public static var main: OperationQueue? { nil }
  }
#endif
