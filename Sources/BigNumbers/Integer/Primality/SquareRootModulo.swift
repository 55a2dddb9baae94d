/// Square roots modulo one odd prime.
///
/// Modulo a number that is not prime a result may be missing or wrong, but is found in bounded time.
///
/// **Complexity.** One power for a root, and e² products at most for a modulus of 1 + 2^e·d with d odd.
/// **Source.** Tonelli and Shanks; Cohen, A Course in Computational Algebraic Number Theory, algorithm 1.5.1.
struct SquareRootModulo {
  private let modulus: BigInteger
  /// The exponent of 2 in modulus − 1.
  private let twos: Int
  /// (d − 1)/2 for the odd part d of modulus − 1.
  private let exponent: BigInteger
  /// A generator of the residues whose order is a power of 2; 1 if no non-residue was found.
  private let generator: BigInteger

  init(_ modulus: BigInteger) {
    self.modulus = modulus
    let even = modulus - 1
    twos = even.trailingZeroBitCount
    let odd = even.shiftedDown(twos)
    exponent = odd.shiftedDown(1)
    // The least non-residue of a prime is far below 1000 for every size that can be computed with.
    let nonresidue = (2..<1000).first { BigInteger.kronecker(BigInteger($0), modulus) < 0 }
    generator = BigInteger(nonresidue ?? 1).residue(ofPower: odd, modulo: modulus)
  }

  /// A number whose square is congruent to `x`, or nil.
  func callAsFunction(_ x: BigInteger) -> BigInteger? {
    let half = x.residue(ofPower: exponent, modulo: modulus)
    var root = (x * half).residue(modulo: modulus)
    // root² = x·error, where the order of the error is a power of 2 below that of the generator.
    var error = (root * half).residue(modulo: modulus)
    var (generator, order) = (generator, twos)
    while error != 1 {
      var (square, steps) = (error, 0)
      while square != 1, steps < order {
        square = (square * square).residue(modulo: modulus)
        steps += 1
      }
      if steps >= order { return nil }
      for _ in 0..<(order - steps - 1) {
        generator = (generator * generator).residue(modulo: modulus)
      }
      root = (root * generator).residue(modulo: modulus)
      generator = (generator * generator).residue(modulo: modulus)
      error = (error * generator).residue(modulo: modulus)
      order = steps
    }
    return root
  }
}
