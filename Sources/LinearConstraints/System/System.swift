/// The constraints and variables that a solver has, and the point it is at.
///
/// There are as many seats as variables. At each rests a line, which is at its target, or a
/// variable, which is 0; those fix the point. There is no infeasible state: what violates a
/// constraint costs. A seat's holder is the index of a line, or the complement of a variable's.
/// The owner of a system deallocates it.
struct System {
  var directory = Directory()
  var terms = Pool<Term>()
  /// The starts of free runs of terms, by the length of the run.
  var freeTerms: [Int32: [Int32]] = [:]
  var lines = Pool<Line>()
  var records = Pool<Record>()
  var freeLines = Pool<Int32>()
  var unknowns = Pool<Unknown>()
  var freeUnknowns = Pool<Int32>()
  /// By variable: its value.
  var values = Pool<Double>()
  /// By seat: what rests there.
  var holders = Pool<Int32>()
  /// The number of variables that all vectors have room for.
  var room = 0
  /// By seat, then level: how cost changes if what rests there goes up, without its own cost.
  var prices = Pool<Double>()
  /// By variable, then level: while prices are found, what is still to be shared out.
  var costs = Pool<Double>()
  /// The priorities in use, strongest first; the first is always that of required constraints.
  var priorities: [Double] = [Strength.required.priority]

  /// The lines and variables put in last.
  var batch = Batch()
  /// While values are propagated: equalities of which one variable is left.
  var ready = Pool<Int32>()
  /// While values are propagated: how many variables were put at 0 for want of anything else.
  var guesses = 0
  /// By variable: while it is being determined, what it must lie between.
  var bounds = Pool<Bounds>()
  /// The priority last looked for, and its level.
  var recent: (priority: Double, level: Int32) = (Strength.required.priority, 0)

  var factor = Factor()
  /// By variable: how it moves along a direction.
  var direction = SparseVector()
  /// By seat: the sum that a line is, of what rests.
  var weights = SparseVector()
  /// A line, or the complement of a variable, whose sum that is; `unweighed` if it is of nothing now.
  var weighed = System.unweighed
  static let unweighed = Int32.min
  /// By seat: what a direction is sought for.
  var load = SparseVector()
  /// By variable: what a sum is sought for.
  var gradient = SparseVector()
  /// By line: how it moves along a direction.
  var rates = SparseVector()
  var crossings = Pool<Crossing>()
  var slopes = Pool<Double>()
  /// Derivatives of lines' costs that are to change.
  var changes = Pool<SlopeChange>()

  /// Seats whose prices might call for a step, and seats that could be left at no cost.
  var suspects = SuspectList()
  var ties = Ties()
  var arePricesStale = false
  /// The number of required lines that follow and are violated.
  var brokenCount = 0

  /// Lines and variables that were removed and are still part of the factors.
  var retiredLines = Pool<Int32>()
  var retiredUnknowns = Pool<Int32>()
  /// Variables whose value moved since changes were last taken.
  var touched = Pool<Int32>()
  /// The lines whose target waits for the next update.
  var waiting = Pool<Int32>()
  var segments = Segments()

  var levels: Int { priorities.count }

  mutating func deallocate() {
    terms.deallocate()
    lines.deallocate()
    records.deallocate()
    freeLines.deallocate()
    unknowns.deallocate()
    freeUnknowns.deallocate()
    values.deallocate()
    holders.deallocate()
    bounds.deallocate()
    batch.deallocate()
    ready.deallocate()
    prices.deallocate()
    costs.deallocate()
    factor.deallocate()
    direction.deallocate()
    weights.deallocate()
    load.deallocate()
    gradient.deallocate()
    rates.deallocate()
    crossings.deallocate()
    slopes.deallocate()
    changes.deallocate()
    suspects.deallocate()
    ties.deallocate()
    retiredLines.deallocate()
    retiredUnknowns.deallocate()
    touched.deallocate()
    waiting.deallocate()
    segments.deallocate()
    directory.deallocate()
  }
}

/// Seats by the level at which cost may fall there.
struct SuspectList {
  /// By level: its seats, and seats that have been listed at a stronger level since.
  private var seats: [Pool<Int32>] = []
  /// By seat: the level it is listed at, or none.
  private var levels = Pool<Int32>()
  private var count = 0
  private static let none = Int32.max

  func deallocate() {
    for pool in seats { pool.deallocate() }
    levels.deallocate()
  }

  mutating func grow(to size: Int) {
    levels.resize(to: max(size, levels.count), filling: Self.none)
  }

  mutating func insert(_ seat: Int32, level: Int) {
    guard level < levels[seat] else { return }
    if levels[seat] == Self.none { count += 1 }
    levels[seat] = Int32(level)
    while seats.count <= level { seats.append(Pool()) }
    seats[level].append(seat)
  }

  /// Takes a seat of the strongest level out.
  mutating func popStrongest() -> (seat: Int32, level: Int)? {
    for level in seats.indices where count > 0 {
      while let seat = seats[level].popLast() {
        guard levels[seat] == level else { continue }
        levels[seat] = Self.none
        count -= 1
        return (seat, level)
      }
    }
    return nil
  }

  mutating func removeAll() {
    while popStrongest() != nil {}
  }
}

/// Seats that could be left at no cost.
///
/// One is open until it was looked at, and settled from then on until its price changes, or what
/// moves if it is left. What settles it is its leader: the variable made first of those it moves,
/// which does not come nearer to 0.
struct Ties {
  /// The seats that are still to be looked at.
  private var open = Pool<Int32>()
  private var next = 0
  private var isOpen = Pool<Bool>()
  /// Seats that were settled, of which those have a leader that still are.
  private var settled = Pool<Int32>()
  private var isListed = Pool<Bool>()
  private var leaders = Pool<Int32>()
  private static let none: Int32 = -1

  func deallocate() {
    open.deallocate()
    isOpen.deallocate()
    settled.deallocate()
    isListed.deallocate()
    leaders.deallocate()
  }

  mutating func grow(to size: Int) {
    isOpen.resize(to: max(size, isOpen.count), filling: false)
    isListed.resize(to: max(size, isListed.count), filling: false)
    leaders.resize(to: max(size, leaders.count), filling: Self.none)
  }

  /// Has a seat be looked at.
  mutating func insert(_ seat: Int32) {
    leaders[seat] = Self.none
    guard !isOpen[seat] else { return }
    isOpen[seat] = true
    open.append(seat)
  }

  /// Forgets what settled a seat that is tied no more.
  func forget(_ seat: Int32) { leaders[seat] = Self.none }

  /// Takes out a seat that is to be looked at.
  mutating func popOpen() -> Int32? {
    guard next < open.count else {
      open.removeAll()
      next = 0
      return nil
    }
    let seat = open[next]
    next += 1
    isOpen[seat] = false
    return seat
  }

  mutating func settle(_ seat: Int32, by leader: Int32) {
    leaders[seat] = leader
    guard !isListed[seat] else { return }
    isListed[seat] = true
    settled.append(seat)
  }

  /// Calls with what settles each seat that is settled.
  @inline(__always)
  mutating func forEachLeader(_ body: (Int32) -> Void) {
    var index = 0
    while index < settled.count {
      let seat = settled[index]
      if leaders[seat] >= 0 {
        body(leaders[seat])
        index += 1
      } else if let last = settled.popLast() {
        isListed[seat] = false
        if last != seat { settled[index] = last }
      }
    }
  }

  /// Has all seats be looked at.
  mutating func reopen() {
    while let seat = settled.popLast() {
      isListed[seat] = false
      if leaders[seat] >= 0 { insert(seat) }
    }
  }

  mutating func removeAll() {
    reopen()
    while popOpen() != nil {}
  }
}
