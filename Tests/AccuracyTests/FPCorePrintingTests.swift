import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import Scientific
import Testing

@Suite("expressions as FPCore")
struct FPCorePrintingTests {
  /// The value of a core after it was printed and read back, as 30 digits of each number.
  private func printed(_ source: String) throws -> (text: String, values: [String]) {
    let compiled = try Calculator(ExactBackend()).compile(utf8: Array(source.utf8)).expression
    let body = try FPCoreExpression(compiled, inputs: []).text
    let core = try FPCoreFile(utf8: Array("(FPCore () \(body))".utf8)).cores[0]
    return (body, try leaves(core.truth([])))
  }

  private func leaves(_ value: FPCoreValue<TrueValue>) throws -> [String] {
    switch value {
    case .number(let truth): [try text(try #require(truth.value))]
    case .truth(let truth): ["\(truth)"]
    case .array(let values): try values.flatMap { try leaves($0) }
    }
  }

  private func text(_ number: ExactReal) throws -> String {
    try number.digits(.significant(30)).text(as: .significant(30))
  }

  private func evaluated(_ source: String) throws -> [String] {
    switch try Calculator(ExactBackend()).evaluate(source).value {
    case .number(let number): [try text(number)]
    case .complex(let re, let im): [try text(re), try text(im)]
    case .list(let numbers), .matrix(let numbers, _), .matrices(let numbers, _),
      .complexes(let numbers), .complexMatrix(let numbers, _),
      .polynomial(let numbers, _), .factoredPolynomial(let numbers, _, _):
      try numbers.map { try text($0) }
    case .truth(let truth): [truth.rawValue]
    case .date(let date): [date.text]
    case .dates(let dates): dates.map(\.text)
    case .text(let text): [text]
    case .factored(_, let factors): try factors.primes.map { try text($0.prime) }
    case .polar, .quantity, .quantities, .mixed, .duration: ["a value with units"]
    }
  }

  /// Functions that FPCore lacks: neighbours and parts of floating-point numbers, which are
  /// undefined for real numbers, functions of integers, and special functions without a short
  /// definition.
  static let missing: Set<String> = [
    "nextabove", "nextbelow", "ulp", "nexttoward", "rint", "frexp", "fmodquo", "remquo", "root",
    "gamma_inc", "beta", "digamma", "zeta", "eint", "li2", "j0", "j1", "jn", "y0", "y1", "yn", "ai",
    "si", "ci", "lambertw", "lambertwm1", "ellipk", "ellipe",
    "erfi", "expint", "polylog", "besselj", "bessely", "besseli", "besselk", "airybi", "ellipf",
    "ellipeinc", "ellippi", "theta1", "theta2", "theta3", "theta4", "weierstrassp", "hyp2f1",
    "hyp1f1", "hypu",
    "agm", "doublefactorial", "nCr", "nPr", "gcd", "lcm", "median", "variance", "stdev",
    "pvariance", "pstdev", "signgam",
    "pmt", "ipmt", "ppmt", "fv", "pv", "nper", "rate", "total_interest", "balance", "pmt_canadian",
    "npv",
    "conj", "cis", "rank", "null",
    "isprime", "nextprime", "factor", "divisors", "totient", "sigma", "moebius", "primepi",
    "primorial",
    "bitand", "bitor", "bitxor", "shl", "shr",
    "powmod", "modinv", "sqrtmod", "discretelog", "crt", "jacobi", "kronecker",
    "fibonacci", "lucas", "bernoulli", "bell", "partitions",
    "irr", "mirr", "fv_compound", "effective_rate", "nominal_rate", "doubling_time", "cagr",
    "poly", "expand", "roots", "interpolate", "charpoly", "eigenvalues", "eigenvectors", "expm",
    "svd", "cond",
    "normpdf", "normcdf", "norminv", "tpdf", "tcdf", "tinv", "chi2pdf", "chi2cdf", "chi2inv",
    "fpdf",
    "fcdf", "finv", "binopdf", "binocdf", "binoinv", "poisspdf", "poisscdf", "poissinv",
  ]

  @Test("every example of the catalogue has the same value, or FPCore lacks the function")
  func catalogue() throws {
    var lacking: Set<String> = []
    var count = 0
    for row in Catalogue.functions {
      do {
        let (text, values) = try printed(row.example.expression)
        count += 1
        let expected = try evaluated(row.example.expression)
        #expect(values == expected, "\(row.name): \(text)")
      } catch let error as TextError where error.kind == .unsupported {
        lacking.insert(row.name)
      } catch let error as CalculatorError where error.kind == .arguments {
        // The rank and the null space depend on the numbers of one system, and are no steps of a computation.
        lacking.insert(row.name)
      }
    }
    #expect(lacking == Self.missing)
    #expect(count + lacking.count == Catalogue.functions.count)
  }

  @Test(
    "expressions keep their values",
    arguments: [
      "1", "0.1", "-2.5e-30", "1e300", "0xff.8", "12345678901234567890.5", "-2^2", "2^-3", "1/3/7",
      "sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))", "exp(pi*sqrt(163))", "tau+phi+e+ln2", "5!+200%",
      "f(x)=x^2+x; f(f(1/3))", "[1,2/3,sin(1)]", "0.1+0.2 == 0.3", "2 < 3", "3 >= 4", "1 != 1",
      "sign(-3)+sqr(1/3)+frac(-2.5)+mod(-7,3)", "sum(1,2,3,1/7)+max(1,5,3)-min(2,1/3)",
      "dot([1,2,3],[4,5,6])", "round(2.5)+floor(-1.5)+ceil(0.1)", "fma(2,3,4)-fms(2,3,4)",
      "sin(30°)", "1e-400+1", "(3 m + 2 ft)/(1 ft)", "sin(3 deg + 1 rad)", "(2 turn)/(1 rad)",
      "(8 L/(100 km) to km/L)/(1 km/L)", "trunc((100 in)/(1 ft))",
    ]) func expressions(_ source: String) throws
  {
    let (text, values) = try printed(source)
    #expect(try values == evaluated(source), "\(text)")
  }

  @Test("what is used twice is bound once, and depth is bounded") func sharing() throws {
    let shared = try printed("f(x)=x*x; f(f(f(f(f(1+1/3)))))")
    #expect(shared.text.count < 200, "\(shared.text)")
    let deep = String(repeating: "sqrt(", count: 200) + "2" + String(repeating: ")", count: 200)
    #expect(try printed(deep).values == evaluated(deep))
  }
}
