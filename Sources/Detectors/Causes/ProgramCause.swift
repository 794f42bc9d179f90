/// A fault of the handler's program, in the words of UIKit or of Swift's runtime where they report
/// it.
public enum ProgramCause: Hashable, Sendable, Codable {
  /// A frame is set under a transform that is not the identity.
  case frameUnderTransform(Report)
  /// Required constraints cannot hold together.
  case constraintConflict(Report)
  /// Layout is invalidated again and again.
  case layoutLoop(Report)
  /// The handler was stopped when its turn had taken so much processor time.
  case didNotReturn(within: Seconds)
  /// The handler was stopped when its turn had waited so long for something.
  case waited(for: Seconds)
  /// The program ended, with what it said last.
  case programStopped(message: String)

  /// A message of UIKit about a view.
  public struct Report: Hashable, Sendable, Codable {
    /// The view's type.
    public let view: String
    /// The text that UIKit prints.
    public let message: String

    /// Creates a report about a view.
    public init(view: String, message: String) {
      (self.view, self.message) = (view, message)
    }
  }
}

extension ProgramCause: CauseGroup {
  var rule: Cause.Rule {
    switch self {
    case .frameUnderTransform: .frameUnderTransform
    case .constraintConflict: .constraintConflict
    case .layoutLoop: .layoutLoop
    case .didNotReturn, .waited: .didNotReturn
    case .programStopped: .programStopped
    }
  }

  var names: [String] {
    switch self {
    case .frameUnderTransform(let report), .constraintConflict(let report),
      .layoutLoop(let report):
      [report.view]
    case .didNotReturn, .waited: []
    case .programStopped(let message): [message]
    }
  }

  var sentence: String {
    switch self {
    case .frameUnderTransform(let report), .constraintConflict(let report),
      .layoutLoop(let report):
      report.message
    case .didNotReturn(let timeout):
      "the handler did not return within \(timeout.value.plain) s: look for a loop that never ends"
    case .waited(let time):
      "the handler did not return within \(time.value.plain) s, in which it waited: look for a lock, a"
        + " semaphore or a sleep"
    case .programStopped(let message): message
    }
  }
}

extension Double {
  /// Without the decimals of a whole number.
  fileprivate var plain: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }
}
