import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// What exact evaluation proves, and what it holds and looks at while it does so.
@Suite("proofs of exact evaluation", .timeLimit(.minutes(30)))
struct ProofTests {
  private func value(_ source: String, _ limits: Limits = Limits()) throws -> ExactReal {
    try #require(
      try Calculator(ExactBackend(), limits: limits).evaluate(source).value.numbers.first)
  }

  private func digits(_ source: String) throws -> String {
    let digits = try value(source).digits(.significant(20))
    let text = String(decoding: digits.digits, as: UTF8.self)
    return String(text.reversed().drop { $0 == "0" }.reversed()) + "@\(digits.exponent)"
  }

  /// Ramanujan: ³√(³√2 − 1) = ³√(1/9) − ³√(2/9) + ³√(4/9), of which no symbolic form is known.
  @Test(
    "a bound of separation proves equality, for each way to write a root",
    arguments: [
      "cbrt(cbrt(2)-1) - cbrt(1/9) + cbrt(2/9) - cbrt(4/9)",
      "(2^(1/3)-1)^(1/3) - (1/9)^(1/3) + (2/9)^(1/3) - (4/9)^(1/3)",
      "root(root(2,3)-1,3) - root(1/9,3) + root(2/9,3) - root(4/9,3)",
    ])
  func separation(_ zero: String) throws {
    #expect(try digits(zero) == "@0")
    #expect(try digits("floor(\(zero) + 7)") == "7@1")
  }

  @Test(
    "the numbers of a field of sines and roots",
    arguments: [
      "sin(pi/7)*sin(2*pi/7)*sin(3*pi/7) - sqrt(7)/8", "8*cos(pi/9)*cos(2*pi/9)*cos(4*pi/9) - 1",
    ])
  func sines(_ zero: String) throws { #expect(try digits(zero) == "@0") }

  @Test(
    "a jump that is decided is known to what follows",
    arguments: [
      "sin(pi*floor(2*pi))", "x=gamma(1/3)-2; max(x, 0, x) - x",
      "x=erf(2)-gamma(1/3); y=cos(3); min(x, y+2, x, y+3) - x",
    ])
  func jumps(_ zero: String) throws { #expect(try digits(zero) == "@0") }

  @Test("values are released after their last use") func memory() throws {
    // 400 roots of 3.7 kB each are 1.5 MB; a sum from left to right holds three numbers at a time.
    var limits = Limits()
    limits.memory = 1
    let sum = try value((1...400).map { "sqrt(\($0))" }.joined(separator: "+"), limits)
    let found = try sum.digits(.significant(9000), limits: ExactLimits(limits))
    #expect(found.digits.starts(with: "534312753044152655189590949958509859401334875".utf8))
  }

  /// Cancels the task at the first step.
  private final class Canceller: EvaluationObserver {
    private(set) var steps = 0
    func willEnclose() {
      steps += 1
      withUnsafeCurrentTask { $0?.cancel() }
    }
    func didEnclose(instruction: Int, bits: Int) {}
  }

  @Test("the time is looked at before each step of many bits") func clock() async throws {
    let sum = try Calculator(ExactBackend()).compile(
      utf8: Array((2...40).map { "sqrt(\($0))" }.joined(separator: "+").utf8))
    let program = try ExactProgram(sum.expression.program)
    let steps = await Task {
      let canceller = Canceller()
      try? program.enclose(at: [], .bits(2000), observer: canceller)
      return canceller.steps
    }.value
    #expect(steps == 1)
  }
}
