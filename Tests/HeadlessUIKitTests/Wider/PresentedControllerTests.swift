import LayerTrees
import Testing

@testable import HeadlessUIKit

/// The controllers of presentations, and the system's own sheets.
@MainActor
struct PresentedControllerTests {
  private final class Silent: NSObject, UIAdaptivePresentationControllerDelegate,
    UINavigationControllerDelegate, UISplitViewControllerDelegate, UITabBarControllerDelegate
  {}

  /// Each controller has one presentation controller of its style's kind, which knows both ends.
  @Test(arguments: (-2...7).compactMap(UIModalPresentationStyle.init(rawValue:)))
  func aPresentationKnowsItsControllers(_ style: UIModalPresentationStyle) throws {
    let stage = Stage(safeArea: UIEdgeInsets(top: 20))
    let (below, above) = (UIViewController(), UIViewController())
    try stage.play { stage.window.rootViewController = below }
    above.modalPresentationStyle = style
    let presentation = try #require(above.presentationController)
    #expect(above.presentationController === presentation)
    #expect(
      (presentation is UISheetPresentationController)
        == [.automatic, .pageSheet, .formSheet].contains(style))
    #expect((presentation is UIPopoverPresentationController) == (style == .popover))
    #expect(presentation.presentedViewController === above)
    #expect(presentation.presentationStyle == style && presentation.containerView == nil)
    #expect(presentation.frameOfPresentedViewInContainerView == .zero)
    #expect(presentation.shouldPresentInFullscreen && !presentation.shouldRemovePresentersView)
    #expect(presentation.presentedView == nil && presentation.adaptivePresentationStyle == .none)
    let silent = Silent()
    #expect(silent.adaptivePresentationStyle(for: presentation) == style)
    #expect(
      silent.adaptivePresentationStyle(for: presentation, traitCollection: .current) == style)
    #expect(silent.presentationControllerShouldDismiss(presentation))
    try stage.play(at: 1) { below.present(above, animated: true) }
    #expect(presentation.presentingViewController === below)
    #expect(presentation.presentedView === above.view)
    #expect(presentation.containerView === above.view.superview)
    #expect(presentation.frameOfPresentedViewInContainerView == above.view.frame)
    try stage.play(at: 3) { above.dismiss(animated: false) }
    #expect(presentation.containerView == nil)
  }

  /// One that an app makes itself names its two controllers, until another presents.
  @Test func aPresentationOfAnAppsOwn() throws {
    let stage = Stage()
    let screens = (0..<3).map { _ in UIViewController() }
    let own = UIPresentationController(
      presentedViewController: screens[0], presenting: screens[1])
    #expect(own.presentedViewController === screens[0])
    #expect(own.presentingViewController === screens[1])
    try stage.play { stage.window.rootViewController = screens[2] }
    try stage.play(at: 1) { screens[2].present(screens[0], animated: false) }
    #expect(own.presentingViewController === screens[2])
    var isChanged = false
    UISheetPresentationController(presentedViewController: screens[0], presenting: nil)
      .animateChanges { isChanged = true }
    #expect(isChanged)
  }

  /// What is inside a presented controller dismisses that, as the presented one does itself.
  @Test func aChildDismissesWhatItIsIn() throws {
    let (stage, below, inner) = (Stage(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: inner)
    try stage.play { stage.window.rootViewController = below }
    try stage.play(at: 1) { below.present(stack, animated: false) }
    #expect(below.presentedViewController === stack && inner.view.window === stage.window)
    var isDone = false
    try stage.play(at: 2) { inner.dismiss(animated: false) { isDone = true } }
    #expect(isDone && below.presentedViewController == nil && inner.view.window == nil)
  }

  /// A presentation takes half a second, or no time, and its coordinator says so.
  @Test(arguments: [false, true]) func aPresentationHasACoordinator(_ isAnimated: Bool) throws {
    let (stage, below, above) = (Stage(), UIViewController(), UIViewController())
    try stage.play { stage.window.rootViewController = below }
    try stage.play(at: 1) {
      below.present(above, animated: isAnimated)
      let coordinator = above.transitionCoordinator
      #expect(coordinator != nil && coordinator === below.transitionCoordinator)
      #expect(coordinator?.isAnimated == isAnimated)
      #expect(coordinator?.transitionDuration == (isAnimated ? 0.5 : 0))
      #expect(coordinator?.isCancelled == false && coordinator?.isInteractive == false)
    }
    #expect(above.transitionCoordinator == nil && below.transitionCoordinator == nil)
  }

  /// A step alongside a turn of the screen is animated with it, also without a completion.
  @Test func changesRunAlongsideATurn() throws {
    let (stage, turning) = (Stage(), Turning())
    try stage.play { stage.window.rootViewController = turning }
    try stage.play(at: 1) { stage.loop.rotate(to: .landscapeRight) }
    #expect(turning.side.alpha == 0.5)
    #expect(try stage.layer(turning.side, at: 1.1).presentation(at: 1.1).opacity > 0.5)
  }

  private final class Turning: UIViewController {
    let side = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override func viewDidLoad() { view.addSubview(side) }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      coordinator.animate { [side] _ in side.alpha = 0.5 }
    }
  }

  /// The system's sheets come as sheets, with nothing chosen; there is no camera.
  @Test func theSystemsSheets() throws {
    _ = Stage()
    let url = try #require(URL(string: "file:///a"))
    let share = UIActivityViewController(activityItems: ["a", 2], applicationActivities: nil)
    #expect(share.modalPresentationStyle == .pageSheet && share.activityItems.count == 2)
    for picker in [
      UIDocumentPickerViewController(documentTypes: ["a"], in: .open),
      UIDocumentPickerViewController(forExporting: [url]),
      UIDocumentPickerViewController(url: url, in: .moveToService),
    ] {
      #expect(picker.modalPresentationStyle == .formSheet)
      #expect(!picker.allowsMultipleSelection && !picker.shouldShowFileExtensions)
    }
    let preview = UIDocumentInteractionController(url: url)
    #expect(preview.url == url && !preview.presentPreview(animated: true))
    #expect(UIColorPickerViewController().supportsAlpha)
    let browser = SFSafariViewController(url: url)
    #expect(!browser.configuration.entersReaderIfAvailable)
    #expect(browser.configuration.barCollapsingEnabled)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear))
    #expect(!UIActivity().canPerform(withActivityItems: []))
    var count = 0
    let screens = [UIViewController(), UIViewController()]
    let segue = UIStoryboardSegue(
      identifier: "a", source: screens[0], destination: screens[1]
    ) { count += 1 }
    segue.perform()
    #expect(count == 1 && segue.source === screens[0] && segue.destination === screens[1])
  }

  /// A delegate that says nothing lets tabs be chosen, and leaves the system to collapse a split.
  @Test func delegatesThatSayNothing() {
    _ = Stage()
    let (silent, screens) = (Silent(), [UIViewController(), UIViewController()])
    let (tabs, split) = (UITabBarController(), UISplitViewController(nibName: nil, bundle: nil))
    let (stack, search) = (UINavigationController(), UISearchController())
    (tabs.delegate, split.delegate, stack.delegate) = (silent, silent, silent)
    #expect(tabs.delegate === silent && split.delegate === silent && stack.delegate === silent)
    #expect(silent.tabBarController(tabs, shouldSelect: screens[0]))
    #expect(
      !silent.splitViewController(split, collapseSecondary: screens[0], onto: screens[1]))
    #expect(
      silent.navigationController(
        stack, animationControllerFor: .push, from: screens[0], to: screens[1]) == nil)
    search.dimsBackgroundDuringPresentation = false
    #expect(!search.obscuresBackgroundDuringPresentation && search.automaticallyShowsScopeBar)
  }
}
