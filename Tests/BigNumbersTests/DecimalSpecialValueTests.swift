import BigNumbers
import NumericCore
import Testing

/// At zeros, infinities, NaN and poles decimals give the same results as binary numbers.
@Suite("decimal special values")
struct DecimalSpecialValueTests {
  static let texts = ["nan", "inf", "-inf", "0", "-0", "1", "-1", "2", "-2", "3", "0.5", "-1.5"]
  static let few = ["nan", "inf", "-inf", "0", "-0", "1", "-2", "0.5"]
  static let roundings: [Rounding] = [.nearestEven, .down, .towardZero]

  /// All tuples with this number of operands.
  static func tuples(_ count: Int, of texts: [String]) -> [[String]] {
    if count == 0 { return [[]] }
    return tuples(count - 1, of: texts).flatMap { head in texts.map { head + [$0] } }
  }

  /// Every function by name, with the operands at which it is tested.
  static let cases: [(name: String, function: Function, operands: [[String]])] =
    UnaryFunction.allCases.map { ("\($0)", .unary($0), tuples(1, of: texts)) }
    + BinaryFunction.allCases.map { ("\($0)", .binary($0), tuples(2, of: texts)) }
    // Roots of polynomials have no values at infinities, and distributions and exponentials of matrices have tests of their own.
    + ListFunction.allCases.filter {
      !$0.isFinancial && !$0.isOfWholeNumbers && !$0.isPolynomialRoot && !$0.isDistribution
        && $0 != .matrixExponential
    }.map { function in
      let operands =
        switch function {
        case .fusedMultiplyAdd, .fusedMultiplySubtract, .atan2Units: tuples(3, of: few)
        case .sumOfProducts, .differenceOfProducts:
          tuples(4, of: ["nan", "inf", "-inf", "-0", "1"])
        case .dot: tuples(2, of: texts)
        default: tuples(2, of: texts) + tuples(3, of: few)
        }
      return ("\(function)", .list(function), operands)
    }

  /// The class of a number, and its sign if it has one.
  static func kind<Number: Comparable & ExpressibleByIntegerLiteral>(
    isNaN: Bool, isInfinite: Bool, isZero: Bool, isNegative: Bool, _ x: Number
  ) -> String {
    if isNaN { return "nan" }
    return (isNegative ? "-" : "+") + (isInfinite ? "inf" : isZero ? "0" : x == 1 ? "1" : "number")
  }

  static func kind(_ x: BigDecimal) -> String {
    kind(
      isNaN: x.isNaN, isInfinite: x.isInfinite, isZero: x.isZero, isNegative: x.isNegative,
      x.magnitude)
  }

  static func kind(_ x: BigFloat) -> String {
    kind(
      isNaN: x.isNaN, isInfinite: x.isInfinite, isZero: x.isZero, isNegative: x.isNegative,
      x.magnitude)
  }

  /// Decimals have no value outside the domain, where MPFR has one in two cases: Γ(a, 0) diverges
  /// for a < 0, but MPFR returns Γ(a); the beta function at a negative integer has several limits,
  /// one of which MPFR returns.
  static func isOutsideDomain(_ operation: Function, _ x: [BigDecimal]) -> Bool {
    switch operation {
    case .binary(.incompleteGamma): x[1].isZero && x[0] < 0
    case .binary(.beta): x.allSatisfy(\.isInteger) && (x[0] < 0 || x[1] < 0)
    default: false
    }
  }

  @Test("kind and sign of every function", arguments: cases.indices)
  func kinds(_ index: Int) throws {
    let (name, operation, tuples) = Self.cases[index]
    var failures: [String] = []
    for rounding in Self.roundings {
      let decimal = try DecimalBackend(digits: 20, rounding: DecimalRounding(rounding))
      let binary = try BigFloatBackend(precision: .bits(100), rounding: rounding)
      for tuple in tuples {
        let x = try tuple.map { try BigDecimal(parsing: $0) }
        let y = try tuple.map { try BigFloat($0, precision: .bits(100)) }
        let (a, b): (BigDecimal, BigFloat)
        do {
          a = try #require(try VectorTests.apply(name, x, decimal))
          b = try #require(try VectorTests.apply(name, y, binary))
        } catch {
          failures.append("\(name)\(tuple) \(rounding): \(error)")
          continue
        }
        if Self.isOutsideDomain(operation, x) {
          if !a.isNaN { failures.append("\(name)\(tuple) \(rounding): \(a)") }
          continue
        }
        if Self.kind(a) != Self.kind(b) {
          failures.append("\(name)\(tuple) \(rounding): \(Self.kind(a)), not \(Self.kind(b))")
          continue
        }
        let (first, second) = (
          decimal.exception(of: .function(operation), operands: x, result: a),
          binary.exception(of: .function(operation), operands: y, result: b)
        )
        // `exception` is called only for results that are not regular.
        if !a.isRegular, first != second {
          failures.append(
            "\(name)\(tuple) \(rounding): exception \(String(describing: first)), not \(String(describing: second))"
          )
        }
      }
    }
    #expect(
      failures.isEmpty,
      "\(failures.count) differ, such as \(failures.prefix(12).joined(separator: "\n"))")
  }
}
