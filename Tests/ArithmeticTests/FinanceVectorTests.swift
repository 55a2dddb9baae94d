import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Functions of finance, compared with sums over periods, certified roots and 120 digits of mpmath.
@Suite("finance vectors")
struct FinanceVectorTests {
  struct Row: Sendable {
    var source: String
    /// The value with 50 digits, or the class of an error.
    var value: String
    /// Whether the arguments are exact binary numbers.
    var isDyadic: Bool
  }

  static func rows() throws -> [Row] {
    try Repository.text("Tests/ArithmeticTests/FinanceVectors/finance.tsv")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t").map(String.init)
        return Row(source: fields[0], value: fields[1], isDyadic: fields[2] == "dyadic")
      }
  }

  /// The value in scientific notation, or the class of the error.
  static func outcome<Backend: NumericBackend>(
    _ source: String, on backend: Backend, digits: Int
  ) throws -> String {
    do throws(CalculatorError) {
      guard case .number(let value) = try Calculator(backend).evaluate(source).value else {
        return "no number"
      }
      do throws(Backend.Failure) {
        let digits = try backend.digits(of: value, radix: 10, .significant(digits))
        var plain = digits
        plain.keepsZeros = false
        return plain.digits.isEmpty ? "0" : plain.text(as: NumberFormat(style: .scientific))
      } catch {
        return "\(error)"
      }
    } catch {
      return error.kind.rawValue
    }
  }

  @Test("1124 cases on exact numbers, one eighth", arguments: 0..<8)
  func exact(_ slice: Int) throws {
    let rows = try Self.rows()
    #expect(rows.count == 1124)
    for (index, row) in rows.enumerated() where index % 8 == slice {
      let text = try Self.outcome(row.source, on: ExactBackend(), digits: 50)
      #expect(text == row.value, "\(row.source)")
    }
  }

  @Test("decimals are rounded once", arguments: 0..<4)
  func decimals(_ slice: Int) throws {
    let backend = try DecimalBackend(digits: 34)
    for (index, row) in try Self.rows().enumerated() where index % 16 == 4 * slice {
      let expected =
        row.value.hasPrefix("no")
        ? row.value : try Self.outcome(row.value, on: backend, digits: 34)
      #expect(
        try Self.outcome(row.source, on: backend, digits: 34) == expected, "\(row.source)")
    }
  }

  @Test("binary numbers are rounded once", arguments: [true, false])
  func binary(isDouble: Bool) throws {
    let narrow = try BigFloatBackend(precision: .bits(64))
    var count = 0
    for row in try Self.rows() where row.isDyadic {
      func outcome(_ source: String) throws -> String {
        isDouble
          ? try Self.outcome(source, on: DoubleBackend.completed, digits: 20)
          : try Self.outcome(source, on: narrow, digits: 25)
      }
      let expected = row.value.hasPrefix("no") ? row.value : try outcome(row.value)
      #expect(try outcome(row.source) == expected, "\(row.source)")
      count += 1
    }
    #expect(count > 400)
  }

  @Test(
    "irrational arguments have proven digits",
    arguments: [
      ("pmt(pi/100, 12, 1000)", "-1.0131309548752328200220325119812565245750139629983e+2"),
      ("irr([-1, pi])", "2.1415926535897932384626433832795028841971693993751e+0"),
      ("rate(2, -sqrt(2), 2)", "2.657522621046057276284872543955821126870296453916e-1"),
      ("npv(sqrt(2)-sqrt(2), [1, 2, 3])", "6e+0"),
      ("pmt(sqrt(8)-2*sqrt(2), 12, 1200)", "-1e+2"),
      ("pmt(-pi, 12, 1200)", "domain"), ("irr([pi, e])", "no_solution"),
      ("ipmt(pi/100, 13, 12, 1)", "domain"),
    ]) func irrational(_ source: String, _ value: String) throws
  {
    #expect(try Self.outcome(source, on: ExactBackend(), digits: 50) == value)
  }
}
