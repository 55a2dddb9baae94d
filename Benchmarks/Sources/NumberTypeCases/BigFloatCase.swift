import BigNumbers
import NumericCore

/// One precision: the same operands in C and in BigFloat, and all forms of all operations.
public final class BigFloatCase {
  /// Bits of every operand and result.
  public let bits: Int
  private let inC: CLoop
  private let inSwift: BigFloatLoop
  private static let all = 0..<OperandTexts.count

  /// Draws the operands.
  public init(bits: Int) throws {
    let texts = OperandTexts(bits: bits)
    self.bits = bits
    inC = try CLoop(texts, bits: bits)
    inSwift = try BigFloatLoop(texts, bits: bits)
  }

  /// Computes all pairs `passes` times.
  ///
  /// Returns the last number, so that the work is not optimized away; C's forms keep theirs in C.
  @discardableResult
  public func run(
    _ form: NumberForm, _ operation: NumberOperation, passes: Int
  ) throws -> BigFloat? {
    try run(form, operation, Self.all, passes: passes)
  }

  private func run(
    _ form: NumberForm, _ operation: NumberOperation, _ pairs: Range<Int>, passes: Int
  ) throws -> BigFloat? {
    switch form {
    case .cHeld: inC.runHeld(operation, pairs, passes: passes)
    case .cResult: inC.run(operation, pairs, passes: passes)
    case .cAccumulatorHeld: inC.accumulateHeld(operation, pairs, passes: passes)
    case .cAccumulator: inC.accumulate(operation, pairs, passes: passes)
    case .held: return inSwift.held(operation, pairs, passes: passes)
    case .intoResult: return inSwift.intoResult(operation, pairs, passes: passes)
    case .accumulator: return inSwift.accumulator(operation, pairs, passes: passes)
    case .allocatingHeld: return inSwift.allocatingHeld(operation, pairs, passes: passes)
    case .allocating: return inSwift.allocating(operation, pairs, passes: passes)
    case .inPlaceHeld: return inSwift.inPlaceHeld(operation, pairs, passes: passes)
    case .inPlace: return inSwift.inPlace(operation, pairs, passes: passes)
    case .accumulating: return inSwift.accumulating(operation, pairs, passes: passes)
    }
    return nil
  }

  /// Compares the form with C, bit for bit: for every pair, or for every length of accumulation.
  public func check(_ form: NumberForm, _ operation: NumberOperation) throws {
    for index in Self.all {
      let isAccumulating = form.isAccumulating
      let pairs = isAccumulating ? 0..<(index + 1) : index..<(index + 1)
      _ = try run(form.baseline, operation, pairs, passes: 1)
      guard let value = try run(form, operation, pairs, passes: 1) else { continue }
      let text = value.bits().text(as: NumberFormat(style: .hex, showsNegativeZero: true))
      let isRight = isAccumulating ? inC.accumulatorIs(text) : inC.resultIs(text)
      if !isRight || value.precision.bits != bits {
        let name = "\(operation.name), \(form.rawValue), \(bits) bits, pair \(index)"
        throw WrongAnswer("\(name): C does not get \(text)")
      }
    }
  }
}
