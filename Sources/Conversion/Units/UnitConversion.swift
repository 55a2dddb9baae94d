public import NumericCore

/// The conversion of a number from one unit to another.
public struct UnitConversion: Hashable, Sendable {
  /// The exact factor, with an offset between temperature scales.
  public var ratio: ExactRatio
  /// The root by which the product is multiplied besides, where units have powers that are no whole
  /// numbers.
  public var root: UnitScale.Root?
  /// Whether the result is the reciprocal of the scaled number.
  public var isReciprocal = false

  init(_ scale: UnitScale, isReciprocal: Bool = false, note: String? = nil) {
    (ratio, root) = (scale.ratio, scale.root)
    (self.isReciprocal, self.note) = (isReciprocal, note)
  }

  /// The conversion as one step of a program, which precedes the multiplication by the root.
  public var rescaling: Rescaling { isReciprocal ? .reciprocal(ratio) : .multiple(ratio) }
  /// An assumption of the conversion, as a sentence; nil if there is none.
  public var note: String?
}

extension Unit {
  /// The conversion from this unit to another; nil if they measure different quantities.
  ///
  /// Besides units of the same dimension, two kinds of pairs can be converted, with a note: units
  /// that are reciprocals, such as km/h and min/km, or hertz and seconds, and angles and plain
  /// numbers, because angles are dimensionless in the SI; a frequency then counts turns.
  public func conversion(to target: Unit) -> UnitConversion? {
    if dimension == target.dimension {
      // A point of a scale is no difference of temperatures.
      if isDifference && target.offset != nil || offset != nil && target.isDifference { return nil }
      return UnitConversion(scale(to: target))
    }
    if dimension == target.dimension.power(-1), !isPointOrDifference, !target.isPointOrDifference,
      (scale * target.scale).root == nil
    {
      let area = Dimension(.length).power(2)
      let isConsumption = dimension == area || target.dimension == area
      return UnitConversion(
        scale * target.scale, isReciprocal: true,
        note: isConsumption
          ? "consumption and distance per volume are reciprocals: the number was inverted"
          : "the units are reciprocals: the number was inverted")
    }
    guard dimension.withoutAngle == target.dimension.withoutAngle else { return nil }
    let turns = dimension[.angle] + -target.dimension[.angle]
    if dimension.withoutAngle == Dimension(.time).power(-1), turns == 1 || turns == -1 {
      let turn = ExactRatio(ExactLiteral(2), ExactLiteral(1), piPower: 1)
      return UnitConversion(
        scale / target.scale / UnitScale(turn, to: turns),
        note: "a turn was counted as one period")
    }
    return UnitConversion(
      scale / target.scale, note: "an angle in radians was taken for a plain number")
  }

  private var isPointOrDifference: Bool { offset != nil || isDifference }

  /// The factor to a unit of the same dimension.
  private func scale(to target: Unit) -> UnitScale {
    guard offset != nil || target.offset != nil, scale.root == nil, target.scale.root == nil
    else { return scale / target.scale }
    return UnitScale(
      scale.ratio.affine(
        fromZero: offset ?? ExactLiteral(0), to: target.scale.ratio,
        toZero: target.offset ?? ExactLiteral(0)))
  }

  /// Whether this unit can be converted to another.
  public func isConvertible(to target: Unit) -> Bool { conversion(to: target) != nil }

  /// The factor for differences, which does not depend on the zeros of scales; nil between
  /// different dimensions.
  public func differenceScale(to target: Unit) -> UnitScale? {
    dimension == target.dimension ? scale / target.scale : nil
  }

  /// The names in messages of the quantities of two units between which there is no conversion.
  public func quantities(against target: Unit) -> (own: String, other: String) {
    guard dimension == target.dimension else { return (quantityName, target.quantityName) }
    let (difference, point) = ("difference of temperatures", "point of a scale")
    return isDifference ? (difference, point) : (point, difference)
  }

  /// The name of the measured quantity in messages.
  public var quantityName: String {
    if terms.isEmpty { return "plain number" }
    if terms.count == 1, terms[0].exponent == 1, !terms[0].unit.isCustom {
      return terms[0].unit.unit.category.rawValue
    }
    if let row = Units.definitions.firstIndex(where: { $0.dimension == dimension }) {
      return Units.table[row].category.rawValue
    }
    return dimension.formula
  }
}
