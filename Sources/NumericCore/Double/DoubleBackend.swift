/// Computation in IEEE 754 binary64, rounded to nearest, by the hardware and the platform's libm.
///
/// Arithmetic and square roots are correctly rounded. The functions of libm have no guaranteed
/// error bound; `ulp compare` measures the errors at given arguments. Literals, constants,
/// conversions and functions of lists are rounded once from their exact values. A function that
/// libm lacks is computed by a provider; without one it throws:
///
///     try DoubleBackend().zeta(3)                                    // throws: not in this platform's libm
///     try DoubleBackend(otherwise: RoundedTruth(.binary64)).zeta(3)  // 1.2020569031595942
public struct DoubleBackend: Sendable {
  /// Computes on `Double`.
  public typealias Number = Double
  /// Thrown for a function that libm lacks or that the provider could not compute.
  public typealias Failure = ComputationFailure
  /// The name on the command line.
  public var name: String { "double" }
  /// False: an overflow is an infinity, as in IEEE 754.
  public var signalsOverflow: Bool { false }

  /// A reference, so that copies of the backend copy a single word.
  private final class Otherwise: Sendable {
    let functions: any DoubleFunctions
    init(_ functions: any DoubleFunctions) { self.functions = functions }
  }
  private let otherwise: Otherwise?

  /// The provider of the functions that libm lacks, if there is one.
  public var provider: (any DoubleFunctions)? { otherwise?.functions }

  /// The hardware and libm without a provider.
  public init() { otherwise = nil }

  /// The hardware and libm, with a provider of the functions that libm lacks.
  public init(otherwise functions: any DoubleFunctions) { otherwise = Otherwise(functions) }

  /// Positive zero.
  @inlinable public var zero: Double { 0 }
  /// Whether the value is finite and not zero.
  @inlinable public func isRegular(_ x: Double) -> Bool { x.isFinite && x != 0 }
  /// Whether the value is NaN.
  @inlinable public func isNaN(_ x: Double) -> Bool { x.isNaN }
  /// Whether the value is an infinity.
  @inlinable public func isInfinite(_ x: Double) -> Bool { x.isInfinite }
  /// Whether the value is a zero of either sign.
  @inlinable public func isZero(_ x: Double) -> Bool { x == 0 }
  /// Whether the value is a finite integer.
  public func isInteger(_ x: Double) -> Bool { x.isFinite && x.rounded(.towardZero) == x }

  /// Compares two numbers; zeros are equal and NaN is unordered.
  public func compare(_ a: Double, _ b: Double) -> Ordering {
    a < b ? .less : a > b ? .greater : a == b ? .equal : .unordered
  }
}

/// A provider of functions that libm lacks, for ``DoubleBackend/init(otherwise:)``.
public protocol DoubleFunctions: Sendable {
  /// The value of a function, rounded once; NaN where it has none.
  func compute(_ function: Function, at x: [Double]) throws(ComputationFailure) -> Double

  /// A part of a function of complex numbers, rounded once; NaN where it has no value.
  func compute(_ part: PartFunction, at x: [Double]) throws(ComputationFailure) -> Double

  /// Why a value is infinite or NaN; nil when the result is regular.
  func exception(of function: Function, operands: [Double], result: Double) -> ArithmeticException?

  /// The primes of a whole number; see ``NumericBackend/factors(of:)``.
  func factors(ofWhole x: Double) throws(ComputationFailure) -> WholeFactors<Double>

  /// The positive divisors of a whole number, ascending; see ``NumericBackend/divisors(of:)``.
  func divisors(ofWhole x: Double) throws(ComputationFailure) -> [Double]

  /// The irreducible factors of a polynomial; see ``NumericBackend/polynomialFactors(of:)``.
  func polynomialFactors(
    ofDoubles coefficients: [Double]
  ) throws(ComputationFailure) -> PolynomialFactors

  /// The greatest common divisor of two polynomials; see ``NumericBackend/polynomialDivisor(of:_:)``.
  func polynomialDivisor(
    ofDoubles a: [Double], _ b: [Double]
  ) throws(ComputationFailure) -> [ExactLiteral]
}

extension DoubleFunctions {
  /// By default there are no functions of complex numbers.
  public func compute(_ part: PartFunction, at x: [Double]) throws(ComputationFailure) -> Double {
    throw .missing(part)
  }
  /// By default there are no whole numbers of any size.
  public func factors(ofWhole x: Double) throws(ComputationFailure) -> WholeFactors<Double> {
    throw .wholeNumbersMissing("primes")
  }
  /// By default there are no whole numbers of any size.
  public func divisors(ofWhole x: Double) throws(ComputationFailure) -> [Double] {
    throw .wholeNumbersMissing("divisors")
  }
  /// By default there are no whole numbers of any size.
  public func polynomialFactors(
    ofDoubles coefficients: [Double]
  ) throws(ComputationFailure) -> PolynomialFactors {
    throw .wholeNumbersMissing("factors of polynomials")
  }
  /// By default there are no whole numbers of any size.
  public func polynomialDivisor(
    ofDoubles a: [Double], _ b: [Double]
  ) throws(ComputationFailure) -> [ExactLiteral] {
    throw .wholeNumbersMissing("divisors of polynomials")
  }
}
