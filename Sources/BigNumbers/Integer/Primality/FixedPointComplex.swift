/// A complex number in fixed point: two whole numbers of units of 2^−bits.
///
/// The sizes of the parts are not limited; each operation rounds its parts down to units.
struct FixedPointComplex {
  var real: BigInteger
  var imaginary: BigInteger
  /// The number of bits behind the point, which all numbers of a computation share.
  let bits: Int

  /// A real number of so many units.
  init(_ real: BigInteger, _ imaginary: BigInteger = .zero, bits: Int) {
    (self.real, self.imaginary, self.bits) = (real, imaginary, bits)
  }

  /// A whole number.
  init(whole: Int, bits: Int) { self.init(BigInteger(whole).shiftedUp(bits), bits: bits) }

  static func + (a: FixedPointComplex, b: FixedPointComplex) -> FixedPointComplex {
    FixedPointComplex(a.real + b.real, a.imaginary + b.imaginary, bits: a.bits)
  }

  static func - (a: FixedPointComplex, b: FixedPointComplex) -> FixedPointComplex {
    FixedPointComplex(a.real - b.real, a.imaginary - b.imaginary, bits: a.bits)
  }

  static func * (a: FixedPointComplex, b: FixedPointComplex) -> FixedPointComplex {
    FixedPointComplex(
      BigInteger.cross(a.real, b.real, a.imaginary, b.imaginary).shiftedDown(a.bits),
      BigInteger.inner(a.real, b.imaginary, a.imaginary, b.real).shiftedDown(a.bits), bits: a.bits)
  }

  /// The quotient of numbers of which the second is not zero.
  static func / (a: FixedPointComplex, b: FixedPointComplex) -> FixedPointComplex {
    let norm = b.norm
    return FixedPointComplex(
      BigInteger.inner(a.real, b.real, a.imaginary, b.imaginary).shiftedUp(a.bits) / norm,
      BigInteger.cross(a.imaginary, b.real, a.real, b.imaginary).shiftedUp(a.bits) / norm,
      bits: a.bits)
  }

  /// re² + im² in units of 2^(−2·bits).
  var norm: BigInteger { BigInteger.inner(real, real, imaginary, imaginary) }

  var square: FixedPointComplex { self * self }
  var cube: FixedPointComplex { square * self }

  /// e^z for |z| ≤ 2^10 and enough bits; the relative error is below 2^(48 − bits).
  ///
  /// With w = z/2^32 below 2^−22, a term of the series is smaller than the one before by 22 bits. Its value has an error of less
  /// than 2^(4 + ⌈log₂ terms⌉) units, at most 2^14 up to 10⁴ bits, and each of 32 squarings doubles the relative error and adds
  /// some units of the result, which is not below 1 in magnitude for a real part from 0 on.
  var exponential: FixedPointComplex {
    let halvings = 32
    let w = FixedPointComplex(
      real.shiftedDown(halvings), imaginary.shiftedDown(halvings), bits: bits)
    var term = FixedPointComplex(whole: 1, bits: bits)
    var sum = term
    var count = 1
    // Rounding down leaves −1 of negative parts for ever.
    while term.norm > 2 {
      term = term * w
      term.real /= BigInteger(count)
      term.imaginary /= BigInteger(count)
      sum = sum + term
      count += 1
    }
    for _ in 0..<halvings { sum = sum.square }
    return sum
  }

  /// π in units of 2^−bits, with an error below 2^10 units up to 10⁵ bits.
  ///
  /// **Source.** Machin 1706: π = 16·arctan(1/5) − 4·arctan(1/239).
  static func pi(bits: Int) -> BigInteger {
    func arctangent(reciprocal n: Int) -> BigInteger {
      var power = BigInteger.one.shiftedUp(bits) / BigInteger(n)
      var (sum, k) = (power, 1)
      while !power.isZero {
        power = power / BigInteger(-n * n)
        k += 2
        sum += power / BigInteger(k)
      }
      return sum
    }
    return arctangent(reciprocal: 5) * 16 - arctangent(reciprocal: 239) * 4
  }
}
