import NumericCore
import Testing

/// The named functions of a backend, by a backend that writes down what it is asked for.
@Suite("named functions")
struct NamedFunctionTests {
  private let backend = WritingBackend()

  @Test("functions of one number") func unary() throws {
    let calls: [(String, String)] = try [
      (backend.negate("x"), "negate(x)"),
      (backend.magnitude("x"), "magnitude(x)"),
      (backend.sign("x"), "sign(x)"),
      (backend.square("x"), "square(x)"),
      (backend.floor("x"), "floor(x)"),
      (backend.ceil("x"), "ceil(x)"),
      (backend.trunc("x"), "trunc(x)"),
      (backend.round("x"), "round(x)"),
      (backend.roundEven("x"), "roundEven(x)"),
      (backend.roundInDirection("x"), "roundInDirection(x)"),
      (backend.fraction("x"), "fraction(x)"),
      (backend.nextAbove("x"), "nextAbove(x)"),
      (backend.nextBelow("x"), "nextBelow(x)"),
      (backend.binaryExponent("x"), "binaryExponent(x)"),
      (backend.binarySignificand("x"), "binarySignificand(x)"),
      (backend.sqrt("x"), "sqrt(x)"),
      (backend.reciprocalSqrt("x"), "reciprocalSqrt(x)"),
      (backend.cbrt("x"), "cbrt(x)"),
      (backend.exp("x"), "exp(x)"),
      (backend.exp2("x"), "exp2(x)"),
      (backend.exp10("x"), "exp10(x)"),
      (backend.expMinusOne("x"), "expMinusOne(x)"),
      (backend.exp2MinusOne("x"), "exp2MinusOne(x)"),
      (backend.exp10MinusOne("x"), "exp10MinusOne(x)"),
      (backend.log("x"), "log(x)"),
      (backend.log2("x"), "log2(x)"),
      (backend.log10("x"), "log10(x)"),
      (backend.log(onePlus: "x"), "logOnePlus(x)"),
      (backend.log2(onePlus: "x"), "log2OnePlus(x)"),
      (backend.log10(onePlus: "x"), "log10OnePlus(x)"),
      (backend.sin("x"), "sin(x)"),
      (backend.cos("x"), "cos(x)"),
      (backend.tan("x"), "tan(x)"),
      (backend.sec("x"), "sec(x)"),
      (backend.csc("x"), "csc(x)"),
      (backend.cot("x"), "cot(x)"),
      (backend.asin("x"), "asin(x)"),
      (backend.acos("x"), "acos(x)"),
      (backend.atan("x"), "atan(x)"),
      (backend.sinh("x"), "sinh(x)"),
      (backend.cosh("x"), "cosh(x)"),
      (backend.tanh("x"), "tanh(x)"),
      (backend.sech("x"), "sech(x)"),
      (backend.csch("x"), "csch(x)"),
      (backend.coth("x"), "coth(x)"),
      (backend.asinh("x"), "asinh(x)"),
      (backend.acosh("x"), "acosh(x)"),
      (backend.atanh("x"), "atanh(x)"),
      (backend.gamma("x"), "gamma(x)"),
      (backend.logGamma("x"), "logGamma(x)"),
      (backend.lnGamma("x"), "lnGamma(x)"),
      (backend.gammaSign("x"), "gammaSign(x)"),
      (backend.digamma("x"), "digamma(x)"),
      (backend.zeta("x"), "zeta(x)"),
      (backend.erf("x"), "erf(x)"),
      (backend.erfc("x"), "erfc(x)"),
      (backend.expIntegral("x"), "expIntegral(x)"),
      (backend.dilogarithm("x"), "dilogarithm(x)"),
      (backend.besselJ0("x"), "besselJ0(x)"),
      (backend.besselJ1("x"), "besselJ1(x)"),
      (backend.besselY0("x"), "besselY0(x)"),
      (backend.besselY1("x"), "besselY1(x)"),
      (backend.airy("x"), "airy(x)"),
      (backend.factorial("x"), "factorial(x)"),
      (backend.doubleFactorial("x"), "doubleFactorial(x)"),
    ]
    for (call, expected) in calls { #expect(call == expected) }
  }

  @Test("functions of two numbers") func binary() throws {
    let calls: [(String, String)] = try [
      (backend.add("x", "y"), "add(x, y)"),
      (backend.subtract("x", "y"), "subtract(x, y)"),
      (backend.multiply("x", "y"), "multiply(x, y)"),
      (backend.divide("x", "y"), "divide(x, y)"),
      (backend.positiveDifference("x", "y"), "positiveDifference(x, y)"),
      (backend.relativeDifference("x", "y"), "relativeDifference(x, y)"),
      (backend.modulo("x", "y"), "modulo(x, y)"),
      (backend.truncatingRemainder("x", "y"), "truncatingRemainder(x, y)"),
      (backend.remainder("x", "y"), "remainder(x, y)"),
      (backend.truncatingQuotient("x", "y"), "truncatingQuotient(x, y)"),
      (backend.remainderQuotient("x", "y"), "remainderQuotient(x, y)"),
      (backend.copySign("x", "y"), "copySign(x, y)"),
      (backend.nextToward("x", "y"), "nextToward(x, y)"),
      (backend.scaleByPowerOfTwo("x", "y"), "scaleByPowerOfTwo(x, y)"),
      (backend.root("x", "y"), "root(x, y)"),
      (backend.hypot("x", "y"), "hypot(x, y)"),
      (backend.pow("x", "y"), "pow(x, y)"),
      (backend.powr("x", "y"), "powr(x, y)"),
      (backend.compound("x", "y"), "compound(x, y)"),
      (backend.log("x", base: "y"), "logBase(x, y)"),
      (backend.atan2(y: "x", x: "y"), "atan2(x, y)"),
      (backend.sin("x", unitsPerTurn: "y"), "sinUnits(x, y)"),
      (backend.cos("x", unitsPerTurn: "y"), "cosUnits(x, y)"),
      (backend.tan("x", unitsPerTurn: "y"), "tanUnits(x, y)"),
      (backend.asin("x", unitsPerTurn: "y"), "asinUnits(x, y)"),
      (backend.acos("x", unitsPerTurn: "y"), "acosUnits(x, y)"),
      (backend.atan("x", unitsPerTurn: "y"), "atanUnits(x, y)"),
      (backend.incompleteGamma("x", "y"), "incompleteGamma(x, y)"),
      (backend.beta("x", "y"), "beta(x, y)"),
      (backend.besselJ("x", "y"), "besselJ(x, y)"),
      (backend.besselY("x", "y"), "besselY(x, y)"),
      (backend.arithmeticGeometricMean("x", "y"), "arithmeticGeometricMean(x, y)"),
      (backend.binomial("x", "y"), "binomial(x, y)"),
      (backend.permutations("x", "y"), "permutations(x, y)"),
      (backend.greatestCommonDivisor("x", "y"), "greatestCommonDivisor(x, y)"),
      (backend.leastCommonMultiple("x", "y"), "leastCommonMultiple(x, y)"),
    ]
    for (call, expected) in calls { #expect(call == expected) }
  }

  @Test("functions of lists") func lists() throws {
    let calls: [(String, String)] = try [
      (backend.fusedMultiplyAdd("x", "y", "z"), "fusedMultiplyAdd(x, y, z)"),
      (backend.fusedMultiplySubtract("x", "y", "z"), "fusedMultiplySubtract(x, y, z)"),
      (backend.atan2(y: "x", x: "y", unitsPerTurn: "z"), "atan2Units(x, y, z)"),
      (backend.sumOfProducts("x", "y", "z", "t"), "sumOfProducts(x, y, z, t)"),
      (backend.differenceOfProducts("x", "y", "z", "t"), "differenceOfProducts(x, y, z, t)"),
      (backend.minimum("x", "y"), "minimum(x, y)"),
      (backend.maximum("x", "y"), "maximum(x, y)"),
      (backend.sum(["x", "y", "z"]), "sum(x, y, z)"),
      (backend.dot(["x", "y"], ["z", "t"]), "dot(x, y, z, t)"),
      (backend.mean(["x", "y"]), "mean(x, y)"),
      (backend.variance(["x", "y"], isSample: true), "variance(x, y)"),
      (backend.variance(["x", "y"], isSample: false), "populationVariance(x, y)"),
      (backend.standardDeviation(["x", "y"], isSample: true), "standardDeviation(x, y)"),
      (
        backend.standardDeviation(["x", "y"], isSample: false),
        "populationStandardDeviation(x, y)"
      ),
    ]
    for (call, expected) in calls { #expect(call == expected) }
  }

  @Test("functions of any kind") func anyKind() throws {
    #expect(try backend.compute(.unary(.sin), ["x"]) == "sin(x)")
    #expect(try backend.compute(.binary(.pow), ["x", "y"]) == "pow(x, y)")
    #expect(try backend.compute(.list(.sum), ["x", "y", "z"]) == "sum(x, y, z)")
  }

  @Test(
    "the middle of a list",
    arguments: [
      (["b"], ["b"]), (["c", "a", "b"], ["b"]), (["d", "a", "c", "b"], ["b", "c"]),
      (["a", "a"], ["a", "a"]), (["b", "NaN", "a"], ["NaN"]),
    ])
  func middle(_ terms: [String], _ expected: [String]) throws {
    #expect(
      try terms.withRegisters { (terms) throws(LimitExceeded) in
        try backend.middle(of: terms)
      } == expected)
  }

  @Test("an order that is not decided has no middle") func undecided() {
    #expect(throws: WritingBackend.limit) {
      try ["a", WritingBackend.undecided, "b"].withRegisters { (terms) throws(LimitExceeded) in
        try backend.middle(of: terms)
      }
    }
  }
}
