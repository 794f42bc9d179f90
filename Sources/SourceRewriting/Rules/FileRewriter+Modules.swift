/// The modules that HeadlessUIKit takes the place of.
extension TargetOutline {
  private static let replaced: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreFoundation", "Dispatch",
    "Darwin", "UIKitCore", "CoreText", "os", "OSLog",
    "SafariServices",
  ]
  private static let module = "HeadlessUIKit"
  /// The module in place of packages that no dependency of the target has.
  static let packages = "InertPackages"

  /// The module that takes the place of one of Apple's, or of a package that Linux cannot build.
  func replacement(of name: String) -> String? {
    if Self.replaced.contains(name) { return Self.module }
    if name == "Combine", modules?.hasCombine == true { return TargetModules.combine }
    if modules != nil, Self.inertPackages.contains(name) { return Self.packages }
    return Self.inertFrameworks.contains(name) ? "InertFrameworks" : nil
  }

  /// The imports of files that are left out, whose members all files of the target see.
  func imports(of leftOut: [SourceText]) -> String {
    let names = leftOut.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let found = names.compactMap { modules?.names.contains($0) == true ? $0 : replacement(of: $0) }
    return Set(found).sorted().map { "import \($0)\n" }.joined()
  }
}

extension FileRewriter {
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "protocol", "typealias", "func", "var", "let",
  ]
  /// The modules that have a type of their name, or none that is written before a dot.
  private static let types: Set<String> = [
    "OSLog", "os", "JGProgressHUD", "MBProgressHUD", "ProgressHUD", "SVProgressHUD", "Realm",
    "CLTypingLabel", "IQKeyboardManager", "OpenAISwift", "Reachability",
  ]

  /// `import UIKit`, `import class UIKit.UIView`, `import UIKit.UIGestureRecognizerSubclass`.
  mutating func rewriteImport(_ index: Int) {
    guard !source.isWord(index - 1, ".") else { return }
    let isScoped = Self.kinds.contains(source.word(index + 1)) && source.isName(index + 2)
    let name = isScoped ? index + 2 : index + 1
    guard source.isName(name), !source.tokens[name].startsLine,
      target.modules?.names.contains(source.word(name)) != true
    else { return }
    guard !rewroteFramework(named: name, importedAt: index) else { return }
    let module = replacement(of: source.word(name))
    if module == nil || module == TargetOutline.packages { noteModule(name) }
    guard let module else { return }
    var end = name + 1
    while source.isWord(end, "."), source.isName(end + 1) { end += 2 }
    edits.replace(range(index + 1..<end), with: module)
  }

  /// The module that takes the place of one of Apple's, or of a package that Linux cannot build.
  private func replacement(of name: String) -> String? { target.replacement(of: name) }

  /// `UIKit.UIView` where it is code.
  mutating func rewriteModule(_ index: Int) {
    guard source.isWord(index + 1, "."), source.isName(index + 2), !source.isWord(index - 1, "."),
      !source.isWord(index - 1, "import"), !Self.kinds.contains(source.word(index - 1)),
      !Self.types.contains(source.word(index)), target.inherited[source.word(index)] == nil,
      let module = replacement(of: source.word(index)),
      target.modules?.names.contains(source.word(index)) != true
    else { return }
    replace(index, with: module)
  }

  /// The beginnings of names that UIKit and Foundation bring along from frameworks of their own.
  private static let broughtAlong = [
    "CGImageSource", "CIContext", "CIFilter", "CIImage", "SecItem", "UNUserNotificationCenter",
    "kSec",
  ]

  /// Brings in the frameworks that do nothing here, where a file names one of theirs without it.
  mutating func importBroughtAlong(_ index: Int) {
    let word = source.word(index)
    if Self.broughtAlong.contains(where: word.hasPrefix) || isOfSession(index) {
      append("import InertFrameworks\n")
    }
    if Self.observableNames.contains(word), target.inherited[word] == nil,
      let combine = replacement(of: "Combine")
    {
      append("import \(combine)\n")
    }
  }

  /// True for what a session lacks on Linux: bytes, and sessions in the background.
  private func isOfSession(_ index: Int) -> Bool {
    guard source.isWord(index - 1, "."), source.isWord(index + 1, "(") else { return false }
    return source.isWord(index, "bytes")
      || source.isWord(index, "background") && source.isWord(index + 2, "withIdentifier")
  }

  /// Brings in the part of Foundation that Linux has as a module of its own.
  mutating func importNetworking() {
    append("#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n")
  }

  /// Puts code behind the file's last line, once.
  private mutating func append(_ code: String) {
    if !edits.appended.contains(code) { edits.appended += code }
  }

  /// The conditions of `#if`, which are to be those of a phone.
  mutating func rewriteCondition(_ index: Int) {
    for word in index + 1..<source.lineEnd(after: index)
    where source.isWord(word + 1, "(") && source.isName(word + 2) && source.isWord(word + 3, ")") {
      guard let answer = answer(source.word(word), source.word(word + 2)) else { continue }
      edits.replace(range(word..<word + 4), with: answer)
    }
  }

  /// The value of a condition on a phone; nil where the compiler knows.
  private func answer(_ condition: String, _ argument: String) -> String? {
    switch condition {
    case "os": argument == "iOS" ? "true" : "false"
    case "canImport" where replacement(of: argument) != nil: "true"
    case "canImport" where ["AppKit", "Cocoa", "WatchKit"].contains(argument): "false"
    case "targetEnvironment": argument == "simulator" ? "true" : "false"
    default: nil
    }
  }
}

/// Apple's frameworks that exist nowhere else.
///
/// A file that imports one often needs little of it. The import moves to the end of the file, where
/// it counts if a module of that name exists, and is a warning if none does.
extension FileRewriter {
  private static let frameworks: Set<String> = [
    "ARKit", "AVRouting", "Accelerate", "Accounts", "ActivityKit", "AdServices", "AdSupport",
    "AddressBook", "AddressBookUI", "AppIntents", "AppTrackingTransparency", "AssetsLibrary",
    "AudioUnit", "BackgroundTasks", "CFNetwork", "CallKit", "CarPlay", "Charts", "ClassKit",
    "CloudKit", "Combine", "Compression", "CoreAudio", "CoreAudioKit", "CoreBluetooth",
    "CoreHaptics", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreSpotlight",
    "CoreTelephony", "CoreTransferable", "CoreVideo", "CryptoTokenKit", "DeveloperToolsSupport",
    "DeviceCheck", "EventKit", "EventKitUI", "ExternalAccessory", "FamilyControls", "FileProvider",
    "FoundationModels", "GLKit", "GameController", "GameKit", "GameplayKit", "GroupActivities",
    "HealthKit", "HomeKit", "IOSurface", "IdentityLookup", "Intents", "JavaScriptCore",
    "ManagedSettings", "MediaAccessibility", "MediaPlayer", "MediaToolbox", "Messages", "Metal",
    "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NotificationCenter", "OpenGLES",
    "PassKit", "PlaygroundSupport", "PushKit", "QuickLookThumbnailing", "QuickLookUI", "RealityKit",
    "ReplayKit", "RoomPlan", "SceneKit", "ScreenTime", "SensorKit", "SharedWithYou", "ShazamKit",
    "Social", "SoundAnalysis", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "Symbols",
    "SystemConfiguration", "ThreadNetwork", "TipKit", "Translation", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WidgetKit", "iAd",
    "simd", "zlib",
  ]

  /// True if an import is of such a framework, which is then rewritten.
  private mutating func rewroteFramework(named name: Int, importedAt index: Int) -> Bool {
    let framework = source.word(name)
    guard Self.frameworks.contains(framework), replacement(of: framework) == nil else {
      return false
    }
    var end = name + 1
    while source.isWord(end, "."), source.isName(end + 1) { end += 2 }
    var start = index
    while start > 0, !source.tokens[start].startsLine, !source.isWord(start - 1, ";") { start -= 1 }
    blank(start..<end)
    if ["Combine", "SwiftUI"].contains(framework), replacement(of: "Combine") == nil, usesCombine,
      let modules = target.modules
    {
      report(.error, modules.adviceForCombine, at: name)
      return true
    }
    if framework == "SwiftUI", let combine = replacement(of: "Combine") {
      // SwiftUI brings Combine along.
      edits.appended += "import \(combine)\n"
    }
    let line = source.place(of: source.tokens[index].start).line
    edits.appended += """
      #if canImport(\(framework))
      \(source.code(start..<end))
      #else
      \(SourceLocation.directive(source.path, line: line))
      #warning("\(framework) does not exist here: \(advice(framework))")
      #endif

      """
    return true
  }
}

/// Combine, whose place OpenCombine takes where the app's package has it.
extension FileRewriter {
  private static let combineNames: Set<String> = [
    "@Published", "AnyCancellable", "AnyPublisher", "Cancellable", "CurrentValueSubject", "Future",
    "Just", "ObservableObject", "PassthroughSubject", "Publisher", "Publishers", "publisher",
    "sink",
  ]
  /// Those that Foundation brings along.
  private static let observableNames: Set<String> = [
    "@Published", "AnyCancellable", "CurrentValueSubject", "ObservableObject", "PassthroughSubject",
  ]

  /// True if what is left of a file does more than import Combine.
  private var usesCombine: Bool {
    source.tokens.indices.contains { index in
      Self.combineNames.contains(source.word(index)) && !leftOut.contains { $0.contains(index) }
    }
  }

  /// True if a file imports Combine, or names what Foundation brings along of it.
  static func importsCombine(_ source: SourceText) -> Bool {
    source.tokens.indices.contains {
      observableNames.contains(source.word($0))
        || source.isWord($0, "Combine") && !source.tokens[$0].startsLine
          && (source.isWord($0 - 1, "import") || source.isWord($0 - 2, "import"))
    }
  }
}

/// Modules of packages, which the manifest has to name.
extension FileRewriter {
  /// The modules of Swift's toolchain.
  private static let toolchain: Set<String> = [
    "Swift", "Observation", "RegexBuilder", "Synchronization", "Distributed", "Cxx", "CxxStdlib",
    "FoundationNetworking", "FoundationXML", "FoundationEssentials",
    "FoundationInternationalization", "Glibc", "Musl", "XCTest", "Testing", "HeadlessUIKit",
    "InertFrameworks", "InertPackages", "SeamCommands", "SeamTesting",
  ]

  /// Keeps the place of an import whose module may be missing.
  private mutating func noteModule(_ name: Int) {
    let module = source.word(name)
    guard target.modules != nil, !module.hasPrefix("_"), !Self.toolchain.contains(module) else {
      return
    }
    unknownModules.append(name)
  }

  /// Says of a module that no dependency has which lines of the manifest bring it, or that names
  /// without effect take its place.
  ///
  /// A file that imports it under a condition does without it where there is none.
  mutating func reportMissingModules(_ reported: inout Set<String>) {
    guard let modules = target.modules else { return }
    for token in unknownModules {
      let name = source.word(token)
      guard !isConditional(token), reported.insert(name).inserted else { continue }
      if replacement(of: name) == nil {
        report(.error, modules.advice(for: name), at: token)
      } else {
        report(.warning, modules.noteOfInert(name), at: token)
      }
    }
  }

  /// True between an `#if` and its end.
  private func isConditional(_ token: Int) -> Bool {
    source.tokens[..<token].indices.reduce(0) {
      $0 + (source.isWord($1, "#if") ? 1 : source.isWord($1, "#endif") ? -1 : 0)
    } > 0
  }
}

/// Storyboards and nibs, which are not read.
extension FileRewriter {
  /// `UIStoryboard(name: "Main", bundle: nil)`, `UINib(nibName: "Row", bundle: nil)` and
  /// `loadNibNamed("Row", owner: self)`.
  mutating func reportInterfaceFile(_ index: Int) {
    guard source.isWord(index + 1, "("), let closing = source.closing(index + 1),
      closing > index + 2, !source.isWord(index - 1, "func")
    else { return }
    let file = (index + 2..<closing).first { source.tokens[$0].kind == .text }
    let name = file.map { "'\(source.word($0))' is" } ?? "this is"
    report(
      .warning,
      "\(name) a file of Interface Builder, which is not read here, and asking for what is in it "
        + "stops the case: make the controller or view in code, as MyViewController(), set its "
        + "outlets where the handler makes the screen, or leave this file out by 'exclude'",
      at: index)
  }
}
