#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif
import Foundation

/// Writes down where a bar and the keyboard are on the screen, refresh by refresh.
///
/// Paste this file into your app, and record while the keyboard comes and goes:
///
/// ```swift
/// let recorder = KeyboardRecorder(bar: inputBar, in: view)
/// recorder.start()
/// // Later; then fetch the file, and run: seam import keyboard.csv -o keyboard.playback.json
/// try recorder.stop().write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// It reads presentation layers, which have what the screen shows and not where an animation will
/// end. The keyboard's top is that of an empty view on the keyboard layout guide. Before iOS 17 that
/// guide ends at the bottom safe area while the keyboard is closed.
@MainActor
public final class KeyboardRecorder: NSObject {
  private weak var bar: UIView?
  private weak var root: UIView?
  /// Holds a keyboard layout guide of its own, so that the app's stays as it is.
  private let holder = UIView()
  private let probe = UIView()
  /// On the guide as it is by default, which ends at the bottom safe area.
  private let guide = UIView()
  private var link: CADisplayLink?
  private var rows: [String] = []
  private var firstTime: CFTimeInterval?

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - bar: The view that has to stay on the keyboard.
  ///   - root: A view that fills the screen, as the view controller's.
  public init(bar: UIView, in root: UIView) {
    self.bar = bar
    self.root = root
    super.init()
  }

  /// Begins a recording; one that is under way is begun anew.
  public func start() {
    guard let root else { return }
    link?.invalidate()
    rows = []
    firstTime = nil
    prepareProbe(in: root)
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: self, selector: #selector(refresh(_:)))
    #else
      let link = CADisplayLink(target: self, selector: KeyboardRecorder.refresh)
    #endif
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Ends the recording.
  ///
  /// - Returns: The recording as CSV: seconds, and the tops of keyboard and guide, the bar's bottom and
  ///   top in points of the screen; a place that is not on the screen is empty.
  public func stop() -> String {
    link?.invalidate()
    link = nil
    holder.removeFromSuperview()
    guide.removeFromSuperview()
    return (heading + ["time,keyboard,guide,bar,barTop"] + rows).joined(separator: "\n") + "\n"
  }

  /// The screen, which the import needs to know.
  private var heading: [String] {
    guard let window = root?.window else { return [] }
    let size = window.bounds.size
    let safe = window.safeAreaInsets
    return [
      "# screen \(size.width)x\(size.height)@\(window.traitCollection.displayScale) safe \(safe.top) \(safe.bottom)"
    ]
  }

  private func prepareProbe(in root: UIView) {
    guard holder.superview == nil else { return }
    holder.isUserInteractionEnabled = false
    holder.isHidden = true
    holder.frame = root.bounds
    holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.insertSubview(holder, at: 0)
    if #available(iOS 17, *) { holder.keyboardLayoutGuide.usesBottomSafeArea = false }
    holder.addSubview(probe)
    pin(probe, to: holder)
    root.insertSubview(guide, at: 0)
    guide.isHidden = true
    pin(guide, to: root)
  }

  private func pin(_ view: UIView, to owner: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: owner.keyboardLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 1),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  #if canImport(ObjectiveC)
    @objc private func refresh(_ link: CADisplayLink) { note(link.timestamp) }
  #else
    private func refresh(_ link: CADisplayLink) { note(link.timestamp) }
  #endif

  private func note(_ time: CFTimeInterval) {
    let start = firstTime ?? time
    firstTime = start
    let bar = bar.flatMap { shownFrame(of: $0) }
    let numbers = [
      time - start, shownFrame(of: probe)?.minY, shownFrame(of: guide)?.minY, bar?.maxY, bar?.minY,
    ]
    rows.append(numbers.map { $0.map { "\($0)" } ?? "" }.joined(separator: ","))
  }

  /// Where the screen shows a view; nil where it does not.
  private func shownFrame(of view: UIView) -> CGRect? {
    guard view.window != nil, let shown = view.layer.presentation() else { return nil }
    var frame = shown.frame
    var above = view.superview
    while let view = above {
      let layer = view.layer.presentation() ?? view.layer
      frame = frame.offsetBy(
        dx: layer.frame.minX - layer.bounds.minX, dy: layer.frame.minY - layer.bounds.minY)
      above = view.superview
    }
    return frame
  }
}
