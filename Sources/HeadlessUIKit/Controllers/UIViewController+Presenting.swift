/// How a presented view moves in.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  func made<Part>(_ name: String, _ make: () -> Part) -> Part {
    if let part: Part = kept(name) { return part }
    let part = make()
    keep(part, as: name)
    return part
  }
}

/// An object that somebody else keeps.
struct WeakObject {
  weak var object: AnyObject?
}
