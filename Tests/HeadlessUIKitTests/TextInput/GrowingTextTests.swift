import HeadlessUIKit
import Testing

/// A text view that grows with its text is as high as its text needs, from its first layout on.
@MainActor @Suite(.serialized)
struct GrowingTextTests {
  /// A bar at the window's end with a text view in it, which gives the bar its height.
  private func bar(
    on stage: Stage, with text: String, _ prepare: (UITextView) -> Void = { _ in }
  ) -> UITextView {
    let (bar, view) = (UIView(), UITextView())
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    view.text = text
    for view in [bar, view] { view.translatesAutoresizingMaskIntoConstraints = false }
    stage.window.addSubview(bar)
    bar.addSubview(view)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 50),
      view.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -50),
      view.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
    ])
    prepare(view)
    return view
  }

  @Test(arguments: [0, 1, 3, 8, 20, 40])
  func presetTextHasItsHeightAtOnce(words: Int) throws {
    let stage = Stage(scale: 3)
    let text = Array(repeating: "seven more", count: words).joined(separator: " ")
    let view = bar(on: stage, with: text)
    stage.window.layoutIfNeeded()
    let needed = view.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(view.frame.width == 300)
    #expect(abs(view.frame.height - needed) <= 1.0 / 3)
    try stage.play {}
    #expect(abs(view.frame.height - needed) <= 1.0 / 3)
  }

  /// Before there is a width, lines do not break: a line is as long as the text.
  @Test func withoutAWidthLinesDoNotBreak() {
    let (view, oneLine) = (UITextView(), UITextView())
    view.isScrollEnabled = false
    view.text = "A message that is longer than nothing"
    oneLine.text = "A"
    #expect(
      view.intrinsicContentSize.height
        == oneLine.sizeThatFits(CGSize(width: 300, height: 0)).height)
  }

  /// The height of a constraint that the view's own layout sets, as growing text views do.
  private final class Growing: UITextView {
    var height: NSLayoutConstraint?
    private var measured = CGSize.zero
    override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.size != measured else { return }
      measured = bounds.size
      height?.constant = sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
    }
  }

  @Test(arguments: [false, true])
  func aHeightFromLayoutIsThatOfTheWidth(scrolls: Bool) throws {
    let stage = Stage(scale: 3)
    let view = Growing()
    view.isScrollEnabled = scrolls
    view.text = Array(repeating: "seven more", count: 12).joined(separator: " ")
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 33)
    view.height = height
    NSLayoutConstraint.activate([
      height, view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
    ])
    try stage.play {}
    #expect(abs(view.frame.height - view.sizeThatFits(view.bounds.size).height) <= 1.0 / 3)
  }
}
