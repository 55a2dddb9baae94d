import BigNumbers
import CBaseline
import NumericCore
import SuiteSupport

/// A function of one or two numbers at 64 arguments of one precision, in this package and in C on MPFR.
struct KernelCase {
  /// The function; nil for sine and cosine together.
  private let function: Function?
  /// The name in MPFR.
  private let name: String
  /// The name of the row.
  let label: String
  /// The ends of the arguments, which are uniform, for each operand.
  private let ranges: [ClosedRange<Double>]
  /// The largest number of bits for which MPFR computes all arguments in seconds.
  let mostBits: Int
  /// The operand that is a whole number.
  private let wholeOperand: Int?

  static let all = [
    KernelCase(.exp, "exp", -10...10), KernelCase(.exp2, "exp2", -10...10),
    KernelCase(.exp10, "exp10", -5...5), KernelCase(.expMinusOne, "expm1", -5...5),
    KernelCase(.log, "log", 0.01...100), KernelCase(.log2, "log2", 0.01...100),
    KernelCase(.log10, "log10", 0.01...100), KernelCase(.logOnePlus, "log1p", -0.9...10),
    KernelCase(.sin, "sin", -10...10), KernelCase(.cos, "cos", -10...10),
    KernelCase(.tan, "tan", -10...10), KernelCase(.sin, "sin", 1e20...1e22, label: "sin 1e22"),
    KernelCase(.sec, "sec", -10...10),
    KernelCase(.csc, "csc", -10...10), KernelCase(.cot, "cot", -10...10),
    KernelCase(.asin, "asin", -0.99...0.99), KernelCase(.acos, "acos", -0.99...0.99),
    KernelCase(.atan, "atan", -10...10), KernelCase(.sinh, "sinh", -10...10),
    KernelCase(.cosh, "cosh", -10...10), KernelCase(.tanh, "tanh", -5...5),
    KernelCase(.sech, "sech", -10...10), KernelCase(.csch, "csch", -10...10),
    KernelCase(.coth, "coth", -5...5), KernelCase(.asinh, "asinh", -10...10),
    KernelCase(.acosh, "acosh", 1.01...10), KernelCase(.atanh, "atanh", -0.99...0.99),
    KernelCase(.gamma, "gamma", 0.1...30), KernelCase(.lnGamma, "lngamma", 0.1...30),
    KernelCase(.digamma, "digamma", 0.1...30), KernelCase(.erf, "erf", -4...4),
    KernelCase(.erfc, "erfc", -4...8), KernelCase(.exp2MinusOne, "exp2m1", -5...5),
    KernelCase(.exp10MinusOne, "exp10m1", -5...5), KernelCase(.log2OnePlus, "log2p1", -0.9...10),
    KernelCase(.log10OnePlus, "log10p1", -0.9...10), KernelCase(.expIntegral, "eint", -4...10),
    KernelCase(.besselJ0, "j0", -10...10), KernelCase(.besselJ1, "j1", -10...10),
    KernelCase(.besselY0, "y0", 0.01...10), KernelCase(.besselY1, "y1", 0.01...10),
    KernelCase(.airy, "ai", -6...6), KernelCase(.dilogarithm, "li2", -4...4),
    KernelCase(.zeta, "zeta", 0.1...20, mostBits: 1024),
    KernelCase(.zeta, "zeta", -20...(-0.1), label: "zeta < 0", mostBits: 256),
    KernelCase(.besselJ, "jn", 2...30, -10...10, whole: 0),
    KernelCase(.besselY, "yn", 2...30, 0.01...10, whole: 0),
    KernelCase(.sqrt, "sqrt", 0.01...100), KernelCase(.reciprocalSqrt, "rec_sqrt", 0.01...100),
    KernelCase(.cbrt, "cbrt", 0.01...100), KernelCase(.root, "rootn", 0.01...100, 4...30, whole: 1),
    KernelCase(.pow, "pow", 0.01...100, -30...30, label: "pow n", whole: 1),
    KernelCase(.pow, "pow", 0.01...100, -10...10),
    KernelCase(.powr, "powr", 0.01...100, -10...10),
    KernelCase(.atan2, "atan2", -10...10, -10...10),
    KernelCase(.hypot, "hypot", -10...10, -10...10),
    KernelCase(.arithmeticGeometricMean, "agm", 0.01...100, 0.01...100),
    KernelCase(.beta, "beta", 0.1...30, 0.1...30),
    KernelCase(.incompleteGamma, "gamma_inc", 0.1...30, 0.1...30), KernelCase(),
  ]

  private init() {
    (function, name, label, ranges) = (nil, "sin_cos", "sin_cos", [-10...10])
    (mostBits, wholeOperand) = (.max, nil)
  }

  private init(
    _ function: UnaryFunction, _ name: String, _ range: ClosedRange<Double>, label: String? = nil,
    mostBits: Int = .max
  ) {
    (self.mostBits, wholeOperand) = (mostBits, nil)
    (self.function, self.name, ranges) = (.unary(function), name, [range])
    self.label = label ?? name
  }

  private init(
    _ function: BinaryFunction, _ name: String, _ left: ClosedRange<Double>,
    _ right: ClosedRange<Double>, label: String? = nil, whole: Int? = nil
  ) {
    (self.function, self.name, ranges) = (.binary(function), name, [left, right])
    (self.label, mostBits, wholeOperand) = (label ?? name, .max, whole)
  }

  private static func hexadecimal(_ x: BigFloat) -> String {
    x.bits().text(as: NumberFormat(style: .hex, showsNegativeZero: true))
  }

  /// The nanoseconds of MPFR, or of Arb in a library, for one value, and the ratio to them; nil for a function that Arb has not.
  func measure(
    bits: Int, _ plan: SamplingPlan, arb library: String?
  ) throws -> (baseline: Double, ratio: Double)? {
    let backend = try BigFloatBackend(precision: .bits(bits))
    var generator = SplitMix64(seed: 64)
    var operands = ranges.map { arguments(in: $0, bits: bits, &generator) }
    if let wholeOperand { operands[wholeOperand] = operands[wholeOperand].map { $0.rounded() } }
    let (left, right) = (operands[0], operands[operands.count - 1])
    guard let c = c_arguments_create(name, bits, left.count) else {
      stop("MPFR has no \(name)")
    }
    defer { c_arguments_destroy(c) }
    var result = backend.zero
    for (index, (x, y)) in zip(left, right).enumerated() {
      guard c_arguments_set(c, index, Self.hexadecimal(x), Self.hexadecimal(y)) else {
        stop("MPFR does not read \(x) or \(y)")
      }
    }
    if let library, !c_arguments_use_arb(c, library) { return nil }
    for (index, (x, y)) in zip(left, right).enumerated() {
      try compute(backend, [x], [y], passes: 1, into: &result)
      guard c_arguments_value_is(c, index, Self.hexadecimal(result)) else {
        stop("\(name) of \(x), \(y) at \(bits) bits is not \(result)")
      }
    }
    let passes = plan.passes { c_arguments_run(c, $0) }
    let (time, ratio) = try plan.compare(passes: passes) {
      c_arguments_run(c, passes)
    } _: {
      try compute(backend, left, right, passes: passes, into: &result)
    }
    return (time / Double(left.count), ratio)
  }

  /// The function at all arguments, in the order of the loops in C.
  private func compute(
    _ backend: BigFloatBackend, _ left: [BigFloat], _ right: [BigFloat], passes: Int,
    into result: inout BigFloat
  ) throws {
    let group = min(passes, Int(C_HELD_PASSES))
    for _ in stride(from: 0, to: passes, by: group) {
      for (x, y) in zip(left, right) {
        switch function {
        case .unary(let function):
          for _ in 0..<group { try backend.compute(function, x, into: &result) }
        case .binary(let function):
          for _ in 0..<group { try backend.compute(function, x, y, into: &result) }
        case .list: preconditionFailure("a function of a list has no case")
        case nil: for _ in 0..<group { result = BigFloat.sinCos(x).sin }
        }
      }
    }
  }

  private func arguments(
    in range: ClosedRange<Double>, bits: Int, _ generator: inout SplitMix64
  ) -> [BigFloat] {
    let half = BigFloat(0.5 as Double)
    let width = BigFloat(range.upperBound - range.lowerBound)
    return (0..<64).map { _ in
      let unit = FullSignificand(bits: bits, exponents: -1...(-1), using: &generator)
      // Between 0 and 1.
      let part = 2 * (orStop { try BigFloat(unit.magnitudeText, precision: .bits(bits)) } - half)
      return BigFloat(range.lowerBound) + width * part
    }
  }
}
