/// How bars are metered.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

extension UINavigationBar {
  var navigationController: UINavigationController? {
    chain.lazy.compactMap { $0 as? UINavigationController }.first { $0.navigationBar === self }
  }
}
