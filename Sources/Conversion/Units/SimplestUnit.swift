/// The units in which the result of a computation is shown: the fewest units of the SI that make
/// its dimension.
public enum SimplestUnit {
  /// One unit of the SI with its prefixes, from small to large.
  private struct Ladder {
    let units: [Unit]
    /// The unit in which sizes are counted, such as the newton.
    let coherent: Unit
  }

  private static let ladders: [Ladder] = table.map { symbols in
    let units = symbols.map { Unit.named($0) }
    guard let coherent = units.first(where: { $0.scale.isOne }) else {
      preconditionFailure("a unit of the SI has the size 1: \(symbols)")
    }
    return Ladder(units: units, coherent: coherent)
  }

  private static let index: [Dimension: Int] = {
    var found: [Dimension: Int] = [:]
    for (place, ladder) in ladders.enumerated() { found[ladder.coherent.dimension] = place }
    return found
  }()

  /// The units that make the dimension of a product of units more simply, from small to large; empty
  /// where that product is as simple.
  ///
  /// A single unit replaces every product and every power of others; products of two, such as m/s,
  /// replace those of three and those with roots.
  public static func ladder(for unit: Unit) -> [Unit] {
    if unit.single != nil || unit.dimension == .none || unit.dimension.hasMoney { return [] }
    if let place = index[unit.dimension] { return ladders[place].units }
    let count = unit.terms.contains { $0.exponent.whole == nil } ? Int.max : unit.terms.count
    if count > 2, let pair = pair(for: unit.dimension) { return [pair] }
    let base = Dimension.Base.allCases.filter { unit.dimension[$0] != 0 }
    // The litre per kilometre is as simple as the square metre; N/Pa and 1/(Ω·F) are not as simple as m² and s⁻¹.
    let isPower =
      base.count == 1 && !unit.terms.allSatisfy { $0.unit.dimension.isPower(of: base[0]) }
    guard count > max(base.count, 2) || isPower else { return [] }
    let terms = base.compactMap { base in
      Unit.named(base.unit).single.map {
        Unit.Term(unit: $0, exponent: unit.dimension[base])
      }
    }
    return Unit(terms).map { $0 == unit ? [] : [$0] } ?? []
  }

  /// A unit of the SI times a whole power of a base unit: that with the smallest power, as W/m²
  /// rather than kg/s³, and metres and seconds, as m/s² rather than N/kg.
  private static func pair(for dimension: Dimension) -> Unit? {
    var best: (unit: Unit, size: UnitPower)?
    for ladder in ladders {
      guard let first = ladder.coherent.single else { continue }
      let rest = dimension / ladder.coherent.dimension
      let bases = Dimension.Base.allCases.filter { rest[$0] != 0 }
      guard bases.count == 1, rest[bases[0]].whole != nil,
        let second = Unit.named(bases[0].unit).single
      else { continue }
      let power = rest[bases[0]]
      let pair = Unit([
        Unit.Term(unit: first, exponent: 1), Unit.Term(unit: second, exponent: power),
      ])
      guard let pair else { continue }
      if ladder.coherent == .named("m"), bases[0] == .time { return pair }
      let size = power < 0 ? -power : power
      if best.map({ size < $0.size }) ?? true { best = (pair, size) }
    }
    return best?.unit
  }
}
