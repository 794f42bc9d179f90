/// What takes part in handling events; the keyboard's notifications bear its name.
@MainActor
open class UIResponder {
  public init() {}
}

extension UIResponder: Hashable {
  public nonisolated static func == (left: UIResponder, right: UIResponder) -> Bool {
    left === right
  }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
