import LayerTrees

/// Segments of which one is chosen; each is as wide as the widest title, 32 points high.
open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1
  static let height: CGFloat = 32
  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }
  private var segments: [Segment] = [] {
    didSet {
      invalidateIntrinsicContentSize()
      layer.invalidateLook()
    }
  }
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet { layer.invalidateLook() }
  }
  open var selectedSegmentTintColor: UIColor? { didSet { layer.invalidateLook() } }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    bounds.size = intrinsicContentSize
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image) }
  }

  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(0, segment), segments.count))
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(0, segment), segments.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = Self.noSegment }
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }
  open func titleForSegment(at segment: Int) -> String? { part(segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { part(segment)?.image }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  open func widthForSegment(at segment: Int) -> CGFloat { part(segment)?.width ?? 0 }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { part(segment)?.isEnabled ?? false }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) { keep(attributes, as: "titleTextAttributes \(state.rawValue)") }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    kept("titleTextAttributes \(state.rawValue)")
  }

  /// The segments' ground, the chosen one raised on it, and what is on each.
  override var look: ViewLook {
    var elements: [LayerElement] = []
    for (index, place) in places.enumerated() {
      if index == selectedSegmentIndex {
        elements.append(.box(chosenBox(in: place)))
      } else if index > 0, index - 1 != selectedSegmentIndex {
        let line = UIEdgeInsets(top: 8, left: place.left, bottom: 8)
        elements.append(.box(LayerBox(fill: shown(.separator), insets: line, width: 1)))
      }
      elements += content(of: index, in: place)
    }
    return ViewLook(
      fill: shown(.tertiarySystemFill), cornerRadius: 8, elements: elements, followsSize: true)
  }

  private func chosenBox(in place: UIEdgeInsets) -> LayerBox {
    let inner = UIEdgeInsets(
      top: place.top + 2, left: place.left + 2, bottom: place.bottom + 2, right: place.right + 2)
    let ground = selectedSegmentTintColor ?? .white.dark(UIColor(white: 0.39, alpha: 1))
    return LayerBox(
      fill: shown(ground),
      shape: LayerShape(
        radius: 6.5, shadow: LayerColor(red: 0, green: 0, blue: 0, alpha: 0.12), shadowRadius: 2,
        shadowDrop: 1), insets: inner)
  }

  private func content(of index: Int, in place: UIEdgeInsets) -> [LayerElement] {
    let (segment, isChosen) = (segments[index], index == selectedSegmentIndex)
    if let image = segment.image {
      var picture = element(image, tint: .label)
      picture.insets = place
      return [.picture(picture)]
    }
    guard let title = segment.title else { return [] }
    let attributes = titleTextAttributes(for: isChosen ? .selected : .normal)
    let color = attributes?[.foregroundColor] as? UIColor
    return [
      .text(
        element(
          title, font: .systemFont(ofSize: 13, weight: isChosen ? .semibold : .regular),
          color: color ?? (isEnabled && segment.isEnabled ? .label : .tertiaryLabel),
          alignment: .center, insets: place))
    ]
  }

  /// The places of the segments, as distances from the edges of the control.
  private var places: [UIEdgeInsets] {
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = CGFloat(segments.count { $0.width <= 0 })
    let share = free > 0 ? max(0, bounds.width - fixed) / free : 0
    var start: CGFloat = 0
    return segments.map { segment in
      let width = segment.width > 0 ? segment.width : share
      defer { start += width }
      return UIEdgeInsets(left: start, right: max(0, bounds.width - start - width))
    }
  }

  private func part(_ index: Int) -> Segment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ edit: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    edit(&segments[index])
  }

  open override var intrinsicContentSize: CGSize {
    let metrics = TextMetrics(pointSize: 13)
    let widths = segments.map { segment in
      segment.width > 0
        ? segment.width
        : max(segment.image?.size.width ?? 0, metrics.width(of: segment.title ?? "")) + 22
    }
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: width.rounded(.up), height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap on a segment.
  package func tap(_ segment: Int) {
    guard isEnabled, part(segment)?.isEnabled == true else { return }
    guard segment != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }
}
