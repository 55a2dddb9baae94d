import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// The code of the articles on this module, which compiles here and gives the stated results.
@Suite("articles on Arithmetic")
struct ArithmeticArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/ArithmeticTests/ArithmeticArticleTests.swift"
    #expect(try MarkdownCode.missing(from: tests, of: "Arithmetic") == [])
  }

  @Test("expressions") func expressions() throws {
    var calculator = Calculator(DoubleBackend())
    calculator.set("x", to: .number(3))
    let answer = try calculator.evaluate("f(t) = t^2 + 1; f(x) / 4").value
    if case .number(let number) = answer { print(number) }
    guard case .number(2.5) = answer else {
      Issue.record("\(answer)")
      return
    }
  }

  @Test("stacks") func stacks() throws {
    var machine = RPNMachine(variables: [], limits: Limits())
    try machine.run("3 5 4 + +")
    print(machine.description)
    #expect(machine.description == "3 + (5 + 4)")
  }
}
