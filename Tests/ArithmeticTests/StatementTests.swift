import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// A line that is taken apart as one program has the value that its statements have one after the other.
@Suite("lines of several statements as one program")
struct StatementTests {
  /// Runs the program of a line, with x = 3 and v = [4, 5] as its inputs.
  private func compiled(_ source: String) throws -> [Double] {
    let calculator = calculator()
    let compiled = try calculator.compile(utf8: Array(source.utf8)).expression
    return try calculator.backend.evaluate(
      compiled.program, inputs: calculator.inputs(of: compiled), special: .ieee)
  }

  private func calculator() -> Calculator<DoubleBackend> {
    var calculator = Calculator(DoubleBackend())
    calculator.set("x", to: .number(3))
    calculator.set("v", to: .list([4, 5]))
    return calculator
  }

  @Test(
    "the value is that of the statements in their order",
    arguments: [
      "a = 1/3; 3*a - 1", "a = 1/3; b = a*a; a = b + a; a/b + a", "x = x + 1; x*x",
      "a = x; x = 2*x; x - a", "f(t) = t^2; a = f(3); a + f(a)", "a = 2; f(t) = a*t; f(5)",
      "a = [1, 2.5, x]; sum(a)", "v = [sum(v), 1]; sum(v) + 1", "3; ans + 1", "7*x; ans; ans*ans",
      "a = 2 km; b = 3 s; a/b", "a = 0x10; a + 1",
      "a = 0.1; a = a + 0.2; a = a - 0.3; a*1e17",
      "a = 1; f(t) = t + a; a = 5; f(1)", "f(t) = t; a = f(2); f(t) = 3*t; a + f(2)",
    ])
  func values(_ source: String) throws {
    let expected = try calculator().evaluate(utf8: Array(source.utf8)).value
    let number: Double
    switch expected {
    case .number(let value): number = value
    case .quantity(let value, _): number = value
    default:
      Issue.record("\(source) is no number")
      return
    }
    #expect(try compiled(source) == [number], "\(source)")
  }

  @Test(
    "what cannot be kept is refused, with its place",
    arguments: [
      ("a = x > 2; 1", 4, 9), ("a = 1; b = a < 2; b", 11, 16), ("x = 3", nil, nil),
      ("f(t) = t", nil, nil),
    ])
  func refused(_ source: String, _ start: Int?, _ end: Int?) {
    do {
      _ = try compiled(source)
      Issue.record("\(source) has a program")
    } catch let error as CalculatorError {
      #expect(error.kind == .syntax)
      #expect(error.span?.start == start && error.span?.end == end, "\(source)")
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("values that are assigned are computed once") func shared() throws {
    var calculator = Calculator(DoubleBackend())
    calculator.set("x", to: .number(2))
    let line = "a = exp(x); b = a*a; b*b + a"
    let compiled = try calculator.compile(utf8: Array(line.utf8)).expression
    #expect(compiled.program.instructions.count == 4)
    #expect(compiled.inputs.map(\.name) == ["x"])
  }
}
