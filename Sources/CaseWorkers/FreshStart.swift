import Foundation

/// Starts the program anew, with the same arguments, where what it played itself has stopped it.
///
/// The fresh one leaves all cases to workers. It finds the same, and says of which case it was; until
/// cases are played no program has written anything.
package enum FreshStart {
  /// Says to the fresh program that it is one.
  private static let variable = "SEAM_WORKERS_ONLY"

  /// False in a program that was started anew: another start would lead nowhere.
  package static let isPossible = getenv(variable) == nil

  /// True while a stop is a reason to start anew; a signal's handler reads it.
  nonisolated(unsafe) package static var isReady = false {
    didSet {
      guard isReady, isPossible else { return isReady = false }
      setenv(variable, "1", 1)
      program = program ?? strdup(ChildProcess.executable)
      arguments = CommandLine.unsafeArgv
    }
  }

  private typealias ArgumentPointers = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  nonisolated(unsafe) private static var program: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var arguments: ArgumentPointers?

  /// Puts a fresh program in the place of this one, if it is ready for that.
  ///
  /// It takes no lock and no memory, so that a signal's handler may call it.
  package static func begin() {
    guard isReady, let program, let arguments else { return }
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(program, arguments)
  }
}
