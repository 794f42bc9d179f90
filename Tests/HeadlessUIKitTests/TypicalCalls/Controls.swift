import HeadlessUIKit

@MainActor
func controlCalls(_ control: UIControl, _ action: Selector) {
  control.addTarget(nil, action: action, for: UIControl.Event.touchUpInside)
  control.removeTarget(nil, action: nil, for: .allEvents)
  control.addAction(UIAction { _ in }, for: .touchUpInside)
  control.sendActions(for: .valueChanged)
  control.isEnabled = false
  control.isSelected = true
  control.isHighlighted = true
  control.contentHorizontalAlignment = .left
  control.contentVerticalAlignment = .top
  _ = (control.state, control.isTracking, control.allTargets)
  _ = (UIControl.Event.editingChanged, UIControl.Event.valueChanged, UIControl.Event.touchDown)
  _ = (UIControl.Event.editingDidBegin, UIControl.Event.editingDidEnd, UIControl.Event.allEvents)
  _ = (UIControl.State.normal, UIControl.State.highlighted, UIControl.State.selected)
  _ = UIControl.State.disabled
}

@MainActor
func buttonCalls(_ button: UIButton) {
  _ = UIButton(type: UIButton.ButtonType.system)
  _ = UIButton(configuration: UIButton.Configuration.plain(), primaryAction: nil)
  _ = UIButton.Configuration.filled()
  button.setTitle("", for: .normal)
  button.setTitleColor(.red, for: .normal)
  button.setImage(nil, for: .normal)
  button.setBackgroundImage(nil, for: .normal)
  button.setAttributedTitle(nil, for: .normal)
  button.contentEdgeInsets = .zero
  button.titleEdgeInsets = .zero
  button.imageEdgeInsets = .zero
  button.adjustsImageWhenHighlighted = false
  button.configuration = .plain()
  button.configuration?.title = ""
  button.configurationUpdateHandler = { _ in }
  button.menu = nil
  button.showsMenuAsPrimaryAction = true
  _ = (button.titleLabel, button.imageView, button.currentTitle, button.title(for: .normal))
  _ = (button.image(for: .normal), button.titleColor(for: .normal), button.buttonType)
  button.titleLabel?.font = .systemFont(ofSize: 1)
}

@MainActor
func labelCalls(_ label: UILabel, _ imageView: UIImageView, _ spinner: UIActivityIndicatorView) {
  label.text = ""
  label.attributedText = nil
  label.font = nil
  label.textColor = nil
  label.textAlignment = NSTextAlignment.center
  _ = NSTextAlignment.left
  label.numberOfLines = 0
  label.lineBreakMode = NSLineBreakMode.byTruncatingTail
  label.adjustsFontSizeToFitWidth = true
  label.minimumScaleFactor = 0.5
  label.adjustsFontForContentSizeCategory = true
  label.preferredMaxLayoutWidth = 10
  label.highlightedTextColor = nil
  label.isEnabled = true
  label.shadowColor = nil
  label.shadowOffset = .zero
  imageView.image = nil
  imageView.isHighlighted = true
  imageView.preferredSymbolConfiguration = nil
  _ = UIImageView(image: nil)
  spinner.startAnimating()
  spinner.stopAnimating()
  spinner.color = .red
  spinner.hidesWhenStopped = true
  spinner.style = UIActivityIndicatorView.Style.medium
  _ = (spinner.isAnimating, UIActivityIndicatorView.Style.large)
}

@MainActor
func smallControlCalls(
  _ toggle: UISwitch, _ slider: UISlider, _ stepper: UIStepper, _ segments: UISegmentedControl,
  _ progress: UIProgressView, _ pageControl: UIPageControl, _ refresh: UIRefreshControl,
  _ dates: UIDatePicker, _ wheels: UIPickerView, _ wheelSource: any UIPickerViewDataSource,
  _ wheelDelegate: any UIPickerViewDelegate
) {
  toggle.isOn = true
  toggle.setOn(true, animated: true)
  toggle.onTintColor = nil
  toggle.thumbTintColor = nil
  slider.minimumValue = 0
  slider.maximumValue = 1
  slider.value = 0.5
  slider.setValue(1, animated: true)
  slider.isContinuous = true
  stepper.value = 1
  stepper.minimumValue = 0
  stepper.maximumValue = 9
  stepper.stepValue = 1
  segments.selectedSegmentIndex = 0
  segments.insertSegment(withTitle: "", at: 0, animated: false)
  segments.setTitle("", forSegmentAt: 0)
  segments.removeAllSegments()
  _ = (UISegmentedControl(items: ["a"]), segments.numberOfSegments)
  progress.progress = 1
  progress.setProgress(1, animated: true)
  progress.progressTintColor = nil
  pageControl.numberOfPages = 1
  pageControl.currentPage = 0
  refresh.beginRefreshing()
  refresh.endRefreshing()
  _ = refresh.isRefreshing
  dates.date = Date(timeIntervalSince1970: 0)
  dates.datePickerMode = .date
  dates.preferredDatePickerStyle = .wheels
  dates.minimumDate = nil
  dates.maximumDate = nil
  dates.locale = nil
  dates.minuteInterval = 5
  dates.setDate(Date(timeIntervalSince1970: 0), animated: false)
  wheels.dataSource = wheelSource
  wheels.delegate = wheelDelegate
  wheels.selectRow(0, inComponent: 0, animated: false)
  _ = wheels.selectedRow(inComponent: 0)
  wheels.reloadAllComponents()
  wheels.reloadComponent(0)
}

@MainActor
func gestureCalls(
  _ gesture: UIGestureRecognizer, _ pan: UIPanGestureRecognizer, _ tap: UITapGestureRecognizer,
  _ press: UILongPressGestureRecognizer, _ swipe: UISwipeGestureRecognizer, _ touch: UITouch,
  _ event: UIEvent, _ delegate: any UIGestureRecognizerDelegate, _ action: Selector
) {
  gesture.delegate = delegate
  gesture.isEnabled = true
  gesture.cancelsTouchesInView = false
  gesture.delaysTouchesBegan = true
  gesture.addTarget(gesture, action: action)
  gesture.require(toFail: pan)
  _ = (gesture.state, gesture.view, gesture.location(in: nil), UIGestureRecognizer.State.began)
  _ = gesture.isKind(of: UIPanGestureRecognizer.self)
  _ = (
    pan.translation(in: nil), pan.velocity(in: nil),
    UIPanGestureRecognizer(target: nil, action: nil)
  )
  pan.setTranslation(.zero, in: nil)
  pan.maximumNumberOfTouches = 1
  tap.numberOfTapsRequired = 2
  tap.numberOfTouchesRequired = 1
  press.minimumPressDuration = 1
  swipe.direction = .down
  _ = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer())
  _ = UIScreenEdgePanGestureRecognizer()
  _ = (touch.location(in: nil), touch.view, touch.tapCount, event.allTouches)
  _ = event.touches(for: UIView())
}
