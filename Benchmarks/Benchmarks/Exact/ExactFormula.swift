import Arithmetic
import BigNumbers
import NumericCore
import SuiteSupport

/// A formula whose digits are known.
struct ExactFormula: Sendable {
  let source: String
  /// Fifty digits, computed by mpmath.
  let digits: String
  /// The largest number of digits that is computed quickly.
  let mostDigits: Int

  static let all = [
    ExactFormula(
      source: "sqrt(2)+sqrt(3)",
      digits: "31462643699419723423291350657155704455124771291873", mostDigits: 10_000),
    ExactFormula(
      source: "exp(pi*sqrt(163))",
      digits: "26253741264076874399999999999925007259719818568888", mostDigits: 10_000),
    ExactFormula(
      source: "ln(2)*exp(1/3)/atan(sqrt(2))",
      digits: "10126117344237084014319230816621088615970269972688", mostDigits: 10_000),
    ExactFormula(
      source: "gamma(1/3)*zeta(3)",
      digits: "32202365587856964116942454571669578617849412094723", mostDigits: 1000),
    ExactFormula(
      source: "sin(1e22)",
      digits: "85220084976718880177270589375302936826176215041004", mostDigits: 10_000),
  ]

  func program() throws -> Program { try ExactFormula.program(source) }

  static func program(_ source: String) throws -> Program {
    try Calculator(ExactBackend()).compile(utf8: Array(source.utf8)).expression.program
  }

  static func digits(of program: Program, _ count: Int) throws -> NumberDigits {
    try ExactBackend().evaluate(program)[0].digits(.significant(count))
  }

  /// Compares fifty digits, and the first fifty digits of longer results.
  func check() throws {
    for count in [50, 80] {
      let found = try Self.digits(of: program(), count).digits.prefix(count == 50 ? 50 : 49)
      if !digits.utf8.starts(with: found) {
        stop("\(source) is not \(String(decoding: found, as: UTF8.self))")
      }
    }
  }
}

/// An expression with a known sign.
///
/// A sign of zero cannot be found from digits.
struct ExactIdentity: Sendable {
  let source: String
  let sign: Int

  static let all = [
    ExactIdentity(source: "sqrt(2)+sqrt(3)-sqrt(5+2*sqrt(6))", sign: 0),
    ExactIdentity(source: "4*(4*atan(1/5)-atan(1/239))-pi", sign: 0),
    ExactIdentity(source: "exp(ln(3)/2)-sqrt(3)", sign: 0),
    // Ramanujan's near-integer 640320³ + 744.
    ExactIdentity(source: "exp(pi*sqrt(163))-640320^3-744", sign: -1),
  ]

  func program() throws -> Program { try ExactFormula.program(source) }
}
