import HeadlessUIKit

extension EighthGeneration {
  /// Gives the scroll view the room below its content that is taken.
  func makeRoom(in saved: SavedScroll, _ situation: Situation) {
    let scrollView = saved.scrollView
    guard !scrollView.fieldOptions.ignoresInsets else { return }
    let (height, end) = (situation.window.bounds.height, scrollView.rectInWindow.maxY)
    let extra = situation.distance + situation.root.safeArea.bottom
    let inset = ScrollRoom.bottom(
      taken: situation.taken, windowHeight: height, scrollBottom: end, own: saved.inset.bottom)
    let indicator = ScrollRoom.bottom(
      taken: situation.taken - extra, windowHeight: height, scrollBottom: end,
      own: saved.indicatorInsets.bottom)
    let safeArea = scrollView.safeAreaInsets.bottom
    guard scrollView.contentInset.bottom != inset - safeArea else { return }
    pacing.animate {
      scrollView.contentInset.bottom = inset - safeArea
      scrollView.scrollIndicatorInsets.bottom = indicator - safeArea
    }
  }

  /// Moves the controller by what no scroll view has taken, and a tall text view's end.
  func adjustRoot(_ situation: Situation, by rise: CGFloat) {
    if situation.isScrollableText, let textView = situation.field as? UITextView {
      makeRoom(in: textView, situation)
    }
    let view = situation.root.view
    let y = RootPlace(
      y: view.frame.minY, beginY: situation.root.origin.y,
      least: RootPlace.least(keyboardHeight: keyboardHeight)
    ).moved(by: rise)
    guard y != view.frame.minY else { return }
    pacing.animate { view.frame.origin.y = y }
  }

  private func makeRoom(in textView: UITextView, _ situation: Situation) {
    let around = situation.root.view.superview ?? situation.window
    let end = around.convert(around.bounds, to: nil).maxY
    let hidden = end - (situation.window.bounds.height - keyboardHeight)
    guard
      let bottom = ScrollRoom.textBottom(
        height: textView.frame.height,
        available: around.bounds.height - situation.ceiling - hidden,
        own: textView.contentInset.bottom)
    else { return }
    if savedText == nil { savedText = SavedScroll(textView) }
    let safeArea = textView.safeAreaInsets.bottom
    pacing.animate {
      textView.contentInset.bottom = bottom - safeArea
      textView.scrollIndicatorInsets = textView.contentInset
    }
  }
}
