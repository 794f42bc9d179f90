#if !canImport(ObjectiveC)
  public import Foundation

  /// Something that a person does in an app and may continue elsewhere; nothing here continues it.
  open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var isEligibleForSearch = false
    open var isEligibleForHandoff = true

    public init(activityType: String) { self.activityType = activityType }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
  }

  /// A receiver of an activity that is continued; here none is.
  public protocol UIUserActivityRestoring: NSObjectProtocol {}
  extension UIResponder: UIUserActivityRestoring {}

  /// The type of an activity that opens a page of the web.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
