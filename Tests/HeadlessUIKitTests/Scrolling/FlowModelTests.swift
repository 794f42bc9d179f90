import LayerTrees
import SeededRandom
import Testing

@testable import HeadlessUIKit

/// The flow layout against a plain one: rows are filled, then spread.
@MainActor
struct FlowModelTests {
  private struct Section {
    var sizes: [CGSize]
    var inset: UIEdgeInsets
    var line: CGFloat
    var between: CGFloat
    var header: CGFloat
    var footer: CGFloat
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var sections: [Section]
    var events: [String] = []
    init(_ sections: [Section]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].sizes.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "band", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt path: IndexPath
    ) -> CGSize { sections[path.section].sizes[path.item] }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      insetForSectionAt section: Int
    ) -> UIEdgeInsets { sections[section].inset }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].line }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { sections[section].between }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: sections[section].header, height: sections[section].header) }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForFooterInSection section: Int
    ) -> CGSize { CGSize(width: sections[section].footer, height: sections[section].footer) }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt path: IndexPath)
      -> Bool
    { path.item != 3 }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) {
      events.append("selected \(path.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt path: IndexPath) {
      events.append("deselected \(path.item)")
    }
  }

  private static func sections(_ random: inout SplitMix64) -> [Section] {
    func points(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    return (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Section(
        sizes: (0..<Int.random(in: 0...12, using: &random)).map { _ in
          CGSize(width: points(30...150), height: points(30...150))
        },
        inset: UIEdgeInsets(
          top: points(0...20), left: points(0...20), bottom: points(0...20), right: points(0...20)),
        line: points(0...20), between: points(0...20), header: points(0...1) * 30,
        footer: points(0...1) * 20)
    }
  }

  private func collection(
    _ source: Source, _ layout: UICollectionViewLayout, on stage: Stage
  ) throws -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 280), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "band")
    }
    (view.dataSource, view.delegate) = (source, source)
    stage.window.addSubview(view)
    try stage.play {}
    return view
  }

  /// The frames of a section's items along and across the direction in which it scrolls.
  private func model(
    _ section: Section, from start: CGFloat, across: CGFloat, isVertical: Bool
  ) -> (frames: [CGRect], end: CGFloat) {
    func turned(_ rect: CGRect) -> CGRect {
      isVertical
        ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    let inset = section.inset
    let (before, after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let (left, right) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let sizes = section.sizes.map { isVertical ? $0 : CGSize(width: $0.height, height: $0.width) }
    let room = across - left - right
    var rows: [[Int]] = []
    for item in sizes.indices {
      let last = rows.last ?? []
      let taken = last.reduce(0) { $0 + sizes[$1].width + section.between }
      if last.isEmpty || taken + sizes[item].width > room {
        rows.append([item])
      } else {
        rows[rows.count - 1].append(item)
      }
    }
    var (y, frames): (CGFloat, [CGRect]) = (start + before, [])
    for (index, row) in rows.enumerated() {
      let (isLast, height) = (index == rows.count - 1, row.map { sizes[$0].height }.max() ?? 0)
      let free = room - row.reduce(0) { $0 + sizes[$1].width }
      let even = free / CGFloat(max(1, row.count - 1))
      let gap = isLast ? min(even, section.between) : even
      var x = left + (row.count == 1 && !isLast ? max(0, free / 2) : 0)
      for item in row {
        let size = sizes[item]
        frames.append(
          turned(
            CGRect(
              x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height)))
        x += size.width + gap
      }
      y += height + (isLast ? 0 : section.line)
    }
    return (frames, y + after)
  }

  @Test(arguments: 0..<40) func itemsAreWhereAPlainLayoutHasThem(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let source = Source(Self.sections(&random))
    let layout = UICollectionViewFlowLayout()
    let isVertical = seed % 2 == 0
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    let stage = Stage()
    let view = try collection(source, layout, on: stage)
    let across: CGFloat = isVertical ? 300 : 280
    func band(_ start: CGFloat, _ length: CGFloat) -> CGRect? {
      guard length > 0 else { return nil }
      return isVertical
        ? CGRect(x: 0, y: start, width: 300, height: length)
        : CGRect(x: start, y: 0, width: length, height: 280)
    }
    var end: CGFloat = 0
    var all: [IndexPath: CGRect] = [:]
    var bands: [CGRect] = []
    for (index, section) in source.sections.enumerated() {
      let first = IndexPath(item: 0, section: index)
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: first)
      #expect(header?.frame == band(end, section.header))
      bands += [band(end, section.header)].compactMap(\.self)
      let (frames, bottom) = model(
        section, from: end + section.header, across: across, isVertical: isVertical)
      for (item, frame) in frames.enumerated() {
        let path = IndexPath(item: item, section: index)
        all[path] = frame
        let found = view.layoutAttributesForItem(at: path)?.frame ?? .zero
        #expect(found.isNear(frame), "\(path)")
        #expect(view.indexPathForItem(at: CGPoint(x: frame.midX, y: frame.midY))?.section == index)
      }
      let footer = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: first)
      #expect(footer?.frame == band(bottom, section.footer))
      bands += [band(bottom, section.footer)].compactMap(\.self)
      end = bottom + section.footer
    }
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 99, section: 0)) == nil)
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 9)) == nil)
    #expect(
      view.contentSize
        == (isVertical ? CGSize(width: 300, height: end) : CGSize(width: end, height: 280)))
    for step in 1...4 {
      let offset = CGFloat(random.number(in: 0...1)) * max(0, end - (isVertical ? 280 : 300))
      try stage.play(at: Double(step)) {
        view.contentOffset = isVertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      }
      let isSeen: (CGRect) -> Bool = {
        isVertical
          ? $0.minY < offset + 280 && $0.maxY > offset : $0.minX < offset + 300 && $0.maxX > offset
      }
      #expect(view.indexPathsForVisibleItems == all.filter { isSeen($0.value) }.keys.sorted())
      for path in view.indexPathsForVisibleItems {
        let frame = try #require(all[path])
        #expect(view.cellForItem(at: path)?.frame.isNear(frame) == true)
      }
      let shown = view.subviews.filter { !($0 is UICollectionViewCell) }.map(\.frame)
      #expect(shown.count == bands.count(where: isSeen))
      #expect(shown.allSatisfy(bands.contains))
    }
  }

  /// A pinned header is at the top as long as its section shows, and is pushed out by its end.
  @Test(arguments: [0.0, 50, 150, 250, 320, 400, 700]) func headersStay(_ offset: CGFloat) throws {
    let section = Section(
      sizes: Array(repeating: CGSize(width: 300, height: 100), count: 3), inset: .zero, line: 0,
      between: 0, header: 40, footer: 0)
    let source = Source([section, section, section])
    let layout = UICollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = Stage()
    let view = try collection(source, layout, on: stage)
    try stage.play(at: 1) { view.contentOffset.y = offset }
    for index in 0..<3 {
      let (start, end) = (CGFloat(340 * index), CGFloat(340 * (index + 1)))
      let top = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: index)
      )?.frame.minY
      #expect(top == min(max(start, offset), end - 40))
    }
  }

  /// An item is scrolled to a place in view, within the content's ends.
  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, 500.0), (.bottom, 320), (.centeredVertically, 410),
    (UICollectionView.ScrollPosition(), 320),
  ]) func anItemIsScrolledTo(_ position: UICollectionView.ScrollPosition, _ expected: CGFloat)
    throws
  {
    let section = Section(
      sizes: Array(repeating: CGSize(width: 300, height: 100), count: 20), inset: .zero, line: 0,
      between: 0, header: 0, footer: 0)
    let stage = Stage()
    let view = try collection(Source([section]), UICollectionViewFlowLayout(), on: stage)
    try stage.play(at: 1) {
      view.scrollToItem(at: IndexPath(item: 5, section: 0), at: position, animated: false)
    }
    #expect(view.contentOffset == CGPoint(x: 0, y: expected))
    try stage.play(at: 2) {
      view.scrollToItem(at: IndexPath(item: 19, section: 0), at: position, animated: false)
    }
    #expect(view.contentOffset.y == 1720)
  }

  @Test(arguments: [false, true]) func tapsSelect(_ isMultiple: Bool) throws {
    let section = Section(
      sizes: Array(repeating: CGSize(width: 300, height: 40), count: 20), inset: .zero, line: 0,
      between: 0, header: 0, footer: 0)
    let source = Source([section])
    let stage = Stage()
    let view = try collection(source, UICollectionViewFlowLayout(), on: stage)
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    view.allowsMultipleSelection = isMultiple
    for item in [1, 3, 2, 2] { view.tapItem(at: path(item)) }
    #expect(
      source.events
        == (isMultiple
          ? ["selected 1", "selected 2", "deselected 2"]
          : ["selected 1", "deselected 1", "selected 2", "selected 2"]))
    let left = isMultiple ? 1 : 2
    #expect(view.indexPathsForSelectedItems == [path(left)])
    try stage.play(at: 1) { view.contentOffset.y = 400 }
    try stage.play(at: 2) { view.contentOffset.y = 0 }
    for item in 0..<5 { #expect(view.cellForItem(at: path(item))?.isSelected == (item == left)) }
    view.selectItem(at: path(9), animated: false, scrollPosition: .top)
    #expect(view.contentOffset.y == 360)
    #expect(view.indexPathsForSelectedItems == (isMultiple ? [path(1), path(9)] : [path(9)]))
    view.deselectItem(at: path(9), animated: false)
    #expect(view.indexPathsForSelectedItems == (isMultiple ? [path(1)] : []))
    view.allowsSelection = false
    view.tapItem(at: path(0))
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == (isMultiple ? [path(1)] : []))
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == [])
  }

  /// An item that comes in fades in while the others move, and the end is reported.
  @Test func changesAreAnimated() throws {
    var section = Section(
      sizes: Array(repeating: CGSize(width: 300, height: 50), count: 2), inset: .zero, line: 0,
      between: 0, header: 0, footer: 0)
    let source = Source([section])
    let stage = Stage()
    let view = try collection(source, UICollectionViewFlowLayout(), on: stage)
    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
    let second = try #require(view.cellForItem(at: path(1)))
    var isDone: [Bool] = []
    section.sizes.insert(CGSize(width: 300, height: 40), at: 1)
    try stage.play(at: 1) { [section] in
      view.performBatchUpdates {
        source.sections = [section]
        view.insertItems(at: [path(1)])
      } completion: {
        isDone.append($0)
      }
    }
    let fresh = try #require(view.cellForItem(at: path(1)))
    #expect(isDone == [true] && fresh.alpha == 1 && view.cellForItem(at: path(2)) === second)
    #expect(try stage.path(to: fresh, at: 1).leaf.presentation(at: 1).opacity < 0.01)
    #expect(try stage.path(to: fresh, at: 1.4).leaf.presentation(at: 1.4).opacity == 1)
    #expect(try stage.path(to: second, at: 1).leaf.presentation(at: 1).opacity == 1)
    #expect(try stage.top(second, at: 1) < 51 && stage.top(second, at: 1.4) == 90)
    #expect(fresh.contentView.frame == fresh.bounds)
    source.sections[0].sizes = [CGSize(width: 300, height: 70)]
    try stage.play(at: 2) { view.deleteItems(at: [path(0), path(2)]) }
    #expect(view.visibleCells.count == 1 && view.cellForItem(at: path(0)) === fresh)
    #expect(fresh.frame.height == 70 && view.contentSize.height == 70)
    try stage.play(at: 3) {
      source.sections[0].sizes = [CGSize(width: 300, height: 30)]
      view.reloadItems(at: [path(0)])
    }
    #expect(view.contentSize.height == 30 && view.visibleCells.count == 1)
    // Another width is another layout, another height is not.
    layoutsAgain(view, stage)
  }

  private func layoutsAgain(_ view: UICollectionView, _ stage: Stage) {
    let layout = view.collectionViewLayout
    for (bounds, isNew) in [
      (CGRect(x: 0, y: 0, width: 200, height: 280), true),
      (CGRect(x: 0, y: 0, width: 300, height: 100), false),
      (CGRect(x: 0, y: 9, width: 300, height: 280), false),
    ] {
      #expect(layout.shouldInvalidateLayout(forBoundsChange: bounds) == isNew)
    }
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 200)
  }

  /// Groups of a compositional layout follow one another, with their insets and distances.
  @Test(arguments: [1, 2, 3], [0.0, 8]) func groupsFollowOneAnother(_ count: Int, _ gap: CGFloat)
    throws
  {
    let half = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: half), count: count)
    group.interItemSpacing = .fixed(gap)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 11, trailing: 13)
    section.interGroupSpacing = 9
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 17
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let items = Section(
      sizes: Array(repeating: .zero, count: 7), inset: .zero, line: 0, between: 0, header: 0,
      footer: 0)
    let view = try collection(Source([items, items]), layout, on: Stage())
    let width = (280 - gap * CGFloat(count - 1)) / CGFloat(count)
    var top: CGFloat = 5
    for index in 0..<2 {
      for item in 0..<7 {
        let (row, column) = (item / count, item % count)
        let expected = CGRect(
          x: 7 + CGFloat(column) * (width + gap), y: top + CGFloat(row) * 69, width: width,
          height: 60)
        let path = IndexPath(item: item, section: index)
        #expect(view.layoutAttributesForItem(at: path)?.frame.isNear(expected) == true, "\(path)")
      }
      let rows = CGFloat((7 + count - 1) / count)
      top += rows * 69 - 9 + 11 + 17 + 5
    }
    #expect(abs(view.contentSize.height - (top - 17 - 5)) < 1e-6)
  }

  /// Items of a group have sizes of their own, one beside or below the other, within its insets.
  @Test(arguments: [false, true]) func aGroupPlacesItsItems(_ isRow: Bool) {
    _ = Stage()
    func item(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
      -> NSCollectionLayoutItem
    {
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
    }
    let parts = [
      item(.absolute(30), .absolute(20)), item(.fractionalWidth(0.25), .fractionalHeight(0.5)),
      item(.estimated(12), .fractionalWidth(0.1)),
    ]
    parts[1].contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(220), heightDimension: .absolute(130))
    let group =
      isRow
      ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: parts)
      : .vertical(layoutSize: size, subitems: parts)
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 20, trailing: 10)
    group.interItemSpacing = .fixed(5)
    // 200 by 100 points are left within the insets.
    let sizes = [
      CGSize(width: 30, height: 20), CGSize(width: 50, height: 50), CGSize(width: 12, height: 20),
    ]
    var (place, expected): (CGPoint, [CGRect]) = (CGPoint(x: 110, y: 60), [])
    for (index, size) in sizes.enumerated() {
      let whole = CGRect(origin: place, size: size)
      expected.append(
        index == 1
          ? CGRect(
            x: whole.minX + 2, y: whole.minY + 1, width: whole.width - 6, height: whole.height - 4)
          : whole)
      if isRow { place.x += size.width + 5 } else { place.y += size.height + 5 }
    }
    let placed = group.place(at: CGPoint(x: 100, y: 50), in: CGSize(width: 999, height: 999))
    #expect(placed.cells == expected && placed.size == CGSize(width: 220, height: 130))
    #expect(group.leafCount == 3)
  }

  /// A group of a number of equal items shares its height, or its width, among them.
  @Test(arguments: [false, true], [1, 3, 4]) func aGroupSharesItsSize(_ isRow: Bool, _ count: Int) {
    _ = Stage()
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(240), heightDimension: .absolute(120))
    let item = NSCollectionLayoutItem(layoutSize: whole)
    let group =
      isRow
      ? NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: count)
      : .vertical(layoutSize: size, subitem: item, count: count)
    let placed = group.place(at: .zero, in: CGSize(width: 999, height: 999))
    let (width, height) = (240 / CGFloat(count), 120 / CGFloat(count))
    #expect(
      placed.cells
        == (0..<count).map { index in
          isRow
            ? CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 120)
            : CGRect(x: 0, y: CGFloat(index) * height, width: 240, height: height)
        })
  }
}
