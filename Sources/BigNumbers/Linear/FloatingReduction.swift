import NumericCore

/// The reduction of a lattice basis by Lenstra, Lenstra and Lovász with a Gram–Schmidt orthogonalisation in doubles.
///
/// The rows are changed only by exact operations, so that they span the lattice whatever the doubles are. How far they are reduced
/// is proven afterwards by a ``ReducednessProof``. The order of the computations is that of the L² algorithm: a row is reduced by
/// those before it until nothing changes, and all orthogonal parts are computed anew from products of rows. The products are sums
/// of doubles, which are exact where cancellation would leave little of them.
///
/// **Source.** P. Q. Nguyen, D. Stehlé, An LLL algorithm with quadratic complexity, SIAM J. Computing 39 (2009), figures 4 and 5;
/// C. P. Schnorr, M. Euchner, Lattice basis reduction, Mathematical Programming 66 (1994).
struct FloatingReduction: ~Copyable {
  private var basis: LatticeBasis
  private let parameters: ReductionParameters
  /// The rows of `basis` in the order of the reduced basis.
  private var order: [Int]
  /// For the row b of the basis at place i, the products with the orthogonal parts at places j < i, and their quotients by the
  /// squares of the lengths of these. They are kept by the rows of `basis`, and of each row only the first ones are up to date.
  private let products: DoubleTable
  private let quotients: DoubleTable
  private var valid: [Int]
  /// The squares of the lengths of the orthogonal parts, by places.
  private var lengths: [Double]
  /// What is left of the square of a row's length without the parts before each place.
  private var rests: [Double]

  /// The rows of a matrix, which are independent.
  init(_ matrix: IntegerMatrix, _ parameters: ReductionParameters) {
    basis = LatticeBasis(matrix)
    self.parameters = parameters
    let rows = matrix.rows
    order = Array(0..<rows)
    products = DoubleTable(rows: rows, columns: rows)
    quotients = DoubleTable(rows: rows, columns: rows)
    valid = Array(repeating: 0, count: rows)
    lengths = Array(repeating: 0, count: rows)
    rests = Array(repeating: 0, count: rows + 1)
  }

  /// Reduces as far as doubles can: the rows span the same lattice, but nothing is proven.
  consuming func reduced() throws(ComputationFailure) -> IntegerMatrix {
    var patience = mostExchanges
    var place = 0
    while place < order.count, patience > 0 {
      patience -= 1
      if patience.isMultiple(of: 256) { try Deadline.checkComputation() }
      if try !reduceSize(place) { break }
      let target = insertionPlace(place)
      if target < place {
        let row = order.remove(at: place)
        order.insert(row, at: target)
        for other in order[(target + 1)...] { valid[other] = min(valid[other], target) }
      }
      // Less than this is an error of rounding: the rows seem to be dependent.
      let square = basis.squares[order[target]]
      guard rests[target] > square * 0x1p-46 else { break }
      lengths[target] = rests[target]
      place = target + 1
    }
    return basis.matrix(order)
  }

  /// More exchanges of rows than any basis was seen to need: the product of all determinants of the first rows halves with every
  /// few of them.
  private var mostExchanges: Int {
    var bits = 0
    for row in 0..<order.count {
      let square = Int(basis.squares[row].exponent) + 2 * basis.exponents[row]
      bits += (order.count - row) * max(1, square)
    }
    return 8 * bits + 1000
  }

  /// The first place at which a row of reduced size meets the condition of Lovász.
  private func insertionPlace(_ place: Int) -> Int {
    let row = order[place]
    var target = place
    while target > 0 {
      let before = target - 1
      let difference = basis.exponents[order[before]] - basis.exponents[row]
      let length = lengths[before] * parameters.strictDelta
      let bound = difference == 0 ? length : length.scaled(2 * difference)
      if rests[before] >= bound { break }
      target = before
    }
    return target
  }

  /// Subtracts multiples of the rows before a place from the row there, until all of its quotients are short; false where doubles
  /// do not suffice for that.
  private mutating func reduceSize(_ place: Int) throws(ComputationFailure) -> Bool {
    let row = order[place]
    var multiples: [LatticeBasis.Multiple] = []
    var (before, stalls) = (Double.infinity, 0)
    while true {
      orthogonalise(place)
      multiples.removeAll(keepingCapacity: true)
      guard findMultiples(place, into: &multiples) else { return false }
      if multiples.isEmpty { return true }
      basis.subtract(multiples, from: row)
      valid[row] = 0
      // Every pass takes many bits off a long row, and the last ones change a short row a little.
      let size = basis.squares[row].logarithm + 2 * Double(basis.exponents[row])
      stalls = size < before - 1 ? 0 : stalls + 1
      before = min(before, size)
      if stalls > 20 { return false }
      try Deadline.checkComputation()
    }
  }

  /// Computes the products and quotients of the row at a place, and what is left of its length.
  private mutating func orthogonalise(_ place: Int) {
    let row = order[place]
    let (product, quotient) = (products.row(row), quotients.row(row))
    for index in valid[row]..<max(place, valid[row]) {
      let other = order[index]
      let sum = DoubleTable.dot(quotients.row(other), product, index)
      product[index] = basis.product(row, other) - sum
      quotient[index] = product[index] / lengths[index]
    }
    valid[row] = place
    var rest = basis.squares[row]
    for index in 0..<place {
      rests[index] = rest
      rest -= product[index] * quotient[index]
    }
    rests[place] = rest
  }

  /// The multiples of the rows before a place that the quotients ask for, from the last one on; false where a quotient has overflowed.
  private mutating func findMultiples(
    _ place: Int, into multiples: inout [LatticeBasis.Multiple]
  ) -> Bool {
    let row = order[place]
    let quotient = quotients.row(row)
    let bound = parameters.strictEta
    for index in stride(from: place - 1, through: 0, by: -1) {
      let other = order[index]
      guard quotient[index].isFinite else { return false }
      let shift = basis.exponents[row] - basis.exponents[other]
      let exact = shift == 0 ? quotient[index] : quotient[index].scaled(shift)
      if exact.magnitude <= bound { continue }
      var multiple = LatticeBasis.Multiple(row: other, factor: exact.rounded(), shift: 0)
      var scaled = multiple.factor
      if exact.magnitude < 0x1p52 {
        if shift != 0 { scaled = scaled.scaled(-shift) }
      } else {
        // The leading bits, which leave the rest to the next pass.
        multiple.shift = Int(quotient[index].exponent) + shift - 51
        multiple.factor = quotient[index].scaled(shift - multiple.shift).rounded()
        scaled = multiple.factor.scaled(multiple.shift - shift)
      }
      multiples.append(multiple)
      let source = quotients.row(other)
      for column in 0..<index { quotient[column] -= scaled * source[column] }
    }
    return true
  }
}

extension Double {
  /// The number times a power of two, rounded if it is below the normal ones.
  fileprivate func scaled(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: self)
  }

  /// The binary logarithm, rounded down to a whole number; less than any other one for zero.
  fileprivate var logarithm: Double { self == 0 ? -.infinity : Double(exponent) }
}
