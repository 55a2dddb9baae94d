import Arithmetic
import BigNumbers
import NumericCore
import Scientific
import Testing

/// Evaluates the examples in the rows of the operators.
@Suite("examples of the operators")
struct OperatorExampleTests {
  @Test("examples are true to 50 digits", arguments: Catalogue.operators)
  func example(_ row: FunctionRow) throws {
    let backend = try BigFloatBackend(precision: .digits(50))
    guard case .number(let value) = try Calculator(backend).evaluate(row.example.expression).value
    else {
      Issue.record("\(row.example.expression) is not a number")
      return
    }
    #expect(try backend.format(value, as: NumberFormat(digits: 50)).text == row.example.result)
  }
}
