import NumericCore

/// Isolates the roots of a polynomial between 0 and 1: each in an interval of its own, found by
/// halving until Descartes' rule of signs counts none or one.
///
/// **Source.** Collins and Akritas, "Polynomial real root isolation using Descartes' rule of signs"
/// (SYMSAC 1976). The halving ends for polynomials without multiple roots; ``isolated`` removes
/// those when intervals become very short.
struct RootIsolation {
  /// An open interval with exactly one root, or a root itself.
  struct Place {
    var low: BigRational
    var high: BigRational
  }

  /// The depth at which multiple roots are suspected, because simple roots are rarely closer than
  /// 2⁻⁴⁸.
  ///
  /// Rates over 360 and 3000 periods and of 120 cash flows took equally long with 16 to 96.
  private static let suspiciousDepth = 48
  /// The depth at which the search for simple roots is given up.
  ///
  /// Simple roots of degree n are at least √3·n^(−(n+2)/2)·‖p‖^(1−n) apart (Mahler, "An inequality for the discriminant
  /// of a polynomial", 1964), so that it suffices for 50 cash flows of 64 bits; the roots that occur are far simpler.
  private static let greatestDepth = 1 << 12

  private let limits: Limits
  /// The rest of the budget, in nanoseconds of the estimate in ``spend(on:)``, so that the same
  /// work is refused on every machine.
  ///
  /// It starts at a fifth of the time limit.
  private var work: Double
  /// Whether multiple roots were suspected, so that the square-free polynomial was taken.
  private(set) var hasMultipleRoots = false

  init(_ limits: Limits) {
    self.limits = limits
    work = Double(limits.time) * 2e8
  }

  /// The places of all roots in the open interval (0, 1) in ascending order, each root once.
  mutating func isolated(_ polynomial: IntegerPolynomial) throws(ComputationFailure) -> [Place] {
    if let places = try places(polynomial, depth: Self.suspiciousDepth) { return places }
    hasMultipleRoots = true
    guard let places = try places(polynomial.squareFree(), depth: Self.greatestDepth) else {
      throw .unknownSign
    }
    return places
  }

  private mutating func places(
    _ polynomial: IntegerPolynomial, depth: Int
  ) throws(ComputationFailure) -> [Place]? {
    var found: [Place] = []
    // The polynomials on (c/2ᵏ, (c + 1)/2ᵏ), transformed to (0, 1).
    var pending = [(polynomial: polynomial, start: BigRational.zero, level: 0)]
    while var next = pending.popLast() {
      try spend(on: next.polynomial)
      let length = BigRational.one.scaled(byPowerOfTwo: -next.level)
      let zeros = next.polynomial.zeroRoots
      if zeros > 0 {
        if next.level > 0 { found.append(Place(low: next.start, high: next.start)) }
        next.polynomial = next.polynomial.dropping(zeros)
      }
      // The roots in (0, 1) correspond to the positive roots of (x + 1)ⁿ·p(1/(x + 1)).
      switch next.polynomial.reversed.shiftedByOne.variations {
      case 0: break
      case 1: found.append(Place(low: next.start, high: next.start + length))
      default:
        if next.level >= depth { return nil }
        let lower = next.polynomial.scaled(byPowerOfTwo: -1)
        let middle = next.start + length.scaled(byPowerOfTwo: -1)
        pending.append((lower.shiftedByOne, middle, next.level + 1))
        pending.append((lower, next.start, next.level + 1))
      }
    }
    return found
  }

  /// Takes the cost of two shifts from the budget, and looks at the clock.
  ///
  /// In each shift the coefficient of xᵏ is added to k + 1 times, and what is added comes from higher powers. An addition is
  /// estimated at 8 ns and 1 ns for each 128 bits.
  mutating func spend(on polynomial: IntegerPolynomial) throws(ComputationFailure) {
    var bits = 0
    for (power, coefficient) in polynomial.coefficients.enumerated().reversed() {
      bits = max(bits, coefficient.magnitudeBits)
      work -= 2 * Double(power + 1) * (8 + Double(bits + polynomial.degree - power) / 128)
    }
    if work < 0 {
      throw .limit(LimitExceeded(limit: .time, allowed: limits.time))
    }
    try Deadline.checkComputation()
  }
}
