import NumericCore

/// A lattice in which the factors of a polynomial are the shortest vectors.
///
/// A factor over the whole numbers is a vector of zeros and ones that tells which of r modular factors it is the product of. A vector
/// of the lattice is C times such a combination of modular factors, followed by the sums of some coefficients of their logarithmic
/// derivatives, which are known modulo p^a and rounded to the size that those of a true factor have. The vectors of true factors are
/// shorter than a bound, so that rows of a reduced basis whose orthogonal parts are longer, and which no others follow, are dropped.
/// The rank is never less than the number of factors; where both are equal, the factors are irreducible.
///
/// **Source.** M. van Hoeij, Factoring polynomials and the knapsack problem, J. Number Theory 95 (2002), with the coefficients of W.
/// Hart, M. van Hoeij, A. Novocin, Practical polynomial factoring in polynomial time, ISSAC 2011.
struct FactorLattice {
  /// The number of modular factors.
  private let count: Int
  /// Rows of C times a combination and of sums of coefficients.
  private var basis: IntegerMatrix

  /// C, which is also the bound of the rounded sums for a true factor: 1 for the sum, 1/2 for the rounding of each of r terms, and 1/2
  /// for that of each of at most r/2 + 1 multiples of p^a.
  private var scale: BigInteger { BigInteger(count + 2) }

  /// All combinations of so many modular factors.
  init(_ count: Int) {
    self.count = count
    basis = IntegerMatrix(
      diagonal: Array(repeating: BigInteger(count + 2), count: count))
  }

  /// The number of independent vectors.
  var rank: Int { basis.rows }

  /// Adds what one coefficient of the logarithmic derivatives tells, whose sum is below 2^bits for a true factor.
  mutating func add(
    _ coefficients: [BigInteger], bits: Int, modulus: BigInteger
  ) throws(ComputationFailure) {
    let rounded = coefficients.map { $0.rounded(droppingBits: bits) }
    let period = modulus.rounded(droppingBits: bits)
    let width = basis.columns + 1
    var elements: [BigInteger] = []
    for row in 0..<rank {
      let combination = basis.row(row, times: 1)
      let sum = zip(combination, rounded).reduce(BigInteger.zero) {
        $0 + $1.0.dividedExactly(by: scale) * $1.1
      }
      let residue = sum.residue(modulo: period)
      elements += combination
      elements.append(residue.shiftedUp(1) > period ? residue - period : residue)
    }
    elements += Array(repeating: .zero, count: width - 1) + [period]
    // The squares of r elements of the combination and of all sums.
    let bound = Double((count + 2) * (count + 2)) * Double(width)
    basis = try IntegerMatrix(elements, columns: width).shortBasis(square: bound)
  }

  /// The modular factors in parts, if the combinations are sums of whole parts; otherwise nil.
  ///
  /// Vectors of disjoint parts are the Hermite normal form of their lattice. No lattice of the same rank contains theirs.
  func parts() throws(ComputationFailure) -> [[Int]]? {
    let combinations = IntegerMatrix(
      (0..<rank).flatMap { row in
        basis.row(row, times: 1).prefix(count).map { $0.dividedExactly(by: scale) }
      }, columns: count)
    let form = try combinations.hermiteNormalForm()
    var parts: [[Int]] = Array(repeating: [], count: rank)
    for place in 0..<count {
      var isFound = false
      for row in 0..<rank where !form.elements[row * count + place].isZero {
        if isFound || form.elements[row * count + place] != 1 { return nil }
        isFound = true
        parts[row].append(place)
      }
      if !isFound { return nil }
    }
    return parts.contains([]) ? nil : parts
  }
}

extension BigInteger {
  /// The number over 2^bits, rounded to a nearest whole number.
  fileprivate func rounded(droppingBits bits: Int) -> BigInteger {
    bits == 0 ? self : (self + BigInteger.one.shiftedUp(bits - 1)).shiftedDown(bits)
  }
}
