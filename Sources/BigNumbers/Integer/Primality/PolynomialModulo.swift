internal import CMPFR
import NumericCore

/// Monic polynomials modulo an odd prime, as arrays with the constant first; only the 1 at the end is not stored.
///
/// Modulo a number that is not prime a root may be missing or wrong, but is found in bounded time.
struct PolynomialModulo {
  let modulus: BigInteger
  let squareRoot: SquareRootModulo

  /// A root of a monic polynomial that is a product of different linear ones; nil if none was found.
  ///
  /// The greatest common divisor with (x + k)^((p−1)/2) − 1 has about half of the roots, until a quadratic polynomial remains.
  ///
  /// **Complexity.** O(b·d²) products for a prime of b bits and the degree d: degrees are small here, because genera are.
  /// **Source.** Cantor and Zassenhaus; Cohen, algorithm 1.6.1.
  func root(
    of polynomial: [BigInteger]
  ) throws(ComputationFailure) -> BigInteger? {
    var rest = polynomial
    var shift = 0
    while rest.count > 2 {
      shift += 1
      // Each shift fails to split with a probability of ¼ at most.
      if shift > 100 { return nil }
      var power = try power(ofShift: shift, modulo: rest)
      power[0] = power[0] - 1
      guard let divisor = greatestCommonDivisor(rest, power) else { return nil }
      if divisor.isEmpty || divisor.count == rest.count { continue }
      guard 2 * divisor.count > rest.count else {
        rest = divisor
        continue
      }
      rest = quotientAndRemainder(rest + [.one], divisor).quotient.dropLast()
    }
    switch rest.count {
    case 1: return (-rest[0]).residue(modulo: modulus)
    case 2:
      // (−b + √(b² − 4c))/2.
      let discriminant = (rest[1] * rest[1] - rest[0].shiftedUp(2)).residue(modulo: modulus)
      guard let root = squareRoot(discriminant) else { return nil }
      let double = (root - rest[1]).residue(modulo: modulus)
      return (double.isOdd ? double + modulus : double).shiftedDown(1)
    default: return nil
    }
  }

  /// (x + shift)^((p−1)/2) modulo a monic polynomial.
  private func power(
    ofShift shift: Int, modulo f: [BigInteger]
  ) throws(ComputationFailure) -> [BigInteger] {
    let exponent = modulus.shiftedDown(1)
    var power = [BigInteger](repeating: .zero, count: f.count)
    power[0] = .one
    let registers = (0..<2 * f.count).map { _ in IntegerStorage.make() }
    for bit in stride(from: exponent.magnitudeBits - 1, through: 0, by: -1) {
      try Deadline.checkComputation()
      power = square(power, modulo: f, registers)
      guard exponent.isBitSet(at: bit) else { continue }
      // x·power takes the place of its last coefficient from f.
      let last = power[f.count - 1]
      power = f.indices.map { place in
        let next = place == 0 ? .zero : power[place - 1]
        return (next + power[place] * BigInteger(shift) - last * f[place]).residue(modulo: modulus)
      }
    }
    return power
  }

  /// The square of a polynomial modulo a monic one, computed in registers for all of its coefficients.
  private func square(
    _ a: [BigInteger], modulo f: [BigInteger], _ registers: [IntegerStorage]
  ) -> [BigInteger] {
    let degree = f.count
    return withExtendedLifetime(registers) {
      let sums = registers.map(\.pointer)
      for sum in sums { __gmpz_set_ui(sum, 0) }
      for i in 0..<degree {
        a[i].read { x in
          for k in 0..<i { a[k].read { y in __gmpz_addmul(sums[i + k], x, y) } }
        }
      }
      for sum in sums { __gmpz_mul_2exp(sum, sum, 1) }
      for i in 0..<degree { a[i].read { x in __gmpz_addmul(sums[2 * i], x, x) } }
      return modulus.read { modulus in
        for top in stride(from: 2 * degree - 2, through: degree, by: -1) {
          __gmpz_mod(sums[top], sums[top], modulus)
          for i in 0..<degree {
            f[i].read { c in __gmpz_submul(sums[top - degree + i], sums[top], c) }
          }
        }
        return (0..<degree).map { place in
          BigInteger.make { r in __gmpz_mod(r, sums[place], modulus) }
        }
      }
    }
  }

  /// The monic greatest common divisor of a monic polynomial and another, of which all coefficients are given; nil if a leading
  /// coefficient has no inverse.
  private func greatestCommonDivisor(_ f: [BigInteger], _ g: [BigInteger]) -> [BigInteger]? {
    var (a, b) = (f, g)
    while true {
      while let last = b.last, last.isZero { b.removeLast() }
      guard let last = b.last else { return a }
      guard let scale = last.inverse(modulo: modulus) else { return nil }
      let divisor = b.dropLast().map { ($0 * scale).residue(modulo: modulus) }
      let rest = quotientAndRemainder(a + [.one], divisor).remainder
      (a, b) = (divisor, rest)
    }
  }

  /// The quotient and the rest, with all of their coefficients, of a polynomial with all of its coefficients by a monic one.
  private func quotientAndRemainder(
    _ f: [BigInteger], _ divisor: [BigInteger]
  ) -> (quotient: [BigInteger], remainder: [BigInteger]) {
    var rest = f
    for top in stride(from: f.count - 1, through: divisor.count, by: -1) {
      for (i, c) in divisor.enumerated() {
        let place = top - divisor.count + i
        rest[place] = (rest[place] - rest[top] * c).residue(modulo: modulus)
      }
    }
    return (Array(rest[divisor.count...]), Array(rest[..<divisor.count]))
  }
}
