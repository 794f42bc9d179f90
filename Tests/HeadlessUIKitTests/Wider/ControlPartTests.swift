import Foundation
import LayerTrees
import Testing

@testable import HeadlessUIKit

/// Parts of controls: targets, wheels, segments of actions, and what a finger may tap.
@MainActor
struct ControlPartTests {
  @MainActor
  private final class Target: NSObject {
    var calls: [String] = []
    func one() { calls.append("one") }
    func other() { calls.append("other") }
  }

  /// A target is taken away with its method, with all of them, or with all targets.
  @Test func targetsAreTakenAway() {
    _ = Stage()
    let (first, second) = (Target(), Target())
    let (one, other) = (Selector(Target.one), Selector(Target.other))
    let control = UIControl(frame: .zero)
    func calls(_ change: () -> Void) -> [[String]] {
      control.removeTarget(nil, action: nil, for: .allEvents)
      for target in [first, second] {
        for action in [one, other] {
          control.addTarget(target, action: action, for: .touchUpInside)
        }
        target.calls = []
      }
      change()
      control.sendActions(for: .touchUpInside)
      return [first.calls, second.calls]
    }
    let both = ["one", "other"]
    #expect(calls {} == [both, both])
    #expect(control.allTargets == [first, second])
    #expect(
      calls { control.removeTarget(first, action: one, for: .allEvents) } == [["other"], both])
    #expect(calls { control.removeTarget(first, action: nil, for: .allEvents) } == [[], both])
    #expect(control.allTargets == [second])
    #expect(
      calls { control.removeTarget(nil, action: other, for: .allEvents) } == [["one"], ["one"]])
    #expect(calls { control.removeTarget(first, action: one, for: .touchDown) } == [both, both])
    #expect(calls { control.removeTarget(nil, action: nil, for: .allEvents) } == [[], []])
    #expect(control.allTargets.isEmpty)
  }

  /// A control that is made with an action sends it when it is triggered, from its frame on.
  @Test func aControlIsMadeWithItsAction() {
    _ = Stage()
    var count = 0
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let control = UIControl(frame: frame, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .touchUpInside)
    #expect(count == 0 && control.frame == frame && !control.isTracking)
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    #expect(control.beginTracking(UITouch(), with: nil))
    #expect(control.continueTracking(UITouch(), with: nil))
  }

  /// Segments of actions have their titles and images; an image is in the middle of its own.
  @Test func segmentsOfActions() throws {
    _ = Stage()
    let star = UIImage(systemName: "star")
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 100, height: 32),
      actions: [UIAction(title: "a") { _ in }, UIAction(title: "b", image: star) { _ in }])
    #expect(control.numberOfSegments == 2 && control.frame.width == 100)
    #expect((0..<2).map { control.titleForSegment(at: $0) } == ["a", "b"])
    #expect((0..<2).map { control.imageForSegment(at: $0) } == [nil, star])
    let pictures = control.look.elements.compactMap { element in
      if case .picture(let picture) = element { picture } else { nil }
    }
    #expect(pictures.map(\.name) == ["star"] && pictures.map(\.insets.left) == [50])
    #expect(pictures.map(\.insets.right) == [0])
  }

  /// A wheel that stands still shows if it does not hide; its size is that of its style.
  @Test(arguments: [false, true]) func aSpinnerHides(_ hides: Bool) {
    _ = Stage()
    let spinner = UIActivityIndicatorView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(spinner.frame == CGRect(x: 3, y: 4, width: 50, height: 60) && spinner.style == .medium)
    spinner.hidesWhenStopped = hides
    for isSpinning in [true, false, true] {
      isSpinning ? spinner.startAnimating() : spinner.stopAnimating()
      #expect(spinner.isAnimating == isSpinning)
      #expect(spinner.isHidden == (hides && !isSpinning))
      #expect(spinner.look.elements.count == (isSpinning || !hides ? 1 : 0))
    }
    spinner.hidesWhenStopped = true
    #expect(!spinner.isHidden)
    spinner.style = .large
    #expect(spinner.intrinsicContentSize == CGSize(width: 37, height: 37))
    let still = UIActivityIndicatorView(style: .large)
    #expect(still.isHidden && still.bounds.size == CGSize(width: 37, height: 37))
    still.hidesWhenStopped = false
    still.isHidden = false
    still.hidesWhenStopped = true
    #expect(still.isHidden)
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let label = UILabel()
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component * 5
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      label.tag = row
      return label
    }
  }

  /// A wheel is at its first row until it is turned; its rows share the width unless told otherwise.
  @Test func aWheelIsAtItsFirstRow() {
    _ = Stage()
    let (wheels, picker) = (
      Wheels(), UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    )
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 300, height: 32))
    #expect(picker.view(forRow: 1, forComponent: 0) == nil && picker.numberOfComponents == 0)
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 150, height: 32))
    #expect((0..<2).map { picker.selectedRow(inComponent: $0) } == [-1, 0])
    #expect(picker.view(forRow: 3, forComponent: 1) === wheels.label && wheels.label.tag == 3)
    picker.selectRow(9, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 4)
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
  }

  /// A control that is off answers to no tap.
  @Test(arguments: [false, true]) func aControlThatIsOffAnswersToNoTap(_ isOn: Bool) {
    _ = Stage()
    var count = 0
    let (stepper, button) = (UIStepper(), UIButton(type: .system))
    let (onOff, segments) = (UISwitch(), UISegmentedControl(items: ["a", "b"]))
    for control in [stepper, button, onOff, segments] as [UIControl] {
      control.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .touchUpInside])
      control.isEnabled = isOn
    }
    stepper.tap(isUp: true)
    button.tap()
    onOff.tap()
    segments.tap(1)
    #expect(count == (isOn ? 4 : 0) && stepper.value == (isOn ? 1 : 0))
    #expect(onOff.isOn == isOn && segments.selectedSegmentIndex == (isOn ? 1 : -1))
  }

  /// Dots are white, the others paler, unless they have a tint.
  @Test func dotsArePaleButForOne() {
    _ = Stage()
    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    dots.numberOfPages = 3
    dots.currentPage = 1
    func colors() -> [LayerColor?] {
      dots.look.elements.map { element in
        if case .box(let box) = element { box.fill } else { nil }
      }
    }
    let pale = UIColor(white: 1, alpha: 0.3).color
    #expect(colors() == [pale, UIColor.white.color, pale])
    dots.pageIndicatorTintColor = .red
    #expect(colors() == [UIColor.red.color, UIColor.white.color, UIColor.red.color])
  }

  /// A configuration's text transformer is handed on as it is.
  @Test func aTransformerTransforms() {
    let transformer = UIConfigurationTextAttributesTransformer { container in
      var container = container
      container.font = UIFont.systemFont(ofSize: 31)
      return container
    }
    #expect(transformer.transform(AttributeContainer()).font?.pointSize == 31)
  }
}
