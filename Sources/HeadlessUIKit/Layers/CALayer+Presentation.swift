import LayerTrees

extension CALayer {
  /// A copy with the values that the screen shows now; nil before the layer has been committed.
  ///
  /// Changes of the turn that runs now are not in it: the screen shows the last commit.
  public func presentation() -> CALayer? {
    guard let shown else { return nil }
    let copy = CALayer()
    copy.role = role
    copy.isHidden = shown.isHidden
    copy.masksToBounds = shown.masksToBounds
    copy.backgroundColor = shown.backgroundColor
    copy.model = shown.presentation(at: VirtualRunLoop.current.now)
    return copy
  }
}
