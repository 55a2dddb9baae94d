internal import CMPFR
public import NumericCore

// What libm lacks, computed by MPFR and rounded to binary64 once, subnormal results included.
extension DoubleBackend: NumericBackend {
  /// 64 bits towards zero; see `rounded`.
  private static let wide: BigFloatBackend = {
    do {
      return try BigFloatBackend(precision: .bits(64), rounding: .towardZero)
    } catch {
      preconditionFailure("64 bits are within every limit: \(error)")
    }
  }()

  /// Rounds to binary64 what `body` computes at 64 bits towards zero: bits lost on the way make the
  /// significand odd, so that the second rounding cannot meet a false tie.
  func rounded(
    _ body: (BigFloatBackend) throws(LimitExceeded) -> BigFloat
  ) -> Double {
    ulp_prepare_thread()
    ulp_clear_flags()
    do throws(LimitExceeded) {
      let value = try body(Self.wide)
      guard value.isRegular else { return Double(value) }
      let isInexact = ulp_is_inexact() != 0
      let odd = BigFloat.make(bits: 64) { r in
        let ternary = value.read { mpfr_set(r, $0, MPFR_RNDZ) }
        if isInexact { ulp_make_odd(r) }
        return ternary
      }
      return Double(odd)
    } catch {
      // Only a power of π or a logarithm that no precision within the limits decides.
      return .nan
    }
  }

  @inlinable
  public func compute(_ function: UnaryFunction, _ x: Double, into result: inout Double) {
    result = platform(function, x) ?? roundedFromMPFR(function, x)
  }

  @inlinable
  public func compute(
    _ function: BinaryFunction, _ x: Double, _ y: Double, into result: inout Double
  ) {
    result = platform(function, x, y) ?? roundedFromMPFR(function, x, y)
  }

  public func compute(
    _ function: ListFunction, _ x: Registers<Double>, into result: inout Double
  ) {
    result =
      platform(function, x)
      ?? rounded { backend throws(LimitExceeded) in
        try backend.compute(function, x.map { BigFloat($0) })
      }
  }

  @usableFromInline
  func roundedFromMPFR(_ function: UnaryFunction, _ x: Double) -> Double {
    rounded { backend throws(LimitExceeded) in try backend.compute(function, BigFloat(x)) }
  }

  @usableFromInline
  func roundedFromMPFR(_ function: BinaryFunction, _ x: Double, _ y: Double) -> Double {
    rounded { backend throws(LimitExceeded) in
      try backend.compute(function, BigFloat(x), BigFloat(y))
    }
  }

  public func constant(_ constant: Constant) -> Double {
    rounded { backend throws(LimitExceeded) in try backend.constant(constant) }
  }

  /// The literal rounded to binary64 once.
  public func number(_ literal: ExactLiteral) -> Double {
    // Clinger's fast path: both factors are exact in binary64, so the one operation rounds once.
    if case .word(let word) = literal.coefficient, literal.kind == .finite, literal.base == 10,
      word <= 1 << 53, literal.exponent.magnitude <= 22
    {
      let power = Self.powersOfTen[Int(literal.exponent.magnitude)]
      let magnitude = literal.exponent < 0 ? Double(word) / power : Double(word) * power
      return literal.isNegative ? -magnitude : magnitude
    }
    return rounded { backend throws(LimitExceeded) in backend.number(literal) }
  }

  static let powersOfTen: [Double] = (0...22).map { count in
    (0..<count).reduce(1.0) { power, _ in power * 10 }
  }

  public func exception(
    of operation: Operation, operands: [Double], result: Double
  ) -> ArithmeticException? {
    // With its vast exponent range the wide backend tells a pole from an overflow.
    result == 0 || operation == .literal
      ? nil
      : Self.wide.exception(
        of: operation, operands: operands.map { BigFloat($0) }, result: BigFloat(result))
  }

  /// Whether double arithmetic was exact is unknown.
  public func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) {
    (try body(), nil)
  }
}
