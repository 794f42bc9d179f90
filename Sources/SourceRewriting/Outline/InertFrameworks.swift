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
    "CoreImage",
    "CoreLocation",
    "CoreMedia",
    "CoreServices",
    "CryptoKit",
    "ImageIO",
    "LinkPresentation",
    "LocalAuthentication",
    "MapKit",
    "MessageUI",
    "MobileCoreServices",
    "Network",
    "Photos",
    "PhotosUI",
    "QuickLook",
    "Security",
    "UniformTypeIdentifiers",
    "UserNotifications",
    "WebKit",
  ]
}
