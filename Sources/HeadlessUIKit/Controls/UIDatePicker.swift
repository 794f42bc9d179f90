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
