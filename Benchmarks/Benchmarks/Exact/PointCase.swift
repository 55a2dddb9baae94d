import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import SuiteSupport

/// The Doppler shift of FPBench at one point: the true value, the value that a format computes, and
/// its error.
struct PointCase {
  private let problem: ExpressionProblem
  private let format: FloatFormat
  private let point = [ExactReal(25) / 2, ExactReal(493) / 4, ExactReal(83) / 4]

  private static let source = "-(331.4+0.6*T)*v/(331.4+0.6*T+u)^2"
  /// The value at the point to thirty digits, computed by mpmath; the last digit is a zero.
  private static let truth = "-0.33373551892188170014688114841"

  init(_ format: FloatFormat) throws {
    self.format = format
    var calculator = Calculator(ExactBackend())
    let variables = ["u", "v", "T"]
    for (name, number) in zip(variables, point) { calculator.set(name, to: .number(number)) }
    problem = try ExpressionProblem(
      calculator.compile(utf8: Array(Self.source.utf8)).expression, variables: variables,
      formats: [format])
  }

  func certified() throws -> CertifiedPoint {
    try CertifiedPoint(
      problem, at: point, formats: [format], digits: 30, limits: ExactLimits())
  }

  /// Compares thirty digits of the true value; the error of the format must be a few units in the
  /// last place.
  func check() throws {
    let result = try certified()
    guard case .certified(let truth) = result.truth else { stop("no truth at the point") }
    let text = try truth.digits(.significant(30)).text(as: NumberFormat())
    if text != Self.truth { stop("the truth at the point is \(text), not \(Self.truth)") }
    guard let error = result.errors[0]?.ordinalUlps, error < 8 else {
      stop("\(format.name) is far off, or not measured")
    }
  }
}
