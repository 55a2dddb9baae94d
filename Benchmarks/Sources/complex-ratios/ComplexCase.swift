import BigNumbers
import CBaseline
import ComplexNumbers
import NumericCore
import SuiteSupport

/// A function of complex numbers at 32 arguments of one precision, in this package and in C on MPC or on acb.
struct ComplexCase {
  /// The bounds of the parts of an operand, which are uniform.
  typealias Square = (re: ClosedRange<Double>, im: ClosedRange<Double>)

  private let function: ComplexFunction
  /// The name in the libraries.
  let name: String
  private let operands: [Square]
  /// The largest number of bits at which all arguments take seconds.
  let mostBits: Int
  /// Whether MPC has the function.
  let isElementary: Bool

  private static let plane: Square = (-10...10, -10...10)
  private static let disc: Square = (-2...2, -2...2)

  static let all =
    [
      ComplexCase(.product, "mul", [plane, plane]), ComplexCase(.quotient, "div", [plane, plane]),
      ComplexCase(.power, "pow", [plane, disc]), ComplexCase(.sqrt, "sqrt", [plane]),
      ComplexCase(.exp, "exp", [plane]), ComplexCase(.log, "log", [plane]),
      ComplexCase(.log10, "log10", [plane]),
      ComplexCase(.sin, "sin", [plane]), ComplexCase(.cos, "cos", [plane]),
      ComplexCase(.tan, "tan", [plane]), ComplexCase(.sinh, "sinh", [plane]),
      ComplexCase(.cosh, "cosh", [plane]), ComplexCase(.tanh, "tanh", [plane]),
      ComplexCase(.asin, "asin", [plane]), ComplexCase(.acos, "acos", [plane]),
      ComplexCase(.atan, "atan", [plane]), ComplexCase(.asinh, "asinh", [plane]),
      ComplexCase(.acosh, "acosh", [plane]), ComplexCase(.atanh, "atanh", [plane]),
    ]
    + [
      special(.gamma, "gamma"), special(.logGamma, "lngamma"), special(.digamma, "digamma"),
      special(.zeta, "zeta"), special(.hurwitzZeta, "hurwitz", disc, (0.5...4, -2...2)),
      special(.polylogarithm, "polylog", (0.5...4, -2...2), (-0.8...0.8, -0.8...0.8)),
      special(.erf, "erf"), special(.erfc, "erfc"), special(.erfi, "erfi"),
      special(.expIntegral, "ei"), special(.sineIntegral, "si"), special(.cosineIntegral, "ci"),
      special(.generalizedExpIntegral, "expint", disc, plane),
      special(.incompleteGamma, "gamma_inc", disc, plane),
      special(.lambertW, "lambertw", plane, (0...0, 0...0)),
      special(.besselJ, "besselj", order, plane), special(.besselY, "bessely", order, plane),
      special(.besselI, "besseli", order, plane), special(.besselK, "besselk", order, plane),
      special(.airyAi, "airyai", disc), special(.airyBi, "airybi", disc),
      special(.ellipticK, "ellipk", disc), special(.ellipticE, "ellipe", disc),
      special(.ellipticF, "ellipf", (-1...1, -1...1), (-0.7...0.7, -0.7...0.7)),
      special(.incompleteEllipticE, "ellipeinc", (-1...1, -1...1), (-0.7...0.7, -0.7...0.7)),
      special(.weierstrassP, "weierstrassp", (-1...1, -1...1), (-0.5...0.5, 0.6...2)),
      special(.hypergeometric1F1, "hyp1f1", disc, (0.5...3, -2...2), plane),
      special(.hypergeometricU, "hypu", disc, (0.5...3, -2...2), plane),
      special(.hypergeometric2F1, "hyp2f1", disc, disc, (0.5...3, -2...2), disc),
    ]

  private static let order: Square = (-3...3, 0...0)

  private static func special(
    _ function: ComplexFunction, _ name: String, _ operands: Square...
  ) -> ComplexCase {
    ComplexCase(
      function, name, operands.isEmpty ? [plane] : operands, mostBits: 1024, isElementary: false)
  }

  private init(
    _ function: ComplexFunction, _ name: String, _ operands: [Square], mostBits: Int = .max,
    isElementary: Bool = true
  ) {
    (self.function, self.name, self.operands) = (function, name, operands)
    (self.mostBits, self.isElementary) = (mostBits, isElementary)
  }

  private static func hexadecimal(_ x: BigFloat) -> String {
    x.bits().text(as: NumberFormat(style: .hex, showsNegativeZero: true))
  }

  private static let count = 32

  /// The nanoseconds of the library for one value, and the ratio to them; nil for a function that it has not.
  func measure(
    bits: Int, _ plan: SamplingPlan, library: String, isArb: Bool
  ) throws -> (baseline: Double, ratio: Double)? {
    guard let c = c_complex_create(library, name, isArb, bits, Self.count) else { return nil }
    defer { c_complex_destroy(c) }
    var generator = SplitMix64(seed: 30)
    let arguments = (0..<Self.count).map { _ in
      operands.map { BigComplex(number($0.re, bits, &generator), number($0.im, bits, &generator)) }
    }
    for (index, operands) in arguments.enumerated() {
      for (place, z) in operands.enumerated() {
        guard
          c_complex_set(c, index, place, Self.hexadecimal(z.real), Self.hexadecimal(z.imaginary))
        else { stop("\(z) is not read") }
      }
      let value = BigComplex.compute(function, operands)
      guard
        c_complex_value_is(
          c, index, Self.hexadecimal(value.real), Self.hexadecimal(value.imaginary))
      else { stop("\(name) of \(operands) at \(bits) bits is not \(value)") }
    }
    let passes = plan.passes { c_complex_run(c, $0) }
    let (time, ratio) = plan.compare(passes: passes) {
      c_complex_run(c, passes)
    } _: {
      run(arguments, passes: passes)
    }
    return (time / Double(Self.count), ratio)
  }

  /// The function at all arguments, in the order of the loops in C.
  private func run(_ arguments: [[BigComplex]], passes: Int) {
    for _ in 0..<passes {
      for operands in arguments { keep(BigComplex.compute(function, operands)) }
    }
  }

  private func number(
    _ range: ClosedRange<Double>, _ bits: Int, _ generator: inout SplitMix64
  ) -> BigFloat {
    let half = BigFloat(0.5 as Double)
    let width = BigFloat(range.upperBound - range.lowerBound)
    let unit = FullSignificand(bits: bits, exponents: -1...(-1), using: &generator)
    // Between 0 and 1.
    let part = 2 * (orStop { try BigFloat(unit.magnitudeText, precision: .bits(bits)) } - half)
    return BigFloat(range.lowerBound) + width * part
  }
}

/// A use of a value that no optimisation removes.
@inline(never)
private func keep(_ value: BigComplex) {}
