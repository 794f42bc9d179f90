/// The look of a list in a collection.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias SwipeActionsProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Inert: lists in collections draw no separators.
  public var showsSeparators = true
  /// Inert: lists in collections draw no separators.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  public var backgroundColor: UIColor?
  /// Inert: no row is swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsProvider?
  /// Inert: no row is swiped.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsProvider?

  public init(appearance: Appearance) { self.appearance = appearance }

  /// One row an item, 44 points until its cell asks for more.
  var section: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      )
    }
    if footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    if appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(leading: 16, trailing: 16)
    }
    return section
  }
}

/// The line between rows of a list in a collection.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  public var color: UIColor = .separator
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }
  public init() {}
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A row of a list in a collection.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The signs at its ends: they take their room, and are not drawn.
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  public private(set) lazy var separatorLayoutGuide = makeGuide()

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  private func makeGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }
}

/// A sign at the end of a list's row.
@preconcurrency @MainActor
public struct UICellAccessory {
  let name: String
  public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }

  public static func disclosureIndicator() -> UICellAccessory {
    UICellAccessory(name: "disclosure")
  }
  public static func checkmark() -> UICellAccessory { UICellAccessory(name: "checkmark") }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(name: "delete") }
  public static func reorder() -> UICellAccessory { UICellAccessory(name: "reorder") }
  public static func multiselect() -> UICellAccessory { UICellAccessory(name: "multiselect") }
  public static func outlineDisclosure() -> UICellAccessory { UICellAccessory(name: "outline") }
  public static func label(text: String) -> UICellAccessory { UICellAccessory(name: text) }
}
