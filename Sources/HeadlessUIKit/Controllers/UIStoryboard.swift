/// Screens in a file of Interface Builder, which is not read here.
///
/// Each way to get a controller out of one stops with what to do in its place.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  public let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// The advice that replaces reading a file of Interface Builder.
  ///
  /// - Parameter wanted: what the code asked for.
  /// - Returns: the sentence that a stop says.
  nonisolated static func hint(_ wanted: String) -> String {
    "\(wanted) is in a storyboard or a nib, which is not read here: make the controller in code,"
      + " as MyViewController(), set its outlets in loadView, and return it from the handler"
  }

  open func instantiateInitialViewController() -> UIViewController? {
    preconditionFailure(Self.hint("the first controller of \(name)"))
  }

  @preconcurrency
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    preconditionFailure(Self.hint("the first controller of \(name)"))
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure(Self.hint("\(identifier) of \(name)"))
  }

  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    preconditionFailure(Self.hint("\(identifier) of \(name)"))
  }
}

/// The way from one controller to another in a storyboard.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: @MainActor () -> Void

  @preconcurrency
  public required init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void = {}
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  open func perform() { handler() }
}

/// Views in a file of Interface Builder, which is not read here.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { preconditionFailure(UIStoryboard.hint("the content of \(name)")) }
}

extension Bundle {
  /// The bundle of a package's resources, for a target that has none; SwiftPM makes it for others.
  public static var module: Bundle { .main }

  /// Stops: a nib is not read here.
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? { preconditionFailure(UIStoryboard.hint("the content of \(name)")) }
}
