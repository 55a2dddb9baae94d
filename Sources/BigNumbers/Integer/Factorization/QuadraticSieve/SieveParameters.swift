/// The sizes of the quadratic sieve for numbers of a given length.
///
/// They were tuned by hand on random semiprimes, from the tables of msieve and YAFU on; times change little near the optimum.
struct SieveParameters {
  /// Primes of the factor base.
  var primes: Int
  /// Blocks of ``block`` bytes in which a polynomial is sieved.
  var blocks: Int
  /// Primes below this are not sieved with: their hits are many and their logarithms small.
  var smallest: UInt32
  /// The bound on a large prime, as a multiple of the largest prime of the base.
  var largePrime: Double
  /// Bits by which a sum of logarithms may fall short beyond the large prime and the average of the small primes.
  var slack: Double

  /// A block fits into the first-level cache, and positions in it into 15 bits.
  static let block = 1 << 15

  /// The parameters for numbers kN of some bits.
  private typealias Row = (
    bits: Double, primes: Double, blocks: Double, smallest: Double, large: Double, slack: Double
  )
  private static let table: [Row] = [
    (50, 40, 1, 10, 20, 0), (64, 50, 1, 10, 20, 0), (83, 90, 1, 16, 30, 0),
    (100, 150, 1, 24, 40, 0), (116, 280, 1, 30, 40, 1), (133, 480, 1, 40, 40, 2),
    (149, 850, 1, 55, 45, 3), (166, 1450, 2, 90, 50, 5), (183, 2400, 2, 150, 70, 8),
    (199, 3700, 2, 200, 100, 10), (216, 6000, 2, 256, 110, 10), (233, 9500, 3, 256, 120, 10),
    (249, 18_000, 5, 256, 120, 10), (266, 33_000, 8, 256, 130, 10),
    (290, 55_000, 12, 256, 140, 10), (320, 65_000, 16, 256, 150, 10),
  ]

  /// Interpolates the table.
  init(bits: Int) {
    let bits = Double(bits)
    let above = Self.table.firstIndex { $0.bits >= bits } ?? Self.table.count - 1
    let (high, low) = (Self.table[above], Self.table[max(0, above - 1)])
    let share = high.bits == low.bits ? 1 : min(1, (bits - low.bits) / (high.bits - low.bits))
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    primes = Int(between(low.primes, high.primes))
    blocks = Int(between(low.blocks, high.blocks).rounded())
    smallest = UInt32(between(low.smallest, high.smallest))
    largePrime = between(low.large, high.large)
    slack = between(low.slack, high.slack)
  }
}
