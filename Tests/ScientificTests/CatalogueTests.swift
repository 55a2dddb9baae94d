import Arithmetic
import BigNumbers
import NumericCore
import Scientific
import Testing

/// The rows are complete and true.
@Suite("catalogue")
struct CatalogueTests {
  @Test("names are unique across functions and constants") func uniqueNames() {
    let names =
      Catalogue.functions.flatMap { [$0.name] + $0.aliases }
      + Catalogue.constants.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("every function operation has a row", arguments: UnaryOperation.allCases)
  func unaryRows(_ operation: UnaryOperation) {
    // The sign has an operator instead.
    if operation != .negate { #expect(Catalogue.function(for: .unary(operation)) != nil) }
  }

  @Test("every two-argument operation has a row", arguments: BinaryOperation.allCases)
  func binaryRows(_ operation: BinaryOperation) {
    let operators: Set<BinaryOperation> = [.add, .subtract, .multiply, .divide]
    if !operators.contains(operation) {
      #expect(Catalogue.function(for: .binary(operation)) != nil)
    }
  }

  @Test("every reduction, three-argument operation and constant has a row") func otherRows() {
    for operation in TernaryOperation.allCases {
      #expect(Catalogue.function(for: .ternary(operation)) != nil)
    }
    for reduction in Reduction.allCases {
      #expect(Catalogue.function(for: .reduction(reduction)) != nil)
    }
    let values = Catalogue.constants.compactMap { row in
      if case .constant(let constant) = row.value { constant } else { nil }
    }
    #expect(Set(values) == Set(Constant.allCases))
  }

  @Test("rows are filled in", arguments: Catalogue.functions.map(\.name))
  func complete(_ name: String) throws {
    let row = try #require(Catalogue.function(named: name))
    #expect(!row.parameters.isEmpty && !row.domain.isEmpty && !row.summary.isEmpty)
    #expect(!row.source.isEmpty && row.summary.count <= 60)
    #expect(
      row.example.expression.contains(name)
        || row.aliases.contains { row.example.expression.contains($0) })
  }

  @Test("examples are true to 50 digits", arguments: Catalogue.functions.map(\.name))
  func example(_ name: String) throws {
    let row = try #require(Catalogue.function(named: name))
    let backend = try BigFloatBackend(precision: .digits(50))
    guard case .number(let value) = try Calculator(backend).evaluate(row.example.expression).value
    else {
      Issue.record("no number")
      return
    }
    let text = try backend.format(value, as: NumberFormat(digits: 50)).text
    #expect(text == row.example.result)
  }

  @Test("every alias is known", arguments: Catalogue.functions.flatMap(\.aliases))
  func alias(_ alias: String) { #expect(Catalogue.isFunction(alias)) }
}
