import BigNumbers
import NumericCore

/// Sums of 1000 products in C and in BigFloat.
public final class DotCase {
  /// The number of products in one sum.
  public static let count = 1000

  /// A way to compute the sum.
  public enum Form: String, CaseIterable, Sendable {
    /// C: `mpfr_dot` with arrays of pointers that were created before.
    case cDot = "C dot"
    /// `BigFloat.dot(a, b)`.
    case dot
    /// C: a loop of `mpfr_fma`.
    case cFused = "C fma"
    /// `x.addProduct(a[i], b[i])` on an accumulator.
    case fusedAccumulator = "acc fma"

    /// The loop in C with the same calls.
    public var baseline: Form {
      switch self {
      case .cDot, .dot: .cDot
      case .cFused, .fusedAccumulator: .cFused
      }
    }
  }

  private let inC: CLoop
  private let left: [BigFloat]
  private let right: [BigFloat]
  private let precision: Precision

  /// Draws the operands.
  public init(bits: Int) throws {
    let texts = OperandTexts(bits: bits, count: Self.count)
    precision = .bits(bits)
    inC = try CLoop(texts, bits: bits)
    left = try texts.left.map { try BigFloat($0, precision: .bits(bits)) }
    right = try texts.right.map { try BigFloat($0, precision: .bits(bits)) }
  }

  /// Computes the sum `passes` times.
  ///
  /// C's forms keep the last one in C.
  @discardableResult
  public func run(_ form: Form, passes: Int) -> BigFloat? {
    switch form {
    case .cDot: inC.dot(passes: passes)
    case .cFused: inC.fusedDot(passes: passes)
    case .dot: return dot(passes)
    case .fusedAccumulator: return fused(passes)
    }
    return nil
  }

  @inline(never)
  private func dot(_ passes: Int) -> BigFloat {
    var sum = BigFloat.zero
    for _ in 0..<passes { sum = .dot(left, right) }
    return sum
  }

  @inline(never)
  private func fused(_ passes: Int) -> BigFloat {
    var sum = BigFloat.Accumulator(precision: precision)
    for _ in 0..<passes {
      sum.assign(0)
      for index in 0..<Self.count { sum.addProduct(left[index], right[index]) }
    }
    return sum.finish()
  }

  /// Compares with C, bit for bit.
  public func check(_ form: Form) throws(WrongAnswer) {
    run(form.baseline, passes: 1)
    guard let value = run(form, passes: 1) else { return }
    let text = value.bits().text(as: NumberFormat(style: .hex, showsNegativeZero: true))
    if !inC.resultIs(text) { throw WrongAnswer("\(form.rawValue): C does not get \(text)") }
  }
}
