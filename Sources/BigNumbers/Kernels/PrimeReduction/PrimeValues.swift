internal import CMPFR

/// The sixteen α_j of a ``PrimeLattice`` in fixed point, computed when they are first needed and then kept.
///
/// All threads share them. Values for more bits replace those for fewer, of which they begin with the same limbs.
final class PrimeValues: @unchecked Sendable {
  /// The number of limbs behind the point.
  private let fraction: Int
  private let limbs: FixedPoint.Limbs

  struct Kept {
    fileprivate(set) var values: [Kind: PrimeValues] = [:]
    /// The most limbs that were asked for, whether they were computed or not.
    private var wanted: [Kind: Int] = [:]

    /// What is known of values with so many limbs, and whether about as many were asked for before.
    mutating func find(_ kind: Kind, fraction: Int) -> (known: PrimeValues?, isWanted: Bool) {
      let most = wanted[kind] ?? 0
      wanted[kind] = max(most, fraction)
      return (values[kind].flatMap { $0.fraction < fraction ? nil : $0 }, most >= fraction - 4)
    }
  }

  private static let kept = Locked(Kept())

  /// Which primes.
  enum Kind {
    case real, gaussian

    var lattice: PrimeLattice { self == .real ? .real : .gaussian }
  }

  /// The values with at least the limbs of a room; nil if so many are needed for the first time.
  ///
  /// They take as long as three functions by MPFR, so that they are computed for the second one.
  static func values(_ kind: Kind, _ room: FixedPoint) -> PrimeValues? {
    let (known, isWanted) = kept.withLock { $0.find(kind, fraction: room.fraction) }
    if let known { return known }
    if !isWanted { return nil }
    let values = PrimeValues(kind, fraction: room.fraction + 4)
    kept.withLock { kept in
      if kept.values[kind].map({ $0.fraction < values.fraction }) ?? true {
        kept.values[kind] = values
      }
    }
    return values
  }

  /// Forgets all values.
  static func freeCache() { kept.withLock { $0 = Kept() } }

  private init(_ kind: Kind, fraction: Int) {
    self.fraction = fraction
    let count = fraction + 1
    let limbs = FixedPoint.Limbs.allocate(capacity: PrimeLattice.count * count)
    self.limbs = limbs
    FixedPoint.withRoom(fraction: fraction) { room in
      for (index, value) in Self.computed(kind, bits: 64 * fraction + 8).enumerated() {
        value.read { room.load(limbs + index * count, $0) }
      }
    }
  }

  deinit { limbs.deallocate() }

  /// Calls `body` with α_j in as many limbs as a room has: |α_j − value| < 2u.
  ///
  /// They last until it returns, even if the values are forgotten or replaced meanwhile.
  func withValue<Result>(
    _ index: Int, _ room: FixedPoint, _ body: (FixedPoint.Limbs) -> Result
  ) -> Result {
    withExtendedLifetime(self) {
      body(limbs + (index * (fraction + 1) + (fraction - room.fraction)))
    }
  }

  /// All α_j, which err by less than 2^−bits.
  ///
  /// The sum of the magnitudes of the coefficients is less than 2⁴⁰.
  private static func computed(_ kind: Kind, bits: Int) -> [BigFloat] {
    let (lattice, inner) = (kind.lattice, bits + 48)
    let terms = lattice.arguments.map { x in
      let series = HypergeometricSeries.reciprocal(x, isAlternating: kind == .gaussian)
      return series.sum(bits: inner).changed(bits: inner) { mpfr_div_ui($0, $1, x, MPFR_RNDN) }
    }
    return (0..<PrimeLattice.count).map { row in
      BigFloat.make(bits: inner) { r in
        _ = mpfr_set_ui(r, 0, MPFR_RNDN)
        for (column, term) in terms.enumerated() {
          let factor = lattice.coefficients[row * PrimeLattice.count + column]
          let product = term.changed(bits: inner) {
            mpfr_mul_si($0, $1, kind == .real ? 2 * factor : factor, MPFR_RNDN)
          }
          _ = product.read { mpfr_add(r, r, $0, MPFR_RNDN) }
        }
        return 0
      }
    }
  }
}
