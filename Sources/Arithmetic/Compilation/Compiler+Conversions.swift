import Conversion
import NumericCore
import Scientific

// The conversions by `to`.
extension Compiler {
  mutating func convert(
    _ index: Expression.Index, to target: ConversionTarget, uses: Int32
  ) throws(CalculatorError) -> Shape {
    switch target {
    case .unit(let unit):
      if case .quantities(let registers, let units) = try shape(index) {
        var results: [UInt32] = []
        for (register, own) in zip(registers, units) {
          results.append(
            try convert(Measured(register: register, unit: own), to: unit, index, uses: uses))
        }
        if unit.terms.isEmpty { return .list(results) }
        return .quantities(results, Array(repeating: unit, count: results.count))
      }
      let register = try convert(try source(index), to: unit, index, uses: uses)
      return Shape(Measured(register: register, unit: unit.terms.isEmpty ? nil : unit))
    case .zone(let zone): return try convert(index, to: zone)
    case .dateForm(let form): return try convert(index, to: form, uses: uses)
    case .notation(let notation): return try shape(of: index, in: notation, uses: uses)
    case .parts(let units):
      return try parts(try source(index), units, index, uses: uses)
    }
  }

  /// The value of a conversion to a notation, which changes no number.
  private mutating func shape(
    of index: Expression.Index, in notation: NumberNotation, uses: Int32
  ) throws(CalculatorError) -> Shape {
    switch (notation, try shape(index)) {
    case (.plain, _): return held(.number(try number(index)), uses)
    case (.sexagesimal, _):
      // A plain number is one of degrees.
      var operand = try source(index)
      if operand.unit == nil { operand.unit = .named("deg") }
      let units: [Unit] = ["deg", "arcmin", "arcsec"].map { .named($0) }
      return try parts(operand, units, index, uses: uses)
    case (.polar, _): return try polar(index, uses: uses)
    case (.rectangular, let shape):
      guard let parts = shape.complexParts else { return held(.number(try number(index)), uses) }
      return held(parts.shape, uses)
    case (.roman, .complex): return held(.number(try number(index)), uses)
    case (_, .number), (_, .list), (_, .complex): return held(try shape(index), uses)
    case (.style, .quantity), (.style, .quantities), (.style, .duration):
      return held(try shape(index), uses)
    default: return held(.number(try number(index)), uses)
    }
  }

  /// The operand of a conversion; a percentage stays a percentage.
  private mutating func source(_ index: Expression.Index) throws(CalculatorError) -> Measured {
    switch try shape(index) {
    case .quantity(let register, let unit), .mixed(let register, let unit, _, _):
      return Measured(register: register, unit: unit)
    default: return try measured(index)
    }
  }

  /// The number of an operand in another unit.
  private mutating func convert(
    _ x: Measured, to unit: Unit, _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    let x = try exchanged(x, for: unit)
    let own = x.unit ?? plainUnit(for: unit)
    guard let conversion = own.conversion(to: unit) else {
      let (first, second) = own.quantities(against: unit)
      throw CalculatorError(
        .incompatibleUnits,
        "\(first.withArticle) cannot become \(second.withArticle)\(hint(from: own, to: unit))",
        span(of: nil))
    }
    if let reading = conversion.note { note(reading) }
    return try rescaled(x.register, by: conversion.rescaling, conversion.root, uses: uses)
  }

  /// What to write for the temperatures whose letters are those of other units.
  private func hint(from own: Unit, to target: Unit) -> String {
    guard own.dimension == Dimension(.temperature),
      target == .named("C") || target == .named("F")
    else { return "" }
    return "; the temperature is deg\(target.symbol)"
  }

  /// The unit of a plain number in a conversion: where the target is an angle, that of the angle
  /// mode.
  private func plainUnit(for target: Unit) -> Unit {
    target.dimension == Dimension(.angle) ? .of(angle) : .one
  }

  /// Integers for all units but the last, and a number in the last unit for further computation.
  private mutating func parts(
    _ x: Measured, _ units: [Unit], _ index: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    for (unit, next) in zip(units, units.dropFirst()) {
      guard let ratio = next.differenceScale(to: unit), ratio.root == nil, unit.offset == nil,
        next.offset == nil
      else {
        throw incompatible(
          Measured(register: 0, unit: unit), Measured(register: 0, unit: next), "make no sum")
      }
      if ratio.isOne {
        throw CalculatorError(
          .arguments, "'\(unit.symbol)' is asked for twice", span(of: nil))
      }
    }
    // Each part is computed from the number itself, so that it is rounded once.
    let last = units[units.count - 1]
    hold(.number(x.register), Int32(units.count))
    let total = try convert(x, to: last, index, uses: uses)
    var parts: [UInt32] = []
    for (place, unit) in units.enumerated() {
      let ratio = try ratio(of: x, to: unit)
      let step = place == 0 ? nil : (units[place - 1].scale / unit.scale).ratio
      let rescaling: Rescaling =
        if place == units.count - 1, let step {
          .rest(ratio, step: step)
        } else {
          .whole(ratio, step: step)
        }
      parts.append(try emit(rescale: x.register, by: rescaling, uses: uses))
    }
    return .mixed(total, last, parts, units)
  }
}

extension Compiler {
  /// The factor of a conversion; throws if the conversion takes a reciprocal or a root.
  private func ratio(of x: Measured, to unit: Unit) throws(CalculatorError) -> ExactRatio {
    guard let conversion = (x.unit ?? plainUnit(for: unit)).conversion(to: unit),
      !conversion.isReciprocal, conversion.root == nil
    else {
      throw CalculatorError(
        .incompatibleUnits, "a reciprocal and a root have no parts in several units",
        span(of: nil))
    }
    return conversion.ratio
  }
}

extension Unit {
  /// The unit of an angle mode.
  static func of(_ angle: AngleUnit) -> Unit {
    switch angle {
    case .radians: .named("rad")
    case .degrees: .named("deg")
    case .gradians: .named("gon")
    case .turns: .named("turn")
    }
  }
}
