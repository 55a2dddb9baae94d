import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// Statements that continue from the values of statements before them: each is computed from what is
/// known of those, so that the time of n statements grows with n and not with its square.
///
/// The values are mpmath's, with 2000 digits.
@Suite("chains of statements", .timeLimit(.minutes(30)))
struct ChainTests {
  /// The first digits of the value of a line.
  private func digits(_ source: String, _ count: Int = 50) throws -> String {
    var limits = Limits()
    limits.length = 1 << 20
    let answer = try Calculator(ExactBackend(), limits: limits).evaluate(source).value
    guard case .number(let value) = answer else { throw Missing() }
    let digits = try value.digits(.significant(count))
    let text = String(decoding: digits.digits, as: UTF8.self)
    let end = text.reversed().drop { $0 == "0" }
    return "\(String(end.reversed()))@\(digits.exponent)"
  }

  @Test("3000 roots inside one another, every one of them equal to 2") func roots() throws {
    let links = (1...3000).map { "a\($0)=sqrt(a\($0 - 1)+a\($0 - 1))" }
    #expect(try digits("a0=2;" + links.joined(separator: ";")) == "2@1")
  }

  @Test("3000 roots of sums that are no fractions") func sums() throws {
    let links = (1...3000).map { "x=sqrt(x+1)*7/10+\($0)/3000" }
    #expect(
      try digits("x=2;" + links.joined(separator: ";"))
        == "22647168339613498509045966764158479386107497580793@1")
  }

  @Test("a chain in which every link loses a bit") func chaos() throws {
    let links = Array(repeating: "x=4*x*(1-x)", count: 1000)
    #expect(
      try digits("x=3/10;" + links.joined(separator: ";"))
        == "33527482889054827598737507211480998404860885520867@0")
  }

  @Test("what is known too roughly is computed again", arguments: [8, 40, 200])
  func cancellation(_ zeros: Int) throws {
    // √2 + 10^−n − √2 = 10^−n.
    let source = "a=sqrt(2); b=a+10^-\(zeros); c=b-a; c"
    #expect(try digits(source) == "1@\(1 - zeros)")
  }

  @Test("a fraction that was proven stands for its computation") func fractions() throws {
    var calculator = Calculator(ExactBackend())
    _ = try calculator.execute(Array("a=sqrt(2)^2".utf8))
    guard case .number(let a)? = calculator.variables["a"] else { throw Missing() }
    #expect(try a.rational() == 2)
    #expect(throws: CalculatorError.self) { try calculator.evaluate("1/(a-2)") }
    guard case .number(let b) = try calculator.evaluate("sqrt(a+2)").value else { throw Missing() }
    #expect(try b.rational() == 2)
  }

  /// A value is not of the kind that was expected.
  private struct Missing: Error {}

  @Test("the elements of a long list are numbers of their own") func lists() throws {
    let source = "[" + (0..<20_000).map { "\($0)" }.joined(separator: ",") + "]"
    var limits = Limits()
    limits.length = 1 << 20
    let answer = try Calculator(ExactBackend(), limits: limits).evaluate(source).value
    guard case .list(let elements) = answer else { throw Missing() }
    #expect(elements.count == 20_000)
    let values = try elements.map { try $0.rational() }
    #expect(values == (0..<20_000).map { BigRational($0) })
  }

  @Test("4000 doublings on the RPN stack, and 20 000 stores") func stack() throws {
    var machine = RPNMachine()
    try machine.run("1 " + String(repeating: "dup + ", count: 4000))
    let line = try #require(try machine.program())
    #expect(
      try digits(String(decoding: line.text, as: UTF8.self))
        == "13182040934309431001038897942365913631840191610933@1205")
    machine = RPNMachine()
    try machine.run((0..<20_000).map { "\($0) ->x\($0)" }.joined(separator: " "))
    #expect(machine.count == 20_000)
  }
}
