import Conversion
import NumericCore
import Scientific

// Constants of physics, which have units; some have a formula, and some only so many known digits.
extension Compiler {
  /// Compiles a constant; nil when its formula was entered, whose result is available later.
  mutating func compile(
    _ constant: PhysicalConstant, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    if let digits = constant.knownDigits {
      limitDigits(to: KnownDigits(count: digits, constant: constant.symbol))
      noteMeasured(
        MeasuredLiteral(
          constant: constant.name, place: program.literals.count, neighbour: constant.neighbour))
    }
    guard constant.formula == nil else {
      try expand(constant, uses: uses)
      return nil
    }
    let register = try emit(literal: constant.value, uses: uses)
    return Shape(Measured(register: register, unit: constant.unit))
  }

  /// Enters the formula of a constant, in which letters stand for the numbers of the constants that
  /// define the SI.
  private mutating func expand(
    _ constant: PhysicalConstant, uses: Int32
  ) throws(CalculatorError) {
    try countOperation()
    guard let body = ConstantFormulas.bodies[constant.name] else {
      preconditionFailure("the formula of \(constant.name) is in the table")
    }
    var parameters: [String: Shape] = [:]
    for name in body.names where parameters[name] == nil {
      guard let title = PhysicalConstant.defining[name],
        let defining = PhysicalConstant.named(title)
      else { continue }
      parameters[name] = .number(try emit(literal: defining.value, uses: 1))
    }
    enter(body, function: nil, parameters: parameters, callSpan: span(of: nil), uses: uses)
    frames[frames.count - 1].formula = constant.name
  }
}

/// The formulas of constants, parsed when the first of them is used.
enum ConstantFormulas {
  static let bodies: [String: Expression] = {
    var bodies: [String: Expression] = [:]
    var names = Environment()
    names.readsUnits = false
    for constant in PhysicalConstant.all {
      guard let formula = constant.formula else { continue }
      var parser = Parser(Array(formula.utf8), names: names)
      parser.parameters = Set(PhysicalConstant.defining.keys)
      guard case .expression(let body)? = (try? parser.parse())?.first else {
        preconditionFailure("the formula of \(constant.name) is an expression")
      }
      bodies[constant.name] = body
    }
    return bodies
  }()
}
