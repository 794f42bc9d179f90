public import Foundation

#if !canImport(ObjectiveC)
  /// The kinds of things that text can be searched for, as a set.
  public typealias NSTextCheckingTypes = UInt64

  /// A part of an address or of a flight.
  public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
    public static let organization = NSTextCheckingKey(rawValue: "Organization")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
    public static let airline = NSTextCheckingKey(rawValue: "Airline")
    public static let flight = NSTextCheckingKey(rawValue: "Flight")
  }

  /// Finds links in text; addresses, dates and telephone numbers are not looked for here.
  open class NSDataDetector: NSObject {
    /// The kinds of things that it was asked to look for.
    public let checkingTypes: NSTextCheckingTypes
    private let pattern: NSRegularExpression

    /// Text with a scheme or `www.` at its beginning, as far as the next space or closing sign.
    private static let links = #"\b(?:https?://|www\.)[^\s<>"')\]]*[^\s<>"')\].,;:!?]"#
    /// Asks for links.
    private static let link: NSTextCheckingTypes = 1 << 5
    /// Never matches.
    fileprivate static let nothing = "(?!)"

    public init(types checkingTypes: NSTextCheckingTypes) throws {
      pattern = try NSRegularExpression(
        pattern: checkingTypes & Self.link != 0 ? Self.links : Self.nothing,
        options: .caseInsensitive)
      self.checkingTypes = checkingTypes
      super.init()
    }

    open func matches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] { pattern.matches(in: string, options: options, range: range) }

    open func firstMatch(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { pattern.firstMatch(in: string, options: options, range: range) }

    open func numberOfMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { pattern.numberOfMatches(in: string, options: options, range: range) }

    open func enumerateMatches(
      in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
      using block: (
        NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
      ) -> Void
    ) {
      do {
        var isOver = false
        for match in matches(in: string, options: options, range: range) where !isOver {
          var stop = ObjCBool(false)
          block(match, [], &stop)
          isOver = stop.boolValue
        }
      }
    }
  }

  extension NSTextCheckingResult {
    /// The address of a link, which is not kept: nil.
    public var url: URL? { nil }
    /// A telephone number; numbers are not looked for here, so nil.
    public var phoneNumber: String? { nil }
    /// A date; dates are not looked for here, so nil.
    public var date: Date? { nil }
    /// The parts of an address; addresses are not looked for here, so nil.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// The parts of an address or of a flight; neither is looked for here, so nil.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// A link that was found, by its range alone.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
      var range = range
      guard let pattern = try? NSRegularExpression(pattern: NSDataDetector.nothing) else {
        preconditionFailure("a pattern that never matches can be read")
      }
      return .regularExpressionCheckingResult(ranges: &range, count: 1, regularExpression: pattern)
    }
  }
#endif
