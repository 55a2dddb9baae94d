internal import CMPFR
public import NumericCore

extension BigFloat {
  /// The parts of a complex number.
  public typealias Parts = (real: BigFloat, imaginary: BigFloat)

  /// Both parts of a function of complex numbers, correctly rounded in a direction each; nil where the rounding is not decided at
  /// once, so that each part is to be computed by itself.
  ///
  /// The second operand is that of products, quotients and powers.
  public static func bothParts(
    of function: ComplexFunction, _ z: Parts, _ w: Parts? = nil, precision: Precision,
    real: Rounding, imaginary: Rounding
  ) -> Parts? {
    let forReal = BigFloatContext(precision, real)
    let forImaginary = BigFloatContext(precision, imaginary)
    if function == .product, let w {
      guard z.real.isRegular, z.imaginary.isRegular, w.real.isRegular, w.imaginary.isRegular else {
        return nil
      }
      return (
        forReal.differenceOfProducts(z.real, w.real, z.imaginary, w.imaginary),
        forImaginary.sumOfProducts(z.real, w.imaginary, z.imaginary, w.real)
      )
    }
    return forReal.bothParts(
      function, z, w,
      balls: { bits in
        try? ElementaryBalls(bits: bits).value(function, BallPair(z), w.map(BallPair.init))
      }
    ) { pair in
      guard let re = forReal.rounded(pair.re), let im = forImaginary.rounded(pair.im) else {
        return nil
      }
      return (re, im)
    }
  }
}

extension BigFloatContext {
  /// The exponents of operands for which no step exceeds the range of exponents.
  static let ordinaryExponents = -1024...1024

  /// A part from the balls of both, which are kept; nil where they do not decide its rounding.
  func fromBothParts(_ part: PartFunction, _ x: [BigFloat]) -> BigFloat? {
    let z = (x[0], x[1])
    let w = x.count > 2 ? (x[2], x[3]) : nil
    return bothParts(
      part.function, z, w,
      balls: { bits in
        KeptValues.balls.value(part.function, x, bits: bits) {
          try? ElementaryBalls(bits: bits).value(part.function, BallPair(z), w.map(BallPair.init))
        }
      },
      round: { rounded($0.part(part.part)) })
  }

  /// What `round` makes of balls of both parts, in the first attempt or in the second; nil if it makes nothing of them.
  fileprivate func bothParts<Result>(
    _ function: ComplexFunction, _ z: BigFloat.Parts, _ w: BigFloat.Parts?,
    balls: (_ bits: Int) -> BallPair?, round: (BallPair) -> Result?
  ) -> Result? {
    guard ElementaryBalls.has(function, bits: bits), Self.isOrdinary(z.real),
      Self.isOrdinary(z.imaginary),
      w.map({ Self.isOrdinary($0.real) && ($0.imaginary.isZero || Self.isOrdinary($0.imaginary)) })
        ?? true
    else { return nil }
    ulp_prepare_thread()
    let flags = ulp_flags()
    // A few units of error leave one part in about 2¹⁵ undecided with 20 bits more.
    for excess in [20, 84] {
      let pair = balls(bits + excess)
      ulp_restore_flags(flags)
      if let pair, let result = round(pair) { return result }
    }
    ulp_restore_flags(flags)
    return nil
  }

  private static func isOrdinary(_ x: BigFloat) -> Bool {
    x.binaryExponent.map { ordinaryExponents ~= $0 } ?? false
  }
}
