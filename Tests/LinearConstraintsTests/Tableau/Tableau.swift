@testable import LinearConstraints

/// All quantities, some at rest at their targets, the others as sums of those.
///
/// With n variables, n quantities rest and so fix a point; each constraint or variable besides
/// follows from them. There is no infeasible state: what violates a constraint costs.
struct Tableau: Sendable {
  /// By place: variables and constraints share one numbering.
  var places: [Quantity] = []
  /// By place: the sum that a following quantity equals, of resting ones.
  var rows: [Row] = []
  /// By place: the rows that mention a resting quantity.
  var columns: [[Int]] = []
  /// By place: a constraint's sum in terms of variables, as it was given.
  var definitions: [Row] = []
  /// The priorities in use, strongest first; the first is always that of required constraints.
  private(set) var priorities: [Double] = [Strength.required.priority]
  /// The variables whose value moved since they were last reported.
  var touched: [Int] = []
  /// How often rows and columns changed places since all rows were last made from definitions.
  var exchanges = 0
  private var unused: [Int] = []

  /// The place of a new variable, which rests at 0.
  mutating func insertVariable(rank: Int) -> Int {
    insert(Quantity(rank: rank), definition: Row())
  }

  /// The place of a new constraint, whose value follows from what rests now.
  mutating func insertConstraint(_ definition: Row, _ quantity: Quantity) -> Int {
    let place = insert(quantity, definition: definition)
    setPriority(quantity.priority, of: place)
    for entry in definition.entries { places[entry.column].uses += 1 }
    expand(place)
    return place
  }

  /// Removes a constraint that follows, and forgets its place.
  mutating func removeConstraint(_ place: Int) {
    for entry in rows[place].entries { dropUse(of: entry.column, by: place) }
    for entry in definitions[place].entries { places[entry.column].uses -= 1 }
    vacate(place)
  }

  /// Removes a variable that rests and that no constraint mentions.
  mutating func removeVariable(_ place: Int) {
    for row in columns[place] { rows[row].remove(place) }
    touched.removeAll { $0 == place }
    vacate(place)
  }

  /// Sets the level of a constraint; the levels of all are renumbered if the priority is new.
  mutating func setPriority(_ priority: Double, of place: Int) {
    places[place].priority = priority
    if let level = priorities.firstIndex(of: priority) {
      places[place].level = level
    } else {
      renumberLevels()
    }
  }

  private mutating func renumberLevels() {
    let constraints = places.indices.filter { places[$0].role != .unused && !places[$0].isVariable }
    let inUse = Set(constraints.map { places[$0].priority } + [Strength.required.priority])
    priorities = inUse.sorted(by: >)
    for place in constraints {
      places[place].level = priorities.firstIndex(of: places[place].priority) ?? 0
    }
  }

  private mutating func insert(_ quantity: Quantity, definition: Row) -> Int {
    if let place = unused.popLast() {
      places[place] = quantity
      definitions[place] = definition
      return place
    }
    places.append(quantity)
    definitions.append(definition)
    rows.append(Row())
    columns.append([])
    return places.count - 1
  }

  private mutating func vacate(_ place: Int) {
    places[place] = Quantity(role: .unused)
    rows[place] = Row()
    columns[place] = []
    definitions[place] = Row()
    unused.append(place)
  }
}

extension Tableau {
  /// Writes a constraint's row anew, from its definition and the rows of the variables in it.
  mutating func expand(_ place: Int) {
    rows[place] = definitions[place]
    for entry in definitions[place].entries { columns[entry.column].append(place) }
    for entry in definitions[place].entries where places[entry.column].role == .following {
      dropUse(of: entry.column, by: place)
      substitute(entry.column, in: place)
    }
  }

  /// Makes a following quantity rest and a resting one follow; values are left as they are.
  ///
  /// The row must mention the column. Cost: the column's rows, each as long as the two together.
  mutating func exchange(leaving: Int, entering: Int) {
    exchanges += 1
    let old = rows[leaving]
    for entry in old.entries {
      dropUse(of: entry.column, by: leaving)
      if entry.column != entering { columns[entry.column].append(entering) }
    }
    let users = columns[entering]
    columns[entering] = []
    columns[leaving] = [entering]
    rows[leaving] = Row()
    rows[entering] = old.solved(for: entering, leaving: leaving)
    places[leaving].role = .resting
    places[entering].role = .following
    for user in users { substitute(entering, in: user) }
  }

  private mutating func substitute(_ column: Int, in place: Int) {
    var row = Row()
    swap(&row, &rows[place])
    row.substitute(column, by: rows[column]) { fill in
      switch fill {
      case .added(let added): columns[added].append(place)
      case .cancelled(let cancelled): dropUse(of: cancelled, by: place)
      }
    }
    swap(&row, &rows[place])
  }

  private mutating func dropUse(of column: Int, by row: Int) {
    guard let index = columns[column].firstIndex(of: row) else { return }
    columns[column].swapAt(index, columns[column].count - 1)
    columns[column].removeLast()
  }
}
