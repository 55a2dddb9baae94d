import NumericCore

extension BigRational {
  /// The exact value of a `Double`, `Float`, `Float16`, `Float80` or any other binary format.
  ///
  /// `BigRational(exactly: 0.1)` is 3602879701896397/36028797018963968; one tenth is `1 / 10`. Nil
  /// for NaN and infinities, and for a format whose exponents are so wide that the fraction would
  /// exceed the default limit of precision; the standard library's formats need at most 16 446
  /// bits.
  public init?<Source: BinaryFloatingPoint>(exactly value: Source) {
    guard value.isFinite else { return nil }
    guard !value.isZero else {
      self = .zero
      return
    }
    // Subnormal numbers have no implicit bit, and the exponent of the smallest normal number.
    let fractionBits = Source.significandBitCount
    let isNormal = value.isNormal
    let exponent = isNormal ? value.exponent : Source.leastNormalMagnitude.exponent
    let scale = Int(clamping: exponent)
    guard scale.magnitude <= Limits().precision else { return nil }
    let fraction = BigRational(value.significandBitPattern)
    let implicit = isNormal ? BigRational.one.scaled(byPowerOfTwo: fractionBits) : .zero
    let magnitude = (fraction + implicit).scaled(byPowerOfTwo: scale - fractionBits)
    self = value.sign == .minus ? -magnitude : magnitude
  }
}
