import Foundation

/// A program that was started, this one by default, with lines going to it and coming from it.
///
/// Foundation's `Process` keeps a thread and a run loop for each child; a few calls are enough.
final class ChildProcess {
  let identifier: pid_t
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private var received: [UInt8] = []

  /// The result of waiting for a line.
  enum Answer {
    case line([UInt8])
    case ended
    case silent
  }

  /// Guards the descriptors of one child from being inherited by another.
  private static let spawning = NSLock()

  /// Starts a program, by default this one; throws the reason where the system refuses.
  init(_ program: String = executable, arguments: [String]) throws(WorkerError) {
    Self.spawning.lock()
    defer { Self.spawning.unlock() }
    let (orders, answers) = (try Self.pipe(), try Self.pipe())
    errors = try Self.temporaryFile()
    identifier = try Self.spawn(
      program, arguments, input: orders.read, output: answers.write, errors: errors)
    close(orders.read)
    close(answers.write)
    input = orders.write
    output = answers.read
  }

  deinit {
    for descriptor in [input, output, errors] { close(descriptor) }
  }

  /// Sends a line; one that has ended takes none.
  func send(_ line: Data) {
    PipeLine.send([UInt8](line), to: input)
  }

  /// The next line, if it comes within the given seconds; waits without a limit by default.
  func line(within seconds: Double?) -> Answer {
    let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return .line(Array(received[..<end]))
      }
      var poll = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      // A signal that interrupts the wait does not make it longer.
      let left = deadline.map { max(0, ($0 - ContinuousClock.now) / .seconds(1)) }
      let ready = Foundation.poll(&poll, 1, left.map { Int32(($0 * 1000).rounded(.up)) } ?? -1)
      if ready == 0 { return .silent }
      if ready < 0, errno == EINTR { continue }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { return .ended }
      received += buffer[..<count]
    }
  }

  /// Returns the text that it has printed since the last call, and forgets it.
  func takePrinted() -> String {
    let size = lseek(errors, 0, SEEK_END)
    guard size > 0 else { return "" }
    var buffer = [UInt8](repeating: 0, count: Int(size))
    let count = pread(errors, &buffer, buffer.count, 0)
    ftruncate(errors, 0)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  /// Stops it where it is.
  func stop() { kill(identifier, SIGKILL) }

  /// Waits for its end, and returns how it came.
  func end() -> ProcessEnd {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return ProcessEnd(status: status)
  }
}

extension ChildProcess {
  private static func pipe() throws(WorkerError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw failure() }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// A file without a name: what a child prints never blocks it.
  private static func temporaryFile() throws(WorkerError) -> Int32 {
    var path = Array((NSTemporaryDirectory() + "/seam-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else {
      throw .noTemporaryFile(
        folder: NSTemporaryDirectory(), reason: String(cString: strerror(errno)))
    }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    _ = fcntl(file, F_SETFL, O_APPEND)
    return file
  }

  private static func spawn(
    _ program: String, _ arguments: [String], input: Int32, output: Int32, errors: Int32
  ) throws(WorkerError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in [(input, STDIN_FILENO), (output, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    let words = [program] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in pointers + variables { free(pointer) } }
    var identifier: pid_t = 0
    guard posix_spawn(&identifier, program, &actions, nil, &pointers, &variables) == 0 else {
      throw failure()
    }
    return identifier
  }

  /// A trap is reported in one line; a backtrace of it would take seconds.
  private static var environment: [String] {
    let own = ProcessInfo.processInfo.environment.filter { $0.key != "SWIFT_BACKTRACE" }
    return own.map { "\($0.key)=\($0.value)" } + ["SWIFT_BACKTRACE=enable=no"]
  }

  /// This program's own file.
  static let executable: String = {
    let link = "/proc/self/exe"
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: link) { return path }
    return Bundle.main.executablePath ?? CommandLine.arguments[0]
  }()

  /// Puts a fresh program in the place of this one, which reads on where this one stopped.
  ///
  /// - Parameter output: where replies go.
  static func startAnew(output: Int32) -> Never {
    fflush(nil)
    dup2(output, STDOUT_FILENO)
    close(output)
    var words = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(executable, &words)
    fatalError("cannot start a fresh worker process: \(String(cString: strerror(errno)))")
  }

  private static func failure() -> WorkerError {
    .cannotStart(reason: String(cString: strerror(errno)))
  }

  /// Seconds that the processor has spent on it; nil where the system does not say.
  var processorTime: Double? {
    #if canImport(Darwin)
      var usage = rusage_info_current()
      let status = withUnsafeMutablePointer(to: &usage) { usage in
        usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
          proc_pid_rusage(identifier, RUSAGE_INFO_CURRENT, $0)
        }
      }
      guard status == 0 else { return nil }
      var scale = mach_timebase_info_data_t()
      mach_timebase_info(&scale)
      let ticks = Double(usage.ri_user_time + usage.ri_system_time)
      return ticks * Double(scale.numer) / Double(scale.denom) / 1e9
    #else
      var clock: clockid_t = 0
      var time = timespec()
      guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #endif
  }
}

/// The end of a process.
enum ProcessEnd: Equatable {
  /// With a status.
  case exit(Int32)
  case signal(Int32)

  /// Of what `waitpid` writes.
  init(status: Int32) {
    let signal = status & 0x7F
    self = signal != 0 ? .signal(signal) : .exit((status >> 8) & 0xFF)
  }

  /// The signals that a program sends itself by what it does.
  private static let ofTraps: Set<Int32> = [
    SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS,
  ]

  /// True if it was ended from outside: by a person, or by a system that is short of memory.
  var isFromOutside: Bool {
    if case .signal(let signal) = self { !Self.ofTraps.contains(signal) } else { false }
  }

  /// In words; nil for an orderly end.
  var message: String? {
    switch self {
    case .exit(0): nil
    case .exit(let status): "the program ended with status \(status)"
    case .signal(let signal) where signal == SIGILL || signal == SIGTRAP:
      "stopped by signal \(signal.words): Swift found a precondition that does not hold, nil where a"
        + " value is unwrapped, an index out of range or an overflow; a debug build says which, and"
        + " so does a release build with '-Xswiftc -assert-config -Xswiftc Debug'"
    case .signal(let signal): "stopped by signal \(signal.words)"
    }
  }
}

extension Int32 {
  /// A signal's number and what it is called.
  fileprivate var words: String { "\(self) (\(String(cString: strsignal(self))))" }
}
