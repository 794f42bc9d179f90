// A handler writes one import, as it does in an app: what UIKit re-exports comes along, Foundation
// by way of Core Animation.
@_exported public import HeadlessCoreAnimation

// The names that Foundation or Dispatch has as well. They are this module's own where a file imports
// it alone, and `HeadlessUIKit.DispatchQueue` is no other type where a file imports both.
public typealias DispatchGroup = HeadlessCoreAnimation.DispatchGroup
public typealias DispatchQueue = HeadlessCoreAnimation.DispatchQueue
public typealias DispatchSource = HeadlessCoreAnimation.DispatchSource
public typealias DispatchSourceTimer = HeadlessCoreAnimation.DispatchSourceTimer
public typealias DispatchTime = HeadlessCoreAnimation.DispatchTime
public typealias DispatchWorkItem = HeadlessCoreAnimation.DispatchWorkItem
public typealias RunLoop = HeadlessCoreAnimation.RunLoop
public typealias Timer = HeadlessCoreAnimation.Timer
#if !canImport(Darwin)
  public typealias NotificationCenter = HeadlessCoreAnimation.NotificationCenter
#endif
