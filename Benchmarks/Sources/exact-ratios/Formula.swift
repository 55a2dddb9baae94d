import BigNumbers
import CCertified
import NumericCore
import SuiteSupport

/// Fifty digits of common formulas, compared with the same formula in C with a bound on its
/// rounding errors and certified digits.
struct Formula {
  let name: String
  private let formula: c_formula
  private let exact: ExactCase

  static let digits = 50

  static let all = [
    Formula("exp(pi*sqrt(163))", C_RAMANUJAN),
    Formula("sin(23456.789)", C_REDUCED_SINE),
    Formula("((1+sqrt(5))/2)^100", C_GOLDEN_POWER),
    Formula("ln(2)*exp(1/3)/atan(sqrt(2))", C_TRANSCENDENTAL),
    Formula("gamma(1/3)*zeta(3)", C_GAMMA_ZETA),
    Formula("sqrt(2)+sqrt(3)", C_TWO_ROOTS),
    Formula("(sqrt(7^2-4*3*(-5))-7)/(2*3)", C_QUADRATIC),
    Formula("4*(4*atan(1/5)-atan(1/239))", C_MACHIN),
  ]

  private init(_ name: String, _ formula: c_formula) {
    self.name = name
    self.formula = formula
    exact = ExactCase(ProgramRecorder.compile(name), digits: Self.digits)
  }

  /// The digits, which must agree with those of C.
  func check(_ certifier: Certifier) throws -> String {
    let right = certifier.certify(formula, digits: Self.digits, passes: 1)
    let digits = try exact.digits()
    let text = String(decoding: digits.digits, as: UTF8.self)
    if text != right.digits || digits.exponent != right.exponent {
      stop("\(name): 0.\(text)e\(digits.exponent), in C 0.\(right.digits)e\(right.exponent)")
    }
    return text
  }

  /// The nanoseconds of C, and the ratio.
  func measure(
    _ certifier: Certifier, _ plan: SamplingPlan
  ) throws -> (baseline: Double, ratio: Double) {
    let passes = plan.passes { _ = certifier.certify(formula, digits: Self.digits, passes: $0) }
    return try plan.compare(passes: passes) {
      _ = certifier.certify(formula, digits: Self.digits, passes: passes)
    } _: {
      try exact.run(passes: passes)
    }
  }

  /// The median time in nanoseconds.
  func time(_ plan: SamplingPlan) throws -> Double {
    let passes = try plan.passes { try exact.run(passes: $0) }
    return median(
      try (0..<plan.samples).map { _ in
        try plan.nanoseconds { try exact.run(passes: passes) } / Double(passes)
      })
  }
}
