extension UITextField {
  public enum ViewMode: Int, Hashable, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  private static let clearSide: CGFloat = 19

  func setSide(_ view: UIView?, _ name: String) {
    guard view !== kept(name) as UIView? else { return }
    (kept(name) as UIView?)?.removeFromSuperview()
    keep(view, as: name)
    setNeedsLayout()
  }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  private var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
  private var shownRight: UIView? { isShown(rightViewMode) ? rightView : nil }
  private var showsClear: Bool {
    shownRight == nil && isShown(clearButtonMode) && !wholeText.isEmpty
  }

  /// Shows the views at both sides where their modes say so, and puts them there.
  func placeSideViews() {
    for (view, shown) in [(leftView, shownLeft), (rightView, shownRight)] {
      guard let view else { continue }
      if shown == nil {
        view.removeFromSuperview()
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    shownLeft?.frame = leftViewRect(forBounds: bounds)
    shownRight?.frame = rightViewRect(forBounds: bounds)
  }

  private func sideSize(_ view: UIView) -> CGSize {
    if view.bounds.size != .zero { return view.bounds.size }
    let size = view.intrinsicContentSize
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  func ownLeftRect(_ bounds: CGRect) -> CGRect {
    guard let view = leftView else { return .zero }
    let size = sideSize(view)
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  func ownRightRect(_ bounds: CGRect) -> CGRect {
    guard let view = rightView else { return .zero }
    let size = sideSize(view)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func ownClearButtonRect(_ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.maxX - Self.clearSide - 5, y: bounds.midY - Self.clearSide / 2,
      width: Self.clearSide, height: Self.clearSide)
  }

  /// Between the border and the views at both sides.
  func ownTextRect(_ bounds: CGRect, isEditing: Bool = false) -> CGRect {
    let border: CGFloat = borderStyle == .none ? 0 : 6
    let left = shownLeft.map { _ in leftViewRect(forBounds: bounds).maxX - bounds.minX } ?? 0
    let right =
      shownRight.map { _ in bounds.maxX - rightViewRect(forBounds: bounds).minX }
      ?? (showsClear ? bounds.maxX - clearButtonRect(forBounds: bounds).minX : 0)
    return bounds.inset(
      by: UIEdgeInsets(left: max(border, left), right: max(border, right)))
  }

  private var metrics: TextMetrics { TextMetrics(pointSize: font?.pointSize ?? 17) }

  private func width(to offset: Int) -> CGFloat {
    let range = Range(NSRange(location: 0, length: offset), in: wholeText)
    return metrics.width(of: range.map { String(wholeText[$0]) } ?? wholeText)
  }

  func ownCaretRect(_ position: UITextPosition) -> CGRect {
    let room = editingRect(forBounds: bounds)
    return CGRect(
      x: min(room.minX + width(to: position.offset), max(room.minX, room.maxX - 2)),
      y: room.midY - metrics.lineHeight / 2, width: 2, height: metrics.lineHeight)
  }

  func ownFirstRect(_ range: UITextRange) -> CGRect {
    let (first, last) = (ownCaretRect(range.start), ownCaretRect(range.end))
    return CGRect(
      x: first.minX, y: first.minY, width: max(0, last.minX - first.minX), height: first.height)
  }

  func ownClosestPosition(_ point: CGPoint) -> UITextPosition? {
    let x = point.x - editingRect(forBounds: bounds).minX
    let nearest = (0...wholeText.utf16.count).min {
      abs(width(to: $0) - x) < abs(width(to: $1) - x)
    }
    return UITextPosition(offset: nearest ?? 0)
  }
}
