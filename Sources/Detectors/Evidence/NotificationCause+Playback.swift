import Compositing
import Foundation
import Scenes

extension NotificationCause {
  /// A bar that has not moved although a notification was posted.
  static func ignoresNotification(_ posted: PostedNotification) -> NotificationCause {
    .ignoresNotification(posted.named, height: Points(Double(posted.notification.end.height)))
  }

  /// A bar that has gone to the top of an empty rectangle; nil where none was posted last.
  static func emptyFrameUsed(
    _ playback: Playback, at time: Double, rise: Double
  ) -> NotificationCause? {
    let last = playback.posted.last { $0.time <= time && $0.isAnnouncement }
    let device = playback.scene.device
    let room = SeamScreen(playback.scene).safeBottom
    guard let last, last.notification.end.isEmpty, last.notification.end.minY == 0,
      abs(rise - room) <= 1 / device.scale
    else { return nil }
    return .emptyFrameUsed(last.named, rise: Points(rise))
  }
}

extension PostedNotification {
  /// True for a notification of something that is to come.
  var isAnnouncement: Bool { notification.name.isAnnouncement }

  /// Its name and time, as causes have them.
  var named: NotificationCause.Posted {
    NotificationCause.Posted(notification.name, at: Seconds(time))
  }
}

extension SeamScreen {
  /// The screen, the window or the sheet that the app has.
  var surface: RestCause.Surface { RestCause.Surface(rawValue: noun) ?? .window }
}
