public import Foundation

#if !canImport(UIKit)
  /// What UIKit adds to the class that older code has in place of `IndexPath`.
  extension NSIndexPath {
    /// The section of a row.
    public var section: Int { index(atPosition: 0) }
    /// The row in its section.
    public var row: Int { index(atPosition: 1) }
    /// The item in its section.
    public var item: Int { index(atPosition: 1) }
  }
#endif
