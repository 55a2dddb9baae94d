import NumericCore

// Functions of lists, by their definitions.
extension SymbolicAlgebra {
  mutating func dot(_ factors: [SymbolicForm]) throws(SymbolicLimit) -> SymbolicForm {
    let half = factors.count / 2
    var products: [SymbolicForm] = []
    for (x, y) in zip(factors[..<half], factors[half...]) { products.append(try multiply(x, y)) }
    return try sum(products)
  }

  mutating func mean(_ terms: [SymbolicForm]) throws(SymbolicLimit) -> SymbolicForm {
    guard !terms.isEmpty else { throw SymbolicLimit() }
    return try scale(sum(terms), by: BigRational(1, over: terms.count))
  }

  mutating func extreme(
    _ terms: [SymbolicForm], isGreatest: Bool
  ) throws(SymbolicLimit) -> SymbolicForm {
    guard var result = terms.first else { throw SymbolicLimit() }
    for term in terms.dropFirst() {
      result = try extreme(result, term, isGreatest: isGreatest)
    }
    return result
  }

  /// The median of terms whose order is proven.
  mutating func median(_ terms: [SymbolicForm]) throws(SymbolicLimit) -> SymbolicForm {
    var sorted: [SymbolicForm] = []
    for term in terms {
      var position = 0
      while position < sorted.count {
        guard let order = order(sorted[position], term) else { throw SymbolicLimit() }
        if order > 0 { break }
        position += 1
      }
      sorted.insert(term, at: position)
      try spend(sorted.count)
    }
    guard !sorted.isEmpty else { throw SymbolicLimit() }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? try mean([sorted[middle - 1], sorted[middle]]) : sorted[middle]
  }

  /// The variance: (Σx² − (Σx)²/n) divided by n, or by n − 1 for a sample.
  mutating func variance(
    _ terms: [SymbolicForm], isSample: Bool
  ) throws(SymbolicLimit) -> SymbolicForm {
    let divisor = isSample ? terms.count - 1 : terms.count
    guard divisor > 0 else { throw SymbolicLimit() }
    let squares = try dot(terms + terms)
    let total = try sum(terms)
    let correction = try scale(multiply(total, total), by: BigRational(1, over: terms.count))
    return try scale(subtract(squares, correction), by: BigRational(1, over: divisor))
  }
}
