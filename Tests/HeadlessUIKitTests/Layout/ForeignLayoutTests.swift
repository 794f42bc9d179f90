import HeadlessUIKit
import Testing

/// Layout in the words of libraries: constraints of their own class, bars' guides, traits.
@MainActor
struct ForeignLayoutTests {
  private final class OwnConstraint: NSLayoutConstraint { var label: String? }

  @Test func constraintsOfASubclassHold() {
    let stage = Stage()
    let view = stage.add()
    view.translatesAutoresizingMaskIntoConstraints = false
    let attributes: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.left, 10), (.top, 20), (.width, 30), (.height, 40),
    ]
    let constraints = attributes.map { attribute, constant in
      let isSize = attribute == .width || attribute == .height
      return OwnConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: isSize ? nil : stage.window,
        attribute: isSize ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
    }
    stage.window.addConstraints(constraints)
    stage.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(stage.window.constraints.contains { $0 === constraints[0] })
    view.removeConstraint(constraints[0])
    #expect(constraints[0].isActive)
    stage.window.removeConstraint(constraints[0])
    #expect(!constraints[0].isActive)
  }

  @Test func aConstraintAboutNothingDoesNothing() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func barGuidesEndAtTheSafeArea() {
    let stage = Stage(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let (controller, view) = (UIViewController(), UIView())
    stage.window.rootViewController = controller
    controller.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      view.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      view.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 47, width: 400, height: 719))
    #expect(controller.topLayoutGuide.length == 47)
    #expect(controller.bottomLayoutGuide.length == 34)
  }

  @Test func contentSizesAnEffectView() {
    let stage = Stage()
    let (effect, field) = (UIVisualEffectView(effect: UIBlurEffect(style: .regular)), UIView())
    for view in [effect, field] { view.translatesAutoresizingMaskIntoConstraints = false }
    stage.window.addSubview(effect)
    effect.contentView.addSubview(field)
    let content = effect.contentView
    NSLayoutConstraint.activate([
      effect.topAnchor.constraint(equalTo: stage.window.topAnchor),
      effect.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
      field.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      field.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
      field.leftAnchor.constraint(equalTo: content.leftAnchor),
      field.rightAnchor.constraint(equalTo: content.rightAnchor),
      field.widthAnchor.constraint(equalToConstant: 120),
      field.heightAnchor.constraint(equalToConstant: 30),
    ])
    stage.window.layoutIfNeeded()
    #expect(effect.frame == CGRect(x: 0, y: 0, width: 120, height: 46))
  }

  private final class Told: UIViewController {
    var before: [UIUserInterfaceSizeClass?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      before.append(previousTraitCollection?.verticalSizeClass)
    }
  }

  @Test func aTurnTellsOfNewTraits() throws {
    let stage = Stage()
    let controller = Told()
    stage.window.rootViewController = controller
    try stage.play { stage.loop.rotate(to: .landscapeLeft) }
    #expect(controller.before == [.regular])
    try stage.play(at: 2) { stage.loop.rotate(to: .landscapeRight) }
    #expect(controller.before == [.regular])
    try stage.play(at: 4) { stage.loop.rotate(to: .portrait) }
    #expect(controller.before == [.regular, .compact])
  }

  /// A bar with a least height, and a field that scrolls and so asks for none, is of that height.
  @Test(arguments: [0, 44, 49], [false, true])
  func aSideThatIsLeftOpenIsAsSmallAsItMayBe(height: CGFloat, isAtTheTop: Bool) {
    let stage = Stage()
    let (bar, field) = (stage.add(), UITextView())
    bar.addSubview(field)
    for view in [bar, field] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      isAtTheTop
        ? bar.topAnchor.constraint(equalTo: stage.window.topAnchor)
        : bar.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
      bar.heightAnchor.constraint(greaterThanOrEqualToConstant: height),
      field.topAnchor.constraint(equalTo: bar.topAnchor),
      field.bottomAnchor.constraint(equalTo: bar.bottomAnchor),
    ])
    stage.window.layoutIfNeeded()
    #expect(bar.frame.height == height)
    #expect(bar.frame.minY == (isAtTheTop ? 0 : stage.window.bounds.height - height))
    #expect(field.frame.height == height)
  }
}
