internal import CBaseline

/// The loops in C over one precision.
final class CLoop {
  private let operands: OpaquePointer

  init(_ texts: OperandTexts, bits: Int) throws(WrongAnswer) {
    operands = c_operands_create(bits, texts.left.count)
    for (index, (left, right)) in zip(texts.left, texts.right).enumerated()
    where !c_operands_set(operands, index, left, right) {
      throw WrongAnswer("C does not read the operands \(left) and \(right) exactly")
    }
  }

  deinit { c_operands_destroy(operands) }

  /// result = a ∘ b over the pairs, `passes` times.
  func run(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) {
    c_run(operands, operation.inC, pairs.lowerBound, pairs.upperBound, passes)
  }

  /// The same, each pair `passes` times before the next.
  func runHeld(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) {
    c_run_held(operands, operation.inC, pairs.lowerBound, pairs.upperBound, passes)
  }

  /// accumulator ∘= b over the pairs, `passes` times.
  func accumulate(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) {
    c_accumulate(operands, operation.inC, pairs.lowerBound, pairs.upperBound, passes)
  }

  /// The same, each pair `passes` times before the next.
  func accumulateHeld(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) {
    c_accumulate_held(operands, operation.inC, pairs.lowerBound, pairs.upperBound, passes)
  }

  /// result = Σ a·b with one rounding.
  func dot(passes: Int) { c_dot(operands, passes) }
  /// result = Σ a·b with a rounding in each step.
  func fusedDot(passes: Int) { c_fused_dot(operands, passes) }

  /// Whether the last result is this number, bit for bit.
  func resultIs(_ text: String) -> Bool { c_result_is(operands, text) }
  /// Whether the accumulator is this number, bit for bit.
  func accumulatorIs(_ text: String) -> Bool { c_accumulator_is(operands, text) }
  /// The last result as a double.
  var resultAsDouble: Double { c_result_double(operands) }
}
