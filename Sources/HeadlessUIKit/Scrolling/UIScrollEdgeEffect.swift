/// The blur at an edge of a list since iOS 26, which is not drawn.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// The look of the blur.
  @preconcurrency @MainActor
  open class Style: NSObject {
    public class var automatic: Style { Style() }
    public class var soft: Style { Style() }
    public class var hard: Style { Style() }
  }

  open var style = Style.automatic
  open var isHidden = false
}

/// The blur behind what an app lays over an edge of a list since iOS 26, which is not drawn.
open class UIScrollEdgeElementContainerInteraction: ViewInteraction {
  open weak var scrollView: UIScrollView?
  open var edge: UIRectEdge = []

  public override init() {}
}
