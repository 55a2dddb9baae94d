internal import CMPFR

/// A function of two numbers that ``FixedPoint`` has, under the rules of ``MediumFunction``.
enum MediumBinaryFunction: UInt8, CaseIterable {
  /// x^y for x > 0, or for whole y.
  case power
  /// x^y for x > 0 alone.
  case positivePower
  /// The root of x whose index is y.
  case root
  /// The angle of the point (y, x), whose ordinate comes first.
  case angle
  /// Functions of angles of which y make a turn.
  case sinUnits, cosUnits, tanUnits, asinUnits, acosUnits, atanUnits
  /// J_n(x) and Y_n(x) with the order n first.
  case besselJ, besselY
  /// The arithmetic-geometric mean.
  case mean
  /// The upper incomplete Γ function of a positive order, which comes first, and a positive number.
  case incompleteGamma
  /// B of positive numbers.
  case beta

  /// Writes f(x, y) to `r`, rounded correctly to its precision, with the inexact flag; returns the
  /// ternary value, or nil where MPFR has to compute it. `r` may be `x` or `y`.
  @inline(never)
  func round(
    into r: BigFloat.Pointer, _ x: BigFloat.Reader, _ y: BigFloat.Reader, _ mode: mpfr_rnd_t
  ) -> Int32? {
    guard let bits = computedBits(x, y, bits: r.pointee._mpfr_prec) else { return nil }
    return FixedPoint.round(into: r, mode, bits: bits) { $0.compute(self, x, y) }
  }

  /// Whether the function need not be left to MPFR, but for one in 2⁷⁰ arguments.
  func isWithinReach(_ x: BigFloat.Reader, _ y: BigFloat.Reader, bits: Int) -> Bool {
    computedBits(x, y, bits: bits).map { $0 <= 64 * (MediumFunction.mostLimbs - 1) } ?? false
  }

  /// The bits that a first attempt has.
  private func computedBits(_ x: BigFloat.Reader, _ y: BigFloat.Reader, bits: Int) -> Int? {
    guard fewestBits...mostBits ~= bits, let first = x.binaryExponent,
      let second = y.binaryExponent,
      let lost = lostBits(bits, x, first, y, second)
    else { return nil }
    return bits + lost + bits >> 7
  }

  /// The largest number of bits of a result. A mean of 1024 bits takes 0.85 of MPFR's time, one of 4096 bits 1.08
  /// (`kernel-ratios`).
  var mostBits: Int { self == .mean ? 2048 : MediumFunction.mostBits }

  /// The largest number of bits of a root: MPFR's time grows with the index. With 250 bits the cube root takes 0.8 of it; with 350
  /// bits the tenth root 0.8, with 500 bits 1.2, the fifteenth 0.8 (`kernel-thresholds`).
  private static func mostBitsOfRoot(_ index: Double) -> Int {
    max(MediumFunction.mostBitsOfCubeRoot, 40 * Int(index))
  }

  /// The smallest number of bits of a result. A mean of 53 bits takes 1.3 of MPFR's time.
  private var fewestBits: Int { self == .mean ? 65 : 1 }

  /// The largest number of bits of a power whose exponent is whole.
  private static var mostBitsOfWholePower: Int { 1100 }

  /// An estimate of the bits that the error takes and that the size of a small result loses, as in
  /// ``MediumFunction``; nil for arguments that are left to MPFR.
  private func lostBits(
    _ bits: Int, _ x: BigFloat.Reader, _ first: Int, _ y: BigFloat.Reader, _ second: Int
  ) -> Int? {
    switch self {
    case .power, .positivePower:
      guard abs(first) <= 1 << 24, -64...63 ~= second, self == .power || !x.isNegative else {
        return nil
      }
      if y.isSmallWhole {
        // A power of a short number may be exact.
        let isLong = Int(mpfr_min_prec(x)) * Int(y.approximateMagnitude) > bits + 64
        return bits <= Self.mostBitsOfWholePower && isLong ? 16 + second : nil
      }
      if x.isNegative { return nil }
      return 28 + max(second, 0)
        + max(0, first.magnitude.bitWidth - first.magnitude.leadingZeroBitCount)
    case .root:
      // Roots of short numbers may be exact; squares have a function of their own.
      guard 2...30 ~= second, mpfr_integer_p(y) != 0, y.approximateMagnitude > 2,
        abs(first) <= 1 << 24, !x.isNegative || mpfr_get_si(y, MPFR_RNDN) & 1 != 0,
        bits <= Self.mostBitsOfRoot(y.approximateMagnitude), mpfr_min_prec(x) > 32
      else { return nil }
      return 28 + max(0, first.magnitude.bitWidth - first.magnitude.leadingZeroBitCount - second)
    case .angle:
      let difference = second.subtractingReportingOverflow(first)
      guard !difference.overflow, difference.partialValue.magnitude <= 15 else { return nil }
      return 20 + max(0, difference.partialValue)
    case .sinUnits, .cosUnits, .tanUnits:
      guard isUnit(y, second), first <= 63, second - first <= 15 else { return nil }
      return 36 + 2 * max(0, second - first)
    case .asinUnits, .acosUnits:
      guard isUnit(y, second), -8...0 ~= first else { return nil }
      return 24 - first
    case .atanUnits:
      guard isUnit(y, second), -8...50 ~= first else { return nil }
      return 24 - min(first, 0)
    case .besselJ:
      // MPFR has a term or two for smaller numbers.
      guard isOrder(x, first), -15...4 ~= second else { return nil }
      return 38 + y.exponentLoss
    case .besselY:
      guard isOrder(x, first), !y.isNegative, -14...4 ~= second else { return nil }
      // φ/n is less than e^(x/2).
      return 38 + y.exponentLoss * 3 / 4
    case .mean:
      // Next to the greatest exponent a mean that is rounded up may be too large.
      guard !x.isNegative, !y.isNegative, first.magnitude < 1 << 60, second.magnitude < 1 << 60
      else { return nil }
      let distance = abs(second - first)
      if distance > 15 { return nil }
      return 16 + distance + distance / 2
    case .incompleteGamma:
      guard !x.isNegative, -6...20 ~= first, !y.isNegative, -63...20 ~= second,
        let loss = incompleteGammaLoss(x, y, bits: bits)
      else { return nil }
      return 38 + loss
    case .beta:
      guard !x.isNegative, !y.isNegative, -14...13 ~= first, -14...13 ~= second else { return nil }
      // Γ loses twice as many to a small argument.
      let isStirling = bits > 960 || max(first, second) > 7
      return 36 - 3 * (min(first, 0) + min(second, 0))
        + (isStirling ? 16 + max(first, second, 0) : 0)
    }
  }

  /// Whether a number is whole and positive, and less than 64.
  private func isOrder(_ x: BigFloat.Reader, _ exponent: Int) -> Bool {
    !x.isNegative && 1...6 ~= exponent && mpfr_integer_p(x) != 0
  }

  /// Whether a number is whole and positive, and less than 2³².
  private func isUnit(_ y: BigFloat.Reader, _ exponent: Int) -> Bool {
    !y.isNegative && 1...32 ~= exponent && mpfr_integer_p(y) != 0
  }
}

extension FixedPoint {
  func compute(
    _ function: MediumBinaryFunction, _ x: BigFloat.Reader, _ y: BigFloat.Reader
  ) -> Approximation? {
    switch function {
    case .power, .positivePower:
      y.isSmallWhole ? power(x, whole: mpfr_get_si(y, MPFR_RNDN)) : power(x, y)
    case .root: root(x, mpfr_get_si(y, MPFR_RNDN))
    case .angle: angle(x, y)
    case .sinUnits: sin(x, units: mpfr_get_ui(y, MPFR_RNDN))
    case .cosUnits: cos(x, units: mpfr_get_ui(y, MPFR_RNDN))
    case .tanUnits: tan(x, units: mpfr_get_ui(y, MPFR_RNDN))
    case .asinUnits: scaled(asin(x), units: mpfr_get_ui(y, MPFR_RNDN))
    case .acosUnits: scaled(acos(x), units: mpfr_get_ui(y, MPFR_RNDN))
    case .atanUnits: scaled(atan(x), units: mpfr_get_ui(y, MPFR_RNDN))
    case .besselJ: besselJ(ofOrder: mpfr_get_ui(x, MPFR_RNDN), y)
    case .besselY: besselY(mpfr_get_ui(x, MPFR_RNDN), y)
    case .mean: mean(x, y)
    case .incompleteGamma: incompleteGamma(x, y)
    case .beta: beta(x, y)
    }
  }
}

extension UnsafePointer<__mpfr_struct> {
  /// Whether the number is whole and less than 2¹² in magnitude: powers with such exponents are products.
  fileprivate var isSmallWhole: Bool { pointee._mpfr_exp <= 12 && mpfr_integer_p(self) != 0 }
}
