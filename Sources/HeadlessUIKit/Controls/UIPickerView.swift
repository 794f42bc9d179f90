import LayerTrees

/// Wheels of rows; often an input view in place of the keyboard, 216 points high.
open class UIPickerView: UIView {
  static let size = CGSize(width: 320, height: 216)

  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  open var showsSelectionIndicator = true
  private var selected: [Int: Int] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size) : frame)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0 else { return -1 }
    return selected[component] ?? 0
  }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    layer.invalidateLook()
  }
  open func reloadAllComponents() {
    layer.invalidateLook()
    for (component, row) in selected {
      selected[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
    }
  }
  open func reloadComponent(_ component: Int) { reloadAllComponents() }
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? bounds.width,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }
  /// The band of the chosen row, and in each wheel the rows around it, paler away from it.
  override var look: ViewLook {
    let height: CGFloat = 32
    let band = CGRect(
      x: bounds.minX + 8, y: bounds.midY - height / 2, width: max(0, bounds.width - 16),
      height: height)
    var elements: [LayerElement] = [
      .box(
        LayerBox(
          fill: shown(.tertiarySystemFill), shape: LayerShape(radius: 8), insets: insets(of: band)))
    ]
    let count = min(numberOfComponents, 12)
    let width = count > 0 ? bounds.width / CGFloat(count) : 0
    for component in 0..<count {
      for step in -2...2 {
        let place = CGRect(
          x: bounds.minX + width * CGFloat(component), y: band.minY + height * CGFloat(step),
          width: width, height: height)
        elements += title(
          of: selectedRow(inComponent: component) + step, in: component, place, step)
      }
    }
    return ViewLook(elements: elements, followsSize: true)
  }

  private func title(
    of row: Int, in component: Int, _ place: CGRect, _ step: Int
  ) -> [LayerElement] {
    guard row >= 0, row < numberOfRows(inComponent: component),
      let title = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    else { return [] }
    let colors: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel]
    return [
      .text(
        element(
          title, font: .systemFont(ofSize: step == 0 ? 21 : 19), color: colors[abs(step)],
          alignment: .center, insets: insets(of: place)))
    ]
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Turns a wheel, as a finger does.
  package func turn(component: Int, to row: Int) {
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(
      self, didSelectRow: selectedRow(inComponent: component), inComponent: component)
  }
}

@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents)) }
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// Wheels, or a field, to choose a date; often an input view in place of the keyboard.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  open var datePickerMode = Mode.dateAndTime
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  open var minimumDate: Date? { didSet { date = own } }
  open var maximumDate: Date? { didSet { date = own } }
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  private var own = Date(timeIntervalSinceReferenceDate: 0)

  /// The chosen date, between the least and the greatest; 2001 until one is set.
  open var date: Date {
    get { own }
    set { own = max(minimumDate ?? newValue, min(newValue, maximumDate ?? newValue)) }
  }

  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: UIPickerView.size
    case .inline: CGSize(width: 320, height: 352)
    default: CGSize(width: 214, height: 34.5)
    }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

public enum UIDatePickerStyle: Int, Hashable, Sendable { case automatic, wheels, compact, inline }
