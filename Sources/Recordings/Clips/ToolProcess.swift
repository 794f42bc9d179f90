import Foundation

/// A program that reads a clip: started without a shell, stopped when it takes too long.
final class ToolProcess: @unchecked Sendable {
  private let process = Process()
  private let output = Pipe()
  private let errors = Pipe()
  private let lock = NSLock()
  private var printed = Data()
  private var isOverdue = false
  /// The processor time at the last look that found more than the one before, and when that was.
  private var progress = (seconds: 0.0, since: DispatchTime.now())
  private let name: String

  /// Starts a program that finds the clip as its standard input.
  init(
    _ name: String, _ arguments: [String], reading clip: FileHandle
  ) throws(RecordingError) {
    self.name = name
    guard let path = Self.path(of: name) else {
      throw .couldNotWork(
        "\(name) is not installed, and clips are read with it:"
          + " apt-get install ffmpeg, or brew install ffmpeg")
    }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
    process.standardInput = clip
    process.standardOutput = output
    process.standardError = errors
    do {
      try clip.seek(toOffset: 0)
      try process.run()
    } catch {
      throw .couldNotWork("\(name) cannot be started: \(error.localizedDescription)")
    }
  }

  private static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
      .split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Hands what it prints to `take` until that returns false; then its messages, once it has ended.
  ///
  /// - Parameter take: gets bytes in order and what was said so far, and says whether more are wanted.
  /// - Returns: The messages, and whether it ended well or as it was asked to.
  /// - Throws: A ``RecordingError`` where it took too long or was killed.
  func run(
    _ take: (Data, () -> String) -> Bool
  ) throws(RecordingError) -> (messages: String, isWell: Bool) {
    let watch = DispatchSource.makeTimerSource(queue: .global())
    watch.setEventHandler { [weak self] in self?.stopOverdue() }
    watch.schedule(deadline: .now() + 1, repeating: 1)
    watch.resume()
    let reading = DispatchGroup()
    DispatchQueue.global().async(group: reading) { [self] in readMessages() }
    var isWanted = true
    while isWanted {
      let bytes = output.fileHandleForReading.availableData
      guard !bytes.isEmpty else { break }
      isWanted = take(bytes) { lock.withLock { String(decoding: printed, as: UTF8.self) } }
    }
    if !isWanted {
      // A thread that lets no signals through starts processes that take no other one.
      kill(process.processIdentifier, SIGKILL)
      while !output.fileHandleForReading.availableData.isEmpty {}
    }
    process.waitUntilExit()
    reading.wait()
    watch.cancel()
    guard !lock.withLock({ isOverdue }) else {
      throw .couldNotWork(
        "\(name) took more than \(Int(ClipLimits.greatestTime)) s: cut the clip with --from and --to"
      )
    }
    let messages = lock.withLock { String(decoding: printed, as: UTF8.self) }
    guard process.terminationReason == .exit || !isWanted else {
      throw .couldNotWork("\(name) was stopped by signal \(process.terminationStatus)")
    }
    return (messages, !isWanted || process.terminationStatus == 0)
  }

  private func readMessages() {
    while true {
      let bytes = errors.fileHandleForReading.availableData
      guard !bytes.isEmpty else { return }
      lock.withLock {
        if printed.count < ClipLimits.greatestMessage { printed += bytes }
      }
    }
  }

  /// Stops it once it has taken too long: of the processor's time, for on a machine that is busy
  /// with others the clock says nothing of a clip, or on the clock where it takes none of that.
  private func stopOverdue() {
    guard process.isRunning else { return }
    let now = DispatchTime.now()
    let isOver = lock.withLock {
      if let taken = process.processorTime, taken > progress.seconds { progress = (taken, now) }
      let idle = Double(now.uptimeNanoseconds - progress.since.uptimeNanoseconds) / 1e9
      isOverdue = max(progress.seconds, idle) > ClipLimits.greatestTime
      return isOverdue
    }
    if isOver { kill(process.processIdentifier, SIGKILL) }
  }
}

extension Process {
  /// Seconds of the processor's time that it has taken; nil where the system does not say.
  fileprivate var processorTime: Double? {
    #if canImport(Darwin)
      return nil
    #else
      var (clock, time) = (clockid_t(0), timespec())
      guard clock_getcpuclockid(processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0
      else { return nil }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #endif
  }
}
