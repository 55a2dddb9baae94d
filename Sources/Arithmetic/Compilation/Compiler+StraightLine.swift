import Algebra
import NumericCore

/// What an algorithm of the module Algebra writes down for matrices of registers.
struct RecordedAlgorithm {
  /// The registers of all matrices, which are the inputs.
  fileprivate let registers: [UInt32]
  /// The matrices as the algorithm takes them.
  let matrices: [Matrix<Int>]
  /// The lists as the algorithm takes them.
  let lists: [[Int]]
  /// The steps.
  var line: StraightLine

  init(_ operands: Matrix<UInt32>...) {
    registers = operands.flatMap(\.elements)
    line = StraightLine(inputs: registers.count)
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
    registers = polynomials.flatMap { $0 }
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
  /// Compiles the steps of an algorithm, whose inputs the current node holds once each; the registers of its result.
  mutating func emit(
    _ algorithm: RecordedAlgorithm, _ result: Matrix<Int>, uses: Int32
  ) throws(CalculatorError) -> Matrix<UInt32> {
    let line = algorithm.line
    var registers = algorithm.registers
    var held = line.uses(by: result.elements).map { Int32(clamping: $0) }
    for element in result.elements { held[element] += uses - 1 }
    for (place, register) in registers.enumerated() {
      if held[place] == 0 { release(register) } else { hold(.number(register), held[place] - 1) }
    }
    registers.reserveCapacity(held.count)
    for (place, step) in line.steps.enumerated() {
      let count = held[line.inputs + place]
      // Nothing needs the value of a step without uses, such as a multiple of a row for a determinant.
      registers.append(count == 0 ? 0 : try emit(step, registers, uses: count))
    }
    return Matrix(
      rows: result.rows, columns: result.columns, elements: result.elements.map { registers[$0] })
  }

  private mutating func emit(
    _ step: StraightLine.Step, _ registers: [UInt32], uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    switch step {
    case .whole(let number): try emit(RangeNumber(Int128(number)), uses: uses)
    case .combine(let function, let x, let y):
      try emit(.binary(function), registers[x], registers[y], uses: uses)
    case .negative(let x): try emit(.unary(.negate), registers[x], uses: uses)
    case .squareRoot(let x): try emit(.unary(.sqrt), registers[x], uses: uses)
    case .dot(let operands):
      try emit(.list(.dot), list: operands.map { registers[$0] }, uses: uses)
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
