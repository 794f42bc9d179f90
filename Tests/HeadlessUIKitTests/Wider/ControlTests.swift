import HeadlessUIKit
import Testing

/// Controls: the size that each keeps, and what a tap on it tells.
@MainActor
struct ControlTests {
  /// Whatever frame it is made with, a control with a size of its own asks constraints for that.
  @Test func controlsHaveTheSizesOfUIKit() throws {
    let stage = Stage()
    let sizes: [(UIView, CGSize)] = [
      (UISwitch(frame: .zero), CGSize(width: 51, height: 31)),
      (UIStepper(frame: .zero), CGSize(width: 94, height: 32)),
      (UIPickerView(frame: .zero), CGSize(width: 320, height: 216)),
    ]
    for (view, _) in sizes {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.window.topAnchor),
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      ])
    }
    try stage.play {}
    for (view, size) in sizes { #expect(view.frame.size == size) }
  }

  @Test func aSwitchTellsOfTapsAndNotOfCode() {
    _ = Stage()
    let control = UISwitch(frame: .zero)
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    control.isOn = true
    #expect(count == 0)
    control.tap()
    #expect(!control.isOn)
    #expect(count == 1)
    control.isEnabled = false
    control.tap()
    #expect(count == 1)
  }

  /// The value never leaves the range, in whichever order value and range are set.
  @Test func slidersStayInTheirRange() {
    _ = Stage()
    let slider = UISlider(frame: .zero)
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    #expect(slider.value == 7)
    slider.maximumValue = 5
    #expect(slider.value == 5)
  }

  @Test func refreshingMakesRoomAndTakesItAgain() throws {
    let stage = Stage()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.contentInset.top = 5
    let control = UIRefreshControl()
    list.refreshControl = control
    stage.window.addSubview(list)
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(list.contentInset.top == 65)
    control.endRefreshing()
    #expect(list.contentInset.top == 5)
  }

  /// Insets, padding, title and image add up to the button's size.
  @Test func aConfiguredButtonAddsUpItsParts() {
    _ = Stage()
    var configuration = UIButton.Configuration.plain()
    configuration.title = "mmmm"
    let plain = UIButton(configuration: configuration).intrinsicContentSize
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 17, leading: 22, bottom: 17, trailing: 22)
    let wider = UIButton(configuration: configuration).intrinsicContentSize
    #expect(wider == CGSize(width: plain.width + 20, height: plain.height + 20))
    configuration.image = UIImage(size: CGSize(width: 40, height: 10))
    configuration.imagePadding = 6
    let pictured = UIButton(configuration: configuration).intrinsicContentSize
    #expect(pictured == CGSize(width: wider.width + 46, height: wider.height))
  }

  @Test func layersAreOfTheClassThatAViewNames() {
    final class Shade: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Shade(frame: .zero).layer is CAGradientLayer)
    #expect(type(of: UIView(frame: .zero).layer) == CALayer.self)
  }

  @Test func anInputControllersViewIsTheAccessory() throws {
    final class Screen: UIViewController {
      let bar = UIInputViewController(nibName: nil, bundle: nil)
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryViewController: UIInputViewController? { bar }
    }
    let stage = Stage()
    let screen = Screen(nibName: nil, bundle: nil)
    stage.window.rootViewController = screen
    try stage.play { screen.becomeFirstResponder() }
    #expect(InputSession.current.inputs.accessoryView === screen.bar.view)
  }

  @Test func snapshotsLookAsTheirViewsDid() {
    _ = Stage()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5))
    view.addSubview(inner)
    let copy = view.snapshotView(afterScreenUpdates: false)
    view.frame.size.width = 99
    inner.removeFromSuperview()
    #expect(copy?.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(copy?.backgroundColor == .red)
    #expect(copy?.subviews.first?.frame == CGRect(x: 5, y: 5, width: 5, height: 5))
  }
}
