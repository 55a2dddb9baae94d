internal import CMPFR
import NumericCore
internal import Synchronization

/// e^A for a square matrix A of fractions that may be off by errors, in fixed point.
///
/// With ‖A‖ ≤ 2ᵉ for the largest sum of magnitudes in a row, B = A/2ˢ has a norm of at most 2⁻ʳ ≤ ¼ for s = e + r. Taylor's polynomial of
/// e^B is computed by Horner's rule, and squared s times. With u for one unit in the last place and n rows, each rounding of a matrix
/// errs by at most n·u in norm, and so does B:
/// - Horner's rule errs by at most ¼·δ + 2nu + nu after an error δ, so by 4nu in the end; the terms that are left out are below 2u,
///   so that the error is at most 6nu. Errors of A of norm η add at most 2η/2ˢ, as ‖e^(B+F) − e^B‖ ≤ ‖F‖e^(‖B‖+‖F‖) ≤ 2‖F‖.
/// - A square of T errs by at most δ(2‖T‖ + δ) + nu after an error δ.
///
/// **Source** C. Moler, C. Van Loan, Nineteen dubious ways to compute the exponential of a matrix, twenty-five years later, SIAM Review
/// 45, 2003, method 3.
struct MatrixExponential: Sendable {
  /// The number of rows.
  private let size: Int
  /// The elements times 2^fraction, row by row.
  private let elements: [BigInteger]
  private let fraction: Int
  /// A bound of the error of each element.
  private let error: ErrorBound

  /// The exponential of a matrix, row by row, with about so many bits after the point; `uncertainty` bounds the norm of its errors.
  ///
  /// - Throws: the limits of time and of working precision, where the result may have more bits before the point than that.
  init(
    _ matrix: [BigRational], size: Int, fraction: Int, uncertainty: ErrorBound, _ limits: Limits
  ) throws(ComputationFailure) {
    let sizes = matrix.filter { !$0.isZero }.map { $0.numeratorBits - $0.denominatorBits + 1 }
    let exponent = (sizes.max() ?? 0) + (Int.bitWidth - (size - 1).leadingZeroBitCount)
    let most = limits.workingPrecision
    if exponent > 40 || (exponent > 0 && 3 << (exponent - 1) > most) {
      throw .limit(LimitExceeded(limit: .workingPrecision, allowed: most))
    }
    let halvings = max(2, Int(Double(fraction).squareRoot()))
    let squarings = max(0, exponent + halvings)
    let places = fraction + 2 * squarings + 16
    let unit = ErrorBound.powerOfTwo(-places) * ErrorBound(UInt64(size), exponent: 0)
    let product = IntegerProduct(size: size)
    var result = try Self.polynomial(
      of: matrix.map { Self.scaled($0, places - squarings) }, halvings, places, product)
    var error = unit * ErrorBound(6, exponent: 0) + uncertainty.scaled(byPowerOfTwo: 1 - squarings)
    for _ in 0..<squarings {
      let norm = Self.norm(result, size, places)
      error = error * (norm.scaled(byPowerOfTwo: 1) + error) + unit
      result = try product(result, result).map { $0.shiftedDown(places) }
    }
    (self.size, self.fraction) = (size, places)
    (elements, self.error) = (result, error)
  }

  /// ⌊x·2^bits⌋.
  private static func scaled(_ x: BigRational, _ bits: Int) -> BigInteger {
    (x.numerator << bits).flooredQuotientAndRemainder(dividingBy: x.denominator).quotient
  }

  /// 1 + B + B²/2 + … + Bᴺ/N!, where the terms that are left out are below one unit.
  private static func polynomial(
    of matrix: [BigInteger], _ halvings: Int, _ fraction: Int, _ product: IntegerProduct
  ) throws(ComputationFailure) -> [BigInteger] {
    var (count, size) = (1, Double(halvings))
    while size < Double(fraction) {
      count += 1
      size += Double(halvings) + Double(Int.bitWidth - 1 - count.leadingZeroBitCount)
    }
    let one = BigInteger(1) << fraction
    let rows = product.size
    func identity() -> [BigInteger] {
      (0..<(rows * rows)).map { $0 % (rows + 1) == 0 ? one : BigInteger(0) }
    }
    var result = identity()
    for term in (1...count).reversed() {
      let divisor = BigInteger(term)
      result = try product(matrix, result).map {
        $0.shiftedDown(fraction).flooredQuotientAndRemainder(dividingBy: divisor).quotient
      }
      for place in stride(from: 0, to: rows * rows, by: rows + 1) { result[place] += one }
    }
    return result
  }

  /// A bound of the largest sum of magnitudes in a row.
  private static func norm(_ matrix: [BigInteger], _ size: Int, _ fraction: Int) -> ErrorBound {
    var largest = ErrorBound.zero
    for row in 0..<size {
      var sum = BigInteger(0)
      for element in matrix[(row * size)..<((row + 1) * size)] {
        if element.sign < 0 { sum -= element } else { sum += element }
      }
      let excess = max(0, sum.magnitudeBits - 31)
      let leading = UInt64(Int(sum.shiftedDown(excess))) + 1
      largest = max(largest, ErrorBound(leading, exponent: excess - fraction))
    }
    return largest
  }

  /// An enclosure of an element; nil at the ends of the range of exponents.
  func enclosedElement(_ place: Int) -> BigInterval? {
    let bits = max(elements[place].magnitudeBits, 2)
    guard let whole = Ball(BigRational(elements[place]), bits: bits) else { return nil }
    let ends = Ball(whole.middle.scaled(-fraction), radius: error).endpoints(bits: bits + 32)
    return BigInterval(ordered: ends.lower, ends.upper)
  }
}

/// Products of matrices of whole numbers with equally many rows and columns.
private struct IntegerProduct {
  let size: Int

  func callAsFunction(
    _ a: [BigInteger], _ b: [BigInteger]
  ) throws(ComputationFailure) -> [BigInteger] {
    try Deadline.checkComputation()
    var result: [BigInteger] = []
    result.reserveCapacity(size * size)
    for row in 0..<size {
      for column in 0..<size {
        var sum = BigInteger(0)
        for place in 0..<size {
          let (x, y) = (a[row * size + place], b[place * size + column])
          if !x.isZero, !y.isZero { sum += x * y }
        }
        result.append(sum)
      }
    }
    return result
  }
}

// All elements of one exponential are asked for one after the other.
extension MatrixExponential {
  private struct Kept: Sendable {
    let matrix: [BigRational]
    let fraction: Int
    let value: MatrixExponential
  }

  private static let kept = Mutex<Kept?>(nil)
  /// A result with more bits than this, 2 MB, is not kept.
  private static let mostKeptBits = 1 << 24

  /// The exponential of a matrix of fractions, which may be that which was computed last.
  static func value(
    of matrix: [BigRational], size: Int, fraction: Int, _ limits: Limits
  ) throws(ComputationFailure) -> MatrixExponential {
    if let known = kept.withLock({ $0 }), known.fraction == fraction, known.matrix == matrix {
      return known.value
    }
    let value = try MatrixExponential(
      matrix, size: size, fraction: fraction, uncertainty: .zero, limits)
    if matrix.count * value.fraction <= mostKeptBits {
      kept.withLock { $0 = Kept(matrix: matrix, fraction: fraction, value: value) }
    }
    return value
  }

  /// Forgets the last result.
  static func freeCache() { kept.withLock { $0 = nil } }
}
