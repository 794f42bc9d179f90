public import HeadlessCoreAnimation
public import LayerTrees

extension CALayer {
  /// The view that it belongs to.
  var view: UIView? { host as? UIView }

  /// Its part on a chat screen; the compositor and the film go by it.
  public var role: LayerRole {
    get { tag.role }
    set { tag.role = newValue }
  }

  /// The words of a message; nil where only its rectangle is known.
  public var text: String? {
    get { tag.text }
    set { tag.text = newValue }
  }

  /// The panel that a keyboard shows; nil where only its rectangle is known.
  public var panel: KeyboardPanel? {
    get { tag.panel }
    set { tag.panel = newValue }
  }
}
