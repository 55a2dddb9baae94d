import NumericCore

// Units that are quotients or products of others under a name of their own, such as mph and kWh.
extension Unit {
  /// The unit with those of its factors written out of which a part cancels in a product with `other` to the power ±1:
  /// 120 mi / (60 mph) are hours, 6 L/100km · 550 km litres, and 5 kWh / (2 kW) hours; nil where no part cancels.
  func writtenOut(before other: Unit, _ isQuotient: Bool) -> Unit? {
    guard terms.contains(where: { Units.hasParts($0.unit) }) else { return nil }
    var isChanged = false
    var factors: [Term] = []
    for term in terms {
      guard let parts = Units.parts(of: term.unit), term.exponent == 1 || term.exponent == -1,
        let written = parts.cancelled(by: other.terms, term.exponent == (isQuotient ? -1 : 1))
      else {
        Self.multiply(&factors, by: term.unit, to: term.exponent)
        continue
      }
      isChanged = true
      for part in written {
        Self.multiply(
          &factors, by: part.unit, to: term.exponent == 1 ? part.exponent : -part.exponent)
      }
    }
    return isChanged ? Unit(factors) : nil
  }

  private static func multiply(
    _ factors: inout [Term], by unit: Units.Named, to exponent: UnitPower
  ) {
    guard let place = factors.firstIndex(where: { $0.unit == unit }) else {
      factors.append(Term(unit: unit, exponent: exponent))
      return
    }
    factors[place].exponent = factors[place].exponent + exponent
    if factors[place].exponent == 0 { factors.remove(at: place) }
  }
}

extension Units {
  /// The parts of a unit that has a name of its own.
  struct Parts {
    let terms: [Unit.Term]
    /// The dimension whose parts cancel only against the same unit: 100 m / (10 mph) are no hours, because a metre is no
    /// mile.
    let strict: Dimension

    /// The parts, if one of them cancels against one of these factors, whose powers are taken as they are where
    /// `isProduct`, and inverted elsewhere.
    func cancelled(by others: [Unit.Term], _ isProduct: Bool) -> [Unit.Term]? {
      let cancels = terms.contains { part in
        others.contains { other in
          other.exponent == (isProduct ? -part.exponent : part.exponent)
            && (part.unit == other.unit
              || part.unit.dimension != strict && part.unit.dimension == other.unit.dimension)
        }
      }
      return cancels ? terms : nil
    }
  }

  /// The parts of speeds, of consumptions of fuel, of flows, and of watt and ampere hours; nil for other units.
  static func parts(of unit: Named) -> Parts? {
    guard var parts = partsByRow[unit.row] else { return nil }
    guard let prefix = unit.prefix else { return parts }
    var terms = parts.terms
    terms[0].unit.prefix = prefix
    parts = Parts(terms: terms, strict: parts.strict)
    return parts
  }

  static func hasParts(_ unit: Named) -> Bool { partsByRow[unit.row] != nil }

  private static let partsByRow: [Int: Parts] = {
    var found: [Int: Parts] = [:]
    for (row, unit) in table.enumerated() {
      let text: Substring
      var strict = Dimension.none
      switch unit.category {
      case .speed:
        text = unit.definition[...]
        strict = Dimension(.length)
      case .fuelConsumption, .fuelEconomy:
        // The size of L/100km beside L/km is part of the factor of a product.
        text = unit.definition.split(separator: " ").last ?? ""
      case .flow: text = unit.definition[...]
      case .energy, .charge:
        guard let symbol = unit.symbols.first, symbol == "Wh" || symbol == "Ah" else { continue }
        text = symbol == "Wh" ? "W*h" : "A*h"
        strict = Dimension(.time)
      default: continue
      }
      guard let product = try? Unit(parsing: String(text)), product.terms.count == 2 else {
        continue
      }
      found[row] = Parts(terms: product.terms, strict: strict)
    }
    return found
  }()
}
