internal import CMPFR

extension MediumFunction {
  /// An estimate of the bits that the error takes and that the size of a small result loses, with
  /// twelve to spare. It decides only how often a second attempt is needed.
  func lostBits(_ bits: Int, _ exponent: Int, _ x: BigFloat.Reader) -> Int {
    switch self {
    case .exp, .exp2, .exp10, .cosh, .sech, .log, .log2, .log10, .acosh: 22
    case .expMinusOne, .exp2MinusOne, .exp10MinusOne, .logOnePlus, .log2OnePlus, .log10OnePlus,
      .sinh, .tanh, .csch, .coth, .asinh, .atanh:
      24 - min(exponent, 0)
    case .sin, .cos: 32 + bits >> 7 - min(exponent, 0)
    case .tan, .sec, .csc, .cot: 36 + bits >> 7 - 2 * min(exponent, 0)
    case .asin, .acos, .atan: 20 - min(exponent, 0)
    case .gamma: 28 - 2 * min(exponent, 0) + stirlingLoss(bits, exponent)
    case .logGamma: 30 - 2 * min(exponent, 0) + logGammaLoss(x) + stirlingLoss(bits, 0)
    case .digamma: 38 + digammaLoss(x)
    case .erf: 26 - min(exponent, 0)
    case .erfc: 26 + erfcLoss(x, bits)
    case .expIntegral: 40 + expIntegralLoss(x, bits)
    case .besselJ0: 36 + x.exponentLoss
    case .dilogarithm:
      34 - min(exponent, 0) + lostBits(at: (x.approximateMagnitude - 12.59517036984501).magnitude)
    case .cbrt: 28
    case .airy: 44 + airyLoss(x)
    case .besselJ1: 36 + x.exponentLoss - min(exponent, 0)
    case .besselY0: 34 + x.exponentLoss / 2
    case .besselY1: 36 + x.exponentLoss / 2 - min(exponent, 0)
    }
  }

  /// The bits that a result next to a zero loses, by the distance from it.
  private func lostBits(at distance: Double) -> Int {
    distance < 0x1p-50 ? 50 : max(0, -Int(distance.exponent))
  }

  /// The bits that Stirling's series loses.
  private func stirlingLoss(_ bits: Int, _ exponent: Int) -> Int {
    bits > 960 || exponent > 8 ? 16 + max(exponent, 0) : 0
  }

  /// The bits by which ln Γ(x) is smaller next to its zeros 1 and 2.
  private func logGammaLoss(_ x: BigFloat.Reader) -> Int {
    let magnitude = x.approximateMagnitude
    let distance = min((magnitude - 1).magnitude, (magnitude - 2).magnitude)
    return lostBits(at: distance)
  }

  /// The bits by which ψ(x) is smaller next to its zero.
  private func digammaLoss(_ x: BigFloat.Reader) -> Int {
    let distance = (x.approximateMagnitude - 1.4616321449683624).magnitude
    return lostBits(at: distance)
  }

  /// The bits by which Ei(x) is smaller next to its zero, or below zero, and those by which the
  /// scale of its sum exceeds them.
  private func expIntegralLoss(_ x: BigFloat.Reader, _ bits: Int) -> Int {
    if x.isNegative { return x.exponentLoss }
    let magnitude = x.approximateMagnitude
    let distance = (magnitude - 0.37250741078136663).magnitude
    return max(lostBits(at: distance), Int(1.45 * magnitude) - bits)
  }

  /// The bits by which Ai(x) is smaller than the sums of its series.
  private func airyLoss(_ x: BigFloat.Reader) -> Int {
    let magnitude = x.approximateMagnitude
    let exponent = magnitude * magnitude.squareRoot() * 0.9617967
    return Int(x.isNegative ? exponent : 2 * exponent)
  }

  /// The bits by which erfc x is smaller than 1 − erf x needs; none where the asymptotic series
  /// reaches the last of them.
  private func erfcLoss(_ x: BigFloat.Reader, _ bits: Int) -> Int {
    if x.isNegative { return 0 }
    let magnitude = x.approximateMagnitude
    let loss = Int(1.4426950408889634 * magnitude * magnitude)
    return loss > bits + 160 ? 0 : loss + 10
  }
}

extension BigFloat.Reader {
  /// The bits by which an alternating series is smaller than e^|x|, and its value smaller than
  /// e^|x| again.
  var exponentLoss: Int { Int(min(approximateMagnitude, 64) * 2.8853900817779268) + 2 }
}
