// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

extension TargetOutline {
  /// The frameworks whose names `InertFrameworks` has.
  static let inertFrameworks: Set<String> = [
    "AVFAudio",
    "AVFoundation",
    "AVKit",
    "AudioToolbox",
    "CoreData",
    "CoreLocation",
    "CoreMedia",
    "CoreServices",
    "LinkPresentation",
    "LocalAuthentication",
    "MapKit",
    "MessageUI",
    "MobileCoreServices",
    "Photos",
    "PhotosUI",
    "QuickLook",
    "UniformTypeIdentifiers",
    "UserNotifications",
    "WebKit",
  ]
}
