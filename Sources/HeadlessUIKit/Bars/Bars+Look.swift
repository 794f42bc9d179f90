import LayerTrees

extension UINavigationBar {
  var sideItems: [UIBarButtonItem] {
    (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
  }

  /// Title and buttons in the lowest 44 points, and a hairline below them.
  var barLook: ViewLook {
    var elements: [LayerElement] =
      backgroundColor == .clear ? [] : [.hairline(inset: 0, shown(.separator))]
    let top = max(0, bounds.height - Self.standardHeight)
    elements += title(top: top)
    if hasBack, item?.hidesBackButton != true, item?.leftBarButtonItems?.isEmpty ?? true {
      elements.append(
        .picture(
          LayerPicture(
            name: "chevron.left", isSymbol: true, width: 20, height: 20,
            color: shown(tintColor ?? .systemBlue), alignment: .left,
            insets: UIEdgeInsets(top: top, left: 8))))
    }
    elements += buttons(item?.leftBarButtonItems ?? [], at: .left, top: top)
    elements += buttons(item?.rightBarButtonItems ?? [], at: .right, top: top)
    return ViewLook(fill: shown(barTintColor ?? .barGround), elements: elements)
  }

  /// The title in the middle, as the app has it look.
  private func title(top: CGFloat) -> [LayerElement] {
    guard let title = item?.title, !title.isEmpty, item?.titleView == nil else { return [] }
    let attributes = titleTextAttributes ?? standardAppearance.titleTextAttributes
    return [
      .text(
        element(
          title,
          font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold),
          color: attributes[.foregroundColor] as? UIColor ?? .label, alignment: .center,
          insets: UIEdgeInsets(top: top, left: 80, right: 80)))
    ]
  }

  /// The buttons at one side, from the edge inward.
  private func buttons(
    _ items: [UIBarButtonItem], at side: LayerAlignment, top: CGFloat
  ) -> [LayerElement] {
    var edge: CGFloat = 16
    var elements: [LayerElement] = []
    for item in items where item.customView == nil {
      let insets = UIEdgeInsets(
        top: top, left: side == .left ? edge : 0, right: side == .right ? edge : 0)
      let tint = item.tintColor ?? tintColor
      if let image = item.shownImage {
        var picture = element(image, tint: tint)
        (picture.alignment, picture.insets) = (side, insets)
        elements.append(.picture(picture))
        edge += image.size.width + 16
      } else if let title = item.shownTitle {
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        var text = element(title, font: font, color: tint, alignment: .left, insets: insets)
        text.alignment = side
        elements.append(.text(text))
        edge += TextMetrics(pointSize: 17).width(of: title) + 16
      }
    }
    return elements
  }

  /// Puts the app's own views into the lowest 44 points: the title's in the middle.
  func placeItemViews() {
    let top = max(0, bounds.height - Self.standardHeight)
    let middle = top + Self.standardHeight / 2
    if let view = item?.titleView {
      let size = fitting(view)
      view.place(
        CGRect(
          x: bounds.midX - size.width / 2, y: middle - size.height / 2, width: size.width,
          height: size.height))
    }
    for (items, isLeft) in [(item?.leftBarButtonItems, true), (item?.rightBarButtonItems, false)] {
      var edge: CGFloat = 16
      for view in (items ?? []).compactMap(\.customView) {
        let size = fitting(view)
        view.place(
          CGRect(
            x: isLeft ? edge : bounds.width - edge - size.width, y: middle - size.height / 2,
            width: size.width, height: size.height))
        edge += size.width + 8
      }
    }
  }

  /// The size of a view of the app's, no wider than the bar and no higher than its row.
  private func fitting(_ view: UIView) -> CGSize {
    var size = view.bounds.size
    if size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(.zero)
      let own = view.intrinsicContentSize
      if size.width <= 0 { size.width = own.width }
      if size.height <= 0 { size.height = own.height }
    }
    return CGSize(
      width: min(max(0, size.width), max(0, bounds.width - 160)),
      height: min(max(0, size.height), Self.standardHeight))
  }
}

extension UITabBar {
  /// A hairline above, and for each tab a mark with its title.
  var tabLook: ViewLook {
    let count = max(1, tabs.titles.count)
    let width = bounds.width / CGFloat(count)
    var elements: [LayerElement] = []
    for (index, title) in tabs.titles.enumerated() {
      let isSelected = index == tabs.selected
      let color: UIColor =
        isSelected ? tintColor ?? .systemBlue : unselectedItemTintColor ?? .systemGray
      let insets = UIEdgeInsets(
        left: width * CGFloat(index), right: width * CGFloat(count - 1 - index))
      var (upper, lower) = (insets, insets)
      (upper.top, upper.bottom) = (6, bounds.height - 32)
      (lower.top, lower.bottom) = (34, bounds.height - 47)
      elements.append(.picture(tabPicture(of: index, isSelected: isSelected, color, upper)))
      elements.append(
        .text(
          element(
            title, font: .systemFont(ofSize: 10), color: color, alignment: .center, insets: lower)))
    }
    elements.append(.box(LayerBox(fill: shown(.separator), insets: topLine)))
    return ViewLook(fill: shown(barTintColor ?? .barGround), elements: elements)
  }

  /// Half a point along the top.
  private var topLine: UIEdgeInsets { UIEdgeInsets(bottom: max(0, bounds.height - 0.5)) }

  /// The picture of a tab, 24 points high; a square where it has none.
  private func tabPicture(
    of index: Int, isSelected: Bool, _ color: UIColor, _ place: UIEdgeInsets
  ) -> LayerPicture {
    let item = items.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    let image = (isSelected ? item?.selectedImage : nil) ?? item?.image
    var picture =
      image.map { element($0.withRenderingMode(.alwaysTemplate), tint: color) }
      ?? LayerPicture(name: "square", isSymbol: true, color: shown(color))
    (picture.width, picture.height, picture.insets) = (24, 24, place)
    return picture
  }
}

extension UIBarButtonItem {
  /// The words on it; those of the system's where they are words.
  var shownTitle: String? {
    if let title, !title.isEmpty { return title }
    return switch systemItem {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    }
  }

  /// The picture on it; the symbol of the system's where it is one.
  var shownImage: UIImage? {
    if let image = image ?? primaryAction?.image { return image }
    let symbol: String? =
      switch systemItem {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrowshape.turn.up.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play"
      case .pause: "pause"
      default: nil
      }
    return symbol.flatMap { UIImage(systemName: $0) }
  }
}
