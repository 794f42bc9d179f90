/// Apple's frameworks that exist nowhere else.
///
/// A file that imports one often needs little of it. The import moves to the end of the file, where
/// it counts if a module of that name exists, and is a warning if none does.
extension FileRewriter {
  private static let frameworks: Set<String> = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accounts", "AddressBook", "AddressBookUI",
    "AppTrackingTransparency", "AssetsLibrary", "AudioToolbox", "AuthenticationServices", "CallKit",
    "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices",
    "CoreSpotlight", "CoreTelephony", "CoreVideo", "EventKit", "EventKitUI", "GameKit", "GLKit",
    "HealthKit", "ImageIO", "Intents", "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MetricKit", "MobileCoreServices",
    "MultipeerConnectivity", "NaturalLanguage", "NotificationCenter", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "QuickLook", "QuickLookThumbnailing", "ReplayKit",
    "SceneKit", "Security", "Social", "Speech", "SpriteKit", "StoreKit", "SwiftUI",
    "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WebKit", "WidgetKit",
  ]

  /// True if an import is of such a framework, which is then rewritten.
  mutating func rewroteFramework(named name: Int, importedAt index: Int) -> Bool {
    let framework = source.word(name)
    guard Self.frameworks.contains(framework), !source.tokens[name].startsLine else { return false }
    var end = name + 1
    while source.isWord(end, "."), source.isName(end + 1) { end += 2 }
    var start = index
    while start > 0, !source.tokens[start].startsLine, !source.isWord(start - 1, ";") { start -= 1 }
    blank(start..<end)
    let line = source.place(of: source.tokens[index].start).line
    edits.appended += """
      #if canImport(\(framework))
      \(source.code(start..<end))
      #else
      \(SourceLocation.directive(source.path, line: line))
      #warning("\(framework) does not exist here: leave this file out if it needs it")
      #endif

      """
    return true
  }
}
