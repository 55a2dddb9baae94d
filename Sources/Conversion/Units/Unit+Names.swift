extension Units.Named {
  /// The name with that of the prefix: `kilometre`.
  public var name: String { (unitPrefix?.name ?? "") + unit.name }
}

extension UnitRow {
  /// The definition for display; `a base unit` for the metre, `0.001 kg` for the gram.
  public var definitionText: String {
    if category == .money { return "a currency" }
    guard let base else { return definition }
    return symbol == base.unit ? "a base unit" : "\(definition) \(base.unit)"
  }
}

extension Unit {
  /// The unit itself, if it is not a product or a power.
  public var single: Units.Named? {
    terms.count == 1 && terms[0].exponent == 1 ? terms[0].unit : nil
  }
}
