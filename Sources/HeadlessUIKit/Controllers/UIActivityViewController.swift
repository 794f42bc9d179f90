/// The system's sheet to share things; it comes up and nobody chooses in it.
open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler =
    @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  public let activityItems: [Any]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionHandler?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }
}

/// A way to share things.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}
}
