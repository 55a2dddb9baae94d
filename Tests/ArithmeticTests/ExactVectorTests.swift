import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Sixty proven digits, compared with values that python-flint's arb certified and mpmath
/// confirmed.
@Suite("exact vectors")
struct ExactVectorTests {
  private static let folder = "Tests/ArithmeticTests/ExactVectors/"
  private static let slices = 8

  private struct Row: Sendable {
    var source: String
    var value: String
    var flags: String
  }

  private static func rows(_ file: String, flagsAt column: Int) throws -> [Row] {
    try Repository.text(folder + file).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      let fields = $0.split(separator: "\t", omittingEmptySubsequences: false)
      return Row(
        source: String(fields[0]), value: String(fields[1]), flags: String(fields[column]))
    }
  }

  private enum Outcome: Equatable {
    case right
    case wrong(String)
    case unable(ErrorKind)
  }

  private static func outcome(_ row: Row, precision: Int? = nil) throws -> Outcome {
    var limits = ExactLimits()
    limits.digits = 60
    if let precision { limits.sizes.workingPrecision = precision }
    let backend = ExactBackend(limits: limits)
    do throws(CalculatorError) {
      guard case .number(let value) = try Calculator(backend).evaluate(row.source).value else {
        return .wrong("no number")
      }
      do throws(ComputationFailure) {
        let digits = try backend.digits(of: value, radix: 10, .significant(60))
        let format = NumberFormat(style: .scientific)
        let text = digits.text(as: format)
        let isSame = text.replacing("e+", with: "e") == row.value.replacing("e+", with: "e")
        return isSame || (digits.digits.isEmpty && row.value == "0") ? .right : .wrong(text)
      } catch {
        return .unable(CalculatorError(error, nil).kind)
      }
    } catch {
      return .unable(error.kind)
    }
  }

  @Test("1400 nested expressions over the catalogue, one eighth", arguments: 0..<slices)
  func expressions(_ slice: Int) throws {
    let rows = try Self.rows("expressions.tsv", flagsAt: 3)
    #expect(rows.count >= 1000)
    var unable = 0
    for (index, row) in rows.enumerated() where index % Self.slices == slice {
      // 4096 bits suffice for every row; where only a proof is missing, the search for one ends earlier
      // than by default, with the same digits.
      switch try Self.outcome(row, precision: 4096) {
      case .right: continue
      case .wrong(let text):
        Issue.record("\(row.source) is \(row.value), not \(text)")
      case .unable(let kind):
        #expect(kind == .undecided || kind == .limit, "\(row.source): \(kind)")
        unable += 1
      }
    }
    // One per cent of all vectors may stay undecided.
    #expect(unable * Self.slices <= rows.count / 100, "\(unable) without an answer")
  }

  /// Numbers that are zero by identities of transcendental functions, or that need more bits than
  /// the limits permit.
  private static let undecided = [
    "-jn(30,1)", "(exp(z)-1)/z", "jn(2,5)-2*j1(5)/5+j0(5)", "li2(1/phi)", "agm(1,sqrt(2))-",
    "j0(3)*y1(3)-",
  ]

  @Test("famous cases, one quarter", arguments: 0..<4) func cases(_ slice: Int) throws {
    let rows = try Self.rows("cases.tsv", flagsAt: 2)
    #expect(rows.count > 200)
    for (index, row) in rows.enumerated() where index % 4 == slice {
      let outcome = try Self.outcome(row)
      if Self.undecided.contains(where: { row.source.contains($0) }) {
        #expect(outcome == .right || outcome == .unable(.undecided), "\(row.source): \(outcome)")
      } else {
        #expect(outcome == .right, "\(row.source) is \(row.value), not \(outcome)")
      }
    }
  }
}
