import BigNumbers
import NumericCore

/// FixedFloat at one width beside C's loops, whatever the width.
public protocol FixedTiming: AnyObject {
  /// Bits of every operand and result.
  var bits: Int { get }
  /// Computes all pairs `passes` times.
  func run(_ form: FixedForm, _ operation: NumberOperation, passes: Int)
  /// Compares the form with C, bit for bit.
  func check(_ form: FixedForm, _ operation: NumberOperation) throws
}

/// A way to compute on FixedFloat, or the loop in C that makes the same calls.
public enum FixedForm: String, CaseIterable, Sendable {
  case cHeld = "C"
  case cResult = "C[]"
  /// `r = a + b`.
  case held = "fixed"
  /// `r = a[i] + b[i]`.
  case result = "fixed[]"

  /// The loop in C that makes the same calls.
  public var baseline: FixedForm {
    switch self {
    case .cHeld, .held: .cHeld
    case .cResult, .result: .cResult
    }
  }
}

/// The widths that are measured. Made here, so that each is compiled for its width.
public func fixedCases() throws -> [any FixedTiming] {
  [try FixedCase<1>(), try FixedCase<2>(), try FixedCase<3>(), try FixedCase<4>()]
}

private final class FixedCase<let limbs: Int>: FixedTiming {
  typealias Number = FixedFloat<limbs>

  let bits = 64 * limbs
  private let inC: CLoop
  private let left: [Number]
  private let right: [Number]
  private var last = Number(0)

  init() throws {
    let texts = OperandTexts(bits: bits)
    inC = try CLoop(texts, bits: bits)
    left = try texts.left.map { Number(try ExactLiteral($0)) }
    right = try texts.right.map { Number(try ExactLiteral($0)) }
  }

  func run(_ form: FixedForm, _ operation: NumberOperation, passes: Int) {
    run(form, operation, left.indices, passes)
  }

  private func run(
    _ form: FixedForm, _ operation: NumberOperation, _ pairs: Range<Int>, _ passes: Int
  ) {
    switch form {
    case .cHeld: inC.runHeld(operation, pairs, passes: passes)
    case .cResult: inC.run(operation, pairs, passes: passes)
    case .held: last = held(operation, pairs, passes)
    case .result: last = result(operation, pairs, passes)
    }
  }

  @inline(never)
  private func held(_ operation: NumberOperation, _ pairs: Range<Int>, _ passes: Int) -> Number {
    var r = Number(0)
    for index in pairs {
      let a = left[index]
      let b = right[index]
      switch operation {
      case .add: for _ in 0..<passes { r = a + b }
      case .multiply: for _ in 0..<passes { r = a * b }
      case .divide: for _ in 0..<passes { r = a / b }
      case .squareRoot: for _ in 0..<passes { r = a.squareRoot() }
      case .exponential: for _ in 0..<passes { r = .exp(a) }
      case .sine: for _ in 0..<passes { r = .sin(a) }
      }
    }
    return r
  }

  @inline(never)
  private func result(_ operation: NumberOperation, _ pairs: Range<Int>, _ passes: Int) -> Number {
    var r = Number(0)
    for _ in 0..<passes {
      switch operation {
      case .add: for index in pairs { r = left[index] + right[index] }
      case .multiply: for index in pairs { r = left[index] * right[index] }
      case .divide: for index in pairs { r = left[index] / right[index] }
      case .squareRoot: for index in pairs { r = left[index].squareRoot() }
      case .exponential: for index in pairs { r = .exp(left[index]) }
      case .sine: for index in pairs { r = .sin(left[index]) }
      }
    }
    return r
  }

  func check(_ form: FixedForm, _ operation: NumberOperation) throws {
    for index in left.indices {
      run(form.baseline, operation, index..<(index + 1), 1)
      run(form, operation, index..<(index + 1), 1)
      let text = BigFloat(last).bits().text(as: NumberFormat(style: .hex, showsNegativeZero: true))
      if form.baseline != form, !inC.resultIs(text) {
        throw WrongAnswer(
          "\(operation.name), \(form.rawValue), \(bits) bits: C does not get \(text)")
      }
    }
  }
}
