import HeadlessUIKit

// Each symbol in a call as apps write it. Nothing here runs: that it compiles is the test.

@MainActor
func viewCalls(_ view: UIView, _ window: UIWindow, _ path: UIBezierPath) {
  view.addSubview(UIView(frame: .zero))
  view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  view.bounds = .zero
  view.center = .zero
  view.isHidden = true
  view.alpha = 0.5
  view.transform = CGAffineTransform.identity
  view.backgroundColor = UIColor.white
  view.tintColor = .systemBlue
  view.clipsToBounds = true
  view.isOpaque = false
  view.contentMode = UIView.ContentMode.scaleAspectFit
  view.tag = 1
  view.isUserInteractionEnabled = false
  view.isMultipleTouchEnabled = true
  view.isExclusiveTouch = true
  view.autoresizingMask = [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight]
  _ = UIView.AutoresizingMask.flexibleHeight
  view.autoresizesSubviews = true
  view.translatesAutoresizingMaskIntoConstraints = false
  view.semanticContentAttribute = UISemanticContentAttribute.forceLeftToRight
  view.overrideUserInterfaceStyle = UIUserInterfaceStyle.dark
  view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  view.directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 1, leading: 2, bottom: 3, trailing: 4)
  view.preservesSuperviewLayoutMargins = true
  view.insetsLayoutMarginsFromSafeArea = false
  view.mask = UIView()
  _ = (view.superview, view.subviews, view.window, view.constraints, view.safeAreaInsets)
  _ = (view.traitCollection, view.gestureRecognizers, view.isFirstResponder, view.next)
  _ = (view.intrinsicContentSize, view.canBecomeFirstResponder, view.undoManager)
  _ = (view.inputAccessoryView, view.inputView, view.isFocused, view.contentScaleFactor)
  _ = view.effectiveUserInterfaceLayoutDirection
  view.setNeedsLayout()
  view.layoutIfNeeded()
  view.layoutSubviews()
  view.setNeedsDisplay()
  view.draw(.zero)
  view.setNeedsUpdateConstraints()
  view.updateConstraintsIfNeeded()
  view.updateConstraints()
  view.invalidateIntrinsicContentSize()
  view.sizeToFit()
  _ = view.sizeThatFits(CGSize(width: 1, height: 1))
  _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  _ = UIView.layoutFittingExpandedSize
  _ = UIView.noIntrinsicMetric
  view.removeFromSuperview()
  view.insertSubview(UIView(), at: 0)
  view.insertSubview(UIView(), belowSubview: view)
  view.insertSubview(UIView(), aboveSubview: view)
  view.bringSubviewToFront(view)
  view.sendSubviewToBack(view)
  view.exchangeSubview(at: 0, withSubviewAt: 1)
  _ = view.isDescendant(of: view)
  _ = view.viewWithTag(3)
  view.willMove(toSuperview: nil)
  view.didMoveToSuperview()
  view.willMove(toWindow: nil)
  view.didMoveToWindow()
  view.didAddSubview(view)
  view.willRemoveSubview(view)
  view.awakeFromNib()
  view.safeAreaInsetsDidChange()
  view.layoutMarginsDidChange()
  view.tintColorDidChange()
  view.traitCollectionDidChange(nil)
  view.addGestureRecognizer(UITapGestureRecognizer())
  view.removeGestureRecognizer(UITapGestureRecognizer())
  view.addInteraction(UITextInteraction(for: .editable))
  view.removeInteraction(UITextInteraction(for: .editable))
  _ = view.interactions
  _ = view.hitTest(.zero, with: nil)
  _ = view.point(inside: .zero, with: nil)
  _ = view.convert(CGPoint.zero, to: nil)
  _ = view.convert(CGRect.zero, from: nil)
  _ = view.endEditing(true)
  view.becomeFirstResponder()
  view.resignFirstResponder()
  view.reloadInputViews()
  view.addLayoutGuide(UILayoutGuide())
  view.removeLayoutGuide(UILayoutGuide())
  view.addConstraint(NSLayoutConstraint())
  view.addConstraints([])
  view.removeConstraint(NSLayoutConstraint())
  view.removeConstraints([])
  view.setContentHuggingPriority(.required, for: .vertical)
  view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  _ = (view.topAnchor, view.bottomAnchor, view.leadingAnchor, view.trailingAnchor)
  _ = (view.leftAnchor, view.rightAnchor, view.widthAnchor, view.heightAnchor)
  _ = (view.centerXAnchor, view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor)
  _ = (view.safeAreaLayoutGuide, view.layoutMarginsGuide, view.readableContentGuide)
  _ = (view.keyboardLayoutGuide, view.layer)
  _ = view.snapshotView(afterScreenUpdates: false)
  _ = view.resizableSnapshotView(from: .zero, afterScreenUpdates: false, withCapInsets: .zero)
  view.drawHierarchy(in: .zero, afterScreenUpdates: true)
  view.isAccessibilityElement = true
  view.accessibilityLabel = ""
  view.accessibilityHint = ""
  view.accessibilityValue = ""
  view.accessibilityIdentifier = ""
  view.accessibilityTraits = UIAccessibilityTraits.button
  view.accessibilityElements = []
  view.accessibilityElementsHidden = true
  view.accessibilityViewIsModal = true
  view.cut(nil)
  view.copy(nil)
  view.paste(nil)
  view.select(nil)
  view.selectAll(nil)
  view.delete(nil)
  view.touchesBegan(Set<UITouch>(), with: nil)
  view.touchesMoved([], with: nil)
  view.touchesEnded([], with: nil)
  view.touchesCancelled([], with: nil)
  view.pressesBegan(Set<UIPress>(), with: nil as UIPressesEvent?)
  view.pressesChanged([], with: nil)
  view.pressesEnded([], with: nil)
  view.pressesCancelled([], with: nil)
  view.observeValue(forKeyPath: "frame", of: nil, change: nil, context: nil)
  view.addObserver(view, forKeyPath: "frame", options: [.new], context: nil)
  view.removeObserver(view, forKeyPath: "frame")
  _ = view.observe(\.center, options: [.new]) { _, change in _ = change.newValue }
  _ = (path.bounds, window.frame)
}

@MainActor
func responderCalls(_ responder: UIResponder, _ action: Selector) {
  _ = responder.canPerformAction(action, withSender: nil)
  _ = responder.target(forAction: action, withSender: nil)
  _ = (responder.keyCommands, responder.textInputMode, responder.inputViewController)
  _ = (responder.inputAccessoryViewController, responder.textInputContextIdentifier)
  _ = (responder.inputAssistantItem, responder.canResignFirstResponder)
  _ = (responder.next, responder.undoManager, responder.isFirstResponder)
  responder.resignFirstResponder()
  _ = UIResponder.keyboardWillShowNotification
  _ = UIResponder.keyboardDidShowNotification
  _ = UIResponder.keyboardWillHideNotification
  _ = UIResponder.keyboardDidHideNotification
  _ = UIResponder.keyboardWillChangeFrameNotification
  _ = UIResponder.keyboardDidChangeFrameNotification
  _ = UIResponder.keyboardFrameBeginUserInfoKey
  _ = UIResponder.keyboardFrameEndUserInfoKey
  _ = UIResponder.keyboardAnimationDurationUserInfoKey
  _ = UIResponder.keyboardAnimationCurveUserInfoKey
  _ = UIResponder.keyboardIsLocalUserInfoKey
  _ = UIWindow.keyboardFrameEndUserInfoKey
  _ = UIApplication.keyboardWillShowNotification
}

@MainActor
func animationCalls(_ notification: NSNotification, _ curve: UIView.AnimationCurve) {
  UIView.animate(withDuration: 0.3) {}
  UIView.animate(
    withDuration: 0.3, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
    animations: {}, completion: nil)
  UIView.animateKeyframes(withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions()) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {}
  }
  UIView.performWithoutAnimation {}
  UIView.transition(with: UIView(), duration: 1, options: [], animations: {}, completion: nil)
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(0.3)
  UIView.setAnimationCurve(UIView.AnimationCurve.easeInOut)
  UIView.setAnimationBeginsFromCurrentState(true)
  UIView.setAnimationDelay(0)
  UIView.commitAnimations()
  UIView.setAnimationsEnabled(true)
  _ = UIView.areAnimationsEnabled
  _ = UIView.inheritedAnimationDuration
  _ = UIView.AnimationOptions.curveEaseInOut
  _ = UIView.AnimationOptions.curveEaseIn
  _ = UIView.AnimationOptions.curveEaseOut
  _ = UIView.AnimationOptions.curveLinear
  _ = UIView.AnimationOptions.beginFromCurrentState
  _ = UIView.AnimationOptions.allowUserInteraction
  _ = UIView.AnimationOptions.layoutSubviews
  _ = UIView.AnimationOptions.transitionCrossDissolve
  _ = UIView.AnimationCurve.easeIn
  _ = UIView.AnimationCurve.easeOut
  _ = UIView.AnimationCurve.linear
  _ = UIView.AnimationCurve(rawValue: 7)
  _ = curve.rawValue
  let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {}
  animator.startAnimation()
  animator.addAnimations {}
  animator.addCompletion { _ in }
  animator.stopAnimation(true)
  _ = (animator.isRunning, animator.fractionComplete, animator.state)
  _ = UIViewPropertyAnimator.runningPropertyAnimator(
    withDuration: 1, delay: 0, options: [], animations: {}, completion: nil)
  _ = UISpringTimingParameters(dampingRatio: 1)
  _ = UICubicTimingParameters(animationCurve: .easeIn)
  _ = notification.userInfo
  let dynamics = UIDynamicAnimator(referenceView: UIView())
  dynamics.addBehavior(UISnapBehavior(item: UIView(), snapTo: .zero))
  dynamics.removeBehavior(UISnapBehavior(item: UIView(), snapTo: .zero))
}

@MainActor
func visualEffectCalls(_ effectView: UIVisualEffectView, _ stack: UIStackView, _ input: UIInputView)
{
  effectView.effect = UIBlurEffect(style: UIBlurEffect.Style.dark)
  _ = UIBlurEffect.Style.extraLight
  _ = (effectView.contentView, UIVisualEffectView(effect: UIVisualEffect()))
  stack.axis = .vertical
  stack.alignment = .center
  stack.distribution = .fillEqually
  stack.spacing = 8
  stack.isLayoutMarginsRelativeArrangement = true
  stack.addArrangedSubview(UIView())
  stack.insertArrangedSubview(UIView(), at: 0)
  stack.removeArrangedSubview(UIView())
  stack.setCustomSpacing(3, after: UIView())
  _ = (stack.arrangedSubviews, UIStackView(arrangedSubviews: [UIView()]))
  _ = stack.customSpacing(after: UIView())
  _ = UIStackView.spacingUseSystem
  _ = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  input.allowsSelfSizing = true
}

@MainActor
func windowCalls(_ window: UIWindow, _ screen: UIScreen, _ scene: UIWindowScene) {
  window.rootViewController = UIViewController()
  window.makeKeyAndVisible()
  window.makeKey()
  window.windowLevel = UIWindow.Level.alert
  window.overrideUserInterfaceStyle = .light
  _ = (window.isKeyWindow, window.screen, window.windowScene, window.safeAreaInsets)
  _ = window.convert(CGRect.zero, from: nil as UIWindow?)
  _ = (UIScreen.main, screen.bounds, screen.scale, screen.nativeScale, screen.coordinateSpace)
  _ = (screen.traitCollection, screen.nativeBounds, screen.fixedCoordinateSpace)
  _ = (scene.windows, scene.screen, scene.keyWindow, scene.statusBarManager, scene.delegate)
  _ = (scene.interfaceOrientation, scene.activationState, UIWindow(windowScene: scene))
  _ = UIScene.willDeactivateNotification
  _ = UIScene.didActivateNotification
}

@MainActor
func applicationCalls(
  _ delegate: any UIApplicationDelegate, _ sceneDelegate: any UISceneDelegate,
  _ windowSceneDelegate: any UIWindowSceneDelegate, _ sceneSession: UISceneSession
) {
  let application = UIApplication.shared
  _ = (UIApplication.shared.windows, UIApplication.shared.keyWindow)
  _ = UIApplication.shared.statusBarOrientation
  _ = (UIWindowLevelAlert, UICollectionViewScrollDirection.vertical)
  _ = (application.windows, application.keyWindow, application.connectedScenes)
  _ = (application.delegate, application.applicationState, application.statusBarOrientation)
  _ = (application.statusBarFrame, application.isIdleTimerDisabled)
  _ = application.preferredContentSizeCategory
  application.beginIgnoringInteractionEvents()
  application.endIgnoringInteractionEvents()
  application.sendAction(
    Selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil as UIEvent?)
  application.open(URL(fileURLWithPath: "/"), options: [:], completionHandler: nil)
  _ = application.canOpenURL(URL(fileURLWithPath: "/"))
  _ = application.responds(to: Selector(UIResponder.resignFirstResponder))
  _ = application.userInterfaceLayoutDirection
  _ = UIApplication.openSettingsURLString
  _ = UIApplication.willResignActiveNotification
  _ = UIApplication.didEnterBackgroundNotification
  _ = UIApplication.willEnterForegroundNotification
  _ = UIApplication.didBecomeActiveNotification
  _ = UIApplication.willTerminateNotification
  _ = UIApplication.didFinishLaunchingNotification
  _ = UIApplication.didReceiveMemoryWarningNotification
  _ = UIApplication.didChangeStatusBarOrientationNotification
  _ = UIApplication.willChangeStatusBarOrientationNotification
  _ = UIApplication.LaunchOptionsKey.url
  _ = UIApplication.State.active
  _ = (delegate.window, sceneDelegate, windowSceneDelegate.window, sceneSession.role)
  _ = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
}

@MainActor
func deviceCalls(_ device: UIDevice, _ traits: UITraitCollection) {
  _ = UIDevice.current
  _ = (device.userInterfaceIdiom, device.systemVersion, device.orientation, device.model)
  _ = (device.proximityState, device.isProximityMonitoringEnabled, device.name)
  _ = UIDevice.orientationDidChangeNotification
  _ = UIDevice.proximityStateDidChangeNotification
  device.beginGeneratingDeviceOrientationNotifications()
  _ = (traits.horizontalSizeClass, traits.verticalSizeClass, traits.userInterfaceStyle)
  _ = (traits.displayScale, traits.userInterfaceIdiom, traits.preferredContentSizeCategory)
  _ = traits.hasDifferentColorAppearance(comparedTo: nil)
  _ = traits.containsTraits(in: nil)
  _ = UITraitCollection.current
  _ = UIUserInterfaceIdiom.pad
  _ = UIUserInterfaceStyle.dark
  _ = UIUserInterfaceSizeClass.compact
  _ = UIInterfaceOrientation.portrait
  _ = UIInterfaceOrientationMask.portrait
  _ = UIDeviceOrientation.portrait
  _ = UIContentSizeCategory.didChangeNotification
  UIImpactFeedbackGenerator(style: .light).impactOccurred()
  let impact = UIImpactFeedbackGenerator()
  impact.impactOccurred()
  impact.prepare()
  let notice = UINotificationFeedbackGenerator()
  notice.notificationOccurred(.success)
  let tick = UISelectionFeedbackGenerator()
  tick.selectionChanged()
  UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: nil)
  _ = UIAccessibility.isVoiceOverRunning
  _ = UIAccessibility.isReduceMotionEnabled
  _ = UIAccessibility.voiceOverStatusDidChangeNotification
  _ = UIAccessibilityScrollDirection.up
  _ = UI_USER_INTERFACE_IDIOM()
}

@MainActor
func protocolNames(
  _ a: any UIContentContainer, _ b: any UICoordinateSpace, _ c: any UILayoutSupport,
  _ d: any UIInteraction, _ e: any UIDynamicItem, _ f: any UIAppearance, _ g: any UITraitEnvironment
) {}
