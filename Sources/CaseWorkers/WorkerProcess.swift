public import KeyboardSimulation

/// The other end of a worker: reads orders, plays cases, sends back the results.
public enum WorkerProcess {
  /// Does what is ordered on the standard input until that ends.
  ///
  /// All that it takes is in the orders; no file is read.
  ///
  /// - Parameter handlers: what cases can ask for.
  @MainActor
  public static func run(_ handlers: HandlerRegistry) {
    ParentWatch.start()
    let line = WorkerLine()
    let session = WorkerSession(handlers: handlers, line: line)
    while let order = line.next() { session.perform(order) }
  }
}
