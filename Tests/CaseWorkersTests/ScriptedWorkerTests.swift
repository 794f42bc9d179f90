@testable import CaseWorkers
import Detectors
import Filmstrips
import Foundation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// What a worker makes of what its process says and of how that ends, held against shell scripts in
/// the place of the process.
struct ScriptedWorkerTests {
  /// As the program does: a process that has ended is no reason to end.
  init() { signal(SIGPIPE, SIG_IGN) }

  private static let order = WorkerOrder.check(
    CheckOrder(
      .scene(
        SceneCase(
          name: "a", scene: "a", handler: HandlerSpec(name: "frame"), device: .known("iPhone 8"),
          events: []))))

  /// A line that ends an order.
  private static let done = #"echo '{"refused":{"_0":"done"}}'"#

  /// A worker whose process runs a script, and notes in the file `starts` that it has started.
  private func worker(
    _ script: String, in folder: TemporaryFolder, timeout: Double = 10
  ) throws -> Worker {
    let path = try folder.file("script", "echo started >>starts\nread -r order\n\(script)\n")
    return Worker(
      "/bin/sh", arguments: ["-c", "cd '\(folder.url.path)' && . '\(path)'"], timeout: timeout)
  }

  private func starts(in folder: TemporaryFolder) throws -> Int {
    try String(contentsOf: folder.url.appendingPathComponent("starts"), encoding: .utf8)
      .split(separator: "\n").count
  }

  /// An outcome in words.
  private func outcome(
    _ script: String, timeout: Double = 10, starts count: Int = 1
  ) throws -> String {
    let folder = try TemporaryFolder()
    let outcome = try worker(script, in: folder, timeout: timeout).perform(Self.order)
    #expect(try starts(in: folder) == count)
    return Self.words(outcome)
  }

  private static func words(_ outcome: Worker.Outcome) -> String {
    switch outcome {
    case .reply(.refused(let reason)): reason
    case .reply: "another reply"
    case .lost(let reason): "lost: \(reason.prefix(50))"
    case .trap(let trap, let member): "\(member) \(trap.phase) \(trap.time): \(trap.cause)"
    }
  }

  /// A reply ends the order, in how many pieces it comes and whatever comes before it.
  @Test(arguments: [
    done, "echo '@0 open 1'; echo '@1 closing 2.5'\n\(done)",
    #"printf '{"ref'; sleep 0.05; printf 'used":{"_0":"done"'; sleep 0.05; printf '}}\n'"#,
    #"printf '@0 open 1\n@0 open 2\n{"refused":{"_0":"done"}}\nmore\n'"#,
    #"echo word >&2; echo '{"drawing":{}}'; \#(done)"#,
  ])
  func aReplyEndsTheOrder(_ script: String) throws {
    #expect(try outcome(script) == "done")
  }

  @Test func aLongLineIsOneLine() throws {
    let long = #"printf '{"refused":{"_0":"'; head -c 300000 /dev/zero | tr '\0' x; echo '"}}'"#
    #expect(try outcome(long) == String(repeating: "x", count: 300_000))
    #expect(try outcome("echo hello") == "a worker process said something unreadable")
  }

  /// The last words of a program that stops itself, else how it ended, at its last turn.
  @Test(arguments: [
    ("echo '@2 open 1.5'; exit 3", "2 open 1.5", "the program ended with status 3"),
    ("exit 0", "0 closed 0.0", "the handler ended the program"),
    ("echo '@1 closing 2'; exit 0", "1 closing 2.0", "the handler ended the program"),
    (
      "echo '@0 opening 0.25'; echo 'A.swift:7: Fatal error: no' >&2; kill -ILL $$",
      "0 opening 0.25", "Fatal error: no (A.swift:7)"
    ),
    ("echo '@0 open 1'; kill -SEGV $$", "0 open 1.0", "stopped by signal 11 (Segmentation fault)"),
  ])
  func aProgramThatEndsIsATrap(_ script: String, _ place: String, _ message: String) throws {
    let cause = ProgramCause.programStopped(message: message)
    #expect(try outcome(script) == "\(place): \(cause)")
  }

  /// What is ended from outside is done once more, and lost then.
  @Test func whatIsEndedFromOutsideIsDoneOnceMore() throws {
    for script in ["echo '@0 open 1'; kill -KILL $$", "kill -KILL $$"] {
      let reason = "lost: the worker process was stopped by signal 9 (Killed)"
      #expect(try reason.hasPrefix(outcome(script, starts: 2)))
    }
    let once = "[ -e killed ] || { touch killed; kill -KILL $$; }\n\(Self.done)"
    #expect(try outcome(once, starts: 2) == "done")
  }

  /// A worker that is gone leaves no process, not even one that has ended and is not waited for.
  @Test func aWorkerThatIsGoneLeavesNoProcess() throws {
    let folder = try TemporaryFolder()
    func identifier() throws -> pid_t {
      let worker = try worker("echo $$ >pid; \(Self.done); read -r order", in: folder)
      return try withExtendedLifetime(worker) {
        #expect(Self.words(try worker.perform(Self.order)) == "done")
        let file = folder.url.appendingPathComponent("pid")
        let text = try String(contentsOf: file, encoding: .utf8)
        let identifier = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        #expect(kill(identifier, 0) == 0)
        return identifier
      }
    }
    let identifier = try identifier()
    #expect(kill(identifier, 0) == -1 && errno == ESRCH)
  }

  /// A process that has ended since its last order is replaced; one that ends with each order is a
  /// trap.
  @Test func aProcessThatHasEndedIsReplaced() throws {
    let folder = try TemporaryFolder()
    let worker = try worker("\(Self.done); echo printed >&2; exit 4", in: folder)
    for count in 1...3 {
      #expect(Self.words(try worker.perform(Self.order)) == "done")
      #expect(try starts(in: folder) == count)
    }
    let second = try TemporaryFolder()
    let once = try self.worker(
      "[ -e done ] && exit 4; touch done; \(Self.done)", in: second)
    #expect(Self.words(try once.perform(Self.order)) == "done")
    #expect(Self.words(try once.perform(Self.order)).contains("status 4"))
    #expect(try starts(in: second) == 2)
  }

  /// A process that goes on takes one order after the other, and is not started again.
  @Test func aProcessTakesManyOrders() throws {
    let folder = try TemporaryFolder()
    let loop = """
      while :; do echo "for ${#order}" >&2; \(Self.done); read -r order || exit; done
      """
    let worker = try worker(loop, in: folder)
    let length = try JSONEncoder().encode(Self.order).count
    #expect(worker.takePrinted().isEmpty)
    for _ in 0..<3 {
      #expect(Self.words(try worker.perform(Self.order)) == "done")
      #expect(worker.takePrinted() == "for \(length)\n")
      #expect(worker.takePrinted().isEmpty)
    }
    #expect(try starts(in: folder) == 1)
  }

  /// A turn is stopped by what it works or waits; turns of one instant are one, those of others begin
  /// anew.
  @Test(arguments: [
    ("echo '@1 open 2'; while :; do :; done", "1 open 2.0: \(worked(0.05))"),
    ("echo '@1 open 2'; exec sleep 60", "1 open 2.0: \(waited(0.5))"),
    ("while :; do echo '@0 open 2'; done", "0 open 2.0: \(worked(0.05))"),
    (
      "for i in 1 2 3 4 5 6 7 8; do echo \"@0 open $i\"; j=0; "
        + "while [ $j -lt 4000 ]; do j=$((j+1)); done; done; \(done)", "done"
    ),
    ("sleep 0.7; \(done)", "done"), ("echo '{\"drawing\":{}}'; sleep 0.7; \(done)", "done"),
    ("echo '@0 open 1'; echo '{\"drawing\":{}}'; sleep 0.7; echo '@0 open 1'; \(done)", "done"),
    (
      "echo '@0 open 1'; echo '{\"drawing\":{}}'; sleep 0.7; echo '@1 open 1'; exec sleep 60",
      "1 open 1.0: \(waited(0.5))"
    ),
  ])
  func aTurnHasItsTime(_ script: String, _ words: String) throws {
    #expect(try outcome(script, timeout: 0.05) == words)
  }

  private static func worked(_ seconds: Double) -> ProgramCause {
    .didNotReturn(within: Seconds(seconds))
  }

  private static func waited(_ seconds: Double) -> ProgramCause { .waited(for: Seconds(seconds)) }

  /// What no handler is played for takes as long as it takes.
  @Test func aPlaybackHasAllTime() throws {
    let playback = HandmadeScene([.bar(bottom: 400), .keyboard(top: 400)]).playback
    let folder = try TemporaryFolder()
    let worker = try worker("sleep 0.4; \(Self.done)", in: folder, timeout: 0.01)
    let outcome = try worker.perform(.check(CheckOrder(.playback(playback))))
    #expect(Self.words(outcome) == "done")
  }

  /// A child has the environment without a backtrace of its traps.
  @Test func aChildHasItsEnvironment() throws {
    let child = try ChildProcess(
      "/bin/sh", arguments: ["-c", "echo \"$SWIFT_BACKTRACE $0 $1\"", "name", "word"])
    guard case .line(let line) = child.line(within: nil), case .ended = child.line(within: nil)
    else {
      Issue.record("a line and the end")
      return
    }
    #expect(String(decoding: line, as: UTF8.self) == "enable=no name word")
    #expect(child.end() == .exit(0))
  }

  /// What a child prints is read to the last byte, however little it is, and once.
  @Test(arguments: ["x", "xy", ""]) func whatAChildPrintsIsRead(text: String) throws {
    let child = try ChildProcess("/bin/sh", arguments: ["-c", "printf %s '\(text)' >&2; echo"])
    guard case .line = child.line(within: nil) else {
      Issue.record("it says that it has printed")
      return
    }
    #expect(child.takePrinted() == text && child.takePrinted().isEmpty)
    #expect(child.end() == .exit(0))
  }

  #if os(Linux)
    /// What a child prints is in a file that has no name, so that a child that is killed leaves none.
    @Test func whatIsPrintedIsInNoFolder() throws {
      let child = try ChildProcess("/bin/sh", arguments: ["-c", "readlink /proc/self/fd/2"])
      guard case .line(let line) = child.line(within: 5) else {
        Issue.record("it names its file")
        return
      }
      #expect(String(decoding: line, as: UTF8.self).hasSuffix("(deleted)"))
      #expect(child.end() == .exit(0))
    }
  #endif

  /// Where no time is left nothing is waited for: of ten times one at least is over at once, whatever else the
  /// machine does.
  @Test func whereNoTimeIsLeftNothingIsWaitedFor() throws {
    let child = try ChildProcess("/bin/sh", arguments: ["-c", "exec sleep 60"])
    let waits = (0..<10).map { index in
      let start = ContinuousClock.now
      guard case .silent = child.line(within: index.isMultiple(of: 2) ? 0 : 0.001) else {
        Issue.record("nothing is said")
        return Duration.zero
      }
      return ContinuousClock.now - start
    }
    #expect(try #require(waits.min()) < .seconds(0.5))
    child.stop()
    #expect(child.end() == .signal(SIGKILL))
  }

  /// The result of waiting says whether a line has come, within the time that was given.
  @Test func waitingEndsInTime() throws {
    let child = try ChildProcess(
      "/bin/sh", arguments: ["-c", "read -r a; echo got \"$a\"; exec sleep 60"])
    let start = ContinuousClock.now
    guard case .silent = child.line(within: 0.05) else {
      Issue.record("nothing is said")
      return
    }
    #expect((ContinuousClock.now - start) / .seconds(1) >= 0.049)
    child.send(Data("word".utf8))
    guard case .line(let line) = child.line(within: 5) else {
      Issue.record("it answers")
      return
    }
    #expect(String(decoding: line, as: UTF8.self) == "got word")
    child.stop()
    guard case .ended = child.line(within: 5) else {
      Issue.record("it is stopped")
      return
    }
    #expect(child.end() == .signal(SIGKILL))
    // One that has ended takes nothing, and is no reason to stop.
    child.send(Data("word".utf8))
  }

  /// What a handler prints in its last turn is there before the reply, and is none of the next order.
  @Test func whatIsPrintedIsThereBeforeTheReply() throws {
    let scene = SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "talking"), device: .known("iPhone 8"),
      events: [.show(258, at: 0)])
    let order = try JSONEncoder().encode(WorkerOrder.check(CheckOrder(.scene(scene))))
    let folder = try TemporaryFolder()
    let path = try folder.file("order", String(decoding: order, as: UTF8.self) + "\n")
    let program = SeamProcess.path(of: "FaultyHandlers")
    let run = try SeamProcess(
      program: "/bin/sh", ["-c", "'\(program)' worker <'\(path)' 2>&1"])
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("@") }
    #expect(lines.first == "a word from the handler" && lines.count == 3, "\(run.output)")
  }

  /// A process starts anew after a thousand orders, so that what handlers leave adds up no further.
  @Test func aProcessStartsAnewAfterManyOrders() throws {
    let scene = SceneCase(
      name: "a", scene: "a", handler: HandlerSpec(name: "counting"), device: .known("iPhone 8"),
      events: [.show(258, at: 0)])
    let nothing = WorkerOrder.film(
      FilmOrder(
        cases: [], path: "/a.png", directory: nil, options: FilmOptions(), format: .png,
        parallelism: 1))
    let worker = Worker(
      SeamProcess.path(of: "FaultyHandlers"), arguments: ["worker"], timeout: 60)
    var printed: [String] = []
    for number in 1...1001 {
      let isCase = [1, 2, 1000, 1001].contains(number)
      _ = try worker.perform(isCase ? .check(CheckOrder(.scene(scene))) : nothing)
      if isCase { printed.append(worker.takePrinted()) }
    }
    #expect(printed == [1, 2, 3, 1].map { "case \($0) of its process\n" })
  }

  /// With however few descriptors the cases are played, or what lacks is said in a line.
  @Test func withoutDescriptorsItSaysWhatLacks() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "a.yaml",
      "scene: Few\ndevice: iPhone 8\nhandler: talking\nevents: [{at: 0, show: {height: 258}}]\n")
    let program = SeamProcess.path(of: "FaultyHandlers")
    var ends: [Int32: Int] = [:]
    for most in 6...16 {
      let run = try SeamProcess(
        program: "/bin/sh", ["-c", "ulimit -n \(most); exec '\(program)' check '\(path)' --jobs 1"])
      ends[run.status, default: 0] += 1
      guard run.status == 3 else { continue }
      let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("error: ") }
      #expect(lines.count == 1 && lines[0].contains("Too many open files"), "\(run.errors)")
    }
    #expect(Set(ends.keys) == [1, 3], "\(ends)")
  }

  /// Sends this thread a signal every few milliseconds while something is done.
  ///
  /// The system goes on by itself with a call that is interrupted, if it `restarts`.
  private func amongSignals(restarts: Bool, _ body: () throws -> Void) throws {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in }
    #else
      action.__sigaction_handler.sa_handler = { _ in }
    #endif
    action.sa_flags = restarts ? Int32(SA_RESTART) : 0
    sigaction(SIGURG, &action, nil)
    // Threads of a pool let none through.
    var (urgent, before) = (sigset_t(), sigset_t())
    sigemptyset(&urgent)
    sigaddset(&urgent, SIGURG)
    pthread_sigmask(SIG_UNBLOCK, &urgent, &before)
    final class Sender: @unchecked Sendable {
      let thread = pthread_self()
      let lock = NSLock()
      var goesOn = true
    }
    let sender = Sender()
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while sender.lock.withLock({ sender.goesOn }) {
        pthread_kill(sender.thread, SIGURG)
        usleep(5000)
      }
      ended.signal()
    }
    defer {
      sender.lock.withLock { sender.goesOn = false }
      ended.wait()
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    try body()
  }

  /// Signals that come in between shorten nothing that is sent, and end no wait.
  @Test(arguments: [true, false]) func signalsInterruptNothing(restarts: Bool) throws {
    try amongSignals(restarts: restarts) { try sendAndWait() }
  }

  private func sendAndWait() throws {
    let child = try ChildProcess(
      "/bin/sh", arguments: ["-c", "sleep 0.05; head -c 300001 | wc -c; exec sleep 2"])
    child.send(Data(repeating: 120, count: 300_000))
    guard case .line(let line) = child.line(within: 5), case .silent = child.line(within: 0.05)
    else {
      Issue.record("it answers once")
      return
    }
    #expect(String(decoding: line, as: UTF8.self).contains("300001"))
    child.stop()
    #expect(child.end() == .signal(SIGKILL))
  }

  /// Nor is a signal the end of a process that is waited for.
  @Test func signalsEndNoProcess() throws {
    try amongSignals(restarts: false) {
      let child = try ChildProcess("/bin/sh", arguments: ["-c", "sleep 0.1; exit 5"])
      #expect(child.end() == .exit(5))
    }
  }

  @Test func whatDoesNotStartSaysWhy() {
    #expect(throws: WorkerError.self) {
      try ChildProcess("/nowhere/at-all", arguments: [])
    }
  }
}
