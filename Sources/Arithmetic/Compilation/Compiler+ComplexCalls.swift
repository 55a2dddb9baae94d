import NumericCore
import Scientific

// Calls of functions of the catalogue with complex numbers.
extension Compiler {
  /// A call with a complex argument, or in complex mode; nil where the call is one of real numbers, or of a formula whose
  /// steps can be complex.
  mutating func complexCall(
    _ row: FunctionRow, _ arguments: ArraySlice<Expression.Argument>, _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    var hasComplex = false
    var arePlain = true
    for argument in arguments {
      switch try shape(argument.node) {
      case .complex, .polar, .complexes, .complexMatrix: hasComplex = true
      case .number: break
      case .matrices where row.form != .vector(.length): throw needsOneMatrix(argument.node)
      default: arePlain = false
      }
    }
    if case .parts(let parts) = row.form {
      let places = try order(arguments, row.parameters, least: 1, row)
      return try compile(parts, of: try complex(places[0]), unit, uses: uses)
    }
    guard hasComplex || (names.isComplex && arePlain && row.isWiderOverComplexNumbers) else {
      return nil
    }
    switch row.form {
    case .formula, .vector, .matrix, .polynomial: return nil
    case .reduction, .fold, .product, .pairs, .numbers:
      if let value = try complexReduction(row, arguments, uses: uses) { return value }
      throw CalculatorError(.arguments, Self.needsRealNumbers(row), span(of: nil))
    default: break
    }
    let places = try order(arguments, row.parameters, least: row.arity.lowerBound, row)
    if !hasComplex {
      var numbers: [UInt32] = []
      for place in places { numbers.append(try number(place)) }
      if try hasRealValue(row, numbers) { return nil }
    }
    var operands: [ComplexRegisters] = []
    for place in places { operands.append(try complex(place)) }
    if row.hasRealOrder, try isComplex(places[0]) {
      throw CalculatorError(
        .arguments, "\(row.name): the order '\(row.parameters[0])' is a real number",
        span(of: Int(places[0])))
    }
    return try compile(row, operands, unit, uses: uses)
  }

  /// A function of complex numbers.
  mutating func compile(
    _ row: FunctionRow, _ operands: [ComplexRegisters], _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let z = operands[0]
    switch row.form {
    case .unary(.magnitude), .prefix(.magnitude):
      return .number(try emit(.binary(.hypot), z.re, z.im, uses: uses))
    case .unary(let function), .prefix(let function):
      if let value = try value(function, z, uses: uses) { return value.shape }
    case .circular(let function, _), .reciprocalCircular(let function, _):
      let angle = try radians(of: z, unit)
      if let value = try value(function, angle, uses: uses) { return value.shape }
    case .inverseCircular(let function, _):
      let turn = unit.unitsPerTurn
      if let value = try value(function, z, uses: turn == nil ? uses : 1) {
        guard let turn else { return value.shape }
        let ratio = ExactRatio(ExactLiteral(turn), ExactLiteral(2), piPower: -1)
        return try each(value, uses: uses) { (compiler, x) throws(CalculatorError) in
          try compiler.emit(scale: x, by: ratio, uses: uses)
        }.shape
      }
    case .binary(.pow), .infix(.pow): return try pair(.power, operands, uses: uses).shape
    case .continued(let function):
      return try pair(function, operands, uses: uses).shape
    case .unaryOrContinued(let one, let two):
      if operands.count > 1 { return try pair(two, operands, uses: uses).shape }
      if let value = try value(one, z, uses: uses) { return value.shape }
    case .binary(let function):
      if let function = function.continued {
        return try pair(function, operands, uses: uses).shape
      }
    case .branches:
      let branch = try operands.count > 1 ? operands[1] : withImaginaryZero(number(0))
      return try pair(.lambertW, [z, branch], uses: uses).shape
    case .unaryOrBinary(.log, .logBase):
      if operands.count == 1 { return try pair(.log, [z], uses: uses).shape }
      let logarithm = try pair(.log, [z], uses: 1)
      let base = try pair(.log, [operands[1]], uses: 1)
      return try pair(.quotient, [logarithm, base], uses: uses).shape
    default: break
    }
    throw CalculatorError(.arguments, Self.needsRealNumbers(row), span(of: nil))
  }

  static func needsRealNumbers(_ row: FunctionRow) -> String {
    "\(row.name) is a function of real numbers: take re, im or abs of a complex one"
  }

  /// Whether a function that is called in complex mode has a real value.
  mutating func hasRealValue(
    _ row: FunctionRow, _ x: [UInt32]
  ) throws(CalculatorError) -> Bool {
    switch row.form {
    case .unary(let function), .prefix(let function), .inverseCircular(let function, _):
      return try hasRealValue(function, x[0])
    case .binary(.pow): return try hasRealPower(x[0], x[1])
    case .binary(.incompleteGamma), .binary(.besselY):
      return try hasRealValue(.log, x[1])
    // A zero imaginary part shows it.
    case .continued, .branches: return false
    case .unaryOrBinary(.log, .logBase):
      for register in x where try !hasRealValue(.log, register) { return false }
      return true
    default: return true
    }
  }

  /// An angle in radians.
  private mutating func radians(
    of z: ComplexRegisters, _ unit: AngleUnit
  ) throws(CalculatorError) -> ComplexRegisters {
    guard let turn = unit.unitsPerTurn else { return z }
    let ratio = ExactRatio(ExactLiteral(2), ExactLiteral(turn), piPower: 1)
    return try each(z, uses: 1) { (compiler, x) throws(CalculatorError) in
      try compiler.emit(scale: x, by: ratio, uses: 1)
    }
  }

  /// A register with a whole number.
  private mutating func number(_ whole: Int) throws(CalculatorError) -> UInt32 {
    try emit(literal: ExactLiteral(whole), uses: 1)
  }

  /// A function of one number that has a complex one; nil for others.
  mutating func value(
    _ function: UnaryFunction, _ z: ComplexRegisters, uses: Int32
  ) throws(CalculatorError) -> ComplexRegisters? {
    guard let rule = function.complexRule else { return nil }
    switch rule {
    case .itself(let function): return try pair(function, [z], uses: uses)
    case .reciprocal(let function):
      return try reciprocal(of: try pair(function, [z], uses: 1), uses: uses)
    case .atNext(let function):
      let one = try number(1)
      let next = ComplexRegisters(re: try emit(.binary(.add), z.re, one, uses: 1), im: z.im)
      return try pair(function, [next], uses: uses)
    case .ofOrder(let function, let order):
      return try pair(function, [try withImaginaryZero(number(order)), z], uses: uses)
    case .lambertW(let branch):
      return try pair(.lambertW, [z, try withImaginaryZero(number(branch))], uses: uses)
    case .opposite:
      return try each(z, uses: uses) { (compiler, x) throws(CalculatorError) in
        try compiler.emit(.unary(.negate), x, uses: uses)
      }
    case .square:
      hold(z.shape, 1)
      return try pair(.product, [z, z], uses: uses)
    case .exponential(let base):
      let base = try withImaginaryZero(try number(base))
      return try pair(.power, [base, z], uses: uses)
    }
  }

  mutating func compile(
    _ parts: ComplexParts, of z: ComplexRegisters, _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> Shape {
    switch parts {
    case .realPart:
      release(z.im)
      hold(.number(z.re), uses - 1)
      return .number(z.re)
    case .imaginaryPart:
      release(z.re)
      hold(.number(z.im), uses - 1)
      return .number(z.im)
    case .conjugate:
      hold(.number(z.re), uses - 1)
      return .complex(z.re, try emit(.unary(.negate), z.im, uses: uses))
    case .angle:
      // arg z = im ln z, whose zero has no sign on exact numbers.
      if unit.unitsPerTurn == nil {
        return .number(
          try emit(.part(PartFunction(.log, .imaginary)), list: [z.re, z.im], uses: uses))
      }
      return try emit(
        .inverseCircular2(.atan2, units: .atan2Units), [z.im, z.re], unit, uses: uses)
    case .pointOfAngle:
      // exp(iz) = exp(−im z + i·re z).
      let angle = try radians(of: z, unit)
      let opposite = try emit(.unary(.negate), angle.im, uses: 1)
      return try pair(.exp, [ComplexRegisters(re: opposite, im: angle.re)], uses: uses).shape
    }
  }
}
