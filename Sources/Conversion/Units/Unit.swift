public import NumericCore

/// A product of powers of units: `km/h`, `kg*m/s^2`.
public struct Unit: Hashable, Sendable {
  /// One factor.
  public struct Term: Hashable, Sendable {
    /// The unit.
    public var unit: Units.Named
    /// Its power, not 0.
    public var exponent: UnitPower
  }

  /// Whether it is the unit of a difference of two points of a scale.
  private var isDifferenceOfPoints = false
  /// Whether it is printed by its name.
  private var isSpelledOut = false
  /// The factors in the order in which they were written or computed.
  public let terms: [Term]
  /// The dimension of the quantities that it measures.
  public let dimension: Dimension

  /// A product of powers; nil if a power is too large.
  init?(_ terms: [Term]) {
    if terms.hasManyCurrencies { return nil }
    var dimension = Dimension.none
    for term in terms {
      guard !term.exponent.isTooGreat,
        let factor = term.unit.dimension.power(term.exponent)
      else { return nil }
      dimension = dimension * factor
      if dimension.isTooGreat { return nil }
    }
    self.terms = terms
    self.dimension = dimension
  }

  /// A single unit.
  init(_ unit: Units.Named) {
    terms = [Term(unit: unit, exponent: 1)]
    dimension = unit.dimension
  }

  /// The unit that a text denotes.
  ///
  /// - Throws: if the text is not a product of units.
  public init(parsing text: String) throws(TextError) {
    var scanner = UnitScanner(Array(text.utf8), at: 0)
    self = try scanner.scanWhole()
    try scanner.checkEnd()
  }

  /// The size in base units, without the zero of a scale.
  public var scale: UnitScale {
    if terms.count == 1, terms[0].exponent == 1 { return UnitScale(terms[0].unit.scale) }
    return terms.reduce(.one) { $0 * UnitScale($1.unit.scale, to: $1.exponent) }
  }

  /// The zero of a scale of points, such as degrees Celsius; nil for units without such a zero.
  public var offset: ExactLiteral? {
    terms.count == 1 && terms[0].exponent == 1 ? terms[0].unit.unit.offset : nil
  }

  /// Whether it measures differences on a scale, so that its numbers are not points.
  public var isDifference: Bool { isDifferenceOfPoints || single?.unit.isDifference == true }

  /// The printed form, which can be read back: `kg*m/s^2`.
  public var symbol: String {
    if isSpelledOut, let unit = single { return unit.unit.longNames[1] }
    if terms.count == 1, terms[0].exponent == 1 { return terms[0].unit.symbol }
    // After a number, `1/s` would be read as a fraction.
    if !terms.isEmpty, terms.allSatisfy({ $0.exponent < 0 }) {
      return terms.map { "\($0.unit.symbol)^\($0.exponent.text)" }.joined(separator: "*")
    }
    return ProductText.joined(terms.map { ($0.unit.symbol, $0.exponent) })
  }

  /// The number of units in a full turn, for units of angle for which it is an integer; nil for
  /// others.
  public var unitsPerTurn: Int? {
    guard dimension == Dimension(.angle), scale.root == nil else { return nil }
    let turn = ExactRatio(ExactLiteral(2), ExactLiteral(1), piPower: 1) / scale.ratio
    guard turn.piPower == 0, case .word(let count) = turn.numerator.coefficient,
      turn.denominator == ExactLiteral(1), (0...15).contains(turn.numerator.exponent)
    else { return nil }
    // The factor of degrees is 36e1, that of seconds of arc 1296e3.
    let places = (0..<turn.numerator.exponent).reduce(UInt64(1)) { power, _ in power * 10 }
    let (product, overflow) = count.multipliedReportingOverflow(by: places)
    return overflow || product > 1 << 31 ? nil : Int(product)
  }
}

// Units that the engines use.
extension Unit {
  /// The unit of plain numbers, the empty product.
  public static let one = Unit(product: [], Dimension.none)
  /// The unit of differences between two temperatures in kelvins.
  public static let kelvinDifference: Unit = {
    var unit = named("K")
    unit.isDifferenceOfPoints = true
    return unit
  }()

  /// The unit of differences between days, which is printed by its name.
  public static let days: Unit = {
    var unit = named("day")
    unit.isSpelledOut = true
    return unit
  }()

  /// A unit of the table.
  ///
  /// - Precondition: the name is in the table.
  public static func named(_ name: String) -> Unit {
    guard let unit = Units.named(name) else { preconditionFailure("'\(name)' is not a unit") }
    return Unit(unit)
  }

  /// Whether a name denotes a unit, with or without a prefix.
  public static func isSpelling(_ name: String) -> Bool {
    Units.named(name) != nil || AmbiguousUnit.named(name) != nil
  }

  private init(product terms: [Term], _ dimension: Dimension) {
    self.terms = terms
    self.dimension = dimension
  }
}

// Products that result from arithmetic, in which units of the same dimension are combined.
extension Unit {
  /// The unit of a product with `other` to the power ±1, and the factor by which the product of the
  /// numbers is multiplied; no unit if all units cancel, and nil if a power is too large.
  public func product(
    with other: Unit, isQuotient: Bool = false
  ) -> (unit: Unit?, factor: UnitScale)? {
    let first = writtenOut(before: other, isQuotient)
    let second = other.writtenOut(before: self, isQuotient)
    guard first != nil || second != nil else { return merged(with: other, isQuotient) }
    let (a, b) = (first ?? self, second ?? other)
    let sizes = scale / a.scale * (isQuotient ? b.scale / other.scale : other.scale / b.scale)
    return a.merged(with: b, isQuotient).map { ($0.unit, $0.factor * sizes) }
  }

  private func merged(
    with other: Unit, _ isQuotient: Bool
  ) -> (unit: Unit?, factor: UnitScale)? {
    var factor = UnitScale.one
    var merged = terms
    // The same unit cancels before others of its dimension: kg·mg/kg is in mg.
    let ordered =
      other.terms.count > 1
      ? other.terms.filter(has) + other.terms.filter { !has($0) } : other.terms
    for term in ordered {
      let exponent = isQuotient ? -term.exponent : term.exponent
      let near = merged.firstIndex { $0.unit == term.unit }
      let alike = near ?? merged.firstIndex { $0.unit.dimension == term.unit.dimension }
      guard let place = alike else {
        merged.append(Term(unit: term.unit, exponent: exponent))
        continue
      }
      if near == nil {
        let size = term.unit.scale / merged[place].unit.scale
        factor = factor * UnitScale(size, to: exponent)
      }
      merged[place].exponent = merged[place].exponent + exponent
      if merged[place].exponent == 0 { merged.remove(at: place) }
    }
    if merged.isEmpty { return (nil, factor) }
    guard let unit = Unit(merged) else { return nil }
    // If the units cancel to a plain number, their size goes into the factor.
    return unit.dimension == .none ? (nil, factor * unit.scale) : (unit, factor)
  }

  private func has(_ term: Term) -> Bool { terms.contains { $0.unit == term.unit } }

  /// The unit of a power; nil if it is too large, or a fraction beyond the greatest denominator.
  public func power(_ exponent: UnitPower) -> Unit? {
    var raised: [Term] = []
    for term in terms {
      guard let product = term.exponent * exponent else { return nil }
      if product != 0 { raised.append(Term(unit: term.unit, exponent: product)) }
    }
    return Unit(raised)
  }
}
