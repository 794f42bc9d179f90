/// What can be styled; a mark that views have, without UIKit's proxies.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

extension UIView: UIAppearance {}
