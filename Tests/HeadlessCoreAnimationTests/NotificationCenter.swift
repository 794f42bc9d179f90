import HeadlessCoreAnimation

#if !canImport(Darwin)
  /// The one that calls observers in order, also in files that import Foundation.
  typealias NotificationCenter = HeadlessCoreAnimation.NotificationCenter
#endif
