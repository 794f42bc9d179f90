/// The browser inside an app, which many a screen opens a link with; it shows nothing here.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How the browser is to look and behave.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Inert: no page is shown.
    open var entersReaderIfAvailable = false
    /// Inert: no bar is shown.
    open var barCollapsingEnabled = true
  }

  /// What the button that closes it says.
  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Inert: no bar is shown.
  open var preferredBarTintColor: UIColor?
  /// Inert: no bar is shown.
  open var preferredControlTintColor: UIColor?
  /// Inert: no bar is shown.
  open var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration

  public init(url URL: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

/// Hears of the browser; every method has a default, as the protocol's are optional.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
