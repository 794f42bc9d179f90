extension DispatchQueue {
  /// Runs `work` at once: whoever waits for a queue waits no time here.
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}
