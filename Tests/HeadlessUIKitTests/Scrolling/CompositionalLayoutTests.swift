import Testing

@testable import HeadlessUIKit

/// Headers and footers of compositional layouts, and what sizes are made of.
@MainActor
struct CompositionalLayoutTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height))
  }

  private func section(
    _ bands: [(kind: String, height: CGFloat, alignment: NSRectAlignment)]
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(200, 40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(200, 40), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 0, bottom: 4, trailing: 0)
    section.boundarySupplementaryItems = bands.map { band in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(150, band.height), elementKind: band.kind, alignment: band.alignment)
    }
    return section
  }

  private func collection(
    _ source: Source, _ layout: UICollectionViewLayout, on stage: Stage
  ) throws -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 700), collectionViewLayout: layout)
    view.dataSource = source
    stage.window.addSubview(view)
    try stage.play {}
    return view
  }

  /// What is aligned to the top is above the items, in its order; the rest is below them.
  @Test func bandsAreAboveOrBelowTheItems() throws {
    let section = section([
      ("a", 10, .top), ("b", 11, .bottom), ("c", 12, .topLeading), ("d", 13, .bottomTrailing),
      ("e", 14, .topTrailing), ("f", 15, .bottomLeading),
    ])
    let layout = UICollectionViewCompositionalLayout(section: section)
    let source = Source([2, 1])
    let view = try collection(source, layout, on: Stage())
    // The second section begins where the first ends: 36 + 3 + 2 · 40 + 4 + 39.
    for (index, start, items) in [(0, 0, 80), (1, 162, 40)] as [(Int, CGFloat, CGFloat)] {
      let end = start + 43 + items
      let path = IndexPath(item: 0, section: index)
      #expect(view.layoutAttributesForItem(at: path)?.frame.minY == start + 39)
      for (kind, y, height) in [
        ("a", start, 10), ("c", start + 10, 12), ("e", start + 22, 14), ("b", end, 11),
        ("d", end + 11, 13), ("f", end + 24, 15),
      ] as [(String, CGFloat, CGFloat)] {
        let place = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
        #expect(place?.frame == CGRect(x: 0, y: y, width: 150, height: height), "\(kind)")
        #expect(place?.indexPath == path)
        let shown = view.supplementaryView(forElementKind: kind, at: path)
        #expect(shown?.frame == place?.frame)
      }
    }
    let first = IndexPath(item: 0, section: 0)
    #expect(view.layoutAttributesForSupplementaryElement(ofKind: "g", at: first) == nil)
    #expect(
      view.layoutAttributesForSupplementaryElement(
        ofKind: "a", at: IndexPath(item: 0, section: 2)) == nil)
    #expect(view.contentSize == CGSize(width: 200, height: 284))
  }

  /// A section that its provider does not know takes no room, and its cells ask for none.
  @Test func anUnknownSectionTakesNoRoom() throws {
    let known = section([])
    let layout = UICollectionViewCompositionalLayout { index, environment in
      #expect(environment.container.contentSize == CGSize(width: 200, height: 700))
      #expect(environment.container.effectiveContentSize == CGSize(width: 200, height: 700))
      return index == 1 ? nil : known
    }
    let source = Source([1, 5, 1])
    let view = try collection(source, layout, on: Stage())
    let paths = (0..<3).map { IndexPath(item: 0, section: $0) }
    #expect(paths.map { view.layoutAttributesForItem(at: $0)?.frame.minY } == [3, nil, 50])
    #expect(view.contentSize.height == 94)
    let place = UICollectionViewLayoutAttributes(forCellWith: paths[1])
    let wanted = UICollectionViewLayoutAttributes(forCellWith: paths[1])
    wanted.frame.size.height = 30
    #expect(
      !layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: wanted, withOriginalAttributes: place))
  }

  /// A list has a header and a footer where its modes say so, each above or below its rows.
  @Test(arguments: [false, true], [false, true])
  func aListHasItsBands(_ hasHeader: Bool, _ hasFooter: Bool) throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = hasHeader ? .supplementary : .none
    configuration.footerMode = hasFooter ? .supplementary : .none
    let source = Source([1])
    let view = try collection(
      source, UICollectionViewCompositionalLayout.list(using: configuration), on: Stage())
    let path = IndexPath(item: 0, section: 0)
    let rows: [CGFloat?] = [
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: path)?.frame.minY,
      view.layoutAttributesForItem(at: path)?.frame.minY,
      view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionFooter, at: path)?.frame.minY,
    ]
    let top: CGFloat = hasHeader ? 44 : 0
    #expect(rows == [hasHeader ? 0 : nil, top, hasFooter ? top + 44 : nil])
  }

  /// A dimension is of one kind.
  @Test func aDimensionIsOfOneKind() {
    let dimensions: [NSCollectionLayoutDimension] = [
      .absolute(3), .estimated(3), .fractionalWidth(3), .fractionalHeight(3),
    ]
    for (number, dimension) in dimensions.enumerated() {
      let kinds = [
        dimension.isAbsolute, dimension.isEstimated, dimension.isFractionalWidth,
        dimension.isFractionalHeight,
      ]
      #expect(kinds == (0..<4).map { $0 == number } && dimension.dimension == 3)
    }
    #expect(NSCollectionLayoutSpacing.flexible(7).spacing == 7)
  }

  /// An item that is repeated is as often in its group as one that is counted.
  @Test(arguments: [1, 4]) func anItemIsRepeated(_ count: Int) {
    let item = NSCollectionLayoutItem(layoutSize: size(30, 20))
    let room = CGSize(width: 200, height: 100)
    let (row, column) = (
      NSCollectionLayoutGroup.horizontal(
        layoutSize: size(200, 100), repeatingSubitem: item, count: count),
      NSCollectionLayoutGroup.vertical(
        layoutSize: size(200, 100), repeatingSubitem: item, count: count)
    )
    #expect(row.leafCount == count && column.leafCount == count)
    let (rowEnd, columnEnd) = (
      row.place(at: .zero, in: room).cells.last, column.place(at: .zero, in: room).cells.last
    )
    #expect(rowEnd?.maxX == 200 && rowEnd?.height == 100)
    #expect(columnEnd?.maxY == 100 && columnEnd?.width == 200)
  }

  /// Headers' and footers' texts are small and grey; a list's cell has a guide of its own.
  @Test func headersAreSmallAndGrey() {
    _ = Stage()
    for content in [
      UIListContentConfiguration.header(), .footer(), .groupedHeader(), .groupedFooter(),
    ] {
      #expect(content.textProperties.font.pointSize == 13)
      #expect(content.textProperties.color == .secondaryLabel)
    }
    for content in [UIListContentConfiguration.plainHeader(), .plainFooter()] {
      #expect(content.textProperties.font.pointSize == 17 && content.textProperties.color == .label)
    }
    let cell = UICollectionViewListCell(frame: .zero)
    #expect(cell.separatorLayoutGuide.owningView === cell)
    #expect(cell.layoutGuides == [cell.separatorLayoutGuide])
    #expect(cell.accessories.isEmpty && cell.indentationLevel == 0 && cell.indentationWidth == 10)
    #expect(cell.defaultContentConfiguration().textProperties.font.pointSize == 17)
    let names = [
      UICellAccessory.disclosureIndicator(), .checkmark(), .delete(), .reorder(), .multiselect(),
      .outlineDisclosure(), .label(text: "7"),
    ].map(\.name)
    #expect(Set(names).count == 7 && names.last == "7")
  }
}
