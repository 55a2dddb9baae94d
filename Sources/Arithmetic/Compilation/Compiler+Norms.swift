import NumericCore
import Scientific

extension Compiler {
  /// (|v₁|ᵖ + … + |vₙ|ᵖ)^(1/p); the largest magnitude for p = ∞.
  mutating func norm(
    _ list: [Measured], _ order: Expression.Index?, _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if list.isEmpty { return .number(try emit(literal: ExactLiteral(0), uses: uses)) }
    let unit = list[0].unit
    if list.contains(where: { $0.unit?.offset != nil }) { throw pointMisused("no \(row.name)") }
    var numbers: [UInt32] = []
    for element in list {
      numbers.append(
        try converted(element, to: list[0], forWhat: "arguments of one \(row.name)"))
    }
    let result = try norm(numbers, order, row, uses: uses)
    return Shape(Measured(register: result, unit: unit))
  }

  private mutating func norm(
    _ numbers: [UInt32], _ order: Expression.Index?, _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    if let order, try isInfinite(order) {
      return try emit(.list(.maximum), list: try magnitudes(numbers), uses: uses)
    }
    let message = "'p' of \(row.signature) is a number from 1 on that stands there, or inf"
    let p = try order.map { node throws(CalculatorError) in try option(node, message) }
    guard let p, p.numerator != 2 || p.denominator != 1 else {
      var squares: [UInt32] = []
      for number in numbers { squares.append(try emit(.unary(.square), number, uses: 1)) }
      let sum = try emit(.list(.sum), list: squares, uses: 1)
      return try emit(.unary(.sqrt), sum, uses: uses)
    }
    guard p.numerator >= p.denominator else {
      throw CalculatorError(.arguments, message, span(of: order.map { Int($0) }))
    }
    let sizes = try magnitudes(numbers)
    if p.numerator == p.denominator { return try emit(.list(.sum), list: sizes, uses: uses) }
    let exponent = try emit(p, uses: Int32(clamping: sizes.count + 1))
    var powers: [UInt32] = []
    for size in sizes { powers.append(try emit(.binary(.pow), size, exponent, uses: 1)) }
    let sum = try emit(.list(.sum), list: powers, uses: 1)
    let one = try emit(literal: ExactLiteral(1), uses: 1)
    let inverse = try emit(.binary(.divide), one, exponent, uses: 1)
    return try emit(.binary(.pow), sum, inverse, uses: uses)
  }

  private mutating func magnitudes(_ numbers: [UInt32]) throws(CalculatorError) -> [UInt32] {
    var sizes: [UInt32] = []
    for number in numbers { sizes.append(try emit(.unary(.magnitude), number, uses: 1)) }
    return sizes
  }

  /// Whether a node is the literal ∞, whose register is released then.
  private mutating func isInfinite(_ node: Expression.Index) throws(CalculatorError) -> Bool {
    guard case .number(let register) = try shape(node),
      let step = program.instructions.last(where: { $0.destination == register }),
      step.operation == .literal, case let literal = program.literals[Int(step.a)],
      literal.kind == .infinity, !literal.isNegative
    else { return false }
    release(register)
    dropUnused()
    return true
  }
}
