import HeadlessUIKit

@MainActor
func controllerCalls(_ controller: UIViewController, _ segue: UIStoryboardSegue) {
  controller.view = UIView()
  controller.loadView()
  controller.viewDidLoad()
  controller.viewWillAppear(true)
  controller.viewIsAppearing(true)
  controller.viewDidAppear(true)
  controller.viewWillDisappear(true)
  controller.viewDidDisappear(true)
  controller.viewWillLayoutSubviews()
  controller.viewDidLayoutSubviews()
  controller.viewSafeAreaInsetsDidChange()
  controller.viewLayoutMarginsDidChange()
  controller.updateViewConstraints()
  controller.didReceiveMemoryWarning()
  controller.awakeFromNib()
  controller.traitCollectionDidChange(nil)
  controller.present(UIViewController(), animated: true, completion: nil)
  controller.present(UIViewController(), animated: true)
  controller.dismiss(animated: true, completion: nil)
  controller.show(UIViewController(), sender: nil)
  controller.addChild(UIViewController())
  controller.removeFromParent()
  controller.willMove(toParent: nil)
  controller.didMove(toParent: nil)
  controller.setEditing(true, animated: false)
  controller.setNeedsStatusBarAppearanceUpdate()
  controller.performSegue(withIdentifier: "", sender: nil)
  controller.prepare(for: segue, sender: nil)
  controller.beginAppearanceTransition(true, animated: false)
  controller.endAppearanceTransition()
  controller.preferredContentSizeDidChange(forChildContentContainer: controller)
  _ = (UIStatusBarStyle.lightContent, UIStatusBarStyle.default, UIStatusBarStyle.darkContent)
  controller.title = ""
  controller.additionalSafeAreaInsets = .zero
  controller.edgesForExtendedLayout = []
  controller.extendedLayoutIncludesOpaqueBars = true
  controller.automaticallyAdjustsScrollViewInsets = false
  controller.definesPresentationContext = true
  controller.hidesBottomBarWhenPushed = true
  controller.modalPresentationStyle = UIModalPresentationStyle.overFullScreen
  controller.modalTransitionStyle = UIModalTransitionStyle.crossDissolve
  controller.isModalInPresentation = true
  controller.preferredContentSize = .zero
  controller.transitioningDelegate = nil
  controller.overrideUserInterfaceStyle = .dark
  controller.tabBarItem = UITabBarItem(title: "", image: nil, tag: 0)
  controller.toolbarItems = []
  controller.isEditing = true
  _ = (controller.viewIfLoaded, controller.isViewLoaded, controller.children, controller.parent)
  _ = (controller.navigationItem, controller.navigationController, controller.tabBarController)
  _ = (controller.splitViewController, controller.presentedViewController, controller.storyboard)
  _ = (
    controller.presentingViewController, controller.isBeingPresented, controller.isBeingDismissed
  )
  _ = (controller.isMovingToParent, controller.isMovingFromParent, controller.editButtonItem)
  _ = (controller.transitionCoordinator, controller.presentationController)
  _ = (controller.popoverPresentationController, controller.sheetPresentationController)
  _ = (controller.preferredStatusBarStyle, controller.prefersStatusBarHidden)
  _ = (controller.shouldAutorotate, controller.supportedInterfaceOrientations)
  _ = controller.preferredInterfaceOrientationForPresentation
  _ = controller.preferredScreenEdgesDeferringSystemGestures
  _ = (controller.topLayoutGuide, controller.bottomLayoutGuide, controller.traitCollection)
  _ = (controller.inputAccessoryView, controller.canBecomeFirstResponder, controller.keyCommands)
  _ = (controller.next, controller.textInputContextIdentifier, controller.undoManager)
  controller.becomeFirstResponder()
  controller.resignFirstResponder()
  controller.touchesBegan([], with: nil)
  controller.touchesEnded([], with: nil)
  controller.pressesBegan([], with: nil)
  controller.pressesEnded([], with: nil)
  _ = (segue.destination, segue.identifier, segue.source)
  segue.perform()
}

@MainActor
func transitionCalls(
  _ coordinator: any UIViewControllerTransitionCoordinator, _ controller: UIViewController,
  _ context: any UIViewControllerTransitionCoordinatorContext,
  _ contextTransitioning: any UIViewControllerContextTransitioning,
  _ animator: any UIViewControllerAnimatedTransitioning,
  _ transitioning: any UIViewControllerTransitioningDelegate
) {
  controller.viewWillTransition(to: .zero, with: coordinator)
  controller.willTransition(to: .current, with: coordinator)
  coordinator.animate(alongsideTransition: { _ in }, completion: nil)
  _ = (context.transitionDuration, context.isCancelled, animator, transitioning)
  contextTransitioning.completeTransition(true)
  _ = contextTransitioning.containerView
}

@MainActor
func presentationCalls(
  _ presentation: UIPresentationController, _ popover: UIPopoverPresentationController,
  _ sheet: UISheetPresentationController, _ adaptive: any UIAdaptivePresentationControllerDelegate
) {
  _ = (presentation.presentedViewController, presentation.containerView, presentation.delegate)
  _ = presentation.frameOfPresentedViewInContainerView
  presentation.presentationTransitionWillBegin()
  presentation.dismissalTransitionWillBegin()
  presentation.containerViewWillLayoutSubviews()
  popover.sourceView = nil
  popover.sourceRect = .zero
  popover.barButtonItem = nil
  popover.permittedArrowDirections = UIPopoverArrowDirection.any
  popover.delegate = nil
  sheet.detents = [.medium(), .large()]
  sheet.prefersGrabberVisible = true
  sheet.selectedDetentIdentifier = .medium
}

@MainActor
func navigationCalls(
  _ navigation: UINavigationController, _ bar: UINavigationBar, _ item: UINavigationItem,
  _ delegate: any UINavigationControllerDelegate, _ appearance: UINavigationBarAppearance
) {
  navigation.pushViewController(UIViewController(), animated: true)
  navigation.popViewController(animated: true)
  navigation.popToRootViewController(animated: true)
  navigation.popToViewController(UIViewController(), animated: true)
  navigation.setViewControllers([], animated: false)
  navigation.setNavigationBarHidden(true, animated: false)
  navigation.setToolbarHidden(true, animated: false)
  navigation.viewControllers = []
  navigation.isNavigationBarHidden = true
  navigation.isToolbarHidden = true
  navigation.delegate = nil
  _ = (navigation.navigationBar, navigation.toolbar, navigation.topViewController)
  _ = (navigation.visibleViewController, navigation.interactivePopGestureRecognizer, delegate)
  _ = UINavigationController(rootViewController: UIViewController())
  bar.isTranslucent = false
  bar.prefersLargeTitles = true
  bar.barTintColor = .white
  bar.tintColor = .black
  bar.barStyle = .black
  bar.titleTextAttributes = [:]
  bar.largeTitleTextAttributes = [:]
  bar.shadowImage = UIImage()
  bar.setBackgroundImage(UIImage(), for: UIBarMetrics.default)
  bar.standardAppearance = appearance
  bar.scrollEdgeAppearance = appearance
  bar.compactAppearance = appearance
  _ = (bar.topItem, bar.items)
  appearance.configureWithOpaqueBackground()
  appearance.configureWithDefaultBackground()
  appearance.configureWithTransparentBackground()
  appearance.backgroundColor = nil
  appearance.backgroundEffect = nil
  appearance.shadowColor = nil
  appearance.titleTextAttributes = [:]
  appearance.largeTitleTextAttributes = [:]
  item.title = ""
  item.prompt = nil
  item.titleView = nil
  item.leftBarButtonItem = nil
  item.rightBarButtonItem = nil
  item.leftBarButtonItems = []
  item.rightBarButtonItems = []
  item.backBarButtonItem = nil
  item.backButtonTitle = ""
  item.hidesBackButton = true
  item.searchController = nil
  item.hidesSearchBarWhenScrolling = false
  item.largeTitleDisplayMode = .never
  item.leftItemsSupplementBackButton = true
  item.standardAppearance = nil
  item.scrollEdgeAppearance = nil
  item.compactAppearance = nil
  item.setRightBarButton(nil, animated: true)
  item.setLeftBarButton(nil, animated: true)
  item.setRightBarButtonItems([], animated: true)
  item.setHidesBackButton(true, animated: false)
}

@MainActor
func barCalls(
  _ button: UIBarButtonItem, _ toolbar: UIToolbar, _ tabBar: UITabBar,
  _ tabs: UITabBarController, _ toolbarDelegate: any UIToolbarDelegate, _ action: Selector
) {
  _ = UIBarButtonItem(title: "", style: .plain, target: nil, action: action)
  _ = UIBarButtonItem(image: nil, style: .done, target: nil, action: nil)
  _ = UIBarButtonItem(
    barButtonSystemItem: UIBarButtonItem.SystemItem.cancel, target: nil, action: nil)
  _ = (UIBarButtonItem(customView: UIView()), UIBarButtonItem.flexibleSpace())
  _ = (UIBarButtonItem.SystemItem.done, UIBarButtonItem.Style.plain)
  button.isEnabled = true
  button.title = ""
  button.image = nil
  button.width = 1
  button.tintColor = nil
  button.target = nil
  button.action = nil
  button.customView = nil
  button.primaryAction = nil
  button.menu = nil
  button.tag = 1
  button.style = .done
  button.accessibilityLabel = ""
  button.accessibilityHint = ""
  button.setTitleTextAttributes([:], for: .normal)
  toolbar.items = [button]
  toolbar.setItems([], animated: false)
  toolbar.barStyle = UIBarStyle.black
  _ = UIBarStyle.default
  toolbar.barTintColor = nil
  toolbar.isTranslucent = true
  toolbar.delegate = toolbarDelegate
  toolbar.sizeToFit()
  _ = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
  let assistant = UITextInputAssistantItem()
  assistant.leadingBarButtonGroups = []
  tabBar.isTranslucent = true
  tabBar.unselectedItemTintColor = nil
  tabBar.barTintColor = nil
  tabBar.items = []
  tabBar.selectedItem = nil
  tabs.selectedIndex = 1
  tabs.viewControllers = []
  tabs.selectedViewController = nil
  tabs.delegate = nil
  tabs.setViewControllers([], animated: false)
  _ = tabs.tabBar
}

@MainActor
func alertCalls(_ alert: UIAlertController, _ action: UIAlertAction, _ menuElement: UIMenuElement) {
  alert.addAction(UIAlertAction(title: "", style: UIAlertAction.Style.cancel) { _ in })
  _ = (UIAlertAction.Style.destructive, UIAlertAction.Style.default)
  _ = UIAlertController(title: "", message: nil, preferredStyle: UIAlertController.Style.alert)
  _ = UIAlertController.Style.actionSheet
  alert.addTextField { $0.placeholder = "" }
  alert.message = ""
  alert.title = ""
  alert.preferredAction = action
  action.isEnabled = false
  _ = (alert.textFields, alert.actions, alert.popoverPresentationController, action.title)
  let choice = UIAction(title: "", image: nil, identifier: nil) { _ in }
  choice.state = .on
  choice.attributes = .destructive
  _ = UIMenu(title: "", children: [choice, menuElement])
  _ = UIDeferredMenuElement.uncached { _ in }
  _ = UIKeyCommand(
    input: "\r", modifierFlags: UIKeyModifierFlags.command,
    action: Selector(UIResponder.resignFirstResponder))
  _ = (UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputEscape)
  _ = (UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow)
  let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil }
  _ = configuration.identifier
  _ = UITargetedPreview(view: UIView(), parameters: UIPreviewParameters())
  _ = UIPreviewTarget(container: UIView(), center: .zero)
  let parameters = UIPreviewParameters()
  parameters.backgroundColor = .clear
  parameters.shadowPath = nil
  parameters.visiblePath = nil
  let menuController = UIMenuController.shared
  menuController.menuItems = [
    UIMenuItem(title: "", action: Selector(UIResponder.resignFirstResponder))
  ]
  menuController.setMenuVisible(true, animated: true)
  menuController.setTargetRect(.zero, in: UIView())
  menuController.isMenuVisible = false
  _ = UIMenuController.willShowMenuNotification
  _ = UIMenuController.didShowMenuNotification
  _ = UIMenuController.willHideMenuNotification
  _ = UIMenuController.didHideMenuNotification
  _ = UIEditMenuInteraction(delegate: nil)
  _ = UIKeyboardHIDUsage.keyboardReturnOrEnter
}

@MainActor
func contextMenuCalls(
  _ animating: any UIContextMenuInteractionAnimating,
  _ committing: any UIContextMenuInteractionCommitAnimating,
  _ delegate: any UIContextMenuInteractionDelegate, _ previewing: any UIViewControllerPreviewing,
  _ previewingDelegate: any UIViewControllerPreviewingDelegate
) {
  animating.addAnimations {}
  animating.addCompletion {}
  _ = (previewing.sourceRect, previewingDelegate)
  committing.addCompletion {}
  _ = committing.previewViewController
  _ = UIContextMenuInteraction(delegate: delegate)
}

@MainActor
func pickerControllerCalls(
  _ picker: UIImagePickerController, _ documents: UIDocumentPickerViewController,
  _ colors: UIColorPickerViewController, _ activity: UIActivityViewController,
  _ pickerDelegate: any UIImagePickerControllerDelegate & UINavigationControllerDelegate,
  _ documentDelegate: any UIDocumentPickerDelegate,
  _ colorDelegate: any UIColorPickerViewControllerDelegate,
  _ interaction: UIDocumentInteractionController,
  _ interactionDelegate: any UIDocumentInteractionControllerDelegate
) {
  picker.sourceType = UIImagePickerController.SourceType.camera
  picker.delegate = pickerDelegate
  picker.allowsEditing = true
  picker.mediaTypes = []
  picker.cameraFlashMode = UIImagePickerController.CameraFlashMode.off
  picker.cameraCaptureMode = .photo
  picker.videoQuality = .typeHigh
  _ = UIImagePickerController.isSourceTypeAvailable(.camera)
  _ = UIImagePickerController.availableMediaTypes(for: .camera)
  _ = UIImagePickerController.InfoKey.originalImage
  _ = UIImagePickerController.InfoKey.editedImage
  _ = UIImagePickerController.InfoKey.mediaType
  _ = UIImagePickerController.InfoKey.mediaURL
  documents.delegate = documentDelegate
  documents.allowsMultipleSelection = true
  documents.shouldShowFileExtensions = true
  colors.delegate = colorDelegate
  colors.selectedColor = .red
  colors.supportsAlpha = false
  _ = UIActivityViewController(activityItems: [], applicationActivities: nil)
  activity.excludedActivityTypes = []
  activity.completionWithItemsHandler = nil
  interaction.delegate = interactionDelegate
}

@MainActor
func containerCalls(
  _ pages: UIPageViewController, _ split: UISplitViewController, _ table: UITableViewController,
  _ collection: UICollectionViewController, _ inputController: UIInputViewController,
  _ pageDataSource: any UIPageViewControllerDataSource, _ storyboard: UIStoryboard,
  _ pageDelegate: any UIPageViewControllerDelegate,
  _ splitDelegate: any UISplitViewControllerDelegate
) {
  pages.setViewControllers([], direction: .forward, animated: false, completion: nil)
  pages.dataSource = pageDataSource
  pages.delegate = pageDelegate
  _ = pages.viewControllers
  split.viewControllers = []
  split.preferredDisplayMode = .automatic
  split.delegate = splitDelegate
  _ = split.isCollapsed
  _ = (table.tableView, UITableViewController(style: .plain), table.refreshControl)
  _ = table.numberOfSections(in: UITableView())
  _ = (collection.collectionView, collection.collectionViewLayout)
  _ = inputController.textDocumentProxy
  inputController.dismissKeyboard()
  _ = UIStoryboard(name: "Main", bundle: nil)
  _ = storyboard.instantiateViewController(withIdentifier: "")
  _ = storyboard.instantiateInitialViewController()
  _ = UINib(nibName: "", bundle: nil)
}

@MainActor
func searchCalls(
  _ search: UISearchController, _ bar: UISearchBar, _ field: UISearchTextField,
  _ updater: any UISearchResultsUpdating, _ delegate: any UISearchControllerDelegate,
  _ barDelegate: any UISearchBarDelegate, _ token: UISearchToken
) {
  search.searchResultsUpdater = updater
  search.obscuresBackgroundDuringPresentation = false
  search.hidesNavigationBarDuringPresentation = false
  search.isActive = true
  search.delegate = delegate
  _ = search.searchBar
  bar.placeholder = ""
  bar.text = ""
  bar.delegate = barDelegate
  bar.searchBarStyle = .minimal
  bar.barStyle = .default
  bar.barTintColor = nil
  bar.isTranslucent = true
  bar.backgroundImage = nil
  bar.showsCancelButton = true
  bar.returnKeyType = .done
  bar.autocorrectionType = .no
  bar.autocapitalizationType = .none
  bar.keyboardType = .default
  bar.keyboardAppearance = .dark
  bar.enablesReturnKeyAutomatically = true
  bar.scopeButtonTitles = []
  bar.setShowsCancelButton(true, animated: true)
  bar.setSearchFieldBackgroundImage(nil, for: .normal)
  bar.setBackgroundImage(nil, for: .any, barMetrics: .default)
  bar.setImage(nil, for: .search, state: .normal)
  _ = (bar.searchTextField, bar.inputAccessoryView)
  bar.becomeFirstResponder()
  bar.resignFirstResponder()
  field.tokens = [UISearchToken(icon: nil, text: "")]
  field.allowsDeletingTokens = true
  _ = field.textualRange
  field.replaceTextualPortion(of: field.textualRange, with: token, at: 0)
  token.representedObject = nil
}
