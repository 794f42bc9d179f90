/// A scroll view's delegate, under a name that subclasses may give another type.
///
/// In Objective-C a text view's `delegate` is a scroll view's, made narrower. Swift does not let a
/// property be overridden so; a subclass's own property hides one of an extension, though.
@preconcurrency @MainActor
public protocol ScrollDelegating: UIScrollView {}

extension ScrollDelegating {
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
