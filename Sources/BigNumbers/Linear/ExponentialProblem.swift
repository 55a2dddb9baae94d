import NumericCore

/// An element of e^A for a square matrix A of fractions: enclosures of any width, and its value where that is a fraction.
///
/// Element i, j of a function f(A) is a sum of f and its derivatives at the eigenvalues λ, with algebraic numbers as factors that are the
/// same for all f. Exponentials of different algebraic numbers are linearly independent over the algebraic numbers, by Lindemann and
/// Weierstrass: an element of e^A is algebraic only if all factors vanish but those of λ = 0. Then element i, j of Aᵏ is zero for all
/// k ≥ n, and conversely; for this n of these suffice, as the elements follow a linear recurrence of order n.
struct ExponentialProblem: RecognizedValue {
  private let place: Int
  private let size: Int
  private let matrix: [BigRational]
  private let limits: Limits
  private let known: BigRational?

  /// The problem of a place, which counts row by row from 0, and the elements of a matrix.
  ///
  /// - Throws: `.exception(.domain)` for other operands.
  init(_ operands: [BigRational], limits: Limits) throws(ComputationFailure) {
    let size = Self.size(of: operands.count - 1)
    guard operands[0].denominator == .one, let place = Int(exactly: operands[0].numerator),
      place >= 0, place < size * size, size * size == operands.count - 1
    else { throw .exception(.domain) }
    (self.place, self.size, self.limits) = (place, size, limits)
    matrix = Array(operands[1...])
    known = try Self.fraction(place, matrix, size)
  }

  static func size(of count: Int) -> Int { Int(Double(count).squareRoot().rounded()) }

  func exactValue() -> BigRational? { known }

  func isSolved(by number: BigRational) -> Bool { known == number }

  func isValue(_ number: BigRational) -> Bool? { known == number }

  func enclosure(bits: Int) throws(ComputationFailure) -> BigInterval {
    if let known { return BigInterval(known, precision: .bits(bits + 2)) }
    return try limits.narrowed(bits: bits) { (outward) throws(ComputationFailure) in
      let fraction = outward.precision.bits
      let value = try MatrixExponential.value(
        of: matrix, size: size, fraction: fraction, limits)
      guard let element = value.enclosedElement(place) else { throw .undecided(bits: fraction) }
      return element
    }
  }

  /// The element, where it is a fraction.
  private static func fraction(
    _ place: Int, _ matrix: [BigRational], _ size: Int
  ) throws(ComputationFailure) -> BigRational? {
    let (row, column) = (place / size, place % size)
    let scale = BigRational(
      matrix.reduce(BigInteger.one) { .leastCommonMultiple($0, $1.denominator) })
    let whole = matrix.map { ($0 * scale).numerator }
    // Modulo a prime nearly all elements are seen not to vanish.
    let prime = BigInteger(2_147_483_629)
    let residues = whole.map { $0.flooredQuotientAndRemainder(dividingBy: prime).remainder }
    guard
      try rows(of: residues, size, from: row, count: 2 * size, modulo: prime)
        .dropFirst(size).allSatisfy({ $0[column].isZero })
    else { return nil }
    let powers = try rows(of: whole, size, from: row, count: 2 * size, modulo: nil)
    guard powers.dropFirst(size).allSatisfy({ $0[column].isZero }) else { return nil }
    var sum = BigRational(0)
    var divisor = BigRational(1)
    for (power, row) in powers.prefix(size).enumerated() {
      if power > 0 { divisor = divisor * scale * BigRational(power) }
      sum = sum + BigRational(row[column]) / divisor
    }
    return sum
  }

  /// One row of the first powers of a matrix of whole numbers, from that of the identity on.
  private static func rows(
    of matrix: [BigInteger], _ size: Int, from row: Int, count: Int, modulo prime: BigInteger?
  ) throws(ComputationFailure) -> [[BigInteger]] {
    var rows = [(0..<size).map { BigInteger($0 == row ? 1 : 0) }]
    while rows.count < count {
      try Deadline.checkComputation()
      let last = rows[rows.count - 1]
      rows.append(
        (0..<size).map { column in
          var sum = BigInteger(0)
          for place in 0..<size where !last[place].isZero {
            sum += last[place] * matrix[place * size + column]
          }
          return prime.map { sum.flooredQuotientAndRemainder(dividingBy: $0).remainder } ?? sum
        })
    }
    return rows
  }
}

// Elements of exponentials on intervals.
extension OutwardContext {
  /// An enclosure of an element for all matrices in a matrix of intervals, behind the place of the element.
  func matrixExponential(_ x: [BigInterval]) throws(ComputationFailure) -> BigInterval {
    let size = ExponentialProblem.size(of: x.count - 1)
    if x.contains(where: \.isEmpty) { return .undefined }
    guard x[0].isPoint, let number = try? BigRational(exactly: x[0].lower),
      number.denominator == .one, let place = Int(exactly: number.numerator), place >= 0,
      place < size * size, size * size == x.count - 1
    else { return .undefined }
    let bits = precision.bits
    var middles: [BigRational] = []
    var widths: [ErrorBound] = []
    for interval in x.dropFirst() {
      guard let ball = Ball.spanning(interval.lower, interval.upper, bits: bits + 32),
        let middle = try? BigRational(exactly: ball.middle, limits: limits)
      else { return BigInterval.entire.flagged() }
      middles.append(middle)
      widths.append(ball.radius)
    }
    var uncertainty = ErrorBound.zero
    for row in 0..<size {
      let sum = widths[(row * size)..<((row + 1) * size)].reduce(.zero) { $0 + $1 }
      uncertainty = max(uncertainty, sum)
    }
    // The bound on the effect of errors holds where they are at most ¼ after scaling, which leaves out intervals that are too wide.
    guard uncertainty <= .powerOfTwo(-2) else { return BigInterval.entire.flagged() }
    let value = try MatrixExponential(
      middles, size: size, fraction: bits, uncertainty: uncertainty, limits)
    return value.enclosedElement(place) ?? BigInterval.entire.flagged()
  }
}
