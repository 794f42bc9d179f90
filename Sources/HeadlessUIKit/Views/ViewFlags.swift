/// What a view keeps for layout passes.
struct ViewFlags {
  /// Whether `layoutSubviews` is due, and whether it is for this view or one inside it.
  var needsLayout = true
  var treeNeedsLayout = true
  /// Whether a view inside it is to be looked at.
  var subviewsNeedLayout = true
  /// Whether its own `layoutSubviews` is at work.
  var isLayingOut = false
  var needsConstraintUpdate = true
  var treeNeedsConstraintUpdate = true
  var safeAreaIsStale = true
  /// The insets that were last reported.
  var knownSafeArea = UIEdgeInsets.zero
  /// Whether the constraints of its window mention it, or something in it.
  var isSolved = false
  /// Whether it is to get the frame that constraints give it, and whether a view in it is.
  var isUnplaced = false
  var hasUnplacedSubviews = false
  var isBeingPlaced = false
}
