import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// Sizes that the input determines either have a limit or cost nothing.
@Suite("limits")
struct LimitTests {
  let backend: BigFloatBackend

  init() throws { backend = try BigFloatBackend(precision: .digits(50)) }

  @Test("100 000 nested parentheses are a number")
  func nesting() throws {
    let depth = 100_000
    let source = String(repeating: "(", count: depth) + "7" + String(repeating: ")", count: depth)
    #expect(try GrammarTests.double(source) == "7")
    let signs = String(repeating: "-", count: depth) + "7"
    #expect(try GrammarTests.double(signs) == "7")
    let powers = String(repeating: "1^", count: depth) + "7"
    #expect(try GrammarTests.double(powers) == "1")
    let calls =
      String(repeating: "abs(", count: depth) + "-7" + String(repeating: ")", count: depth)
    #expect(try GrammarTests.double(calls) == "7")
    let roots = String(repeating: "√", count: depth) + "1"
    #expect(try GrammarTests.double(roots) == "1")
  }

  @Test("unclosed nesting is one error")
  func unclosed() throws {
    let source = String(repeating: "(", count: 100_000)
    #expect(ErrorTests.failure(source, backend)?.kind == .syntax)
  }

  @Test("deep definitions print and free without recursion")
  func deepDefinition() throws {
    let body =
      String(repeating: "-(", count: 100_000) + "x" + String(repeating: ")", count: 100_000)
    #expect(try GrammarTests.double("f(x) = \(body)").count > 300_000)
  }

  @Test("long lines are refused by name")
  func length() throws {
    let source = String(repeating: "1+", count: 1 << 19) + "1"
    let error = ErrorTests.failure(source, backend)
    #expect(error?.kind == .limit)
    #expect(error?.limit?.limit == .length)
    var limits = Limits()
    limits.length = source.utf8.count
    #expect(ErrorTests.failure(source, backend, limits: limits)?.limit?.limit == .operations)
    limits.operations = 1 << 21
    #expect(ErrorTests.failure(source, backend, limits: limits) == nil)
  }

  @Test("functions that double in size stop at the limit")
  func expansion() throws {
    let definitions = (1...40).map { "f\($0)(x)=f\($0 - 1)(x)+f\($0 - 1)(x)" }.joined(
      separator: ";")
    var limits = Limits()
    limits.operations = 10_000
    let error = ErrorTests.failure("f0(x)=x;\(definitions);f40(1)", backend, limits: limits)
    #expect(error?.limit?.limit == .operations)
  }

  @Test("a chain of a thousand definitions is no recursion")
  func chain() throws {
    let definitions = (1...1000).map { "f\($0)(x)=f\($0 - 1)(x)+1" }.joined(separator: ";")
    #expect(try GrammarTests.double("f0(x)=x;\(definitions);f1000(1)") == "1001")
  }

  @Test("arguments of periodic functions have a bound on the exponent")
  func exponent() throws {
    for source in ["sin(2^(2^40))", "cos(10^(10^10))", "tan(1e100000000)"] {
      #expect(ErrorTests.failure(source, backend)?.limit?.limit == .exponent, "\(source)")
    }
    // Angles in degrees need no digits of π.
    #expect(try GrammarTests.big("cos(10^(10^10))", angle: .degrees).hasPrefix("0."))
  }

  @Test("precision beyond the limit is refused before anything is allocated")
  func precision() throws {
    #expect(throws: LimitExceeded.self) {
      try BigFloatBackend(precision: .bits(1_000_000_000_000_000_000))
    }
  }

  @Test("warnings are bounded and linear")
  func warnings() throws {
    let source =
      String(repeating: "1/2(", count: 20_000) + "1" + String(repeating: ")", count: 20_000)
    #expect(try Calculator(DoubleBackend()).evaluate(source).warnings.count == 10)
    let chain = String(repeating: "1/2 pi+", count: 20_000) + "1"
    #expect(try Calculator(DoubleBackend()).evaluate(chain).warnings.count == 10)
  }
}
