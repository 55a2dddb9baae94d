public import NumericCore

/// The true values of functions, rounded once into a format that is described as data.
///
/// Every operation is rounded to nearest, and ties as the format says: IEEE 754's binary formats with their overflow
/// and their subnormal numbers, posits, fixed-point numbers and 8-bit floats as `CodedFormat` has them.
///
///     let posit = RoundedTruth(.posit(16))
///     let (two, three) = try (posit.number(ExactLiteral(2)), posit.number(ExactLiteral(3)))
///     try posit.divide(two, three)                            // 0.6667 in the fewest digits
///
/// It also gives `DoubleBackend` the functions that the platform's libm lacks:
///
///     let double = DoubleBackend(otherwise: RoundedTruth(.binary64))
///     try double.zeta(3)                                      // 1.2020569031595942
///
/// Numbers are ``BigFloat``s that the format has. NaN stands for what it lacks: an infinity among posits, say.
public struct RoundedTruth: NumericBackend {
  /// Computes on `BigFloat`.
  public typealias Number = BigFloat
  /// A limit was reached.
  public typealias Failure = LimitExceeded

  /// The format's name.
  public let name: String
  /// A finite number beyond the largest is an error where the format has no number for it.
  public var signalsOverflow: Bool { true }

  /// How a value becomes a number of the format.
  enum Destination: Sendable {
    /// MPFR's own rounding and range make it one.
    case binary
    /// It is the nearest to what the backend, which rounds down, and this one, which rounds up, have found.
    case coded(CodedFormat, upper: BigFloatBackend)
  }
  let destination: Destination
  /// What computes: rounding into the format, or down in a precision that holds all of its numbers and the borders.
  let backend: BigFloatBackend

  /// Rounds into a format of IEEE 754's kind.
  public init(_ format: BinaryFormat, limits: Limits = Limits()) {
    name = format.name
    destination = .binary
    backend = BigFloatBackend(
      within: limits, precision: format.precision, rounding: .nearestEven, range: format.range)
  }

  /// Rounds into a format of bit patterns.
  public init(_ format: CodedFormat, limits: Limits = Limits()) {
    name = format.name
    let precision = Precision.bits(format.mostSignificandBits)
    backend = BigFloatBackend(within: limits, precision: precision, rounding: .down)
    destination = .coded(
      format, upper: BigFloatBackend(within: limits, precision: precision, rounding: .up))
  }

  /// A value, computed on both sides where it is to be placed among the numbers of a format.
  func rounded(
    _ compute: (BigFloatBackend) throws(LimitExceeded) -> BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    let lower = try compute(backend)
    guard case .coded(let format, let above) = destination else { return lower }
    return format.nearest(lower, try compute(above))
  }
}

extension RoundedTruth: DoubleFunctions {
  /// The value of a function at doubles, rounded once into the format.
  ///
  /// - Throws: a limit that was exceeded before the rounding was decided.
  public func compute(_ function: Function, at x: [Double]) throws(ComputationFailure) -> Double {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      Double(try compute(function, x.map { BigFloat($0) }))
    }
  }

  /// The value of a part of a function of complex numbers at doubles, rounded once into the format.
  ///
  /// - Throws: a limit that was exceeded before the rounding was decided.
  public func compute(_ part: PartFunction, at x: [Double]) throws(ComputationFailure) -> Double {
    try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      Double(try compute(part, x.map { BigFloat($0) }))
    }
  }

  /// The exception that explains an infinite, zero or NaN result; nil if there is none.
  public func exception(
    of function: Function, operands: [Double], result: Double
  ) -> ArithmeticException? {
    exception(
      of: .function(function), operands: operands.map { BigFloat($0) }, result: BigFloat(result))
  }
}

extension DoubleBackend {
  /// Doubles with the hardware's arithmetic and the platform's libm, and with correctly rounded
  /// values of the functions that libm lacks.
  public static let completed = DoubleBackend(otherwise: RoundedTruth(.binary64))
}
