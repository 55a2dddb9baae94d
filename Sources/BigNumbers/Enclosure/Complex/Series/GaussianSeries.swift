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
    var (term, sums) = (GaussianRegister(), [GaussianRegister(), GaussianRegister()])
    term.setOne(bits)
    var termError = ErrorBound.zero
    while true {
      if count & 63 == 63 { try Deadline.check() }
      let next = ratio(count)
      let (factor, length) = (next.magnitude, term.length)
      if length <= 2 || count >= most {
        let rest = tail(count, (size + doubt) * (factor + next.spread))
        if rest != nil || count >= most {
          omitted = termError + .powerOfTwo(length + 1)
          error = error + (rest.map { $0 * omitted } ?? .infinite)
          break
        }
      }
      sums[count & 1].add(term)
      error = error + termError
      count += 1
      if next.numerator.isZero, next.spread.isZero { break }
      let inherited = (termError * (size + doubt) * (factor + next.spread))
      let caused =
        ErrorBound.powerOfTwo(length + 1) * (doubt * (factor + next.spread) + size * next.spread)
      term.multiply(by: w, next)
      termError = inherited + caused + ErrorBound(8, exponent: 0)
    }
    (even, odd) = (sums[0].value, sums[1].value)
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

/// A Gaussian integer that changes in place.
private struct GaussianRegister {
  private let re = IntegerStorage.make()
  private let im = IntegerStorage.make()
  private let first = IntegerStorage.make()
  private let second = IntegerStorage.make()
  private let third = IntegerStorage.make()

  mutating func setOne(_ bits: Int) {
    withExtendedLifetime(re) { __gmpz_setbit(re.pointer, mp_bitcnt_t(bits)) }
  }

  var value: (re: BigInteger, im: BigInteger) {
    withExtendedLifetime(self) { (BigInteger.copy(re.pointer), BigInteger.copy(im.pointer)) }
  }

  /// A number n with both parts below 2ⁿ.
  var length: Int {
    withExtendedLifetime(self) {
      Int(max(ulp_bit_count(re.pointer), ulp_bit_count(im.pointer)))
    }
  }

  mutating func add(_ other: GaussianRegister) {
    withExtendedLifetime((self, other)) {
      __gmpz_add(re.pointer, re.pointer, other.re.pointer)
      if other.im.sign != 0 { __gmpz_add(im.pointer, im.pointer, other.im.pointer) }
    }
  }

  /// Multiplies by a number and a fraction.
  mutating func multiply(by w: FixedComplex, _ ratio: TermRatio) {
    withExtendedLifetime(self) {
      let (x, y, a, b) = (re.pointer, im.pointer, first.pointer, second.pointer)
      let isReal = w.im.isZero && im.sign == 0
      w.re.read { u in
        __gmpz_mul(a, x, u)
        if !isReal { __gmpz_mul(b, y, u) }
      }
      if !w.im.isZero {
        w.im.read { v in
          __gmpz_submul(a, y, v)
          __gmpz_addmul(b, x, v)
        }
      }
      Self.scale(a, into: x, ratio, w.places, third.pointer)
      if !isReal { Self.scale(b, into: y, ratio, w.places, third.pointer) }
    }
  }

  /// x = a·ratio·2^−places, where c is room for a product.
  private static func scale(
    _ a: BigInteger.Pointer, into x: BigInteger.Pointer, _ ratio: TermRatio, _ places: Int,
    _ c: BigInteger.Pointer
  ) {
    if ratio.numerator.word != 1 { ratio.numerator.read { __gmpz_mul(a, a, $0) } }
    let places = places - ratio.shift
    if places >= 0 {
      __gmpz_tdiv_q_2exp(a, a, mp_bitcnt_t(places))
    } else {
      __gmpz_mul_2exp(a, a, mp_bitcnt_t(-places))
    }
    ratio.denominator.read { divisor in
      __gmpz_tdiv_q(x, a, divisor)
      guard let excess = ratio.excess else { return }
      // Each step of x = (a − e·x)/d brings as many bits as e is small: the last one leaves less than a unit.
      for _ in 0...Int(ulp_bit_count(x)) / (excess.bits - 8) {
        __gmpz_mul_si(c, x, excess.factor)
        __gmpz_tdiv_q_2exp(c, c, mp_bitcnt_t(excess.bits))
        __gmpz_sub(c, a, c)
        __gmpz_tdiv_q(x, c, divisor)
      }
    }
  }
}

extension BigInteger {
  /// ⌊x⌋ for a finite number.
  init(floorOf x: BigFloat) {
    self = Self.make { r in _ = x.read { mpfr_get_z(r, $0, MPFR_RNDD) } }
  }

  fileprivate static func copy(_ number: Pointer) -> BigInteger {
    make { __gmpz_set($0, number) }
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
