import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Functions that call themselves, which an `if` ends.
@Suite("recursion")
struct RecursionTests {
  @Test(
    "functions that call themselves",
    arguments: [
      ("f(n) = if(n < 2, 1, n*f(n - 1)); f(20)", "2432902008176640000"),
      ("f(n) = if(n < 2, n, f(n - 1) + f(n - 2)); f(15)", "610"),
      ("f(n) = if(n < 2, n, f(n - 1) + f(n - 2)); f(19)", "4181"),
      ("g(a, b) = if(b == 0, a, g(b, a mod b)); g(1071, 462)", "21"),
      ("ev(n) = if(n == 0, 1, od(n - 1)); od(n) = if(n == 0, 0, ev(n - 1)); ev(10)", "1"),
      (
        "c(n, s) = if(n == 1, s, if(n mod 2 == 0, c(n/2, s + 1), c(3n + 1, s + 1))); c(27, 0)",
        "111"
      ),
      ("h(x) = if(x < 100, h(1.5x), x); h(1)", "129.746337890625"),
      ("s(v, k) = if(k == 0, 0, v[k] + s(v, k - 1)); s([3, 4, 5], 3)", "12"),
      (
        "p(x, n) = if(n == 0, 1, if(n mod 2 == 0, p(x*x, n/2), x*p(x, n - 1))); p(3, 13)", "1594323"
      ),
      ("a(m, n) = if(m == 0, n + 1, if(n == 0, a(m - 1, 1), a(m - 1, a(m, n - 1)))); a(2, 3)", "9"),
      ("f(n) = if(n > 0, f(n - 1), 7); f(3000)", "7"),
      ("f(x) = if(x > 0, f(x - 0.0009765625), x); f(1)", "0"),
      ("w(n) = if(n > 0.5, w(n - 0.25), n); w(2)", "0.5"),
      ("f(n) = if(n == 0, [1, 1; 1, 0], [1, 1; 1, 0]*f(n - 1)); f(5)[1, 1]", "13"),
    ])
  func values(_ source: String, _ expected: String) throws {
    #expect(try GrammarTests.double(source) == expected)
    #expect(
      try Calculator(ExactBackend()).evaluate(source).value.numbers.map { try $0.rational() }
        == [try BigRational(parsing: expected)])
  }

  @Test("each step is rounded as it would be without the call")
  func rounding() throws {
    // In three bits 5 + 4 is 8 or 10, and never 9.
    let backend = try BigFloatBackend(precision: .bits(3))
    let source = "f(n, s) = if(n == 0, s, f(n - 1, s + n)); f(4, 0)"
    guard case .number(let sum) = try Calculator(backend).evaluate(source).value,
      case .number(let plain) = try Calculator(backend).evaluate("0 + 4 + 3 + 2 + 1").value
    else {
      Issue.record("a sum is a number")
      return
    }
    #expect(sum == plain)
  }

  @Test("what does not end meets a limit with a name")
  func limits() throws {
    let backend = DoubleBackend.completed
    let countdown = "f(n) = if(n > 0, f(n - 1), 1); "
    #expect(ErrorTests.failure("f(n) = f(n) + 1; f(1)", backend)?.limit?.limit == .depth)
    var limits = Limits()
    (limits.depth, limits.operations) = (50, 10_000)
    #expect(
      ErrorTests.failure("f(n) = if(n > 0, f(n + 1), 1); f(1)", backend, limits: limits)?.limit?
        .limit == .depth)
    #expect(ErrorTests.failure("\(countdown)f(49)", backend, limits: limits) == nil)
    #expect(
      ErrorTests.failure("\(countdown)f(51)", backend, limits: limits)?.limit?.limit == .depth)
    #expect(
      ErrorTests.failure(
        "f(n) = if(n < 2, n, f(n - 1) + f(n - 2)); f(40)", backend, limits: limits)?.limit?.limit
        == .operations)
  }

  @Test("without known numbers whole numbers alone decide")
  func programs() throws {
    let calculator = Calculator(DoubleBackend.completed)
    let sum = "f(n) = if(n < 2, 1, f(n - 1) + 1/n); "
    let compiled = try calculator.compile(utf8: Array("\(sum)f(3)".utf8)).expression
    #expect(
      try calculator.backend.evaluate(compiled.program, inputs: [], special: .error)
        == [1.0 + 1.0 / 2 + 1.0 / 3])
    #expect(throws: CalculatorError.self) {
      try calculator.compile(utf8: Array("\(sum)f(2.5)".utf8))
    }
  }
}
