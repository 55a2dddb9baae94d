import Algebra
import NumericCore

/// What an algorithm of the module Algebra writes down for matrices of registers.
struct RecordedAlgorithm {
  /// The elements of all matrices, which are the inputs.
  fileprivate let elements: [Scalar]
  /// The matrices as the algorithm takes them.
  let matrices: [Matrix<Int>]
  /// The lists as the algorithm takes them.
  let lists: [[Int]]
  /// The steps.
  var line: StraightLine

  init(_ operands: Matrix<Scalar>...) {
    elements = operands.flatMap(\.elements)
    line = StraightLine(
      inputs: elements.count, isComplex: elements.contains { $0.register == nil })
    var next = 0
    lists = []
    matrices = operands.map { operand in
      let numbers = Array(next..<(next + operand.elements.count))
      next += operand.elements.count
      return Matrix(rows: operand.rows, columns: operand.columns, elements: numbers)
    }
  }

  /// An algorithm for polynomials, in which operations with the registers of whole numbers take no steps.
  init(_ polynomials: [[UInt32]], wholes: [UInt32: Int]) {
    let registers = polynomials.flatMap { $0 }
    elements = registers.map { .real($0) }
    var places: [Int: Int] = [:]
    for (place, register) in registers.enumerated() { places[place] = wholes[register] }
    line = StraightLine(inputs: registers.count, wholes: places)
    matrices = []
    var next = 0
    lists = polynomials.map { polynomial in
      next += polynomial.count
      return Array((next - polynomial.count)..<next)
    }
  }
}

// Algorithms of the module Algebra become instructions.
extension Compiler {
  /// Compiles the steps of an algorithm, whose inputs the current node holds once each; the elements of its result.
  mutating func emit(
    _ algorithm: RecordedAlgorithm, _ result: Matrix<Int>, uses: Int32
  ) throws(CalculatorError) -> Matrix<Scalar> {
    let line = algorithm.line
    var values = algorithm.elements
    var held = line.uses(by: result.elements).map { Int32(clamping: $0) }
    for element in result.elements { held[element] += uses - 1 }
    for (place, value) in values.enumerated() {
      if held[place] == 0 { release(value.shape) } else { hold(value.shape, held[place] - 1) }
    }
    values.reserveCapacity(held.count)
    for (place, step) in line.steps.enumerated() {
      let count = held[line.inputs + place]
      // Nothing needs the value of a step without uses, such as a multiple of a row for a determinant.
      values.append(count == 0 ? .real(0) : try emit(step, values, uses: count))
    }
    return Matrix(
      rows: result.rows, columns: result.columns, elements: result.elements.map { values[$0] })
  }

  private mutating func emit(
    _ step: StraightLine.Step, _ values: [Scalar], uses: Int32
  ) throws(CalculatorError) -> Scalar {
    switch step {
    case .whole(let number): return .real(try emit(RangeNumber(Int128(number)), uses: uses))
    case .combine(let function, let x, let y):
      guard case .real(let a) = values[x], case .real(let b) = values[y] else {
        return try complexStep(function, values[x], values[y], uses: uses)
      }
      return .real(try emit(.binary(function), a, b, uses: uses))
    case .negative(let x), .squareRoot(let x):
      var function = UnaryFunction.negate
      if case .squareRoot = step { function = .sqrt }
      guard case .real(let register) = values[x] else {
        return try complexStep(function, values[x], uses: uses)
      }
      return .real(try emit(.unary(function), register, uses: uses))
    case .dot(let operands):
      let registers = operands.compactMap { values[$0].register }
      guard registers.count == operands.count else {
        return try complexDot(operands.map { values[$0] }, uses: uses)
      }
      return .real(try emit(.list(.dot), list: registers, uses: uses))
    case .conjugate(let x): return try conjugate(values[x], uses: uses)
    case .realPart(let x):
      let register = values[x].parts[0]
      hold(values[x].shape, -1)
      hold(.number(register), uses)
      return .real(register)
    case .squaredLength(let operands):
      return .real(try emit(.list(.dot), list: squares(operands, values), uses: uses))
    }
  }

  /// Throws where an algorithm would take more operations than are left, a product of these numbers.
  func checkOperations(_ factors: Int...) throws(CalculatorError) {
    var count = 1
    for factor in factors {
      let (product, overflow) = count.multipliedReportingOverflow(by: factor)
      count = overflow ? .max : product
    }
    try requireOperations(count)
  }
}
