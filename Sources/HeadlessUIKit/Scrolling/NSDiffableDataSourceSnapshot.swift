/// Sections and items by identity, in order.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  private(set) var reloaded: Set<ItemIdentifierType> = []

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.section == identifier }?.items ?? []
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sections.first { $0.items.contains(identifier) }?.section }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where indexOfSection(section) == nil {
      sections.append((section, []))
    }
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    let index = indexOfSection(toIdentifier) ?? sections.count
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let index = indexOfSection(toIdentifier).map { $0 + 1 } ?? sections.count
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.section) }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { reloaded.formUnion(itemIdentifiers(inSection: section)) }
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    guard let index else {
      preconditionFailure("there is no section to append items to: append a section first")
    }
    deleteItems(identifiers)
    sections[index].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
  ) {
    guard let section = sections.firstIndex(where: { $0.items.contains(item) }),
      let index = sections[section].items.firstIndex(of: item)
    else { return }
    sections[section].items.insert(contentsOf: identifiers, at: index + offset)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 1)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) {
        return IndexPath(item: place, section: index)
      }
    }
    return nil
  }

  func count(in section: Int) -> Int { sections[section].items.count }

  /// The changes that make this one from an old one: items to take out, reload and put in.
  ///
  /// - Parameter old: what is shown.
  /// - Returns: the places, of the old one for what goes and of this one for what comes; nil where
  ///   the sections differ, or items have changed their order.
  func changes(
    from old: Self
  ) -> (deleted: [IndexPath], reloaded: [IndexPath], inserted: [IndexPath])? {
    guard old.sectionIdentifiers == sectionIdentifiers else { return nil }
    var (deleted, reloads, inserted): ([IndexPath], [IndexPath], [IndexPath]) = ([], [], [])
    for (section, name) in sectionIdentifiers.enumerated() {
      let (before, after) = (old.itemIdentifiers(inSection: name), itemIdentifiers(inSection: name))
      let (gone, new) = (Set(before).subtracting(after), Set(after).subtracting(before))
      guard before.filter({ !gone.contains($0) }) == after.filter({ !new.contains($0) }) else {
        return nil
      }
      for (index, item) in before.enumerated() {
        let path = IndexPath(item: index, section: section)
        if gone.contains(item) {
          deleted.append(path)
        } else if reloaded.contains(item) {
          reloads.append(path)
        }
      }
      for (index, item) in after.enumerated() where new.contains(item) {
        inserted.append(IndexPath(item: index, section: section))
      }
    }
    return (deleted, reloads, inserted)
  }

  /// This one, with nothing left to reload.
  var settled: Self {
    var copy = self
    copy.reloaded = []
    return copy
  }
}
