import Arithmetic
import BigNumbers
import NumericCore
import Scientific
import Testing

/// Evaluates the examples in the rows of the catalogue.
@Suite("examples of the catalogue")
struct CatalogueExampleTests {
  /// The value of an expression as the command prints it.
  static func text(_ source: String) throws -> String {
    let backend = try BigFloatBackend(precision: .digits(50))
    func format(_ x: BigFloat) throws -> String {
      try backend.format(x, as: NumberFormat(digits: 50)).text
    }
    func matrix(_ numbers: [BigFloat], _ columns: Int) throws -> String {
      let rows = try stride(from: 0, to: numbers.count, by: columns).map {
        try numbers[$0..<($0 + columns)].map(format).joined(separator: ", ")
      }
      return "[\(rows.joined(separator: "; "))]"
    }
    switch try Calculator(backend).evaluate(source).value {
    case .number(let number): return try format(number)
    case .complex(let re, let im): return ComplexText.rectangular(try format(re), try format(im))
    case .complexes(let numbers):
      return "[\(ComplexText.numbers(try numbers.map(format)).joined(separator: ", "))]"
    case .factoredPolynomial(_, let unknown, let factors): return factors.product(unknown)
    case .polynomial(let numbers, let unknown):
      return PolynomialText.descending(try numbers.map(format), unknown)
    case .matrix(let numbers, let columns): return try matrix(numbers, columns)
    case .complexMatrix(let numbers, let columns):
      let rows = ComplexText.numbers(try numbers.map(format))
      return
        "[\(stride(from: 0, to: rows.count, by: columns).map { rows[$0..<($0 + columns)].joined(separator: ", ") }.joined(separator: "; "))]"
    case .matrices(let numbers, let sizes):
      let matrices = try sizes.parts(of: numbers).map { try matrix($0.elements, $0.size.columns) }
      return "[\(matrices.joined(separator: ", "))]"
    case .list(let numbers): return "[\(try numbers.map(format).joined(separator: ", "))]"
    case .factored(_, let factors):
      return try factors.product(of: factors.primes.map { try format($0.prime) })
    case .truth(let truth): return truth.rawValue
    case .date(let date): return date.text
    case .dates(let dates): return "\(dates.map(\.text))"
    case .text(let text): return text
    case .polar, .quantity, .quantities, .mixed, .duration: return "a value with units"
    }
  }

  @Test("examples are true to 50 digits", arguments: Catalogue.functions.map(\.name))
  func example(_ name: String) throws {
    let row = try #require(Catalogue.function(named: name))
    #expect(try Self.text(row.example.expression) == row.example.result)
  }
}
