internal import CMPFR
public import NumericCore

// Parts of functions of complex numbers.
extension BigFloatBackend {
  /// Computes a part of a function of complex numbers, correctly rounded.
  ///
  /// - Throws: a limit, where the rounding is not decided within it.
  public func compute(
    _ part: PartFunction, _ x: Registers<BigFloat>, into result: inout BigFloat
  ) throws(LimitExceeded) {
    let operands = Array(x)
    // Intervals end where exponents do; exact numbers go on.
    if part.function != .product,
      operands.contains(where: { ($0.binaryExponent ?? 0) > Self.greatestExponent }),
      operands.allSatisfy(\.isFinite), part.pole(at: operands, isWhole: \.isInteger) == nil,
      let value = fromExactNumbers(part, operands)
    {
      result = value
    } else {
      result = try context.compute(part, operands)
    }
  }

  /// The largest exponent of two of an operand for which no exponential is near the ends of MPFR's exponents.
  private static let greatestExponent = 56

  /// The value from exact evaluation; nil where it finds none, and for zeros, whose signs intervals find.
  private func fromExactNumbers(_ part: PartFunction, _ x: [BigFloat]) -> BigFloat? {
    let operands = part.unsigned(x) { $0.isZero && $0.isNegative }
    let exact = ExactBackend(limits: ExactLimits(limits))
    let numbers = operands.numbers.compactMap { ExactReal(exactly: $0) }
    guard numbers.count == x.count, var value = try? exact.compute(part, numbers) else {
      return nil
    }
    if operands.isOpposite { value = -value }
    guard let bounds = try? value.bounds(Precision.bits(32), limits: exact.limits) else {
      return nil
    }
    if bounds.isBounded, !bounds.isVanishing {
      let rounded = try? context.rounded { (outward) throws(LimitExceeded) in
        (try? value.enclosure(outward.precision, limits: exact.limits)) ?? .undefined
      } atPoint: {
        context.unary(mpfr_set, $0)
      }
      return rounded?.isNaN == false && rounded?.isZero == false ? rounded : nil
    }
    // A product beyond the range is rounded as the value is, and raises the same flags.
    let far: BigFloat = bounds.isVanishing ? .leastNonzeroMagnitude : .greatestFiniteMagnitude
    return context.multiply(far, bounds.upper > 0 ? far : -far)
  }
}
