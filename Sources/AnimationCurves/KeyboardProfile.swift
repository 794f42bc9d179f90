/// The motion of a system's keyboard, and the figures in its notifications.
///
/// There is no such thing as "the" keyboard curve: it differs between systems, is documented
/// nowhere, and may change. A profile is a named set of figures with the place they come from.
public struct KeyboardProfile: Hashable, Sendable {
  /// The profile's name, as in `iOS 18`.
  public let name: String
  /// The motion.
  public let spring: Spring
  /// Seconds that the motion really lasts; what is left of the way then snaps.
  public let duration: Double
  /// Seconds in the notification's user info.
  public let notifiedDuration: Double
  /// True if notifications are posted inside UIKit's own animation block.
  ///
  /// A property that a handler writes then inherits the keyboard's duration and curve. iOS 13 is the
  /// first system of which that is reported with a call stack (Mykhailo Palchuk, *Why does
  /// UIResponder.keyboard notification handler animate?*, Uptech, 4 June 2020); profiles of later
  /// systems take it on, those of earlier ones assume the opposite.
  public let postsInsideAnimation: Bool
  /// True if the rectangles in notifications count the accessory that is on the keyboard.
  ///
  /// They do up to iOS 18; from iOS 26 on they count the keys alone.
  public let countsAccessory: Bool
  /// The width of an accessory in an app whose window is narrower than the screen.
  public let accessoryWidth: AccessoryWidth
  /// The source of the figures.
  public let provenance: String
  /// True if nothing of it has been recorded, documented or reported: every figure is assumed.
  ///
  /// It is so of a system that is too new to have been filmed. A motion that is measured is never
  /// named after it where a known system moves alike.
  public let isAssumed: Bool

  /// The width that the system gives to an accessory.
  public enum AccessoryWidth: String, Hashable, Sendable, Codable {
    /// As wide as the app's window.
    case window
    /// As wide as the keyboard, from the window's left edge on: the window cuts off the rest.
    ///
    /// Source: openradar 21788102, of iOS 9.
    case keyboard
  }

  /// Creates a profile.
  ///
  /// - Parameters:
  ///   - name: A name for reports and lookups.
  ///   - spring: The motion.
  ///   - duration: Seconds that the motion really lasts; finite, 0 or greater.
  ///   - notifiedDuration: Seconds in the notification; finite, 0 or greater.
  ///   - postsInsideAnimation: Whether handlers run inside the system's animation block.
  ///   - countsAccessory: Whether rectangles in notifications count the accessory.
  ///   - accessoryWidth: How wide an accessory is in a narrow window.
  ///   - provenance: Where the figures come from.
  ///   - isAssumed: Whether all of them are assumed.
  /// - Throws: ``CurveError/outOfRange(_:_:)`` for impossible durations.
  public init(
    name: String, spring: Spring, duration: Double, notifiedDuration: Double,
    postsInsideAnimation: Bool, countsAccessory: Bool = true,
    accessoryWidth: AccessoryWidth = .window, provenance: String, isAssumed: Bool = false
  ) throws(CurveError) {
    guard duration >= 0, duration.isFinite else { throw .outOfRange(.duration, duration) }
    guard notifiedDuration >= 0, notifiedDuration.isFinite else {
      throw .outOfRange(.notifiedDuration, notifiedDuration)
    }
    self.init(
      knownName: name, spring: spring, duration: duration, notifiedDuration: notifiedDuration,
      postsInsideAnimation: postsInsideAnimation, countsAccessory: countsAccessory,
      accessoryWidth: accessoryWidth, provenance: provenance, isAssumed: isAssumed)
  }

  init(
    knownName name: String, spring: Spring, duration: Double, notifiedDuration: Double,
    postsInsideAnimation: Bool, countsAccessory: Bool = true,
    accessoryWidth: AccessoryWidth = .window, provenance: String, isAssumed: Bool = false
  ) {
    self.name = name
    self.spring = spring
    self.duration = duration
    self.notifiedDuration = notifiedDuration
    self.postsInsideAnimation = postsInsideAnimation
    self.countsAccessory = countsAccessory
    self.accessoryWidth = accessoryWidth
    self.provenance = provenance
    self.isAssumed = isAssumed
  }

  /// The timing that the system keyboard itself moves by.
  public var timing: AnimationTiming {
    AnimationTiming(knownCurve: .spring(spring), duration: duration)
  }
}

extension KeyboardProfile {
  /// The keyboard of iOS 10 to 12, whose handlers run outside of any animation.
  ///
  /// That is an assumption: see ``postsInsideAnimation``.
  public static let iOS10 = KeyboardProfile(
    knownName: "iOS 10", spring: classicSpring, duration: 0.5, notifiedDuration: 0.25,
    postsInsideAnimation: false, accessoryWidth: .keyboard,
    provenance: classicProvenance + """
       That handlers run outside of any animation is assumed; of iOS 12 a maintainer supposes that \
      they run inside (johnpatrickmorgan/KeyboardLayoutGuide, pull request 6).
      """)

  /// The keyboard of iOS 13 to 17: the same spring, but handlers run inside the system's animation.
  ///
  /// That they do is reported: see ``postsInsideAnimation``.
  public static let iOS13 = KeyboardProfile(
    knownName: "iOS 13", spring: classicSpring, duration: 0.5, notifiedDuration: 0.25,
    postsInsideAnimation: true, provenance: classicProvenance + ambientProvenance)

  /// The keyboard of iOS 18: that of iOS 13, and notifications name the screen.
  public static let iOS18 = KeyboardProfile(
    knownName: "iOS 18", spring: classicSpring, duration: 0.5, notifiedDuration: 0.25,
    postsInsideAnimation: true, provenance: classicProvenance + ambientProvenance)

  /// The keyboard of iOS 26: a stiffer spring for 23 frames at 60 Hz.
  public static let iOS26 = KeyboardProfile(
    knownName: "iOS 26",
    spring: Spring(knownMass: 1, stiffness: 555.0265, damping: 47.118),
    duration: 23.0 / 60, notifiedDuration: 0.383, postsInsideAnimation: true,
    countsAccessory: false,
    provenance: """
      Read off the keyboard's layer by several public projects that agree; a public log shows a \
      notification duration of 383 ms. Recorded: seven motions in public screen recordings leave \
      0.16 % of the way or less (Documentation/accuracy.md). That notifications leave the accessory \
      out is in Chatto's pull request 797.
      """ + ambientProvenance)

  /// The keyboard of iOS 27, assumed to be that of iOS 26: no motion of it has been filmed.
  ///
  /// Reported of it is only what it gets wrong, which scenes play as events: a layout guide that
  /// stays at the bottom, and rectangles outside `keyboardWillChangeFrame` (manaflow-ai/cmux, pull
  /// requests 9958 and 10810).
  public static let iOS27 = KeyboardProfile(
    knownName: "iOS 27", spring: iOS26.spring, duration: iOS26.duration,
    notifiedDuration: iOS26.notifiedDuration, postsInsideAnimation: true, countsAccessory: false,
    provenance: "Assumed to be that of iOS 26 in every figure: nothing of it is recorded.",
    isAssumed: true)

  /// The profiles that come with the package, oldest system first.
  public static let all = [iOS10, iOS13, iOS18, iOS26, iOS27]

  /// The profiles by whose names a measured motion is known: of those that move alike the newest
  /// that is not assumed, and an assumed one only where it moves like no other.
  package static let distinct = all.filter { profile in
    let alike = all.filter { $0.timing == profile.timing }
    return profile == (alike.last { !$0.isAssumed } ?? alike.last)
  }

  /// Returns the profile with a name, ignoring case, spaces and hyphens (`ios-18`).
  ///
  /// - Parameter name: A profile's name.
  /// - Returns: The profile.
  /// - Throws: ``CurveError/unknownProfile(_:)`` where there is none.
  public static func named(_ name: String) throws(CurveError) -> KeyboardProfile {
    let key = lookupKey(name)
    guard let profile = all.first(where: { lookupKey($0.name) == key }) else {
      throw .unknownProfile(name)
    }
    return profile
  }

  /// The number of the system that a name ends with (`iOS 17` is 17); nil where there is none.
  package static func version(in name: String) -> Double? {
    name.split(separator: " ").last.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number of the system; nil where the name holds none.
  package var version: Double? { Self.version(in: name) }

  /// The profile that holds for a system which has none of its own (`iOS 17`: that of iOS 13).
  ///
  /// - Parameter name: A system's name: `iOS` or `iPadOS` and a number, in any case of letters.
  /// - Returns: The newest profile that is no newer; nil for what is no such name, and for a system
  ///   that is newer than all of them, of which it is not known what holds.
  package static func holding(for name: String) -> KeyboardProfile? {
    guard let number = number(in: name), number < (all.last?.version ?? 0) + 1 else { return nil }
    return all.last { ($0.version ?? .infinity) <= number }
  }

  /// The number of a system that goes by `iOS` or `iPadOS` and a number.
  private static func number(in name: String) -> Double? {
    let key = lookupKey(name)
    let digits = ["ipados", "ios"].first(where: key.hasPrefix).map { key.dropFirst($0.count) }
    return digits.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Advice on a name that no profile has: ` use ...`, in a clause.
  package static func advice(on name: String) -> String {
    let names = all.map(\.name).joined(separator: ", ")
    if let profile = holding(for: name) {
      return "write '\(profile.name)', the profile that holds for it (there are \(names))"
    }
    guard let number = number(in: name),
      let nearest = [all.first, all.last].compactMap({ $0 }).min(by: {
        $0.distance(to: number) < $1.distance(to: number)
      })
    else { return "name one of \(names)" }
    return "not known; the nearest is '\(nearest.name)' (there are \(names))"
  }

  private func distance(to number: Double) -> Double { abs((version ?? .infinity) - number) }

  private static func lookupKey(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }

  /// The nominal damping ratio is 4.56; Core Animation evaluates it as critical.
  private static let classicSpring = Spring(knownMass: 3, stiffness: 1000, damping: 500)

  private static let classicProvenance = """
    Figures of the keyboard layer's CASpringAnimation in the Apple developer forums (thread 48088) \
    and in the sources of Telegram for iOS, Flutter and react-native-keyboard-controller; confirmed \
    by recordings of the screen (react-native-reanimated, pull request 5705; \
    react-native-keyboard-controller, 1155).
    """

  private static let ambientProvenance = """
     That handlers run inside the system's animation is reported of iOS 13, with a call stack \
    (uptech.team/blog/uiresponder-keyboard-notification-handler-animate, June 2020; Apple \
    developer forums, thread 701769).
    """
}

extension KeyboardProfile: Codable {
  private enum CodingKeys: String, CodingKey {
    case name, spring, duration, notifiedDuration, postsInsideAnimation, countsAccessory,
      accessoryWidth, provenance, isAssumed
  }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let name = try fields.decode(String.self, forKey: .name)
    let spring = try fields.decode(Spring.self, forKey: .spring)
    let duration = try fields.decode(Double.self, forKey: .duration)
    let notified = try fields.decode(Double.self, forKey: .notifiedDuration)
    let posts = try fields.decode(Bool.self, forKey: .postsInsideAnimation)
    let counts = try fields.value(.countsAccessory, or: true)
    let width = try fields.value(.accessoryWidth, or: AccessoryWidth.window)
    let provenance = try fields.value(.provenance, or: "")
    let isAssumed = try fields.value(.isAssumed, or: false)
    self = try decoder.curve { () throws(CurveError) in
      try KeyboardProfile(
        name: name, spring: spring, duration: duration, notifiedDuration: notified,
        postsInsideAnimation: posts, countsAccessory: counts, accessoryWidth: width,
        provenance: provenance, isAssumed: isAssumed)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(name, forKey: .name)
    try fields.encode(spring, forKey: .spring)
    try fields.encode(duration, forKey: .duration)
    try fields.encode(notifiedDuration, forKey: .notifiedDuration)
    try fields.encode(postsInsideAnimation, forKey: .postsInsideAnimation)
    try fields.encode(countsAccessory, forKey: .countsAccessory, unless: true)
    try fields.encode(accessoryWidth, forKey: .accessoryWidth, unless: .window)
    try fields.encode(provenance, forKey: .provenance, unless: "")
    try fields.encode(isAssumed, forKey: .isAssumed, unless: false)
  }
}
