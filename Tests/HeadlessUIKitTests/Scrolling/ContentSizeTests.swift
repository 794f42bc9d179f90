import HeadlessUIKit
import Testing

/// Sizes that content asks for: labels, stacks, scrolled content and fitting.
@MainActor
struct ContentSizeTests {
  private func label(_ count: Int, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = String(repeating: "a", count: count)
    label.numberOfLines = lines
    label.font = .systemFont(ofSize: 16)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// 10 characters of 8 points; a line of 16·1.193359375 = 19.09 points takes 20 pixels.
  @Test func aLabelIsAsWideAsItsText() {
    _ = Stage()
    #expect(label(10).intrinsicContentSize == CGSize(width: 80, height: 20))
    #expect(label(0).intrinsicContentSize == .zero)
  }

  /// The one that hugs more keeps its size, the other takes the rest.
  @Test(arguments: [true, false])
  func huggingDecidesWhoGrows(_ isFirstFirm: Bool) throws {
    let stage = Stage()
    let (first, second) = (label(5), label(5))
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    (isFirstFirm ? first : second).setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      first.topAnchor.constraint(equalTo: stage.window.topAnchor),
      second.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    try stage.play {}
    #expect(first.frame.width == (isFirstFirm ? 40 : 360))
    #expect(second.frame.width == (isFirstFirm ? 360 : 40))
    #expect(first.frame.height == 20)
  }

  @Test func resistanceDecidesWhoShrinks() throws {
    let stage = Stage()
    let (first, second) = (label(40), label(40))
    for view in [first, second] { stage.window.addSubview(view) }
    first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
    ])
    try stage.play {}
    #expect(second.frame.width == 320)
    #expect(first.frame.width == 80)
  }

  @Test func newTextMovesWhatHangsOnIt() throws {
    let stage = Stage()
    let text = label(5)
    stage.window.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      text.topAnchor.constraint(equalTo: stage.window.topAnchor),
    ])
    try stage.play {}
    #expect(text.frame.width == 40)
    try stage.play(at: 1) { text.text = "abcdefghij" }
    #expect(text.frame.width == 80)
    try stage.play(at: 2) { text.text = nil }
    #expect(text.frame.size == .zero)
  }

  /// 100 characters in a column of 200 points, 25 to a line, are four lines.
  @Test func textBreaksAtTheWidthThatLayoutGivesIt() throws {
    let stage = Stage()
    let text = label(100, lines: 0)
    stage.window.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      text.topAnchor.constraint(equalTo: stage.window.topAnchor),
      text.widthAnchor.constraint(equalToConstant: 200),
    ])
    try stage.play {}
    let line: CGFloat = 16 * 1.193359375
    #expect(text.frame.height == (4 * line).rounded(.up))
  }

  @Test func aTreeIsAskedWhatSizeWouldFit() {
    _ = Stage()
    let (outer, text) = (UIView(), label(100, lines: 0))
    outer.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
    ])
    let size = outer.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 220, height: 87))
    let free = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(free.height >= 30)
  }

  @Test func aStackLinesUpWhatIsNotHidden() throws {
    let stage = Stage()
    let views = (0..<3).map { _ in UIView() }
    for (index, view) in views.enumerated() {
      view.heightAnchor.constraint(equalToConstant: CGFloat(10 * (index + 1))).isActive = true
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      stack.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 100),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
    try stage.play {}
    #expect(stack.frame == CGRect(x: 0, y: 100, width: 200, height: 68))
    #expect(views.map(\.frame.minY) == [0, 14, 38])
    #expect(views.allSatisfy { $0.frame.width == 200 })
    try stage.play(at: 1) { views[1].isHidden = true }
    #expect(stack.frame.height == 44)
    #expect(views[2].frame.minY == 14)
  }

  @Test func aRowSharesItsWidthEqually() throws {
    let stage = Stage()
    let views = (0..<4).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 20
    stack.frame = CGRect(x: 0, y: 0, width: 400, height: 50)
    stage.window.addSubview(stack)
    try stage.play {}
    #expect(views.map(\.frame.minX) == [0, 105, 210, 315])
    #expect(views.allSatisfy { $0.frame.size == CGSize(width: 85, height: 50) })
  }

  @Test(arguments: [true, false])
  func constraintsGiveScrolledContentItsSize(_ usesGuide: Bool) throws {
    let stage = Stage()
    let (scrollView, content) = (UIScrollView(frame: stage.window.bounds), UIView())
    content.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(scrollView)
    scrollView.addSubview(content)
    let edges: any LayoutAnchoring = usesGuide ? scrollView.contentLayoutGuide : scrollView
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: edges.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: edges.bottomAnchor, constant: -20),
      content.leadingAnchor.constraint(equalTo: edges.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: edges.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1500),
    ])
    try stage.play {}
    #expect(scrollView.contentSize == CGSize(width: 400, height: 1530))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 400, height: 1500))
    try stage.play(at: 1) { scrollView.contentOffset.y = 300 }
    #expect(content.frame.minY == 10)
    #expect(scrollView.contentSize.height == 1530)
  }

  /// Constraints along one axis leave the size along the other one as it was.
  @Test func constraintsGiveTheSizeAlongTheirAxisAlone() throws {
    let stage = Stage()
    let (scrollView, content) = (UIScrollView(frame: stage.window.bounds), UIView())
    content.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentSize = CGSize(width: 700, height: 90)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      content.widthAnchor.constraint(equalToConstant: 50),
      content.heightAnchor.constraint(equalToConstant: 1500),
    ])
    try stage.play {}
    #expect(scrollView.contentSize == CGSize(width: 700, height: 1500))
  }

  @Test func aGuideOfOnesOwnIsPlacedByConstraints() throws {
    let stage = Stage()
    let (guide, view) = (UILayoutGuide(), stage.add())
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      guide.heightAnchor.constraint(equalToConstant: 20),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
    ])
    try stage.play {}
    #expect(guide.layoutFrame == CGRect(x: 5, y: 30, width: 50, height: 20))
  }
}

extension ContentSizeTests {
  /// A bubble that may be 200 points wide shrinks to a word, and grows again with what follows.
  @Test func aBubbleFollowsItsText() throws {
    let stage = Stage()
    let text = label(100, lines: 0)
    stage.window.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      text.topAnchor.constraint(equalTo: stage.window.topAnchor),
      text.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    try stage.play {}
    #expect(text.frame.size == CGSize(width: 200, height: 77))
    try stage.play(at: 1) { text.text = "word" }
    #expect(text.frame.size == CGSize(width: 32, height: 20))
    try stage.play(at: 2) { text.text = String(repeating: "b", count: 50) }
    #expect(text.frame.size == CGSize(width: 200, height: 39))
  }

  /// A bar whose views stand at its bottom is as high as the highest, where nothing else says so.
  @Test func aRowIsNoHigherThanItsViews() throws {
    let stage = Stage()
    let (list, field, button) = (UIView(), UIView(), UIView())
    let bar = UIStackView(arrangedSubviews: [field, button])
    bar.alignment = .bottom
    bar.isLayoutMarginsRelativeArrangement = true
    for view in [list, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.heightAnchor.constraint(equalToConstant: 36),
      button.heightAnchor.constraint(equalToConstant: 30),
      button.widthAnchor.constraint(equalToConstant: 30),
      list.topAnchor.constraint(equalTo: stage.window.topAnchor),
      list.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
    ])
    try stage.play {}
    #expect(bar.frame == CGRect(x: 0, y: 748, width: 400, height: 52))
    #expect(list.frame.height == 748)
    #expect(field.frame.maxY == 44 && button.frame.maxY == 44)
  }
}
