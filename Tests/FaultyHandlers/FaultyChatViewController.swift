import HeadlessUIKit
import KeyboardSimulation
import SceneFiles
import Scenes

/// Does a deed when the keyboard comes.
final class FaultyChatViewController: ChatViewController {
  private let deed: @MainActor @Sendable () -> Void
  private var observation: Observation?

  init(transcript: Transcript, deed: @escaping @MainActor @Sendable () -> Void) {
    self.deed = deed
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    inputBar.frame = restingBarFrame
    observation = Observation { [deed] in deed() }
  }
}

/// Hears of the keyboard's coming for as long as it is kept.
private final class Observation {
  private let token: any NSObjectProtocol

  init(_ deed: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { deed() }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

extension HandlerDefinition {
  fileprivate static func faulty(
    _ name: String, options: [Option] = [],
    _ deed: @escaping @MainActor @Sendable (HandlerSpec) -> Void
  ) -> HandlerDefinition {
    HandlerDefinition(name: name, summary: "For tests.", options: options) { spec, transcript in
      FaultyChatViewController(transcript: transcript) { deed(spec) }
    }
  }

  /// Stops the program, in one of the ways that Swift has.
  static let trapping = faulty("trapping", options: [Option(name: "by", words: Fault.names)]) {
    guard case .word(let word)? = $0["by"] ?? .word(Fault.names[0]) else { return }
    Fault(rawValue: word)?.commit()
  }

  /// Holds the pipe `alive`, where there is one, and never gives the turn back.
  static let endless = faulty("endless") { _ in
    _ = open("alive", O_WRONLY)
    while true { usleep(1000) }
  }

  /// Works without end.
  static let spinning = faulty("spinning") { _ in
    let start = ContinuousClock.now
    while ContinuousClock.now >= start {}
  }

  /// Asks for one turn after the other, all at the same instant, and takes its time in each.
  static let circling = faulty("circling") { _ in circle() }

  @MainActor
  private static func circle() {
    let end = ContinuousClock.now + .milliseconds(2)
    while ContinuousClock.now < end {}
    let loop = VirtualRunLoop.current
    loop.schedule(at: loop.now) { circle() }
  }

  /// Has two views that lay each other out without end.
  static let pingPong = faulty("pingpong") { _ in
    let (ball, bat) = (RestlessView(frame: .zero), RestlessView(frame: .zero))
    (ball.other, bat.other) = (bat, ball)
    for view in [ball, bat] { UIApplication.shared.keyWindow?.addSubview(view) }
  }

  /// Is ended by somebody else, as often as there is a file to take away.
  static let killed = faulty("killed") { _ in
    for name in ["first", "second"] where unlink(name) == 0 {
      kill(getpid(), SIGKILL)
      while true { usleep(1000) }
    }
  }

  /// Ends the program in an orderly way.
  static let ending = faulty("ending") { _ in exit(3) }

  /// Closes what the program reads its orders from, so that it ends with this case.
  static let deaf = faulty("deaf") { _ in close(STDIN_FILENO) }

  /// Prints where the program prints its reports, in the last turn of the scene.
  static let talking = faulty("talking") { _ in
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print("a word from the handler") }
  }

  /// Asks for two heights of a view at once.
  static let contradicting = faulty("contradicting") { _ in
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    UIApplication.shared.keyWindow?.addSubview(view)
    NSLayoutConstraint.activate(
      [40.0, 60].map { view.heightAnchor.constraint(equalToConstant: $0) })
  }
}

/// Never lets another view's layout rest.
private final class RestlessView: UIView {
  weak var other: RestlessView?

  override func layoutSubviews() {
    super.layoutSubviews()
    other?.setNeedsLayout()
  }
}

extension HandlerDefinition {
  /// Does right in the first case of its process, and traps in every other.
  static let remembering = faulty("remembering") { _ in
    Memory.count += 1
    precondition(Memory.count == 1, "this is case \(Memory.count) of its process")
  }.keepingState()
}

extension HandlerDefinition {
  /// Prints how many cases of its process it was in, without a word that it keeps count.
  static let counting = faulty("counting") { _ in
    Memory.count += 1
    print("case \(Memory.count) of its process")
  }
}

extension HandlerDefinition {
  /// Is trusted to be played in the process of the command, and stops that, or any process.
  static let trusted = faulty(
    "trusted", options: [Option(name: "by", words: Breach.names)]
  ) {
    guard case .word(let word)? = $0["by"] ?? .word(Breach.names[0]) else { return }
    Breach(rawValue: word)?.commit()
  }.playingInProcess()

  /// Moves the bar in a task on the main actor, of which only the real main queue knows.
  static let tasking = HandlerDefinition(name: "tasking", summary: "For tests.") { _, transcript in
    TaskingChatViewController(transcript: transcript)
  }
}

/// Moves its bar in a task once the keyboard comes.
final class TaskingChatViewController: ChatViewController {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    inputBar.frame = restingBarFrame
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      Task { @MainActor in self?.inputBar.frame.origin.y -= 258 }
    }
  }
}

/// The ways in which a handler that is trusted stops the command.
enum Breach: String, CaseIterable {
  /// A trap or an endless loop in the command's own process, and nothing in a worker.
  case trap, loop
  /// A trap and an overflow of the stack in any process.
  case always, overflow

  static let names = allCases.map(\.rawValue)

  func commit() {
    let isWorker = CommandLine.arguments.dropFirst().first == "worker"
    switch self {
    case .trap: precondition(isWorker, "this is the command itself")
    case .loop: while !isWorker {}
    case .always: preconditionFailure("this is any process")
    case .overflow: print(Self.depth(of: CommandLine.arguments.count))
    }
  }

  private static func depth(of number: Int) -> Int {
    number < 0 ? 0 : depth(of: number + 1) + depth(of: number + 2)
  }
}

/// What outlives a screen.
@MainActor
private enum Memory {
  static var count = 0
}

/// The ways in which Swift stops a program.
enum Fault: String, CaseIterable {
  case index, unwrapping, overflow, message, precondition

  static let names = allCases.map(\.rawValue)

  func commit() {
    let numbers = [Int](repeating: .max, count: CommandLine.arguments.isEmpty ? 9 : 1)
    switch self {
    case .index: print(numbers[numbers.count])
    case .unwrapping: print(numbers.first { $0 < 0 }.unsafelyBare)
    case .overflow: print(numbers[0] + numbers.count)
    case .message: fatalError("no room for the bar")
    case .precondition: preconditionFailure("the bar has no window")
    }
  }
}

extension Optional {
  /// The value; a trap where there is none.
  // swift-format-ignore: NeverForceUnwrap
  fileprivate var unsafelyBare: Wrapped { self! }
}
