/// The terms of an expression, in the order in which their variables were made.
///
/// Up to four, which is what layouts have, are in the value itself, so that no memory is
/// allocated for them.
struct TermList: Sendable {
  typealias Term = Expression.Term

  private var few: (Term, Term, Term, Term) = (.none, .none, .none, .none)
  /// All the terms, if they are more than four.
  private var many: [Term]?
  private(set) var count = 0

  /// Adds a term at the end.
  @inline(__always)
  mutating func append(_ term: Term) {
    switch count {
    case 0: few.0 = term
    case 1: few.1 = term
    case 2: few.2 = term
    case 3: few.3 = term
    case 4: many = [few.0, few.1, few.2, few.3, term]
    default: many?.append(term)
    }
    count += 1
  }

  /// Reads the terms.
  func withTerms<Result>(_ body: (UnsafeBufferPointer<Term>) -> Result) -> Result {
    withUnsafePointer(to: self) { TermList.withTerms(at: $0, body) }
  }

  /// Reads the terms of a list in place.
  @inline(__always)
  static func withTerms<Result>(
    at list: UnsafePointer<TermList>, _ body: (UnsafeBufferPointer<Term>) -> Result
  ) -> Result {
    if let many = list.pointee.many { return many.withUnsafeBufferPointer(body) }
    assert(MemoryLayout<TermList>.offset(of: \.few) == 0)
    let few = UnsafeRawPointer(list).assumingMemoryBound(to: Term.self)
    return body(UnsafeBufferPointer(start: few, count: list.pointee.count))
  }

  /// The sum of two lists, the second multiplied by a factor.
  func adding(_ other: TermList, times factor: Double) -> TermList {
    if other.count == 0 { return self }
    return withUnsafePointer(to: self) { mine in
      withUnsafePointer(to: other) { other in
        TermList.withTerms(at: mine) { mine in
          TermList.withTerms(at: other) { TermList.merge(mine, $0, factor) }
        }
      }
    }
  }

  private static func merge(
    _ left: UnsafeBufferPointer<Term>, _ right: UnsafeBufferPointer<Term>, _ factor: Double
  ) -> TermList {
    guard left.count + right.count <= 4 else {
      var merged = TermList()
      merge(left, right, factor) { merged.append($0) }
      return merged
    }
    var merged = TermList()
    merged.count = withUnsafeMutablePointer(to: &merged.few) { few in
      few.withMemoryRebound(to: Term.self, capacity: 4) { terms in
        var count = 0
        merge(left, right, factor) { term in
          terms[count] = term
          count += 1
        }
        return count
      }
    }
    return merged
  }

  @inline(__always)
  private static func merge(
    _ left: UnsafeBufferPointer<Term>, _ right: UnsafeBufferPointer<Term>, _ factor: Double,
    _ put: (Term) -> Void
  ) {
    var next = 0
    for term in left {
      while next < right.count, right[next].variable.id < term.variable.id {
        put(right[next].scaled(by: factor))
        next += 1
      }
      guard next < right.count, right[next].variable.id == term.variable.id else {
        put(term)
        continue
      }
      let sum = term.coefficient + factor * right[next].coefficient
      next += 1
      if sum != 0 { put(Term(term.variable, coefficient: sum)) }
    }
    while next < right.count {
      put(right[next].scaled(by: factor))
      next += 1
    }
  }

  /// The terms, each multiplied by a factor other than 0.
  func scaled(by factor: Double) -> TermList {
    TermList().adding(self, times: factor)
  }

  /// The same terms in another order, those of one variable added up and those of 0 left out.
  init(_ terms: [Term]) {
    var merged: [Term] = []
    for term in terms.sorted(by: { $0.variable.id < $1.variable.id }) {
      if let last = merged.last, last.variable.id == term.variable.id {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    for term in merged where term.coefficient != 0 { append(term) }
  }

  init() {}
}

extension Expression.Term {
  /// The term in the place of one that is not there.
  fileprivate static let none = Expression.Term(Variable(id: 0), coefficient: 0)

  fileprivate func scaled(by factor: Double) -> Expression.Term {
    Expression.Term(variable, coefficient: coefficient * factor)
  }
}
