import HeadlessUIKit
import KeyboardSimulation
import LayerTrees
import Scenes
import TestSupport
import Testing

/// Endless work of an app does not keep a case from its end, unless it is judged.
@MainActor @Suite(.serialized)
struct EndlessWorkTests {
  /// Work that an app begins when its screen has appeared, and that never ends by itself.
  enum Work: CaseIterable {
    case timer, slowTimer, animation, chainedAnimation, explicitAnimation, displayLink, queue

    /// The greatest time that one round of it takes, in seconds.
    var round: Double {
      switch self {
      case .slowTimer: 1
      case .chainedAnimation: 0.6
      default: 0.02
      }
    }
  }

  @Test(arguments: Work.allCases)
  func whatRepeatsElsewhereChangesNoEnd(_ work: Work) throws {
    let still = try play { _ in }
    let busy = try play { $0.begin(work) }
    #expect(still.log.restTime > 1.4 && still.log.restTime < 2)
    #expect(busy.log.restTime >= still.log.restTime - 1e-9)
    #expect(busy.log.restTime <= still.log.restTime + work.round)
    for time in stride(from: 0.9, to: 3, by: 0.01) {
      #expect(try barTop(busy, at: time) == barTop(still, at: time))
    }
  }

  @Test func whatIsAskedForOnceIsWaitedForHoweverLate() throws {
    let played = try play { chat in
      chat.begin(.timer)
      DispatchQueue.main.asyncAfter(deadline: .now() + 20) { chat.inputBar.frame.origin.y = 100 }
    }
    #expect(try barTop(played, at: 30) == 100)
  }

  @Test func anAnswerThatIsWrittenForAWhileStillComes() throws {
    let played = try play { chat in
      chat.begin(.timer)
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
          chat.deliver(Transcript.Message(height: 44, isOutgoing: false))
        }
      }
    }
    #expect(played.log.restTime >= 4)
  }

  @Test func aBarThatMovesForEverIsAnErrorThatSaysSo() throws {
    let movers: [(EndlessChat) -> Void] = [
      { chat in chat.repeatedly { chat.inputBar.frame.origin.y += chat.isEven ? 1 : -1 } },
      { chat in
        let link = CADisplayLink { _ in chat.inputBar.frame.origin.y -= 0.5 }
        link.add(to: .main, forMode: .common)
      },
      { chat in chat.swing(chat.inputBar) },
    ]
    for mover in movers {
      #expect {
        _ = try play { mover($0) }
      } throws: { error in
        guard case .neverRests("the bar", let seconds)? = error as? RunLoopError else {
          return false
        }
        return seconds > 61 && seconds < 64 && "\(error)".contains("the bar never comes to rest")
      }
    }
  }

  private func play(_ begin: @escaping (EndlessChat) -> Void) throws -> Playback {
    let scene = SceneCase(
      name: "endless", scene: "endless", handler: HandlerSpec(name: "endless"),
      device: .known("iPhone 14"), transcript: Transcript(heights: [44, 44, 44]),
      events: [.show(336, at: 0.5), .hide(at: 1.2)])
    return try ScenePlayer(registry: HandlerRegistry([])).play(scene) {
      HandlerScreen(EndlessChat(transcript: scene.transcript, begin: begin))
    }
  }

  private func barTop(_ playback: Playback, at time: Double) throws -> Double {
    let root = try #require(playback.log.commit(at: time)).root
    return try #require(LayerPath(to: .inputBar, in: root)).frame(at: time).minY.value
  }
}

/// A chat on the keyboard, with a label beside it that never rests.
private final class EndlessChat: ChatViewController {
  private let label = UILabel()
  private let begin: (EndlessChat) -> Void
  private var count = 0
  var isEven: Bool { count.isMultiple(of: 2) }

  init(transcript: Transcript, begin: @escaping (EndlessChat) -> Void) {
    self.begin = begin
    super.init(transcript: transcript)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    messageList.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
    inputBar.frame = CGRect(x: 0, y: 762, width: 390, height: 48)
    label.frame = CGRect(x: 0, y: 60, width: 100, height: 20)
    view.addSubview(label)
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] in
        guard let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else {
          return
        }
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 0.25) { self?.inputBar.frame.origin.y = frame.minY - 48 }
        }
      }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    begin(self)
  }

  /// Does something each 16 ms.
  func repeatedly(_ work: @escaping @MainActor () -> Void) {
    Timer.scheduledTimer(withTimeInterval: 0.016, repeats: true) { [weak self] _ in
      self?.count += 1
      work()
    }
  }

  /// Moves a view to and fro, each time when the last time is over.
  func swing(_ view: UIView) {
    count += 1
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.y += self.isEven ? 9 : -9
    } completion: { _ in
      self.swing(view)
    }
  }

  func begin(_ work: EndlessWorkTests.Work) {
    let count: @MainActor () -> Void = { [label] in label.text = "\(VirtualRunLoop.current.now)" }
    switch work {
    case .timer: repeatedly(count)
    case .slowTimer: Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in count() }
    case .animation:
      UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) { [label] in
        label.alpha = 0.2
      }
    case .chainedAnimation: swing(label)
    case .explicitAnimation:
      let dots = CABasicAnimation(keyPath: "opacity")
      (dots.fromValue, dots.toValue, dots.duration) = (0.0, 1.0, 0.4)
      dots.repeatCount = .infinity
      label.layer.add(dots, forKey: "dots")
    case .displayLink:
      let link = CADisplayLink { _ in count() }
      link.add(to: .main, forMode: .common)
    case .queue: again(count)
    }
  }

  private func again(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { [self] in
      work()
      again(work)
    }
  }
}
