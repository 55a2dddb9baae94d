import Conversion
import NumericCore
import Scientific

// Functions of quantities: what they do with units is a property of the operation.
extension Compiler {
  /// Applies a function of the catalogue to arguments of which one has a unit.
  mutating func call(
    _ row: FunctionRow, _ x: MeasuredList, _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if case .dot = row.form { throw unitless(row, x) }
    if row.form.takesAngle, x.count == 1, let own = x[0].unit,
      own.dimension == Dimension(.angle)
    {
      return try circular(row.form, x[0].register, own, uses: uses)
    }
    guard let effect = row.form.unitEffect else { throw unitless(row, x) }
    if !row.form.isAffine, (0..<x.count).contains(where: { x[$0].unit?.offset != nil }) {
      throw pointMisused("no \(row.name)")
    }
    var aligned = x.registers
    for index in 1..<x.count {
      aligned[index] = try converted(x[index], to: x[0], forWhat: "arguments of one \(row.name)")
    }
    let result = try emit(row.form, aligned, unit, uses: uses)
    guard let own = x[0].unit, case .number(let register) = result else { return result }
    return Shape(Measured(register: register, unit: try resultUnit(of: own, after: effect)))
  }

  /// Applies a prefix operator.
  mutating func apply(
    _ operation: UnaryFunction, to x: Measured, uses: Int32
  ) throws(CalculatorError) -> Shape {
    var unit = x.unit
    if let own = unit, let effect = operation.unitEffect {
      unit = try resultUnit(of: own, after: effect)
    }
    return Shape(
      Measured(register: try emit(.unary(operation), x.register, uses: uses), unit: unit))
  }

  private func resultUnit(of own: Unit, after effect: UnitEffect) throws(CalculatorError) -> Unit? {
    switch effect {
    case .same: return own
    case .plain: return nil
    case .square:
      guard let squared = own.power(2) else { throw powerTooLarge() }
      return squared
    case .root(let n):
      guard let root = own.root(n) else {
        throw CalculatorError(
          .incompatibleUnits,
          "the \(n == 2 ? "square" : "cube") root of \(own.symbol) has no unit", span(of: nil))
      }
      return root
    }
  }

  /// A function of an angle that brings its own unit, whatever the angle mode: exact where a whole number makes a
  /// turn.
  private mutating func circular(
    _ form: FunctionForm, _ register: UInt32, _ unit: Unit, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let own = AngleUnit.allCases.first { $0.unitsPerTurn == unit.unitsPerTurn }
    if let own, own != .radians || unit.scale.isOne {
      return try emit(form, [register], own, uses: uses)
    }
    // Seconds of arc and the like in degrees, anything else in radians.
    let mode: AngleUnit = unit.unitsPerTurn == nil ? .radians : .degrees
    let scaled = try emit(scale: register, by: unit.scale / Unit.of(mode).scale, uses: 1)
    return try emit(form, [scaled], mode, uses: uses)
  }

  private func unitless(_ row: FunctionRow, _ x: MeasuredList) -> CalculatorError {
    let culprit = (0..<x.count).first { x[$0].unit != nil }.map { x[$0].quantityName } ?? ""
    return CalculatorError(
      .incompatibleUnits, "\(row.signature) takes plain numbers, not \(culprit.withArticle)",
      span(of: nil))
  }
}

/// What becomes of the unit of a function's arguments.
enum UnitEffect: Hashable {
  /// All arguments have one unit, and so has the result.
  case same
  /// All arguments have one unit, and the result is a plain number.
  case plain
  case square
  case root(Int)
}

extension FunctionForm {
  /// What becomes of units; nil for functions of plain numbers.
  var unitEffect: UnitEffect? {
    switch self {
    case .unary(let operation): operation.unitEffect
    case .binary(let operation), .fold(let operation): operation.unitEffect
    case .inverseCircular2, .halfTurns2: .plain
    case .reduction(let function): function.unitEffect
    default: nil
    }
  }
}

// Points of a scale have no size, for where a scale starts is a convention: degrees and kelvins would answer
// differently. What follows a shift of all arguments is another matter.
extension FunctionForm {
  /// Whether f(x + c, y + c) is f(x, y) + c, roundings apart.
  fileprivate var isAffine: Bool {
    switch self {
    case .unary(let operation): operation.isAffine
    case .binary(let operation), .fold(let operation): operation == .nextToward
    case .reduction(let function): function.isAffine
    default: false
    }
  }
}

extension UnaryFunction {
  fileprivate var isAffine: Bool {
    switch self {
    // A sign belongs to the number.
    case .negate, .floor, .ceil, .trunc, .round, .roundEven, .roundInDirection, .nextAbove,
      .nextBelow:
      true
    default: false
    }
  }
}

extension ListFunction {
  fileprivate var isAffine: Bool {
    switch self {
    case .minimum, .maximum, .mean, .median: true
    default: false
    }
  }
}

extension UnaryFunction {
  var unitEffect: UnitEffect? {
    switch self {
    case .negate, .magnitude, .floor, .ceil, .trunc, .round, .roundEven, .roundInDirection,
      .fraction, .nextAbove, .nextBelow:
      .same
    case .sign: .plain
    case .square: .square
    case .sqrt: .root(2)
    case .cbrt: .root(3)
    default: nil
    }
  }
}

extension BinaryFunction {
  var unitEffect: UnitEffect? {
    switch self {
    case .positiveDifference, .modulo, .truncatingRemainder, .remainder, .hypot, .copySign,
      .nextToward, .arithmeticGeometricMean:
      .same
    case .relativeDifference, .truncatingQuotient, .remainderQuotient, .atan2: .plain
    default: nil
    }
  }
}

extension ListFunction {
  var unitEffect: UnitEffect? {
    switch self {
    case .sum, .minimum, .maximum, .mean, .median, .standardDeviation,
      .populationStandardDeviation:
      .same
    case .variance, .populationVariance: .square
    default: nil
    }
  }
}
