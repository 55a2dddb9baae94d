import BigNumbers
import NumericCore

extension FloatFormat {
  /// The rank of a number among those of the format; nil for NaN.
  ///
  /// Consecutive numbers have consecutive ranks. Both zeros have the rank 0, and the infinities
  /// follow the largest finite numbers.
  func ordinal(_ x: FormatValue) -> BigRational? {
    guard !x.isNaN else { return nil }
    if case .coded(let format) = kind, case .binary(let x) = x { return format.ordinal(x) }
    let rank = x.isFinite ? rank(exponent: x.exponent, of: x) : rankOfInfinity
    return x.isNegative ? -rank : rank
  }

  /// The number with a rank: the inverse of ``ordinal(_:)``, with positive zero for 0.
  func number(ordinal: BigRational) -> FormatValue {
    if case .coded(let format) = kind { return .binary(format.number(ordinal: ordinal)) }
    let rank = ordinal.magnitude
    if rank >= rankOfInfinity { return infinity(isNegative: ordinal.sign < 0) }
    // The ranks from the smallest normal number on, in units of the number of significands of one
    // exponent.
    let above = rank - leadingUnit
    let perExponent = leadingUnit * BigRational(radix - 1)
    let exponents = above.sign < 0 ? 0 : (above / perExponent).floor
    let significand = rank - exponents * perExponent
    let place = BigRational(leastExponent - (precision - 1)) + exponents
    return number(ordinal.sign < 0 ? -significand : significand, place: Int(exactly: place) ?? .max)
  }

  /// significand · radix^place; the significand has no more digits than the format.
  private func number(_ significand: BigRational, place: Int) -> FormatValue {
    if case .decimal = kind {
      return .decimal(
        BigDecimal(significand.description).map { $0.scaled(byPowerOfTen: place) } ?? 0)
    }
    let whole = BigFloat(significand, precision: .bits(precision))
    guard !whole.isZero else { return .binary(fitted(0)) }
    return .binary(
      fitted(BigFloat(sign: whole.sign, exponent: place, significand: whole.magnitude)))
  }

  /// An infinity or NaN of another format in the radix of this one; NaN where this one has no infinities.
  func special(_ x: FormatValue) -> FormatValue {
    if case .coded = kind { return .binary(.nan) }
    if x.isNaN { return radix == 10 ? .decimal(.nan) : .binary(.nan) }
    return infinity(isNegative: x.isNegative)
  }

  private func infinity(isNegative: Bool) -> FormatValue {
    if case .decimal = kind { return .decimal(isNegative ? -.infinity : .infinity) }
    return .binary(isNegative ? -.infinity : .infinity)
  }

  /// |o(a) − o(b)|; nil if one of them is NaN.
  ///
  /// If both are, it is 0: a format without infinities has NaN as its only answer beyond the largest number.
  func ordinalDistance(_ a: FormatValue, _ b: FormatValue) -> BigRational? {
    if a.isNaN, b.isNaN { return 0 }
    if isBinary64, case .binary(let a) = a, case .binary(let b) = b, !a.isNaN, !b.isNaN {
      return BigRational((Double(a).rank - Double(b).rank).magnitude)
    }
    guard let a = ordinal(a), let b = ordinal(b) else { return nil }
    return (a - b).magnitude
  }

  /// Whether the numbers are the hardware's doubles, whose bit patterns are their ranks.
  var isBinary64: Bool {
    switch kind {
    case .hardware, .binary(.binary64): true
    default: false
    }
  }

  /// The number of ranks below an exponent: the subnormal numbers have the first radix^(p−1) ranks,
  /// and every exponent has (radix − 1)·radix^(p−1).
  private func rank(exponent: Int?, of x: FormatValue) -> BigRational {
    let exponent = max(exponent ?? leastExponent, leastExponent)
    let significand = x.magnitude(inUnitsOf: exponent - (precision - 1))
    return ranks(below: exponent) + significand
  }

  /// The number of ranks from the smallest normal exponent up to another one, without the first
  /// radix^(p−1).
  private func ranks(below exponent: Int) -> BigRational {
    let steps = BigRational(exponent) - BigRational(leastExponent)
    return steps * BigRational(radix - 1) * leadingUnit
  }

  var rankOfInfinity: BigRational {
    ranks(below: greatestExponent) + leadingUnit * BigRational(radix)
  }

  /// The ranks of the least and the largest finite number.
  var finiteRanks: (least: BigRational, greatest: BigRational) {
    if case .coded(let format) = kind {
      return (BigRational(format.ranks.lowerBound), BigRational(format.ranks.upperBound))
    }
    return (1 - rankOfInfinity, rankOfInfinity - 1)
  }

  /// radix^(p−1).
  private var leadingUnit: BigRational { power(precision - 1) }

  /// radix^n as a rational, for exponents that are not larger than precisions.
  func power(_ n: Int) -> BigRational { (try? .pow(BigRational(radix), n)) ?? 0 }

  /// radix^n as a real number for any n; a rational, which is cheap to compute with, if n is small.
  func realPower(_ n: Int) -> ExactReal {
    if n.magnitude <= 2048 { return ExactReal(power(n)) }
    return .compute(.pow, ExactReal(BigRational(radix)), ExactReal(BigRational(n)))
  }

  /// The decimal digits of the precision, p·log₁₀ radix.
  var mostDigits: ExactReal {
    ExactReal(precision) * (radix == 2 ? ExactReal.compute(.log10, ExactReal(2)) : 1)
  }

  /// The ulp in Muller's definition: the distance between neighbours near a number whose first
  /// digit is at `exponent`.
  ///
  /// In a coded format it is the distance between the neighbours of the number.
  func unitInLastPlace(at exponent: Int?) -> ExactReal {
    if case .coded(let format) = kind {
      return ExactReal(FormatValue.binary(format.unit(at: exponent)).rational ?? 0)
    }
    return realPower(lastPlace(at: exponent))
  }

  /// The exponent of the ulp, which is a power of the radix in all but coded formats.
  func lastPlace(at exponent: Int?) -> Int {
    min(max(exponent ?? leastExponent, leastExponent), greatestExponent) - (precision - 1)
  }
}

extension Double {
  /// The number with an ordinal.
  init(rank: Int) {
    let magnitude = Double(bitPattern: UInt64(rank.magnitude))
    self = rank < 0 ? -magnitude : magnitude
  }

  /// The ordinal of a double: its bit pattern as a signed magnitude.
  fileprivate var rank: Int128 {
    let magnitude = Int128(self.magnitude.bitPattern)
    return sign == .minus ? -magnitude : magnitude
  }
}
