// swift-format-ignore-file
// Scripts/write inert makes this of Scripts/uikit/inert.tsv.

extension SFSafariViewController {
  // Inert: no bar is shown.
  public var preferredBarTintColor: UIColor? { get { kept() } set { keep(newValue) } }
  public var preferredControlTintColor: UIColor? { get { kept() } set { keep(newValue) } }
  public var dismissButtonStyle: DismissButtonStyle {
    get { kept() ?? .done }
    set { keep(newValue) }
  }
}

extension UIImagePickerController {
  // Inert: nothing is ever picked.
  public var allowsEditing: Bool { get { kept() ?? false } set { keep(newValue) } }
  public var videoExportPreset: String {
    get { kept() ?? "AVAssetExportPresetPassthrough" }
    set { keep(newValue) }
  }
  public var videoMaximumDuration: TimeInterval { get { kept() ?? 600 } set { keep(newValue) } }
  public var videoQuality: QualityType { get { kept() ?? .typeMedium } set { keep(newValue) } }
  public var cameraCaptureMode: CameraCaptureMode {
    get { kept() ?? .photo }
    set { keep(newValue) }
  }
  public var cameraDevice: CameraDevice { get { kept() ?? .rear } set { keep(newValue) } }
  public var cameraFlashMode: CameraFlashMode { get { kept() ?? .auto } set { keep(newValue) } }
}

extension UISearchController {
  // Inert: the navigation bar stays during a search.
  public var hidesNavigationBarDuringPresentation: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
}

extension UISheetPresentationController {
  // Inert: every sheet is a large one.
  public var detents: [Detent] { get { kept() ?? [.large()] } set { keep(newValue) } }
  public var selectedDetentIdentifier: Detent.Identifier? { get { kept() } set { keep(newValue) } }
  public var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { kept() ?? true }
    set { keep(newValue) }
  }
  public var prefersEdgeAttachedInCompactHeight: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
  // Inert: the grabber is not drawn.
  public var prefersGrabberVisible: Bool { get { kept() ?? false } set { keep(newValue) } }
  // Inert: a sheet's corners are not drawn round.
  public var preferredCornerRadius: CGFloat? { get { kept() } set { keep(newValue) } }
}

extension UISplitViewController {
  // Inert: both columns are shown where there is room for them.
  public func show(_ column: Column) {}
  public func hide(_ column: Column) {}
  public var preferredDisplayMode: DisplayMode {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
  // Inert: columns lie side by side.
  public var preferredSplitBehavior: SplitBehavior {
    get { kept() ?? .automatic }
    set { keep(newValue) }
  }
}

extension UIViewController {
  // Inert: scenes say how the phone is held.
  public static func attemptRotationToDeviceOrientation() {}
  // Inert: a storyboard is not read here, so there is none.
  public var storyboard: UIStoryboard? { nil }
  // Inert: the status bar is not drawn from what controllers say.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept() ?? false }
    set { keep(newValue) }
  }
}
