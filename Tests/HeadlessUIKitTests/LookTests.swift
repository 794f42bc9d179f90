import LayerTrees
import Testing

@testable import HeadlessUIKit

/// What views put on their layers for films.
@MainActor @Suite(.serialized)
struct LookTests {
  private func text(_ stage: Stage, _ view: UIView) throws -> LayerText {
    let elements = try #require(try stage.layer(view).look).elements
    let texts = elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return try #require(texts.first)
  }

  @Test func aLabelsWordsAreCommittedAndSharedUntilTheyChange() throws {
    let stage = Stage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Ada"
    stage.window.addSubview(label)
    try stage.play {}
    let first = try stage.layer(label)
    #expect(try text(stage, label).string == "Ada")
    try stage.play(at: 1) { label.frame.origin.x = 30 }
    let moved = try stage.layer(label)
    #expect(moved !== first && moved.look === first.look)
    try stage.play(at: 2) {
      label.textColor = .systemRed
      label.text = "Grace"
    }
    #expect(try text(stage, label).string == "Grace")
    #expect(try text(stage, label).color == UIColor.systemRed.color)
    #expect(first.look?.elements.count == 1)
  }

  /// The ways in which apps place a placeholder's label inside a text view.
  enum Placing: CaseIterable {
    case byFrame, byConstraints, byConstraintsOfAllEdges, inLayout
  }

  private final class Composer: UITextView {
    let label = UILabel()
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = CGRect(origin: CGPoint(x: 5, y: 8), size: label.sizeThatFits(bounds.size))
    }
  }

  @Test(arguments: Placing.allCases) func aLabelInsideATextViewIsDrawn(placing: Placing) throws {
    let stage = Stage()
    let view = placing == .inLayout ? Composer() : UITextView()
    view.frame = CGRect(x: 10, y: 100, width: 200, height: 40)
    let label = (view as? Composer)?.label ?? UILabel()
    label.text = "Message"
    view.addSubview(label)
    stage.window.addSubview(view)
    label.translatesAutoresizingMaskIntoConstraints = placing == .byFrame || placing == .inLayout
    switch placing {
    case .byFrame: label.frame = CGRect(x: 5, y: 8, width: 150, height: 20)
    case .inLayout: break
    case .byConstraints:
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8).isActive = true
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5).isActive = true
    case .byConstraintsOfAllEdges:
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        label.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -10),
      ])
    }
    try stage.play {}
    #expect(try text(stage, label).string == "Message")
    #expect(label.frame.origin == CGPoint(x: 5, y: 8))
    #expect(label.frame.width > 40 && label.frame.height > 15, "\(label.frame)")
    #expect(try stage.layer(view).sublayers.contains { $0.look != nil })
  }

  @Test func aPlainViewHasNoLook() throws {
    let stage = Stage()
    let view = stage.add()
    view.backgroundColor = .systemBackground
    try stage.play {}
    #expect(try stage.layer(view).look == nil)
    try stage.play(at: 1) { view.layer.cornerRadius = 8 }
    #expect(try stage.layer(view).look?.shape.radius == 8)
  }

  @Test func theCaretGoesWithTheFirstResponder() throws {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.placeholder = "Message"
    stage.window.addSubview(field)
    try stage.play {}
    #expect(try text(stage, field).caret == nil)
    try stage.play(at: 1) { _ = field.becomeFirstResponder() }
    #expect(try text(stage, field).caret != nil)
    #expect(try text(stage, field).isCaretFirst)
    try stage.play(at: 2) { field.insertText("Hi") }
    #expect(try text(stage, field).string == "Hi" && !text(stage, field).isCaretFirst)
    try stage.play(at: 3) { _ = field.resignFirstResponder() }
    #expect(try text(stage, field).caret == nil)
  }

  @Test func aDarkControllerShowsDarkColoursAndSaysSo() throws {
    let stage = Stage()
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Ada"
    controller.view.addSubview(label)
    stage.window.rootViewController = controller
    try stage.play {}
    #expect(try stage.layer(controller.view).backgroundColor?.red == 1)
    #expect(try text(stage, label).color.red == 0)
    try stage.play(at: 1) { controller.overrideUserInterfaceStyle = .dark }
    #expect(try stage.layer(controller.view).backgroundColor?.red == 0)
    #expect(try text(stage, label).color.red == 1)
    #expect(stage.loop.log.commits.last?.root.look?.isDark == true)
    #expect(
      controller.traitCollection.userInterfaceStyle == .light
        || stage.window.traitCollection.userInterfaceStyle == .light)
  }

  /// The screen is as dark as the first window's root, which has its own style or else the window's.
  @Test(arguments: [false, true]) func theScreenIsAsDarkAsItsRoot(_ isOfRoot: Bool) throws {
    let stage = Stage()
    let controller = UIViewController()
    stage.window.rootViewController = controller
    let isDark = { stage.loop.log.commits.last?.root.look?.isDark ?? false }
    try stage.play {}
    for (time, style) in [(1.0, UIUserInterfaceStyle.dark), (2, .light), (3, .dark)] {
      try stage.play(at: time) {
        let view: UIView = isOfRoot ? controller.view : stage.window
        view.overrideUserInterfaceStyle = style
      }
      #expect(isDark() == (style == .dark))
    }
    try stage.play(at: 5) {
      stage.window.overrideUserInterfaceStyle = .dark
      controller.view.overrideUserInterfaceStyle = .light
    }
    #expect(!isDark())
  }

  @Test func aColourOfTwoIsAskedForBoth() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .white }
    #expect(color.color(isDark: false) == UIColor.white.color)
    #expect(color.color(isDark: true) == UIColor.systemRed.color(isDark: true))
    #expect(!color.withAlphaComponent(0.5).color(isDark: true).red.isZero)
  }

  @Test func aNavigationBarShowsTitleAndButtons() throws {
    let stage = Stage()
    let controller = UIViewController()
    controller.title = "Ada"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    try stage.play {}
    #expect(try text(stage, navigation.navigationBar).string == "Ada")
    let look = try #require(try stage.layer(navigation.navigationBar).look)
    #expect(
      look.elements.contains { element in
        if case .picture(let picture) = element { picture.name == "plus" } else { false }
      })
    try stage.play(at: 1) { controller.navigationItem.title = "Grace" }
    #expect(try text(stage, navigation.navigationBar).string == "Grace")
  }

  @Test func aConfiguredButtonsTitleLiesOnItsGround() throws {
    let looks: [(UIButton.Configuration, UIColor?, UIColor)] = [
      (.filled(), .systemBlue, .white),
      (.tinted(), .systemBlue.withAlphaComponent(0.18), .systemBlue),
      (.gray(), .tertiarySystemFill, .systemBlue), (.plain(), nil, .systemBlue),
    ]
    for (given, ground, title) in looks {
      let stage = Stage()
      var configuration = given
      configuration.cornerStyle = .capsule
      let button = UIButton(configuration: configuration)
      button.setTitle("Save", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      stage.window.addSubview(button)
      try stage.play {}
      let look = try #require(try stage.layer(button).look)
      #expect(look.fill == ground?.color)
      #expect(look.shape.radius == 20)
      #expect(try text(stage, button).color == title.color)
      try stage.play(at: 1) { button.isEnabled = false }
      #expect(try text(stage, button).color == UIColor.tertiaryLabel.color)
    }
  }

  @Test func aConfigurationsOwnColoursCount() throws {
    let stage = Stage()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Delete"
    configuration.baseBackgroundColor = .systemRed
    configuration.baseForegroundColor = .black
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stage.window.addSubview(button)
    try stage.play {}
    #expect(try stage.layer(button).look?.fill == UIColor.systemRed.color)
    #expect(try text(stage, button).color == UIColor.black.color)
  }
}
