import NumericCore
import Testing

@testable import BigNumbers

/// Forms that are too large, and expressions that only look as if they had a simple form.
@Suite("SymbolicForm within bounds")
struct SymbolicBoundsTests {
  private func form(_ text: String) throws -> SymbolicForm? {
    try SymbolicCalculator().form(text)
  }

  @Test(
    "what is too large gives nothing",
    arguments: [
      "factorial(10^6)", "doublefactorial(10^6)", "nCr(10^9, 10^8)", "nPr(10^9, 10^8)",
      "2^(10^9) + 10^(10^10) - 10^(10^10) + 1e1000000000 * factorial(10^5)", "nextabove(1)",
      "rint(1/2)", "nexttoward(1, 2)", "median([x, y])", "factorial(9000) * factorial(9000)",
    ])
  func tooLarge(_ text: String) throws {
    #expect(try form(text) == nil)
  }

  @Test(
    "powers that are too large stay powers",
    arguments: [
      ("2^(10^9)", "2^1000000000"), ("6^(10^9)/3^(10^9)", "2^1000000000"),
      ("e^(10^30)", "e^1000000000000000000000000000000"), ("(1+pi)^1000/(1+pi)^999", "pi + 1"),
      ("(1+pi)^1000", "(pi + 1)^1000"), ("(1/(1+pi))^2", "1/(pi + 1)^2"),
      ("5*1e1000000/10^1000000", "5"), ("(10^1000000)^(1/2)/10^500000", "1"),
      ("ln(10^1000000)/ln(10)", "1000000"),
      ("6^60000/3^60000/2^59999", "2"), ("6^100000/6^99999", "6"),
      ("6^60000 - 6^60000", "0"), ("2^131071/2^131070", "2"), ("2^131072/2^131071", "2"),
      ("2^(10^9) - 2^(10^9)", "0"),
      ("2^(10^9) + 2^(10^9) - 2^(10^9+1)", "0"), ("3*2^(10^9) - 2^(10^9) - 2^(10^9+1)", "0"),
    ])
  func widePowers(_ expression: String, _ text: String) throws {
    #expect(try form(expression)?.text == text)
  }

  @Test("nesting ends at the bound on depth", arguments: ["sin", "zeta"])
  func depth(_ function: String) throws {
    var text = "x"
    for level in 1...14 {
      text = "\(function)(\(text))"
      #expect(try (form(text) == nil) == (level > 12), "\(level)")
    }
  }

  @Test("many terms end at the bound on terms")
  func terms() throws {
    let many = SymbolicForm.compute(.sum, (1...64).map { SymbolicForm.unknown($0) })
    let form = try #require(many)
    #expect(SymbolicForm.compute(.add, form, .unknown(65)) == nil)
    #expect(SymbolicForm.compute(.multiply, form, form) == nil)
    #expect(SymbolicForm.compute(.square, form) == nil)
    let quotient = try #require(SymbolicForm.compute(.divide, .one, form))
    #expect(SymbolicForm.compute(.multiply, quotient, form) == .one)
    var narrow = SymbolicBounds()
    narrow.terms = 2
    #expect(SymbolicForm.compute(.add, try #require(try self.form("x + y")), .pi, narrow) == nil)
    narrow = SymbolicBounds()
    narrow.bits = 64
    #expect(
      SymbolicForm.compute(
        .multiply, SymbolicForm(BigRational(1 << 40)), SymbolicForm(BigRational(1 << 40)), narrow)
        == nil)
  }

  @Test(
    "roots and logarithms keep the sign of what may be negative",
    arguments: [
      "sqrt(x^2) - x", "sqrt(x*y) - sqrt(x)*sqrt(y)", "ln(x*y) - ln(x) - ln(y)",
      "ln(x^2) - 2*ln(x)",
      "(x^2)^(3/2) - x^3", "asin(sin(x)) - x", "atan(tan(x)) - x", "acosh(cosh(x)) - x",
      "floor(x) - x", "abs(x) - x", "(x^4)^(1/4) - x", "sqrt(x^2*y) - x*sqrt(y)",
      "x^y - exp(y*ln(x))",
      "atan2(x, y) - atan(x/y)", "hypot(x, 0) - x",
    ])
  func nothingAssumed(_ text: String) throws {
    #expect(try form(text)?.rational == nil)
    #expect(try form(text)?.sign == nil)
  }

  @Test(
    "what follows from where an operation is defined",
    arguments: [
      "sqrt(x)^2 - x", "(x^3)^(1/3) - x", "cbrt(x^3) - x", "cbrt(x)^3 - x", "root(x^5, 5) - x",
      "sqrt(x^2) - abs(x)", "sqrt(x^2*y^2) - abs(x*y)", "exp(ln(x)) - x", "exp(2*ln(x)) - x^2",
      "sqrt(4*x) - 2*sqrt(x)", "sqrt(x^3) - x*sqrt(x)", "ln(5*x) - ln(x) - ln(5)", "x/x - 1",
      "ln(x^2) - 2*ln(abs(x))", "sqrt(x*exp(2*y)) - exp(y)*sqrt(x)", "cbrt(x*y) - cbrt(x)*cbrt(y)",
      "cbrt(-x) + cbrt(x)", "sqrt(x*y)^2 - x*y", "hypot(x, 0) - abs(x)", "abs(x*y) - abs(x)*abs(y)",
      "copysign(x, x) - x", "sqrt((x+y)^40)^(1/20) - abs(x+y)", "sqrt((x*y)^2) - abs(x*y)",
      "sqrt(sqrt(x*y)^2)^2 - x*y", "ln((x+y)^40) - 40*ln(abs(x+y))",
    ])
  func definedness(_ text: String) throws {
    #expect(try form(text)?.isZero == true)
  }

  @Test(
    "signs that the form proves",
    arguments: [
      ("pi + e", 1), ("-sqrt(2) - pi^2", -1), ("1 + x^2", 1), ("-abs(x) - 1", -1), ("exp(x)", 1),
      ("sqrt(2) + sqrt(3) - sqrt(10)", -1), ("sqrt(2) + sqrt(3) - pi", nil), ("x", nil),
      ("x^2", nil), ("99*sqrt(2) - 140", 1), ("0", 0), ("sin(pi/7)", 1), ("ln(3)", 1),
      ("sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)-8", 1), ("atan(pi)", 1), ("1/(1+pi)", 1),
      ("asinh(pi) + acosh(3) + ln(1+pi)", 1), ("gamma(pi)", 1),
    ] as [(String, Int?)])
  func signs(_ text: String, _ sign: Int?) throws {
    #expect(try #require(try form(text)).sign == sign)
  }

  @Test("quotients that are cut off, and statistics of a population")
  func remainders() throws {
    let (x, y) = (SymbolicForm(-17), SymbolicForm(5))
    #expect(SymbolicForm.compute(.truncatingQuotient, x, y) == SymbolicForm(-3))
    #expect(SymbolicForm.compute(.remainderQuotient, SymbolicForm(7), SymbolicForm(4))?.word == 2)
    let large = try #require(try form("10^100"))
    #expect(SymbolicForm.compute(.truncatingQuotient, large, y) == nil)
    #expect(SymbolicForm.compute(.binaryExponent, SymbolicForm(12))?.word == 4)
    #expect(SymbolicForm.compute(.binarySignificand, SymbolicForm(12))?.text == "3/4")
    #expect(SymbolicForm.compute(.binarySignificand, SymbolicForm(-1 / 3))?.text == "-2/3")
    let list: [SymbolicForm] = [SymbolicForm(1), .pi, SymbolicForm(1), .pi]
    let variance = try #require(SymbolicForm.compute(.populationVariance, list))
    #expect(variance == (try form("(pi - 1)^2/4")))
    let numbers = [1, 2, 4, 5].map { SymbolicForm($0 as BigRational) }
    #expect(SymbolicForm.compute(.populationVariance, numbers)?.text == "5/2")
    #expect(SymbolicForm.compute(.populationStandardDeviation, numbers)?.text == "sqrt(10)/2")
    #expect(SymbolicForm.compute(.variance, [.pi]) == nil)
  }

  @Test("factors with a power of π, and literals")
  func factors() throws {
    let degree = ExactRatio(ExactLiteral(1), ExactLiteral(180), piPower: 1)
    #expect(SymbolicForm.scaled(SymbolicForm(60), by: degree)?.text == "pi/3")
    let perMille = ExactRatio(try ExactLiteral("2.5"), ExactLiteral(1000), piPower: -2)
    #expect(SymbolicForm.scaled(.pi, by: perMille)?.text == "1/(400*pi)")
    #expect(SymbolicForm.literal(.nan) == nil && SymbolicForm.literal(.infinity) == nil)
    #expect(SymbolicForm.literal(try ExactLiteral("-0x1p-3"))?.text == "-1/8")
    #expect(SymbolicForm.literal(try ExactLiteral("-3e1000000"))?.sign == -1)
  }

  @Test("atoms that are positive, and those that need not be")
  func positiveAtoms() throws {
    for text in ["pi", "e", "ln(3)", "sin(pi/7)", "atan(1/2)", "apery", "exp(x)", "gamma(1/3)"] {
      #expect(try #require(try form(text)).atoms.allSatisfy(\.isKnownPositive), "\(text)")
    }
    for text in ["x", "sin(x)", "ln(pi)", "abs(x)", "1/(1+x)", "erf(x)", "zeta(pi)"] {
      #expect(try #require(try form(text)).atoms.allSatisfy { !$0.isKnownPositive }, "\(text)")
    }
    #expect(try form("x")?.text == nil && form("sin(1)")?.text == nil)
  }
}

extension SymbolicForm {
  fileprivate var atoms: [SymbolicAtom] { terms.flatMap { $0.monomial.factors.map(\.atom) } }
}
