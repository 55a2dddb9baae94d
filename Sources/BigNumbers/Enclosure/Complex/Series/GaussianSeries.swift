internal import CMPFR
import NumericCore

// Sums of hypergeometric series of complex numbers in fixed point: the terms are Gaussian integers over a power of two, each of
// which is the one before times the argument and a fraction. A bound of the error of each term is carried along.

/// The sum 1 + T₁ + … + Tₙ₋₁ of a series, with its terms of even and odd index apart.
struct GaussianSum {
  private(set) var even = (re: BigInteger.zero, im: BigInteger.zero)
  private(set) var odd = (re: BigInteger.zero, im: BigInteger.zero)
  private let bits: Int
  private let isReal: Bool
  /// A bound of the error of the sum in units of 2^−bits.
  private(set) var error = ErrorBound.zero
  /// A bound of the first term that is omitted, in units of 2^−bits; zero if there is none.
  private(set) var omitted = ErrorBound.zero
  /// The index n of the first term that is omitted.
  private(set) var count = 0

  /// Adds terms until one is a few units at most and `tail` has a bound for all that is omitted, divided by the first omitted
  /// term, of which it gets the index and a bound of the quotient of the next one and it; or until there are `most` terms.
  ///
  /// The error of a term comes from that of the term before, from that of the argument, and from at most four roundings of each
  /// part by less than a unit, which make less than 8 units.
  init(
    _ w: FixedComplex, most: Int = .max, ratio: (Int) -> TermRatio,
    tail: (Int, ErrorBound) -> ErrorBound?
  ) throws(LimitExceeded) {
    (bits, isReal) = (w.bits, w.isReal)
    let size = (ErrorBound(atLeast: w.re) + ErrorBound(atLeast: w.im))
      .scaled(byPowerOfTwo: -w.places)
    let doubt = w.error.scaled(byPowerOfTwo: -bits)
    let terms = GaussianTerms(w)
    var termError = ErrorBound.zero
    while true {
      if count & 63 == 63 { try Deadline.check() }
      let next = ratio(count)
      let (factor, length) = (next.magnitude, terms.length)
      if length <= 2 || count >= most {
        let rest = tail(count, (size + doubt) * (factor + next.spread))
        if rest != nil || count >= most {
          omitted = termError + .powerOfTwo(length + 1)
          error = error + (rest.map { $0 * omitted } ?? .infinite)
          break
        }
      }
      terms.addTerm(toOdd: count & 1 == 1)
      error = error + termError
      count += 1
      if next.numerator.isZero, next.spread.isZero { break }
      let inherited = (termError * (size + doubt) * (factor + next.spread))
      let caused =
        ErrorBound.powerOfTwo(length + 1) * (doubt * (factor + next.spread) + size * next.spread)
      terms.multiplyTerm(by: next)
      termError = inherited + caused + ErrorBound(8, exponent: 0)
    }
    (even, odd) = (terms.sum(ofOdd: false), terms.sum(ofOdd: true))
  }

  /// The sum, or with other signs of the terms of odd index, enclosed.
  func value(_ context: OutwardContext, alternating: Bool = false) -> ComplexInterval {
    func part(_ even: BigInteger, _ odd: BigInteger) -> BigInterval {
      let sum = alternating ? even - odd : even + odd
      return context.interval(sum, error, bits: bits)
    }
    return ComplexInterval(
      part(even.re, odd.re), isReal ? context.integer(0) : part(even.im, odd.im))
  }
}

extension OutwardContext {
  /// The numbers of a distance from a whole number, in units of 2^−bits.
  fileprivate func interval(_ whole: BigInteger, _ error: ErrorBound, bits: Int) -> BigInterval {
    if whole.isZero, error.isZero { return integer(0) }
    let spread = BigInterval(ordered: -error.number, error.number)
    let middle = BigFloat.make(bits: max(whole.magnitudeBits, 2)) { r in
      whole.read { mpfr_set_z(r, $0, MPFR_RNDN) }
    }
    let sum = add(BigInterval(middle), spread)
    return BigInterval(ordered: sum.lower.scaled(-bits), sum.upper.scaled(-bits))
  }
}

extension BigInteger {
  /// ⌊x⌋ for a finite number.
  init(floorOf x: BigFloat) {
    self = Self.make { r in _ = x.read { mpfr_get_z(r, $0, MPFR_RNDD) } }
  }
}

extension ErrorBound {
  /// A bound of |n|.
  init(atLeast n: BigInteger) {
    guard n.storage != nil else {
      self.init(UInt64(n.word.magnitude), exponent: 0)
      return
    }
    self = LowerBound(atMost: n).successor
  }
}

extension LowerBound {
  /// A lower bound of |n|: its first 32 bits.
  init(atMost n: BigInteger) {
    guard n.storage != nil else {
      let (word, shift) = (UInt64(n.word.magnitude), n.word.magnitude.leadingZeroBitCount)
      self =
        word == 0
        ? .zero : LowerBound(significand: (word << UInt64(shift)) >> 32, exponent: 32 - shift)
      return
    }
    var exponent = 0
    let fraction = n.read { __gmpz_get_d_2exp(&exponent, $0) }.magnitude
    self.init(significand: UInt64(fraction * 4_294_967_296), exponent: exponent - 32)
  }
}

extension ErrorBound {
  var isBelowHalf: Bool { self <= .powerOfTwo(-1) }
}
