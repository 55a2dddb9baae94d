internal import CMPFR
import NumericCore

/// The current term of a series in fixed point and the sums of its terms, Gaussian integers that change in place.
final class GaussianTerms {
  private typealias Number = UnsafeMutablePointer<__mpz_struct>

  /// All numbers side by side: the parts of the term, of the argument and of both sums, and room for two products and a factor.
  private let numbers: Number
  private static let count = 11
  private let places: Int
  private let isReal: Bool

  private var re: Number { numbers }
  private var im: Number { numbers + 1 }
  private func sum(_ isOdd: Bool) -> (re: Number, im: Number) {
    isOdd ? (numbers + 4, numbers + 5) : (numbers + 2, numbers + 3)
  }

  /// The term 1.
  init(_ w: FixedComplex) {
    numbers = .allocate(capacity: Self.count)
    for index in 0..<Self.count { __gmpz_init(numbers + index) }
    places = w.places
    isReal = w.im.isZero
    __gmpz_setbit(numbers, mp_bitcnt_t(w.bits))
    w.re.read { __gmpz_set(numbers + 6, $0) }
    w.im.read { __gmpz_set(numbers + 7, $0) }
  }

  deinit {
    for index in 0..<Self.count { __gmpz_clear(numbers + index) }
    numbers.deallocate()
  }

  /// A number n with both parts of the term below 2ⁿ.
  var length: Int { Int(max(ulp_bit_count(re), ulp_bit_count(im))) }

  func sum(ofOdd isOdd: Bool) -> (re: BigInteger, im: BigInteger) {
    let sum = sum(isOdd)
    return (.make { __gmpz_set($0, sum.re) }, .make { __gmpz_set($0, sum.im) })
  }

  func addTerm(toOdd isOdd: Bool) {
    let sum = sum(isOdd)
    __gmpz_add(sum.re, sum.re, re)
    if !isReal { __gmpz_add(sum.im, sum.im, im) }
  }

  /// Multiplies the term by the argument and a fraction.
  func multiplyTerm(by ratio: TermRatio) {
    let (u, v, a, b) = (numbers + 6, numbers + 7, numbers + 8, numbers + 9)
    __gmpz_mul(a, re, u)
    if !isReal {
      __gmpz_submul(a, im, v)
      __gmpz_mul(b, im, u)
      __gmpz_addmul(b, re, v)
    }
    scale(a, into: re, ratio)
    if !isReal { scale(b, into: im, ratio) }
  }

  /// x = a·ratio·2^−places.
  private func scale(_ a: Number, into x: Number, _ ratio: TermRatio) {
    if ratio.numerator.storage == nil {
      let factor = ratio.numerator.word
      if factor != 1 { __gmpz_mul_si(a, a, factor) }
    } else {
      ratio.numerator.read { __gmpz_mul(a, a, $0) }
    }
    let places = places - ratio.shift
    if places >= 0 {
      __gmpz_tdiv_q_2exp(a, a, mp_bitcnt_t(places))
    } else {
      __gmpz_mul_2exp(a, a, mp_bitcnt_t(-places))
    }
    if ratio.denominator.storage == nil, ratio.excess == nil {
      let divisor = ratio.denominator.word
      __gmpz_tdiv_q_ui(x, a, divisor.magnitude)
      if divisor < 0 { __gmpz_neg(x, x) }
      return
    }
    let c = numbers + 10
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
