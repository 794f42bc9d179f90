import HeadlessUIKit
import SeededRandom

/// A view with content of a size, which counts what is done to it.
@MainActor
final class CountingView: UIView {
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  private(set) var layoutCount = 0
  private(set) var placementCount = 0

  override var intrinsicContentSize: CGSize { content }

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
  }

  override var center: CGPoint {
    get { super.center }
    set {
      placementCount += 1
      super.center = newValue
    }
  }

  func resetCounts() { (layoutCount, placementCount) = (0, 0) }
}

/// A tree of views under random constraints, which random changes come over.
///
/// No view's guides depend on where the view is, and each view has, weakly, a place and a size of its
/// own, so that a layout pass has one outcome.
@MainActor
struct RandomTree {
  private(set) var views: [CountingView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var random: SplitMix64
  private let window: UIWindow
  /// The share of constraints that are required, in 0...1.
  private let requiredShare: Double

  init(seed: Int, in window: UIWindow, requiredShare: Double) {
    random = SplitMix64(seed: seed)
    self.window = window
    self.requiredShare = requiredShare
    for _ in 0..<8 { addView() }
    for _ in 0..<14 { addConstraint() }
  }

  /// One change of a kind chosen by chance.
  mutating func change() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: addView()
    case 1: moveView()
    case 2: views.randomElement(using: &random)?.removeFromSuperview()
    case 3, 4: addConstraint()
    case 5: constraints.randomElement(using: &random)?.isActive = false
    case 6: reactivate()
    case 7: constraints.randomElement(using: &random)?.priority = priority()
    case 8, 9: constraints.randomElement(using: &random)?.constant = constant()
    case 10: changeContent()
    default: changeTerms()
    }
  }

  private mutating func constant() -> CGFloat {
    CGFloat(Int.random(in: -40...160, using: &random))
  }

  private mutating func priority() -> UILayoutPriority {
    if random.number(in: 0...1) < requiredShare { return .required }
    return UILayoutPriority(Float(Int.random(in: 2...999, using: &random)))
  }

  private mutating func addView() {
    let view = CountingView(frame: CGRect(x: 5, y: 7, width: 30, height: 40))
    view.insetsLayoutMarginsFromSafeArea = false
    parent(for: view).addSubview(view)
    addOptionalConstraints(for: view)
    view.translatesAutoresizingMaskIntoConstraints = random.number(in: 0...1) < 0.2
    views.append(view)
  }

  /// A view that another may lie in.
  private mutating func parent(for view: UIView) -> UIView {
    let fitting = views.filter { !$0.isDescendant(of: view) && $0.window != nil }
    guard random.number(in: 0...1) < 0.6 else { return window }
    return fitting.randomElement(using: &random) ?? window
  }

  private mutating func moveView() {
    guard let view = views.randomElement(using: &random) else { return }
    parent(for: view).addSubview(view)
    addOptionalConstraints(for: view)
  }

  /// Says where a view is to be where nothing else does.
  private mutating func addOptionalConstraints(for view: UIView) {
    let optional = [
      view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: constant()),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: constant()),
      view.widthAnchor.constraint(equalToConstant: abs(constant())),
      view.heightAnchor.constraint(equalToConstant: abs(constant())),
    ]
    for preferred in optional { preferred.priority = UILayoutPriority(1) }
    NSLayoutConstraint.activate(optional)
  }

  private mutating func reactivate() {
    let idle = constraints.filter { constraint in
      !constraint.isActive
        && [constraint.firstItem, constraint.secondItem].allSatisfy { isInTree($0) }
    }
    idle.randomElement(using: &random)?.isActive = true
  }

  private func isInTree(_ item: AnyObject?) -> Bool {
    switch item {
    case let view as UIView: view.window === window
    case let guide as UILayoutGuide: guide.owningView?.window === window
    default: true
    }
  }

  private mutating func item() -> any LayoutAnchoring {
    let shown = views.filter { $0.window === window }
    let view: UIView = shown.randomElement(using: &random) ?? window
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return window.safeAreaLayoutGuide
    case 1, 2: return view.layoutMarginsGuide
    case 3: return window
    default: return view
    }
  }

  private mutating func addConstraint() {
    let isHorizontal = Bool.random(using: &random)
    let places: [NSLayoutConstraint.Attribute] =
      isHorizontal ? [.left, .right, .centerX] : [.top, .bottom, .centerY]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let isPlace = random.number(in: 0...1) < 0.7
    let relations: [NSLayoutConstraint.Relation] = [
      .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual,
    ]
    guard let first = (isPlace ? places : sizes).randomElement(using: &random),
      let second = (isPlace ? places : sizes).randomElement(using: &random),
      let relation = relations.randomElement(using: &random)
    else { return }
    let isAlone = !isPlace && Bool.random(using: &random)
    let constraint = NSLayoutConstraint(
      item: item(), attribute: first, relatedBy: relation, toItem: isAlone ? nil : item(),
      attribute: isAlone ? .notAnAttribute : second, multiplier: isPlace || isAlone ? 1 : 0.5,
      constant: constant())
    constraint.priority = priority()
    constraint.isActive = true
    constraints.append(constraint)
  }

  private mutating func changeContent() {
    guard let view = views.randomElement(using: &random) else { return }
    view.content = CGSize(
      width: Bool.random(using: &random) ? UIView.noIntrinsicMetric : abs(constant()),
      height: abs(constant()))
    view.invalidateIntrinsicContentSize()
  }

  private mutating func changeTerms() {
    guard let view = views.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: view.setContentHuggingPriority(priority(), for: .vertical)
    case 1: view.setContentCompressionResistancePriority(priority(), for: .horizontal)
    default: view.translatesAutoresizingMaskIntoConstraints.toggle()
    }
  }
}
