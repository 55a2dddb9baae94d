import BigNumbers
import NumericCore

/// A form of computing with FixedFloat, or the loop in C with the same calls.
public enum FixedForm: String, CaseIterable, Sendable {
  case cHeld = "C"
  case cResult = "C[]"
  /// `r = a + b`.
  case held = "fixed"
  /// `r = a[i] + b[i]`.
  case result = "fixed[]"

  /// The loop in C with the same calls.
  public var baseline: FixedForm {
    switch self {
    case .cHeld, .held: .cHeld
    case .cResult, .result: .cResult
    }
  }
}

/// FixedFloat with one width, and C's loops.
public struct FixedCase {
  /// The bits of every operand and result.
  public let bits: Int
  /// Computes all pairs `passes` times.
  public let run: (_ form: FixedForm, _ operation: NumberOperation, _ passes: Int) -> Void
  /// Compares the form with C, bit for bit.
  public let check: (_ form: FixedForm, _ operation: NumberOperation) throws -> Void

  /// The widths that are measured.
  ///
  /// Each is compiled separately, as in a program that uses a constant width.
  public static func all() throws -> [FixedCase] {
    [
      try FixedCase(FixedFloat<1>.self), try FixedCase(FixedFloat<2>.self),
      try FixedCase(FixedFloat<3>.self), try FixedCase(FixedFloat<4>.self),
    ]
  }

  @inline(__always)
  private init<let limbs: Int>(_ type: FixedFloat<limbs>.Type) throws {
    let bits = 64 * limbs
    let texts = OperandTexts(bits: bits)
    let inC = try CLoop(texts, bits: bits)
    let left = try texts.left.map { FixedFloat<limbs>(try ExactLiteral($0)) }
    let right = try texts.right.map { FixedFloat<limbs>(try ExactLiteral($0)) }

    func run(
      _ form: FixedForm, _ operation: NumberOperation, _ pairs: Range<Int>, _ passes: Int
    ) -> FixedFloat<limbs> {
      switch form {
      case .cHeld: inC.runHeld(operation, pairs, passes: passes)
      case .cResult: inC.run(operation, pairs, passes: passes)
      case .held: return fixedHeld(operation, left, right, pairs, passes)
      case .result: return fixedResult(operation, left, right, pairs, passes)
      }
      return FixedFloat(0)
    }

    self.bits = bits
    self.run = { form, operation, passes in _ = run(form, operation, left.indices, passes) }
    self.check = { form, operation in
      for index in left.indices {
        _ = run(form.baseline, operation, index..<(index + 1), 1)
        let value = BigFloat(run(form, operation, index..<(index + 1), 1))
        let text = value.bits().text(as: NumberFormat(style: .hex, showsNegativeZero: true))
        if form.baseline != form, !inC.resultIs(text) {
          throw WrongAnswer(
            "\(operation.name), \(form.rawValue), \(bits) bits: C does not get \(text)")
        }
      }
    }
  }
}

@inline(never)
private func fixedHeld<let limbs: Int>(
  _ operation: NumberOperation, _ left: [FixedFloat<limbs>], _ right: [FixedFloat<limbs>],
  _ pairs: Range<Int>, _ passes: Int
) -> FixedFloat<limbs> {
  var r = FixedFloat<limbs>(0)
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
private func fixedResult<let limbs: Int>(
  _ operation: NumberOperation, _ left: [FixedFloat<limbs>], _ right: [FixedFloat<limbs>],
  _ pairs: Range<Int>, _ passes: Int
) -> FixedFloat<limbs> {
  var r = FixedFloat<limbs>(0)
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
