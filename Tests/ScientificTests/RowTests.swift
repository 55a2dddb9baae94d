import NumericCore
import Scientific
import Testing

/// Rows are complete, and facts that several rows contain agree.
@Suite("rows")
struct RowTests {
  static let rows = Catalogue.operators + Catalogue.functions

  @Test("every function has a row, of a name or of an operator", arguments: Function.allCases)
  func functions(_ function: Function) {
    // Parts of roots of polynomials have no name: programs get them from where the roots are; nor have elements of exponentials.
    if case .list(let function) = function,
      function.isPolynomialRoot || function == .matrixExponential
    {
      return
    }
    let isOperator = Catalogue.operators.contains { $0.form.functions == [function] }
    #expect((Catalogue.row(of: function) == nil) == isOperator)
    #expect(Catalogue.accuracy(of: function) != nil && Catalogue.units(of: function) != nil)
  }

  @Test("rows have all facts", arguments: rows) func complete(_ row: FunctionRow) {
    #expect(!row.domain.isEmpty && !row.special.isEmpty, "\(row.name)")
    #expect(!row.complexity.text.isEmpty && !row.source.isEmpty, "\(row.name)")
    #expect(!row.example.expression.isEmpty && !row.example.result.isEmpty, "\(row.name)")
    #expect(row.accuracy.count == max(1, row.form.functions.count), "\(row.name)")
  }

  @Test("rows that share a function agree on its accuracy", arguments: rows)
  func agreement(_ row: FunctionRow) {
    for function in row.form.functions {
      #expect(row.accuracy(of: function) == Catalogue.accuracy(of: function), "\(row.name)")
    }
  }

  @Test("angles and formulas have units accordingly", arguments: rows)
  func units(_ row: FunctionRow) {
    let takesAngle =
      switch row.form {
      case .circular, .reciprocalCircular, .parts(.pointOfAngle): true
      default: false
      }
    #expect((row.units == .angle) == takesAngle, "\(row.name)")
    let isOfFunction = row.form == .vector(.map) || row.form == .vector(.filter)
    #expect((row.units == .formula) == (row.form.formula != nil || isOfFunction), "\(row.name)")
    #expect((row.accuracy == [.eachStep]) || row.form.formula == nil, "\(row.name)")
  }

  @Test("what libm has is said to be libm's", arguments: Function.allCases)
  func platform(_ function: Function) {
    let doubles = DoubleBackend()
    let isPlatforms: Bool
    switch function {
    case .unary(let function): isPlatforms = doubles.platform(function, 1) != nil
    case .binary(let function): isPlatforms = doubles.platform(function, 1, 1) != nil
    // Functions of lists are either computed on doubles and rounded once, or left to another number
    // system.
    case .list: return
    }
    #expect((Catalogue.accuracy(of: function) != .roundedTruth) == isPlatforms)
  }

  @Test("an accuracy of several functions names each of them") func accuracyOfForms() throws {
    func text(_ name: String) throws -> String {
      try #require(Catalogue.function(named: name)).accuracyText(\.summary)
    }
    #expect(
      try text("sin")
        == "correctly rounded; libm: 1 ulp; in degrees, gradians and turns correctly rounded")
    #expect(try text("log") == "correctly rounded; libm: 1 ulp; with b correctly rounded")
    #expect(try text("pe") == "each step rounded")
    #expect(try text("gamma") == "correctly rounded; libm: 2 ulp")
  }
}
