import NumericCore
import Testing

@testable import BigNumbers

/// A number of digits costs at most one and a half times as much as a hundred digits more.
///
/// Cost is counted and not timed: the bits of every step that is enclosed, with 64 for the call, and
/// for every symbolic form as much as for a step of 1024 bits.
@Suite("Fewer digits never cost more")
struct FewerDigitsTests {
  private final class Work: EvaluationObserver {
    var bits = 0
    func willEnclose() {}
    func didEnclose(instruction: Int, bits: Int) { self.bits += bits + 64 }
  }

  private static func work(_ x: ExactReal, digits: Int) throws -> Int {
    guard case .step(let graph, let step) = x.storage else { return 0 }
    let goal = Goal.digits(digits, radix: 10)
    let (tape, root) = Tape.flattened(graph, step)
    let work = Work()
    var evaluation = ExactEvaluation(tape, root: root, limits: ExactLimits(), goal: goal)
    evaluation.observer = work
    #expect(goal.isMet(by: try evaluation.enclose(goal)))
    return work.bits + 1024 * evaluation.formCount
  }

  @Test(arguments: Subject.all)
  func fewerDigits(_ subject: Subject) throws {
    for digits in [1, 5, 17, 20, 50, 100, 300] {
      let fewer = try Self.work(subject.value(), digits: digits)
      let more = try Self.work(subject.value(), digits: digits + 100)
      #expect(
        2 * fewer <= 3 * more, "\(digits) digits of \(subject): \(fewer) instead of \(more)")
    }
  }

  /// The digits of x = 4x(1−x) from 1/3, by Python's `decimal` with 4000 digits.
  @Test(arguments: [
    (100, "82453604858377637093"), (400, "48660548994508514890"), (1000, "10521815834890092898"),
  ])
  func logisticDigits(_ count: Int, _ digits: String) throws {
    let found = try Subject.logistic(count).digits(.significant(20))
    #expect(String(decoding: found.digits, as: UTF8.self) == digits)
  }

  @Test func functionsThatAreFlatFarOut() throws {
    for function in [UnaryFunction.erf, .tanh] {
      let x = ExactReal.compute(function, .compute(.cosh, ExactReal(80_000)))
      let value = try x.enclosure(.bits(64))
      #expect(value.lower > BigFloat(0.999 as Double) && value.lower < 1 && value.upper >= 1)
    }
  }
}

/// A number under test, made anew for every question, because numbers remember their enclosures.
struct Subject: Sendable, CustomTestStringConvertible {
  let name: String
  let value: @Sendable () -> ExactReal

  init(_ name: String, _ value: @escaping @Sendable () -> ExactReal) {
    (self.name, self.value) = (name, value)
  }

  var testDescription: String { name }

  static let all = loops + sums + extremes + differences

  static func logistic(_ count: Int) -> ExactReal {
    (0..<count).reduce(ExactReal(1) / 3) { x, _ in 4 * x * (1 - x) }
  }

  private static func f(_ function: UnaryFunction, _ x: ExactReal) -> ExactReal {
    .compute(function, x)
  }

  private static func tiny(_ places: Int) -> ExactReal { .pow(ExactReal.pi, -2 * places) }

  private static let loops: [Subject] =
    [10, 30, 60, 100, 200, 400, 1000].map { n in Subject("logistic \(n)") { logistic(n) } }
    + [3, 20].map { n in
      Subject("Newton \(n)") {
        (0..<n).reduce(ExactReal.pi) { x, _ in (x + ExactReal(2).squareRoot() / x) / 2 }
      }
    }
    + [5, 50, 200].map { n in
      Subject("nested sin \(n)") { (0..<n).reduce(ExactReal.pi / 3) { x, _ in f(.sin, x) } }
    }
    + [5, 50].map { n in
      Subject("nested exp \(n)") { (0..<n).reduce(ExactReal(1)) { x, _ in f(.exp, -x) } }
    }
    + [5, 50, 300].map { n in
      Subject("nested roots \(n)") {
        (0..<n).reduce(ExactReal.pi) { x, k in (x + ExactReal(k)).squareRoot() }
      }
    }
    + [5, 50, 200].map { n in
      Subject("continued fraction \(n)") {
        (0..<n).reduce(ExactReal.pi) { x, k in ExactReal(k + 1) + 1 / x }
      }
    }
    + [20, 100, 500].map { n in
      Subject("tent-like \(n)") { (0..<n).reduce(1 / ExactReal.pi) { x, _ in 1 - 2 * x * x } }
    }
    + [10, 100].map { n in
      Subject("Muller \(n)") {
        var (a, b) = (ExactReal(11) / 2 + tiny(400), ExactReal(61) / 11)
        for _ in 0..<n { (a, b) = (b, 111 - 1130 / b + 3000 / (a * b)) }
        return b
      }
    }

  private static let sums: [Subject] =
    [20, 200].map { n in
      Subject("sum of roots \(n)") {
        (1...n).reduce(ExactReal(0)) { $0 + ExactReal($1).squareRoot() }
      }
    }
    + [20, 200].map { n in
      Subject("alternating roots \(n)") {
        (1...n).reduce(ExactReal(0)) { x, k in
          x + (k % 2 == 0 ? 1 : -1) * ExactReal(k).squareRoot()
        }
      }
    }
    + [30, 100].map { n in
      Subject("e^-\(n) by Taylor") {
        var (term, sum) = (ExactReal.pi / ExactReal.pi, ExactReal(0))
        for k in 1...(4 * n) {
          sum += term
          term = term * ExactReal(-n) / ExactReal(k) * (ExactReal.pi / ExactReal.pi)
        }
        return sum
      }
    }

  private static let extremes: [Subject] = [
    Subject("erf(cosh(8e4))") { f(.erf, f(.cosh, 80_000)) },
    Subject("tanh(cosh(8e4))") { f(.tanh, f(.cosh, 80_000)) },
    Subject("erf(exp(5))") { f(.erf, f(.exp, 5)) },
    Subject("erfc(exp(3))") { f(.erfc, f(.exp, 3)) },
    Subject("gamma(exp(6))") { f(.gamma, f(.exp, 6)) },
    Subject("lnGamma(exp(20))") { f(.lnGamma, f(.exp, 20)) },
    Subject("cosh(exp(8))") { f(.cosh, f(.exp, 8)) },
    Subject("sin(exp(100))") { f(.sin, f(.exp, 100)) },
    Subject("tan(exp(30))") { f(.tan, f(.exp, 30)) },
    Subject("atan(exp(300))") { f(.atan, f(.exp, 300)) },
    Subject("exp(exp(exp(2)))") { f(.exp, f(.exp, f(.exp, 2))) },
    Subject("ln(cosh(1000))") { f(.log, f(.cosh, 1000)) },
    Subject("exp(-exp(10))") { f(.exp, -f(.exp, 10)) },
    Subject("pi^1000") { .pow(.pi, 1000) },
    Subject("floor(exp(50))/7") { f(.floor, f(.exp, 50)) / 7 },
    Subject("sqrt(2)^sqrt(2)") { .pow(ExactReal(2).squareRoot(), ExactReal(2).squareRoot()) },
  ]

  private static let differences: [Subject] =
    [5, 20, 40, 60, 90, 1000].map { places in
      Subject("(1 + t) - 1, t = pi^-\(2 * places)") { (1 + tiny(places)) - 1 }
    }
    + [10, 50, 100].map { places in
      Subject("sin t - t, t = pi^-\(2 * places)") { f(.sin, tiny(places)) - tiny(places) }
    }
    + [
      Subject("exp(1e-30) - 1 - 1e-30") {
        let t = ExactReal(1) / .pow(10, 30)
        return f(.exp, t) - 1 - t
      },
      Subject("exp(pi*sqrt(163)) - 640320^3 - 744") {
        f(.exp, .pi * ExactReal(163).squareRoot()) - .pow(640320, 3) - 744
      },
      Subject("(exp(200) + pi) - exp(200)") { (f(.exp, 200) + .pi) - f(.exp, 200) },
      Subject("sqrt(2) + sqrt(3) - sqrt(5 + 2 sqrt(6))") {
        ExactReal(2).squareRoot() + ExactReal(3).squareRoot()
          - (5 + 2 * ExactReal(6).squareRoot()).squareRoot()
      },
      Subject("sin(1)^2 + cos(1)^2 - 1") {
        f(.sin, 1) * f(.sin, 1) + f(.cos, 1) * f(.cos, 1) - 1
      },
      Subject("ln 6 - ln 2 - ln 3") { f(.log, 6) - f(.log, 2) - f(.log, 3) },
      Subject("1 + (ln 6 - ln 2 - ln 3)") { 1 + (f(.log, 6) - f(.log, 2) - f(.log, 3)) },
    ]
}
