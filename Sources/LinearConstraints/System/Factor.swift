/// The resting lines, factored: an order in which each line fixes one more variable.
///
/// Most systems of constraints are triangles once rows and columns are put in order; what is not,
/// because widths are equal or something is centred, is a kernel in the middle of the order with
/// factors of its own. What has come to rest since is kept as a product of exchanges. Solving for
/// one line touches only what depends on it (Gilbert, Peierls, "Sparse partial pivoting in time
/// proportional to arithmetic operations", SIAM J. Sci. Stat. Comput. 9(5), 1988).
struct Factor {
  /// By position in the order: the seat, the variable that its line fixes, and the coefficient.
  var seats = Pool<Int32>()
  var unknowns = Pool<Int32>()
  var pivots = Pool<Double>()
  /// By position: what rested at the seat when the factors were made.
  var holders = Pool<Int32>()
  /// By seat: its position, or -1.
  var positions = Pool<Int32>()
  /// The positions of the kernel.
  var kernelStart: Int32 = 0
  var kernelEnd: Int32 = 0
  var kernel = Kernel()
  var exchanges = Exchanges()
  /// Positions that a sweep is still to visit.
  var agenda = BitSet()

  var count: Int { seats.count }

  func deallocate() {
    seats.deallocate()
    unknowns.deallocate()
    holders.deallocate()
    positions.deallocate()
    pivots.deallocate()
    exchanges.deallocate()
    agenda.deallocate()
  }

  mutating func grow(to size: Int) {
    positions.resize(to: max(size, positions.count), filling: -1)
    seats.reserve(size)
    unknowns.reserve(size)
    pivots.reserve(size)
    holders.reserve(size)
    agenda.grow(to: 2 * size)
    exchanges.grow(to: size)
  }

  /// Puts a seat at the end of the order.
  @inline(__always)
  mutating func append(seat: Int32, unknown: Int32, pivot: Double, holder: Int32) {
    positions[seat] = Int32(seats.count)
    seats.append(seat)
    unknowns.append(unknown)
    pivots.append(pivot)
    holders.append(holder)
    if seats.count & 63 == 0 { agenda.grow(to: seats.count + 1) }
  }

  /// Lets another line fix the variable that a seat's line fixes.
  ///
  /// No exchange may mention the seat, and the line no variable that comes later.
  func replace(at position: Int32, holder: Int32, pivot: Double) {
    holders[position] = holder
    pivots[position] = pivot
  }

  mutating func removeAll() {
    for seat in seats.elements { positions[seat] = -1 }
    seats.removeAll()
    unknowns.removeAll()
    pivots.removeAll()
    holders.removeAll()
    kernelStart = 0
    kernelEnd = 0
    kernel = Kernel()
    exchanges.removeAll()
  }
}

/// The exchanges since the factors were made, each the sum that the newcomer was of what rested.
struct Exchanges {
  private struct Exchange: BitwiseCopyable {
    var seat: Int32
    var start: Int32
    var end: Int32
    var pivot: Double
  }

  private var list = Pool<Exchange>()
  private var indices = Pool<Int32>()
  private var coefficients = Pool<Double>()
  /// By seat: whether an exchange is about it.
  private var isMentioned = Pool<Bool>()
  /// The number of exchanges that were done in the factors themselves.
  var replacements = 0

  var count: Int { list.count }
  /// The number of numbers that they hold.
  var size: Int { indices.count }

  func deallocate() {
    list.deallocate()
    indices.deallocate()
    coefficients.deallocate()
    isMentioned.deallocate()
  }

  mutating func grow(to size: Int) {
    isMentioned.resize(to: max(size, isMentioned.count), filling: false)
  }

  /// Returns true if it is time for new factors and, after long, for values without rounding.
  func areMany(for unknowns: Int) -> Bool {
    count > 64 || size > 4 * unknowns + 256 || replacements > 64 + unknowns
  }

  func mentions(_ seat: Int32) -> Bool { isMentioned[seat] }

  mutating func removeAll() {
    for exchange in list.elements { isMentioned[exchange.seat] = false }
    for seat in indices.elements { isMentioned[seat] = false }
    replacements = 0
    list.removeAll()
    indices.removeAll()
    coefficients.removeAll()
  }

  /// Notes that the sum came to rest at a seat.
  mutating func append(seat: Int32, sum: SparseVector) {
    let start = Int32(indices.count)
    for index in sum.indices.elements where index != seat {
      let coefficient = sum.values[index]
      guard abs(coefficient) > 1e-14 else { continue }
      indices.append(index)
      coefficients.append(coefficient)
      isMentioned[index] = true
    }
    isMentioned[seat] = true
    list.append(
      Exchange(
        seat: seat, start: start, end: Int32(indices.count), pivot: sum.values[seat]))
  }

  /// Turns what each seat moves by into what it would have had to move by before the exchanges.
  func undo(in load: inout SparseVector) {
    guard load.indices.elements.contains(where: { isMentioned[$0] }) else { return }
    for exchange in list.elements.reversed() {
      let present = load.values[exchange.seat]
      var sum = present
      for place in exchange.start..<exchange.end {
        sum -= coefficients[place] * load.values[indices[place]]
      }
      guard sum != 0 || present != 0 else { continue }
      load.add(sum / exchange.pivot - present, at: exchange.seat)
    }
  }

  /// Turns a sum of what rested before the exchanges into one of what rests now.
  func apply(to sum: inout SparseVector) {
    for exchange in list.elements {
      let present = sum.values[exchange.seat]
      guard present != 0 else { continue }
      let share = present / exchange.pivot
      sum.add(share - present, at: exchange.seat)
      for place in exchange.start..<exchange.end {
        sum.add(-coefficients[place] * share, at: indices[place])
      }
    }
  }

  /// The same for prices of one level.
  func apply(to prices: Pool<Double>, level: Int, stride: Int) {
    for exchange in list.elements {
      let share = prices[Int(exchange.seat) * stride + level] / exchange.pivot
      guard share != 0 else { continue }
      prices[Int(exchange.seat) * stride + level] = share
      for place in exchange.start..<exchange.end {
        prices[Int(indices[place]) * stride + level] -= coefficients[place] * share
      }
    }
  }
}
