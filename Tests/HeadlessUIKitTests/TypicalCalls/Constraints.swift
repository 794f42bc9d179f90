import HeadlessUIKit

@MainActor
func constraintCalls(
  _ constraint: NSLayoutConstraint, _ guide: UILayoutGuide, _ x: NSLayoutXAxisAnchor,
  _ y: NSLayoutYAxisAnchor, _ side: NSLayoutDimension, _ keyboard: UIKeyboardLayoutGuide
) {
  constraint.constant = 1
  constraint.isActive = true
  constraint.priority = UILayoutPriority.required
  constraint.identifier = ""
  _ = (constraint.firstItem, constraint.secondItem, constraint.firstAttribute)
  _ = (constraint.secondAttribute, constraint.relation, constraint.multiplier)
  NSLayoutConstraint.activate([constraint])
  NSLayoutConstraint.deactivate([constraint])
  _ = NSLayoutConstraint.constraints(withVisualFormat: "", options: [], metrics: nil, views: [:])
  _ = NSLayoutConstraint(
    item: guide, attribute: NSLayoutConstraint.Attribute.height,
    relatedBy: NSLayoutConstraint.Relation.equal, toItem: nil, attribute: .notAnAttribute,
    multiplier: 1, constant: 1)
  _ = NSLayoutConstraint.Axis.vertical
  _ = (UILayoutPriority.defaultHigh, UILayoutPriority.defaultLow, UILayoutPriority(999))
  _ = (guide.topAnchor, guide.bottomAnchor, guide.leadingAnchor, guide.trailingAnchor)
  _ = (guide.leftAnchor, guide.rightAnchor, guide.widthAnchor, guide.heightAnchor)
  _ = (guide.centerXAnchor, guide.centerYAnchor, guide.layoutFrame, guide.owningView)
  _ = (x.constraint(equalTo: x), y.constraint(equalTo: y, constant: 1))
  _ = side.constraint(equalToConstant: 1)
  _ = (keyboard.topAnchor, keyboard.followsUndockedKeyboard, keyboard.usesBottomSafeArea)
  keyboard.setConstraints([], activeWhenNearEdge: .top)
  keyboard.setConstraints([], activeWhenAwayFrom: [.leading, .trailing])
  keyboard.removeAllTrackedConstraints()
  let tracking: UITrackingLayoutGuide = keyboard
  _ = (
    tracking.constraints(activeWhenNearEdge: .top), tracking.constraints(activeWhenAwayFrom: .top)
  )
  _ = NSDirectionalEdgeInsets.zero
}
