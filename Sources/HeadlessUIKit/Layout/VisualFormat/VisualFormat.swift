/// A row of views and the distances between them, as a visual format says it.
///
/// Source of the grammar: Apple, *Auto Layout Guide*, "Visual Format Language".
struct VisualFormat: Equatable {
  /// One condition on a size or a distance: `>=20@250`.
  struct Predicate: Equatable {
    enum Object: Equatable {
      case number(Double)
      /// A metric's or a view's name.
      case name(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// What is between two neighbours.
  enum Connection: Equatable {
    /// Nothing: they touch.
    case flush
    /// `-`: the standard distance.
    case standard
    case spaced([Predicate])
  }

  enum Item: Equatable {
    case superview
    case view(name: String, sizes: [Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// At least one, the superview only first and last.
  var items: [Item] = []
  /// One less than there are items.
  var connections: [Connection] = []
}

/// Where and why a visual format cannot be read.
struct VisualFormatError: Error, Equatable, CustomStringConvertible {
  let format: String
  /// How many characters were read before the mistake.
  let offset: Int
  let message: String

  var description: String {
    "Unable to parse constraint format: \(message)\n\(format)\n"
      + String(repeating: " ", count: offset) + "^"
  }
}
