import HeadlessUIKit
import KeyboardSimulation
import Scenes

/// The same list, whose bar moves with the finger on it and so overlaps the keyboard.
///
/// Source: Meiwin Fu, who saw that; how far is not said. Here the bar is as far below where it was
/// as the finger, which the keyboard awaits at its top.
final class HangoutsChatListViewController: ChatListViewController {
  /// The bottom of the bar when a finger went down on the list, in points of the view.
  private var pulledFrom: CGFloat?

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard scrollView === messageList, textView.isFirstResponder else { return }
    pulledFrom = inputBar.frame.maxY
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let pulledFrom, scrollView === messageList, scrollView.isDragging else { return }
    let rest = view.bounds.maxY - view.safeAreaInsets.bottom
    let way = max(0, scrollView.panGestureRecognizer.translation(in: view).y)
    let keyboardTop = view.keyboardLayoutGuide.layoutFrame.minY
    inputBar.transform = CGAffineTransform(
      translationX: 0, y: max(0, min(rest, pulledFrom + way) - keyboardTop))
  }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    guard pulledFrom != nil, scrollView === messageList else { return }
    pulledFrom = nil
    UIView.animate(withDuration: 0.25) { self.inputBar.transform = .identity }
  }
}
