import NumericCore

/// An element of e^A for a square matrix A of fractions: enclosures of any width, and its value where that is a fraction.
///
/// With the parts S and N of ``SemisimplePart``, e^A = e^S·e^N, and element i, j is the sum of c·e^λ over the eigenvalues λ, with algebraic
/// numbers c. Exponentials of different algebraic numbers are linearly independent over the algebraic numbers, by Lindemann and
/// Weierstrass: the element is algebraic only if c = 0 for all λ ≠ 0, and then it is the sum of all c, which is element i, j of e^N.
/// Element i, j of Sᵏ·e^N is the sum of c·λᵏ: that these are zero for k from 1 to n is the same for the at most n different λ ≠ 0, as
/// Vandermonde's matrix of them is regular.
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
    known = try Self.fraction(place, matrix, size, limits)
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
    _ place: Int, _ matrix: [BigRational], _ size: Int, _ limits: Limits
  ) throws(ComputationFailure) -> BigRational? {
    let (row, column) = (place / size, place % size)
    let parts = try SemisimplePart.value(of: matrix, size: size, limits)
    let semisimple = whole(parts.semisimple)
    let target = whole((0..<size).map { parts.unipotent[$0 * size + column] })
    // Modulo a prime nearly all elements are seen not to be fractions.
    let prime = BigInteger(2_147_483_629)
    for modulus in [prime, nil] {
      let areZero = try areZero(semisimple, target, size, from: row, modulo: modulus)
      if !areZero { return nil }
    }
    return parts.unipotent[place]
  }

  /// Fractions times their common denominator.
  private static func whole(_ fractions: [BigRational]) -> [BigInteger] {
    let scale = BigRational(
      fractions.reduce(BigInteger.one) { .leastCommonMultiple($0, $1.denominator) })
    return fractions.map { ($0 * scale).numerator }
  }

  /// Whether a component of A·v, A²·v, …, Aⁿ·v is zero each time.
  private static func areZero(
    _ matrix: [BigInteger], _ vector: [BigInteger], _ size: Int, from row: Int,
    modulo prime: BigInteger?
  ) throws(ComputationFailure) -> Bool {
    func reduced(_ x: BigInteger) -> BigInteger {
      prime.map { x.flooredQuotientAndRemainder(dividingBy: $0).remainder } ?? x
    }
    func dot(_ x: [BigInteger], _ y: some Sequence<BigInteger>) -> BigInteger {
      reduced(zip(x, y).reduce(BigInteger(0)) { $0 + $1.0 * $1.1 })
    }
    let (matrix, vector) = (matrix.map(reduced), vector.map(reduced))
    let columns = (0..<size).map { column in (0..<size).map { matrix[$0 * size + column] } }
    var power = (0..<size).map { BigInteger($0 == row ? 1 : 0) }
    for _ in 0..<size {
      try Deadline.checkComputation()
      power = columns.map { dot(power, $0) }
      if !dot(power, vector).isZero { return false }
    }
    return true
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
