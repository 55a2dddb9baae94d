import Conversion
import NumericCore
import Scientific

/// The name of the imaginary unit where no variable has it.
let imaginaryUnit = "i"

/// The registers of the parts of a complex number.
struct ComplexRegisters {
  var re: UInt32
  var im: UInt32

  var shape: Shape { .complex(re, im) }

  /// The numbers whose parts are given in turns.
  static func numbers(of parts: [UInt32]) -> [ComplexRegisters] {
    stride(from: 0, to: parts.count, by: 2).map {
      ComplexRegisters(re: parts[$0], im: parts[$0 + 1])
    }
  }
}

/// A plain real number or a complex one.
enum Scalar {
  case real(UInt32)
  case complex(ComplexRegisters)

  var shape: Shape {
    switch self {
    case .real(let register): .number(register)
    case .complex(let z): z.shape
    }
  }

  /// The register of a real number; nil for a complex one.
  var register: UInt32? {
    if case .real(let register) = self { register } else { nil }
  }

  /// The registers of its parts.
  var parts: [UInt32] { shape.registers }
}

extension Shape {
  /// The parts of a complex number; nil for others.
  var complexParts: ComplexRegisters? {
    switch self {
    case .complex(let re, let im): ComplexRegisters(re: re, im: im)
    case .polar(let registers, _): ComplexRegisters(re: registers[0], im: registers[1])
    default: nil
    }
  }
}

// Complex numbers are pairs of registers: what is compiled here are programs of real numbers.
extension Compiler {
  /// The imaginary unit.
  mutating func unitI(uses: Int32) throws(CalculatorError) -> Shape {
    .complex(
      try emit(literal: ExactLiteral(0), uses: uses), try emit(literal: ExactLiteral(1), uses: uses)
    )
  }

  func isComplex(_ index: Expression.Index) throws(CalculatorError) -> Bool {
    try shape(index).complexParts != nil
  }

  /// Whether a prefix operator is one of complex numbers: minus or a root.
  mutating func isComplex(
    _ prefix: PrefixOperator, _ x: Expression.Index
  ) throws(CalculatorError) -> Bool {
    switch prefix {
    case .squareRoot, .cubeRoot:
      if names.isComplex, case .number(let register) = try shape(x) {
        return try !hasRealValue(prefix.operation, register)
      }
      return try isComplex(x)
    case .plus, .minus: return try isComplex(x)
    case .complement, .not, .magnitude: return false
    }
  }

  /// An operand as a complex number; a real one has the imaginary part +0.
  mutating func complex(_ index: Expression.Index) throws(CalculatorError) -> ComplexRegisters {
    if let parts = try shape(index).complexParts { return parts }
    return try withImaginaryZero(try number(index))
  }

  /// The same of a number that is not that of a node.
  mutating func complex(_ scalar: Scalar) throws(CalculatorError) -> ComplexRegisters {
    switch scalar {
    case .real(let x): try withImaginaryZero(x)
    case .complex(let z): z
    }
  }

  mutating func withImaginaryZero(_ x: UInt32) throws(CalculatorError) -> ComplexRegisters {
    ComplexRegisters(re: x, im: try emit(literal: ExactLiteral(0), uses: 1))
  }

  /// r ∠ φ; the angle may have a unit.
  mutating func point(
    length: Expression.Index, angle: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let size = try number(length)
    let direction = try measured(angle)
    if let unit = direction.unit, unit.dimension != Dimension(.angle) {
      throw CalculatorError(
        .incompatibleUnits, "an angle is due here, not \(unit.quantityName.withArticle)",
        span(of: Int(angle)))
    }
    hold(.number(size), 1)
    hold(.number(direction.register), 1)
    func part(
      _ form: FunctionForm, _ compiler: inout Compiler
    ) throws(CalculatorError) -> UInt32 {
      let shape =
        if let unit = direction.unit {
          try compiler.circular(form, direction.register, unit, uses: 1)
        } else {
          try compiler.emit(form, [direction.register], compiler.angle, uses: 1)
        }
      return try compiler.emit(.binary(.multiply), size, shape.registers[0], uses: uses)
    }
    return .complex(
      try part(.circular(.cos, units: .cosUnits), &self),
      try part(.circular(.sin, units: .sinUnits), &self))
  }

  /// A number in polar form: its length and its angle beside its parts.
  mutating func polar(_ index: Expression.Index, uses: Int32) throws(CalculatorError) -> Shape {
    let z = try complex(index)
    for register in [z.re, z.im] { hold(.number(register), uses + 1) }
    let length = try emit(.binary(.hypot), z.re, z.im, uses: uses)
    let direction = try compile(.angle, of: z, angle, uses: uses)
    return .polar([z.re, z.im, length, direction.registers[0]], angle)
  }

  // MARK: - Operators

  /// An operator with a complex operand, or a power in complex mode; nil for others.
  mutating func complexInfix(
    _ symbol: InfixOperator, _ a: Expression.Index, _ b: Expression.Index, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    let (isFirst, isSecond) = (try isComplex(a), try isComplex(b))
    if !isFirst, !isSecond {
      guard names.isComplex, symbol == .power, case .number(let x) = try shape(a),
        case .number(let y) = try shape(b), try !hasRealPower(x, y)
      else { return nil }
    }
    for (index, isComplex) in [(a, isFirst), (b, isSecond)] where !isComplex {
      if let unit = try measured(index).unit { throw noResultTogether(unit) }
    }
    if symbol == .multiply || symbol == .implicitMultiply, isFirst != isSecond {
      let (real, other) = isFirst ? (b, a) : (a, b)
      if isUnit(other) { return try multipleOfUnit(real, unit: try complex(other), uses: uses) }
    }
    return try combined(symbol, try scalar(a), try scalar(b), uses: uses)
  }

  func noResultTogether(_ unit: Unit) -> CalculatorError {
    CalculatorError(
      .incompatibleUnits,
      "a complex number and \(unit.quantityName.withArticle) have no result together",
      span(of: nil))
  }

  /// An operand as a real or a complex number.
  private mutating func scalar(_ index: Expression.Index) throws(CalculatorError) -> Scalar {
    if let z = try shape(index).complexParts { return .complex(z) }
    return .real(try number(index))
  }

  /// An operator of two numbers of which one is complex, or a power with a complex value.
  mutating func combined(
    _ symbol: InfixOperator, _ a: Scalar, _ b: Scalar, uses: Int32
  ) throws(CalculatorError) -> Shape {
    switch symbol {
    case .add, .subtract: return try sum(symbol.operation, a, b, uses: uses)
    case .multiply, .implicitMultiply, .each(.multiply):
      switch (a, b) {
      case (.real(let x), .complex(let z)), (.complex(let z), .real(let x)):
        return try scaled(.multiply, z, by: x, uses: uses)
      default: return try pair(.product, [try complex(a), try complex(b)], uses: uses).shape
      }
    case .divide, .each(.divide):
      if case .real(let x) = b {
        return try scaled(.divide, try complex(a), by: x, uses: uses)
      }
      return try pair(.quotient, [try complex(a), try complex(b)], uses: uses).shape
    case .power, .each(.power):
      return try pair(.power, [try complex(a), try complex(b)], uses: uses).shape
    case .relation(.equal): return held(.condition(try equality(a, b)), uses)
    case .relation(.notEqual):
      var condition = try equality(a, b)
      condition.steps.append(.not)
      return held(.condition(condition), uses)
    case .relation:
      throw CalculatorError(
        .arguments, "complex numbers have no order: compare their abs, re or im", span(of: nil))
    default:
      throw CalculatorError(
        .arguments,
        "'\(symbol.word)' is an operator of real numbers: take re, im or abs of a complex one",
        span(of: nil))
    }
  }

  /// z ± w; a real operand leaves the imaginary part as it is, or changes its sign.
  private mutating func sum(
    _ operation: BinaryFunction, _ a: Scalar, _ b: Scalar, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if case .real(let x) = a {
      let z = try complex(b)
      let re = try emit(.binary(operation), x, z.re, uses: uses)
      if operation == .subtract { return .complex(re, try emit(.unary(.negate), z.im, uses: uses)) }
      hold(.number(z.im), uses - 1)
      return .complex(re, z.im)
    }
    let z = try complex(a)
    if case .real(let x) = b {
      let re = try emit(.binary(operation), z.re, x, uses: uses)
      hold(.number(z.im), uses - 1)
      return .complex(re, z.im)
    }
    let w = try complex(b)
    return .complex(
      try emit(.binary(operation), z.re, w.re, uses: uses),
      try emit(.binary(operation), z.im, w.im, uses: uses))
  }

  /// z·x or z/x for a real x.
  private mutating func scaled(
    _ operation: BinaryFunction, _ z: ComplexRegisters, by x: UInt32, uses: Int32
  ) throws(CalculatorError) -> Shape {
    hold(.number(x), 1)
    return .complex(
      try emit(.binary(operation), z.re, x, uses: uses),
      try emit(.binary(operation), z.im, x, uses: uses))
  }

  /// Whether a node is the name of the imaginary unit.
  private func isUnit(_ index: Expression.Index) -> Bool {
    let frame = frames[frames.count - 1]
    guard case .name(let name) = frame.expression[index] else { return false }
    return frame.expression.names[Int(name)] == imaginaryUnit
      && frame.parameters[imaginaryUnit] == nil && names.variables[imaginaryUnit] == nil
  }

  /// x·i, whose imaginary part is x itself; of a literal, which has no sign, the real part is a literal 0.
  private mutating func multipleOfUnit(
    _ x: Expression.Index, unit: ComplexRegisters, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let im = try number(x)
    release(unit.shape)
    dropUnused()
    var re = try emit(literal: ExactLiteral(0), uses: uses)
    if case .literal = frames[frames.count - 1].expression[x] {
      hold(.number(im), uses - 1)
    } else {
      hold(.number(im), uses)
      hold(.number(re), 1 - uses)
      re = try emit(.binary(.multiply), im, re, uses: uses)
    }
    return .complex(re, im)
  }

  private mutating func equality(
    _ a: Scalar, _ b: Scalar
  ) throws(CalculatorError) -> Condition {
    let (z, w) = (try complex(a), try complex(b))
    return Condition(
      steps: [.compare(.equal), .compare(.equal), .and], registers: [z.re, w.re, z.im, w.im])
  }

  // MARK: - Functions

  /// Both parts of a function, from operands that are used here once each.
  mutating func pair(
    _ function: ComplexFunction, _ operands: [ComplexRegisters], uses: Int32
  ) throws(CalculatorError) -> ComplexRegisters {
    let registers = operands.flatMap { [$0.re, $0.im] }
    for register in registers { hold(.number(register), 1) }
    return ComplexRegisters(
      re: try emit(.part(PartFunction(function, .real)), list: registers, uses: uses),
      im: try emit(.part(PartFunction(function, .imaginary)), list: registers, uses: uses))
  }

  /// z to the power −1.
  mutating func reciprocal(
    of z: ComplexRegisters, uses: Int32
  ) throws(CalculatorError) -> ComplexRegisters {
    let one = try withImaginaryZero(try emit(literal: ExactLiteral(1), uses: 1))
    return try pair(.quotient, [one, z], uses: uses)
  }

  /// A real function applied to both parts.
  mutating func each(
    _ z: ComplexRegisters, uses: Int32,
    _ body: (inout Compiler, UInt32) throws(CalculatorError) -> UInt32
  ) throws(CalculatorError) -> ComplexRegisters {
    ComplexRegisters(re: try body(&self, z.re), im: try body(&self, z.im))
  }
}
