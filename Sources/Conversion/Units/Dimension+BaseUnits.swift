extension Dimension.Base {
  /// The base unit of the quantity, in which the sizes of units are given.
  public var unit: String {
    switch self {
    case .length: "m"
    case .mass: "kg"
    case .time: "s"
    case .current: "A"
    case .temperature: "K"
    case .amount: "mol"
    case .luminousIntensity: "cd"
    case .angle: "rad"
    case .information: "bit"
    }
  }
}

extension Dimension {
  /// The product of base units in which sizes of units are given, such as `kg*m/s^2`; empty for a
  /// plain number and for money, which has no unit of its own.
  public var baseUnits: String {
    if Base.allCases.allSatisfy({ self[$0] == 0 }) { return "" }
    // The order of the SI Brochure.
    let order: [Base] = [
      .mass, .length, .time, .current, .temperature, .amount, .luminousIntensity, .angle,
      .information,
    ]
    return ProductText.joined(order.map { ($0.unit, self[$0]) })
  }
}
