import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// Controls with values: their ranges, what a tap makes of them, and where their parts are drawn.
@MainActor
struct ControlValueTests {
  private final class Count {
    var value = 0
  }

  private func counting(_ control: UIControl) -> Count {
    let count = Count()
    control.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    return count
  }

  /// The boxes of a look, as rectangles of a view's bounds, with their colours.
  private func boxes(_ view: UIView) -> [(rect: CGRect, fill: LayerColor?)] {
    view.look.elements.compactMap { element in
      guard case .box(let box) = element else { return nil }
      let room = view.bounds.inset(by: box.insets)
      let width = box.width > 0 ? min(room.width, CGFloat(box.width)) : room.width
      return (CGRect(x: room.minX, y: room.minY, width: width, height: room.height), box.fill)
    }
  }

  /// The value is the nearest one of the range to what was set last.
  @Test func aSlidersValueIsInItsRange() {
    _ = Stage()
    var random = SplitMix64(seed: 1)
    for _ in 0..<200 {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34))
      slider.minimumValue = Float(random.number(in: -2...0))
      slider.maximumValue = Float(random.number(in: 0...2))
      let (least, most) = (slider.minimumValue, slider.maximumValue)
      for value in [Float(random.number(in: -3...3)), least, most, least - 1, most + 1] {
        slider.setValue(value, animated: false)
        #expect(slider.value == max(least, min(value, most)))
        let share = CGFloat((slider.value - least) / (most - least))
        let track = CGRect(x: 2, y: 15, width: 200, height: 4)
        #expect(slider.trackRect(forBounds: slider.bounds) == track)
        let thumb = slider.thumbRect(
          forBounds: slider.bounds, trackRect: track, value: slider.value)
        #expect(abs(thumb.minX - (2 + 172 * share)) < 1e-3)
        #expect(thumb.size == CGSize(width: 28, height: 28) && thumb.midY == 17)
        let drawn = boxes(slider)
        #expect(drawn.count == 3 && drawn[0].rect == track && drawn[2].rect.isNear(thumb))
        #expect(abs(drawn[1].rect.maxX - thumb.midX) < 1e-3 && drawn[1].rect.minX == 2)
      }
    }
    let slider = UISlider(frame: .zero)
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 70, height: 1)) == CGSize(width: 70, height: 34))
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.red, .green)
    slider.thumbTintColor = .blue
    let colors = [UIColor.green, .red, .blue].map(\.color)
    #expect(boxes(slider).map(\.fill) == colors)
    slider.value = 0.8
    slider.minimumValue = 0.2
    #expect(slider.value == 0.8)
    slider.minimumValue = 0.9
    #expect(slider.value == 0.9)
    (slider.minimumValue, slider.value) = (0, 0)
    slider.minimumValue = 0.5
    #expect(slider.value == 0.5)
    slider.maximumValue = 0.5
    let thumb = slider.thumbRect(forBounds: .zero, trackRect: .zero, value: 0.5)
    #expect(thumb.minX == 0)
  }

  /// A stepper counts by its step to its ends, and from one end to the other where it wraps.
  @Test(arguments: [false, true]) func aStepperCounts(_ wraps: Bool) {
    _ = Stage()
    var random = SplitMix64(seed: 2)
    for _ in 0..<50 {
      let stepper = UIStepper(frame: CGRect(x: 3, y: 4, width: 1, height: 1))
      #expect(stepper.frame == CGRect(x: 3, y: 4, width: 94, height: 32))
      let count = counting(stepper)
      stepper.wraps = wraps
      stepper.minimumValue = Double(Int.random(in: -5...0, using: &random))
      stepper.maximumValue = Double(Int.random(in: 1...5, using: &random))
      stepper.stepValue = [0.5, 1, 3][Int.random(in: 0..<3, using: &random)]
      stepper.value = Double(Int.random(in: -9...9, using: &random))
      var value = max(stepper.minimumValue, min(stepper.value, stepper.maximumValue))
      for number in 1...30 {
        let isUp = Bool.random(using: &random)
        let next = value + (isUp ? stepper.stepValue : -stepper.stepValue)
        if next > stepper.maximumValue {
          value = wraps ? stepper.minimumValue : stepper.maximumValue
        } else if next < stepper.minimumValue {
          value = wraps ? stepper.maximumValue : stepper.minimumValue
        } else {
          value = next
        }
        stepper.tap(isUp: isUp)
        #expect(stepper.value == value && count.value == number)
        expectSigns(stepper)
      }
    }
  }

  /// A sign is grey where there is nowhere to go.
  private func expectSigns(_ stepper: UIStepper) {
    let signs = stepper.look.elements.compactMap { element -> LayerPicture? in
      if case .picture(let picture) = element { picture } else { nil }
    }
    let live = UIColor.label.color
    #expect(signs.map(\.name) == ["minus", "plus"])
    let (down, up) = (
      stepper.wraps || stepper.value > stepper.minimumValue,
      stepper.wraps || stepper.value < stepper.maximumValue
    )
    #expect(signs.map { $0.color == live } == [down, up])
    #expect(signs.map(\.insets.right) == [47, 0] && signs.map(\.insets.left) == [0, 47])
    #expect(boxes(stepper).map(\.rect) == [CGRect(x: 46.5, y: 8, width: 1, height: 16)])
  }

  @Test func aSwitchKeepsItsSize() {
    _ = Stage()
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 1, height: 1))
    #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    for (isOn, tint, expected) in [
      (false, nil, UIColor.secondarySystemFill), (true, nil, .systemGreen), (true, .red, .red),
      (false, .red, .secondarySystemFill),
    ] as [(Bool, UIColor?, UIColor)] {
      control.setOn(isOn, animated: true)
      control.onTintColor = tint
      #expect(control.look.elements == [.toggle(isOn: isOn, expected.color)])
    }
    control.isEnabled = false
    let pale = UIColor.secondarySystemFill.color.alpha / 2
    guard case .toggle(_, let color)? = control.look.elements.first else {
      Issue.record("a switch has a toggle")
      return
    }
    #expect(abs(color.alpha - pale) < 1e-9)
  }

  /// Segments that have a width keep it, the others share what is left, and titles ask for room.
  @Test func segmentsShareTheRoom() {
    _ = Stage()
    let metrics = TextMetrics(pointSize: 13)
    let titles = ["One", "Twenty-two", "x"]
    let widths = titles.map { metrics.width(of: $0) + 22 }
    let control = UISegmentedControl(items: titles)
    let most = widths.max() ?? 0
    #expect(control.bounds.size == CGSize(width: (3 * most).rounded(.up), height: 32))
    control.apportionsSegmentWidthsByContent = true
    let sum = widths.reduce(0, +)
    #expect(control.intrinsicContentSize == CGSize(width: sum.rounded(.up), height: 32))
    #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
    control.setWidth(100, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 100 && control.widthForSegment(at: 7) == 0)
    #expect(control.intrinsicContentSize.width == (sum - widths[1] + 100).rounded(.up))
    control.bounds.size = CGSize(width: 300, height: 32)
    let places: [CGFloat] = [0, 100, 200, 300]
    for chosen in -1..<3 {
      control.selectedSegmentIndex = chosen
      let lines = boxes(control).filter { $0.rect.width == 1 }.map(\.rect.minX)
      #expect(lines == [1, 2].filter { $0 != chosen && $0 - 1 != chosen }.map { places[$0] })
      let raised = boxes(control).filter { $0.rect.width != 1 }.map(\.rect)
      let expected = CGRect(x: places[max(0, chosen)] + 2, y: 2, width: 96, height: 28)
      #expect(raised == (chosen < 0 ? [] : [expected]))
      let texts = control.look.elements.compactMap { element -> LayerText? in
        if case .text(let text) = element { text } else { nil }
      }
      #expect(texts.map(\.string) == titles)
      #expect(texts.map { $0.insets.left } == Array(places.prefix(3)))
      #expect(texts.map { $0.insets.right } == [200, 100, 0])
      #expect(texts.indices.filter { texts[$0].isBold } == (chosen < 0 ? [] : [chosen]))
    }
    control.setWidth(400, forSegmentAt: 0)
    #expect(boxes(control).allSatisfy { $0.rect.width >= 0 })
  }

  /// The chosen segment is raised: its ground is round and throws a faint black shadow downwards.
  @Test func theChosenSegmentIsRaised() throws {
    _ = Stage()
    let control = UISegmentedControl(items: ["a", "b"])
    (control.selectedSegmentIndex, control.selectedSegmentTintColor) = (1, .red)
    let boxes = control.look.elements.compactMap { element -> LayerBox? in
      if case .box(let box) = element { box } else { nil }
    }
    let box = try #require(boxes.first)
    let shadow = try #require(box.shape.shadow)
    #expect(boxes.count == 1 && box.fill == UIColor.red.color && box.shape.radius > 0)
    #expect([shadow.red, shadow.green, shadow.blue] == [0, 0, 0])
    #expect((0.05...0.25).contains(shadow.alpha))
    #expect(box.shape.shadowDrop > 0 && box.shape.shadowDrop < box.shape.shadowRadius)
  }

  @Test func segmentsComeAndGo() {
    _ = Stage()
    let control = UISegmentedControl(items: ["b"])
    control.insertSegment(withTitle: "a", at: -3, animated: false)
    control.insertSegment(withTitle: "d", at: 99, animated: false)
    control.insertSegment(withTitle: "c", at: 2, animated: false)
    let picture = UIImage(size: CGSize(width: 80, height: 10))
    control.insertSegment(with: picture, at: 99, animated: false)
    func titles() -> [String?] {
      (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }
    #expect(titles() == ["a", "b", "c", "d", nil] && control.imageForSegment(at: 4) === picture)
    #expect(control.intrinsicContentSize.width == 510)
    control.insertSegment(with: picture, at: -1, animated: false)
    #expect(titles() == [nil, "a", "b", "c", "d", nil])
    control.removeSegment(at: 0, animated: false)
    control.setTitle("B", forSegmentAt: 1)
    control.setTitle("Z", forSegmentAt: 9)
    control.setImage(picture, forSegmentAt: 0)
    #expect(titles() == ["a", "B", "c", "d", nil] && control.imageForSegment(at: 0) != nil)
    control.selectedSegmentIndex = 4
    control.removeSegment(at: 9, animated: false)
    #expect(control.numberOfSegments == 5 && control.selectedSegmentIndex == 4)
    control.removeSegment(at: 0, animated: false)
    #expect(titles() == ["B", "c", "d", nil])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// A tap chooses another segment, where both are enabled; a momentary one lets it go again.
  @Test func tapsOnSegments() {
    _ = Stage()
    let control = UISegmentedControl(items: ["a", "b", "c"])
    let count = counting(control)
    control.tap(1)
    control.tap(1)
    #expect(control.selectedSegmentIndex == 1 && count.value == 1)
    control.setEnabled(false, forSegmentAt: 2)
    #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 1))
    #expect(!control.isEnabledForSegment(at: 3))
    control.tap(2)
    control.tap(3)
    control.isEnabled = false
    control.tap(0)
    #expect(control.selectedSegmentIndex == 1 && count.value == 1)
    (control.isEnabled, control.isMomentary) = (true, true)
    control.tap(1)
    control.tap(0)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && count.value == 3)
  }

  /// Dots are 8 points across and as far apart, in the middle, the current one in its colour.
  @Test(arguments: [1, 2, 5, 60, 75]) func dotsOfPages(_ number: Int) {
    _ = Stage()
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 2000, height: 26))
    pages.numberOfPages = number
    (pages.currentPage, pages.currentPageIndicatorTintColor) = (number - 1, .red)
    pages.pageIndicatorTintColor = .blue
    let dots = boxes(pages)
    #expect(dots.count == min(number, 60))
    let width = CGFloat(16 * number - 8)
    for (index, dot) in dots.enumerated() {
      let x = 1000 - width / 2 + CGFloat(16 * index)
      #expect(dot.rect.isNear(CGRect(x: x, y: 9, width: 8, height: 8)))
      #expect(dot.fill == (index == number - 1 ? UIColor.red : .blue).color)
    }
    #expect(pages.intrinsicContentSize == CGSize(width: width + 34, height: 26))
    #expect(pages.sizeThatFits(.zero) == pages.intrinsicContentSize)
    #expect(pages.size(forNumberOfPages: 0) == CGSize(width: 34, height: 26))
    pages.hidesForSinglePage = true
    #expect(boxes(pages).isEmpty == (number == 1))
  }

  @Test func progressIsAShare() {
    _ = Stage()
    let view = UIProgressView(progressViewStyle: .default)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    for (set, share) in [(-1.0, 0.0), (0, 0), (0.25, 0.25), (1, 1), (7, 1)] as [(Float, CGFloat)] {
      view.setProgress(set, animated: true)
      #expect(CGFloat(view.progress) == share)
      #expect(boxes(view).map(\.rect.width) == [200] + (share > 0 ? [200 * share] : []))
    }
    // Both ends are half circles.
    for case .box(let box) in view.look.elements {
      #expect(box.shape == LayerShape(radius: 2))
    }
    (view.progressTintColor, view.trackTintColor) = (.red, .green)
    #expect(boxes(view).map(\.fill) == [UIColor.green.color, UIColor.red.color])
    #expect(view.sizeThatFits(CGSize(width: 9, height: 9)) == CGSize(width: 9, height: 4))
    let bar = UIProgressView(progressViewStyle: .bar)
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 2.5))
  }

  @Test func wheelsTurn() {
    _ = Stage()
    for (style, side) in [(UIActivityIndicatorView.Style.medium, 20.0), (.large, 37)] {
      let wheel = UIActivityIndicatorView(style: style)
      #expect(wheel.intrinsicContentSize == CGSize(width: side, height: side))
      #expect(wheel.isHidden && !wheel.isAnimating)
      wheel.startAnimating()
      #expect(!wheel.isHidden && wheel.isAnimating)
      wheel.stopAnimating()
      #expect(wheel.isHidden && !wheel.isAnimating)
      wheel.startAnimating()
      wheel.hidesWhenStopped = false
      wheel.stopAnimating()
      #expect(!wheel.isHidden)
    }
    let control = UIRefreshControl(frame: .zero)
    #expect(control.bounds.size == CGSize(width: 320, height: 60))
    #expect(control.look.elements.isEmpty)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 250, height: 300))
    list.refreshControl = control
    control.beginRefreshing()
    #expect(control.isRefreshing && control.look.elements.count == 1)
    control.layoutIfNeeded()
    #expect(control.frame == CGRect(x: 0, y: -60, width: 250, height: 60))
    control.endRefreshing()
    control.endRefreshing()
    #expect(!control.isRefreshing && list.contentInset.top == 0)
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3, 10]
    var chosen: [[Int]] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  /// The chosen row is in the band in the middle, two more above and below it.
  @Test func aPickerShowsTheRowsAroundTheChosenOne() {
    _ = Stage()
    let picker = UIPickerView(frame: .zero)
    #expect(picker.bounds.size == CGSize(width: 320, height: 216))
    #expect(picker.selectedRow(inComponent: 0) == -1 && picker.numberOfComponents == 0)
    let wheels = Wheels()
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 10)
    picker.selectRow(99, inComponent: 0, animated: true)
    picker.turn(component: 1, to: 4)
    #expect(picker.selectedRow(inComponent: 0) == 2 && wheels.chosen == [[1, 4]])
    picker.turn(component: 1, to: -4)
    #expect(picker.selectedRow(inComponent: 1) == 0 && wheels.chosen.last == [1, 0])
    picker.selectRow(4, inComponent: 1, animated: false)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 160, height: 32))
    #expect(boxes(picker).map(\.rect) == [CGRect(x: 8, y: 92, width: 304, height: 32)])
    var titles: [String: CGRect] = [:]
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel]
    for case .text(let text) in picker.look.elements {
      let place = picker.bounds.inset(by: text.insets)
      titles[text.string] = place
      // Away from the chosen row they are smaller and paler.
      let step = Int(abs(place.minY - 92) / 32)
      #expect(text.size == (step == 0 ? 21 : 19) && text.alignment == .center)
      #expect(text.color == colors[step].color)
    }
    let rows = [0: [0, 1, 2], 1: [2, 3, 4, 5, 6]]
    #expect(titles.count == 8)
    for (component, shown) in rows {
      for row in shown {
        let step = CGFloat(row - picker.selectedRow(inComponent: component))
        let place = CGRect(x: 160 * CGFloat(component), y: 92 + 32 * step, width: 160, height: 32)
        #expect(titles["\(component).\(row)"] == place)
      }
    }
    wheels.counts = [2, 3]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 2)
  }

  @Test func aDateIsBetweenTheLeastAndTheGreatest() {
    _ = Stage()
    let picker = UIDatePicker(frame: .zero)
    func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
    #expect(picker.date == date(0))
    picker.setDate(date(50), animated: true)
    #expect(picker.date == date(50))
    picker.minimumDate = date(60)
    #expect(picker.date == date(60))
    picker.maximumDate = date(100)
    picker.date = date(300)
    #expect(picker.date == date(100))
    picker.maximumDate = date(80)
    #expect(picker.date == date(80))
    picker.date = date(-1)
    #expect(picker.date == date(60))
    for (style, size) in [
      (UIDatePickerStyle.wheels, CGSize(width: 320, height: 216)),
      (.inline, CGSize(width: 320, height: 352)), (.compact, CGSize(width: 214, height: 34.5)),
      (.automatic, CGSize(width: 214, height: 34.5)),
    ] {
      picker.preferredDatePickerStyle = style
      #expect(picker.intrinsicContentSize == size && picker.sizeThatFits(.zero) == size)
    }
  }
}

extension CGRect {
  /// True if no edge is off by a thousandth of a point.
  func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-3 && abs(minY - other.minY) < 1e-3
      && abs(maxX - other.maxX) < 1e-3 && abs(maxY - other.maxY) < 1e-3
  }
}
