import Filmstrips
import Foundation

/// Ends this process once the one that started it is gone.
///
/// A worker ends with its input, but one whose handler does not return never looks at that.
enum ParentWatch {
  /// Seconds between two looks.
  private static let interval = 0.5

  /// Looks from now on.
  static func start() {
    let parent = getppid()
    Thread.detachNewThread {
      while getppid() == parent { Thread.sleep(forTimeInterval: interval) }
      UnfinishedFile.discard()
      _exit(EXIT_FAILURE)
    }
  }
}
