public import Foundation

#if !canImport(UIKit)
  extension IndexPath {
    /// The place of a row in a table.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The place of an item in a collection.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    public var item: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }

  /// The members that UIKit adds to the class that older code has in place of `IndexPath`.
  extension NSIndexPath {
    public convenience init(row: Int, section: Int) {
      self.init(indexes: [section, row], length: 2)
    }
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
    /// The section of a row.
    public var section: Int { index(atPosition: 0) }
    /// The row in its section.
    public var row: Int { index(atPosition: 1) }
    /// The item in its section.
    public var item: Int { index(atPosition: 1) }
  }
#endif
