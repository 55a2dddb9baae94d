/// An integer a + bi, used only as a direction in the plane.
struct GaussianInteger: Hashable, Sendable {
  var real: BigRational
  var imaginary: BigRational

  static let one = GaussianInteger(real: .one, imaginary: .zero)

  var norm: BigRational { real * real + imaginary * imaginary }
  var conjugate: GaussianInteger { GaussianInteger(real: real, imaginary: -imaginary) }

  static func * (a: GaussianInteger, b: GaussianInteger) -> GaussianInteger {
    GaussianInteger(
      real: a.real * b.real - a.imaginary * b.imaginary,
      imaginary: a.real * b.imaginary + a.imaginary * b.real)
  }

  /// The quotient, if it is a Gaussian integer; else nil.
  func divided(by divisor: GaussianInteger) -> GaussianInteger? {
    let (product, norm) = (self * divisor.conjugate, divisor.norm)
    let quotient = GaussianInteger(
      real: product.real / norm, imaginary: product.imaginary / norm)
    return quotient.real.isInteger && quotient.imaginary.isInteger ? quotient : nil
  }

  /// The power with a positive exponent.
  func raised(to exponent: Int) -> GaussianInteger {
    var (result, base, rest) = (GaussianInteger.one, self, exponent)
    while rest > 0 {
      if !rest.isMultiple(of: 2) { result = result * base }
      rest /= 2
      if rest > 0 { base = base * base }
    }
    return result
  }

  /// u + vi with u > v > 0 and u² + v² = p, for the primes p below 1000 that are 1 modulo 4.
  static let smallPrimes: [(norm: UInt, prime: GaussianInteger)] =
    BigInteger.smallPrimes.filter { $0 % 4 == 1 }.compactMap { p in
      for v in 1..<32 as Range<UInt> {
        for u in v + 1..<32 where u * u + v * v == p {
          return (p, GaussianInteger(real: BigRational(u), imaginary: BigRational(v)))
        }
      }
      return nil
    }
}
