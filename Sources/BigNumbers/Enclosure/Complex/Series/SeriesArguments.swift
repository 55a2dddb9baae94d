import NumericCore

// The arguments and the quotients of terms of series in fixed point.

/// A complex number in units of 2^−places, and a bound of its error in units of 2^−bits.
struct FixedComplex {
  let re: BigInteger
  let im: BigInteger
  /// The bits behind the point of a sum of powers of the number.
  let bits: Int
  /// The bits behind the point of the number itself, which are fewer if it is short.
  let places: Int
  let error: ErrorBound
  /// Whether the imaginary part is exactly 0.
  let isReal: Bool

  /// The lower left corner of a rectangle, rounded down; nil for one that is not bounded, or larger than 2⁴⁰.
  init?(_ z: ComplexInterval, bits: Int) {
    guard let (re, a) = Self.part(z.re, bits), let (im, b) = Self.part(z.im, bits) else {
      return nil
    }
    let zeros = [re, im].filter { !$0.isZero }.map(\.trailingZeroBitCount).min() ?? bits
    let short = max(0, min(zeros, bits))
    (self.re, self.im) = (re.shiftedDown(short), im.shiftedDown(short))
    (self.bits, places) = (bits, bits - short)
    error = a + b
    isReal = z.im.isPoint && z.im.lower.isZero
  }

  private static func part(_ x: BigInterval, _ bits: Int) -> (BigInteger, ErrorBound)? {
    guard x.isBounded, (x.magnitude.binaryExponent ?? 0) <= 40 else { return nil }
    if x.isPoint, x.lower.isZero { return (.zero, .zero) }
    return (BigInteger(floorOf: x.lower.scaled(bits)), x.width.scaled(bits).upperMagnitude + .one)
  }
}

/// The fraction by which a term differs from the one before, apart from the argument.
struct TermRatio {
  var numerator: BigInteger
  var denominator: BigInteger
  /// A power of two that multiplies the fraction.
  var shift = 0
  /// What is added to the denominator, as factor·2^−bits with |factor| < 2^(bits − 40) and bits > 64.
  var excess: (factor: Int, bits: Int)?
  /// A bound of what is to be added to the magnitude of the fraction, where it is not known exactly.
  var spread = ErrorBound.zero

  init(_ numerator: Int, _ denominator: Int) {
    (self.numerator, self.denominator) = (BigInteger(numerator), BigInteger(denominator))
  }

  init(_ numerator: BigInteger, _ denominator: BigInteger, shift: Int = 0) {
    (self.numerator, self.denominator, self.shift) = (numerator, denominator, shift)
  }

  /// A bound of the magnitude of the fraction.
  var magnitude: ErrorBound {
    var divisor = LowerBound(atMost: denominator)
    if excess != nil { divisor = divisor - .powerOfTwo(-40) }
    return (ErrorBound(atLeast: numerator) / divisor).scaled(byPowerOfTwo: shift)
  }
}
