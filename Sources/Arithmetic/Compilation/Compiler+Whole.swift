import Conversion
import NumericCore
import Scientific

// Operators that are compositions of functions: rounded quotients and the bits of whole numbers.
extension Compiler {
  /// An infix operator of plain numbers.
  mutating func emit(
    _ symbol: InfixOperator, _ a: UInt32, _ b: UInt32, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    switch symbol {
    case .floorDivide:
      let quotient = try emit(.binary(.divide), a, b, uses: 1)
      return try emit(.unary(.floor), quotient, uses: uses)
    case .bitwiseAnd: return try emit(.list(.bitwiseAnd), list: [a, b], uses: uses)
    case .bitwiseOr: return try emit(.list(.bitwiseOr), list: [a, b], uses: uses)
    case .bitwiseXor: return try emit(.list(.bitwiseXor), list: [a, b], uses: uses)
    case .shiftLeft: return try emit(.list(.shiftUp), list: [a, b], uses: uses)
    case .shiftRight: return try emit(.list(.shiftDown), list: [a, b], uses: uses)
    default: return try emit(.binary(symbol.operation), a, b, uses: uses)
    }
  }

  /// A rounding to whole numbers, or to a number of digits behind the point: the number times a
  /// power of ten is rounded, and divided by it.
  mutating func rounded(
    _ function: UnaryFunction, _ arguments: ArraySlice<Expression.Argument>, _ row: FunctionRow,
    _ unit: AngleUnit, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let places = try order(arguments, row.parameters, least: 1, row)
    let x = try measured(places[0])
    guard places.count > 1 else {
      var operands = MeasuredList()
      operands.append(x)
      guard operands.isPlain else { return try call(row, operands, unit, uses: uses) }
      return .number(try emit(.unary(function), x.register, uses: uses))
    }
    if x.unit?.offset != nil { throw pointMisused("no multiples") }
    let ten = try emit(literal: ExactLiteral(10), uses: 1)
    let scale = try emit(.binary(.pow), ten, try number(places[1]), uses: 2)
    let product = try emit(.binary(.multiply), x.register, scale, uses: 1)
    let whole = try emit(.unary(function), product, uses: 1)
    let result = try emit(.binary(.divide), whole, scale, uses: uses)
    return Shape(Measured(register: result, unit: x.unit))
  }

  /// ~x, which is −1 − x.
  mutating func complement(_ x: Expression.Index, uses: Int32) throws(CalculatorError) -> UInt32 {
    let minusOne = try emit(literal: ExactLiteral(-1), uses: 1)
    return try emit(.binary(.subtract), minusOne, try number(x), uses: uses)
  }
}
