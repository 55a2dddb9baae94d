import NumericCore
import Scientific

// Measures of two samples, from the deviations of their elements from their means: no digits cancel that the deviations have.
extension Compiler {
  mutating func covariance(
    _ a: [Measured], _ b: [Measured], _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let (x, y) = try deviations(a, b, row, uses: 1)
    let sum = try emit(.list(.dot), list: x + y, uses: 1)
    let count = try emit(RangeNumber(Int128(a.count - 1)), uses: 1)
    return .number(try emit(.binary(.divide), sum, count, uses: uses))
  }

  mutating func correlation(
    _ a: [Measured], _ b: [Measured], _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> Shape {
    let (x, y) = try deviations(a, b, row, uses: 3)
    let sum = try emit(.list(.dot), list: x + y, uses: 1)
    let squares = try emit(
      .binary(.multiply), try emit(.list(.dot), list: x + x, uses: 1),
      try emit(.list(.dot), list: y + y, uses: 1), uses: 1)
    let scale = try emit(.unary(.sqrt), squares, uses: 1)
    return .number(try emit(.binary(.divide), sum, scale, uses: uses))
  }

  private mutating func deviations(
    _ a: [Measured], _ b: [Measured], _ row: FunctionRow, uses: Int32
  ) throws(CalculatorError) -> ([UInt32], [UInt32]) {
    guard a.count == b.count, a.count > 1, (a + b).allSatisfy({ $0.unit == nil }) else {
      throw CalculatorError(.arguments, "\(row.signature) needs \(row.domain)", span(of: nil))
    }
    return (
      try deviations(a.map(\.register), uses: uses), try deviations(b.map(\.register), uses: uses)
    )
  }

  private mutating func deviations(
    _ numbers: [UInt32], uses: Int32
  ) throws(CalculatorError) -> [UInt32] {
    hold(.list(numbers), 1)
    let mean = try emit(.list(.mean), list: numbers, uses: Int32(clamping: numbers.count))
    var result: [UInt32] = []
    for number in numbers {
      result.append(try emit(.binary(.subtract), number, mean, uses: uses))
    }
    return result
  }
}
