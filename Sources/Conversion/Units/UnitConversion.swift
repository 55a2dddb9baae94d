public import NumericCore

/// How a number in one unit becomes a number in another.
public struct UnitConversion: Hashable, Sendable {
  /// The exact factor, with an offset between scales.
  public var ratio: ExactRatio
  /// Whether the reciprocal of the scaled number is the result.
  public var isReciprocal = false

  /// The same as one step of a program.
  public var rescaling: Rescaling { isReciprocal ? .reciprocal(ratio) : .multiple(ratio) }
  /// What was taken for granted, as a sentence; nil for nothing.
  public var note: String?
}

/// Two units that measure different things.
public struct UnitMismatch: Error, Hashable, Sendable {
  /// What the first measures.
  public var first: String
  /// What the second measures.
  public var second: String
}

extension Unit {
  /// The way from this unit to another.
  ///
  /// Two steps beyond equal dimensions are taken, and told: distance per volume and volume per distance are
  /// each other's reciprocals, and angles are plain numbers in the SI, where a frequency counts turns.
  public func conversion(to target: Unit) throws(UnitMismatch) -> UnitConversion {
    if dimension == target.dimension {
      let (difference, point) = ("difference of temperatures", "point of a scale")
      if isDifference, target.offset != nil { throw UnitMismatch(first: difference, second: point) }
      if offset != nil, target.isDifference { throw UnitMismatch(first: point, second: difference) }
      return UnitConversion(ratio: ratio(to: target))
    }
    let area = Dimension(.length).power(2)
    if dimension == area.power(-1) && target.dimension == area
      || dimension == area && target.dimension == area.power(-1)
    {
      return UnitConversion(
        ratio: scale * target.scale, isReciprocal: true,
        note: "consumption and distance per volume are reciprocals: the number was inverted")
    }
    guard dimension.withoutAngle == target.dimension.withoutAngle else {
      throw UnitMismatch(first: quantityName, second: target.quantityName)
    }
    let turns = dimension[.angle] - target.dimension[.angle]
    if dimension.withoutAngle == Dimension(.time).power(-1), turns.magnitude == 1 {
      let turn = ExactRatio(ExactLiteral(2), ExactLiteral(1), piPower: 1)
      return UnitConversion(
        ratio: scale / target.scale / turn.power(turns),
        note: "a turn was counted as one period")
    }
    return UnitConversion(
      ratio: scale / target.scale, note: "an angle in radians was taken for a plain number")
  }

  /// The factor to a unit of the same dimension.
  private func ratio(to target: Unit) -> ExactRatio {
    guard offset != nil || target.offset != nil else { return scale / target.scale }
    return scale.affine(
      fromZero: offset ?? ExactLiteral(0), to: target.scale,
      toZero: target.offset ?? ExactLiteral(0))
  }

  /// Whether a number in this unit can become one in another.
  public func isConvertible(to target: Unit) -> Bool { (try? conversion(to: target)) != nil }

  /// The factor for differences, for which the zeros of scales do not matter; nil between different dimensions.
  public func differenceRatio(to target: Unit) -> ExactRatio? {
    dimension == target.dimension ? scale / target.scale : nil
  }

  /// What it measures, as messages call it.
  public var quantityName: String {
    if terms.isEmpty { return "plain number" }
    if terms.count == 1, terms[0].exponent == 1 {
      return terms[0].unit.unit.category.rawValue
    }
    if let row = Units.definitions.firstIndex(where: { $0.dimension == dimension }) {
      return Units.table[row].category.rawValue
    }
    return dimension.formula
  }
}
