internal import CMPFR

/// Sums Σ e_j·α_j with whole e_j that come close to a number, where the α_j are logarithms of primes or angles of Gaussian
/// primes.
///
/// A function of the number is then one of a tiny difference, besides a product of powers of the primes. The sixteen e_j
/// are short: of 16 bits at most, and together they make a product of some thousand bits for a difference of 2^−128.
///
/// Published reductions subtract multiples of ever smaller single sums. Here the number is rounded to a point of a reduced
/// basis of the lattice of all (e, Σ e_j·α_j), which leaves exponents a twentieth as large: a product of 1700 bits in place
/// of 42 000 for a difference of 2^−96. Only the lowest word of each coordinate is needed, because the exponents are words.
///
/// **Source.** F. Johansson, Computing elementary functions using multi-prime argument reduction, arXiv:2207.02501 (2022);
/// the rounding is that of L. Babai, On Lovász' lattice reduction and the nearest lattice point problem, Combinatorica 6
/// (1986).
struct PrimeLattice: Sendable {
  /// The number of primes.
  static let count = 16

  /// A basis for differences of about 2^−bits.
  struct Level: Sendable {
    let bits: Int
    /// For each vector of the basis a number with one limb behind the point, in four limbs, by which x is multiplied.
    let multipliers: [UInt]
    /// The vectors, one after another.
    let basis: [Int16]
  }

  /// Whole numbers whose values of artanh(1/x) or atan(1/x) make the α_j.
  let arguments: [UInt]
  /// The multiples of these values in each α_j, row by row; twice as many of artanh(1/x).
  let coefficients: [Int]
  private let levels: [Level]

  init(arguments: [UInt], coefficients: [Int], levels: [Level]) {
    (self.arguments, self.coefficients, self.levels) = (arguments, coefficients, levels)
  }

  /// Exponents e for the number in a room, 0 ≤ x < 2: x − Σ e_j·α_j is about 2^−64 to 2^−160, the smaller the longer the
  /// numbers of the room are.
  ///
  /// Nothing depends on how small it is but the time. The room has at least three limbs behind the point, and the numbers
  /// of which the exponents are used have `length`.
  func exponents(of x: FixedPoint.Limbs, _ room: FixedPoint, length: Int) -> [Int] {
    let level = level(of: length)
    var exponents = [Int](repeating: 0, count: Self.count)
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 8) { product in
      guard let product = product.baseAddress else { return }
      level.multipliers.withUnsafeBufferPointer { multipliers in
        guard let multiplier = multipliers.baseAddress else { return }
        for i in 0..<Self.count {
          __gmpn_mul_n(product, x + (room.fraction - 3), multiplier + 4 * i, 4)
          // Four limbs behind the point; rounded to nearest.
          let coordinate = Int(bitPattern: product[4] &+ product[3] >> 63)
          if coordinate == 0 { continue }
          for j in 0..<Self.count {
            exponents[j] &+= coordinate &* Int(level.basis[Self.count * i + j])
          }
        }
      }
    }
    return exponents
  }

  /// The level for numbers of so many limbs, the one that took the fewest instructions: of 10 000 bits exp took 1.56, 1.47 and
  /// 1.43 million with the first three, sin 2.15, 2.21 and 2.47; of 33 000 bits exp 11.2, 10.9 and 10.9 with the last three,
  /// sin 14.1, 14.2 and 15.6.
  func level(of length: Int) -> Level {
    levels[length < 110 ? 0 : length < 220 ? 1 : length < 900 ? 2 : 3]
  }
}
