// swift-format-ignore-file
// Scripts/write frameworks makes this of Scripts/uikit/frameworks.txt.

public import HeadlessUIKit

/// Does nothing: no film is played.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var videoGravity: AVLayerVideoGravity = .resizeAspect
  open var showsPlaybackControls: Bool = true
  open var allowsPictureInPicturePlayback: Bool = true
  open var entersFullScreenWhenPlaybackBegins: Bool = false
  open var exitsFullScreenWhenPlaybackEnds: Bool = false
  open var canStartPictureInPictureAutomaticallyFromInline: Bool = false
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var contentOverlayView: UIView? { nil }
}

/// Does nothing: no film is played.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
}
