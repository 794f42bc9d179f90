/// Owns a tree of views and hears of its life in a window.
open class UIViewController: UIResponder {
  public override init() {}

  private var loadedView: UIView?

  /// The root of its views, loaded when it is first asked for.
  open var view: UIView {
    get {
      if let loadedView { return loadedView }
      loadView()
      let view = loadedView ?? UIView(frame: .zero)
      loadedView = view
      view.controller = self
      viewDidLoad()
      return view
    }
    set {
      loadedView = newValue
      newValue.controller = self
    }
  }

  public var isViewLoaded: Bool { loadedView != nil }

  open override var next: UIResponder? { responderAbove }
  override var isOnScreen: Bool { isViewLoaded && view.window != nil }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
}
