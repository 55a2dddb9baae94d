import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("reverse Polish notation")
struct RPNTests {
  private func machine(_ line: String, variables: Set<String> = []) throws -> RPNMachine {
    var machine = RPNMachine(variables: variables)
    try machine.run(line)
    return machine
  }

  private func value<Backend: NumericBackend>(
    _ machine: RPNMachine, _ backend: Backend
  ) throws -> Backend.Number {
    let program = try #require(try machine.program())
    guard case .number(let number) = try Calculator(backend).evaluate(utf8: program.text).value
    else { throw CalculatorError(.arguments, "no number", nil) }
    return number
  }

  @Test(
    "the table, on every backend",
    arguments: [
      ("3 5 4 + +", "3 + (5 + 4)", "12"), ("3 5 4 - -", "3 - (5 - 4)", "2"),
      ("3 5 + 4 -", "(3 + 5) - 4", "4"), ("3 5 4 / /", "3 ÷ (5 ÷ 4)", "2.4"),
      ("3 5 1 + + sqrt", "√(3 + (5 + 1))", "3"), ("3 5 + pi cos", "3 + 5, cos(π)", "-1"),
    ])
  func table(_ row: (line: String, description: String, value: String)) throws {
    let machine = try machine(row.line)
    #expect(machine.description == row.description)
    let exact = try value(machine, ExactBackend())
    let expected = try BigRational(parsing: row.value)
    #expect(try exact.rational() == expected)
    #expect(try value(machine, DoubleBackend.completed) == Double(row.value))
    let wide = try BigFloatBackend(precision: .bits(200))
    #expect(try value(machine, wide) == BigFloat(row.value, precision: .bits(200)))
    let decimal = try DecimalBackend(digits: 30)
    #expect(try value(machine, decimal) == BigDecimal(parsing: row.value))
  }

  @Test("a root is in parentheses where a postfix operator would go below its sign")
  func roots() throws {
    #expect(try machine("9 sqrt !").description == "(√(9))!")
    #expect(try machine("8 cbrt % 2 ^").description == "(∛(8))%^2")
    #expect(try machine("9 sqrt 2 ^ neg").description == "-√(9)^2")
  }

  @Test(
    "multiples of i are lines of the language, in every radix",
    arguments: [
      ("3i 2 ^ re", "re((3i)^2)", "-9"), ("0x1.8p1i 2 ^ re", "re((0x1.8p1 i)^2)", "-9"),
      ("-0b11i neg 2 ^ re", "re((-(-0b11 i))^2)", "-9"),
    ])
  func imaginary(_ row: (line: String, description: String, value: String)) throws {
    let machine = try machine(row.line)
    #expect(machine.description == row.description)
    let exact = try value(machine, ExactBackend())
    let expected = try BigRational(parsing: row.value)
    #expect(try exact.rational() == expected)
  }

  @Test("sine of π is what each backend says") func sine() throws {
    let machine = try machine("pi sin")
    #expect(machine.description == "sin(π)")
    #expect(try value(machine, ExactBackend()).isZero())
    #expect(try value(machine, DoubleBackend.completed) == 1.2246467991473532e-16)
  }

  @Test(
    "operands that are not there are question marks, and nothing is lost",
    arguments: [
      ("969.99 +", "969.99 + ?", 1), ("+", "? + ?", 0), ("sqrt", "√(?)", 0),
      ("1 atan2", "atan2(1, ?)", 1), ("1 2 fma", "fma(1, 2, ?)", 2),
      ("1 2 3 fma drop fma", "fma(?, ?, ?)", 0),
    ])
  func missing(_ row: (line: String, description: String, count: Int)) throws {
    var machine = RPNMachine()
    do throws(CalculatorError) {
      try machine.run(row.line)
      Issue.record("\(row.line) has a value")
    } catch {
      #expect(error.kind == .insufficientOperands)
      #expect(error.span?.end == row.line.utf8.count)
    }
    #expect(machine.description == row.description)
    #expect(machine.count == row.count)
    try machine.run("7")
    #expect(machine.count == row.count + 1)
  }

  @Test("a variable may be stored behind its use, and again") func variables() throws {
    var machine = try machine("2 x *")
    #expect(throws: CalculatorError.self) { try machine.program() }
    try machine.run("1.5 ->x drop")
    #expect(try value(machine, DoubleBackend.completed) == 3)
    try machine.run("x 1 + ->x drop")
    #expect(machine.description == "2 × x")
    #expect(try value(machine, DoubleBackend.completed) == 5)
    try machine.run("undo undo")
    #expect(try value(machine, DoubleBackend.completed) == 2.5)
    // An undefined value that is not used is not an error.
    machine = try self.machine("-4 sqrt ->y drop 1 0 / ->x drop 5 ->x")
    #expect(try value(machine, ExactBackend()).rational() == 5)
  }

  @Test("every step can be taken back") func undo() throws {
    let words = ["1", "2", "+", "x", "3", "->y", "swap", "roll", "dup", "drop", "neg", "clearall"]
    var machine = RPNMachine(variables: ["x"])
    var before: [String] = []
    for word in words {
      before.append(machine.description)
      try machine.run(word)
    }
    // A number that is being typed loses its last digit first.
    for description in before.reversed() {
      try machine.run("undo")
      #expect(machine.description == description)
    }
  }

  @Test(
    "a number that loses its last digit keeps the others",
    arguments: [
      ("2.5e3", "2.5"), ("1e-5", "1"), ("1.5", "1"), ("-7", "0"), ("0xfe", "0xf"), ("12", "1"),
    ])
  func digits(_ row: (typed: String, left: String)) throws {
    let machine = try machine("7 \(row.typed) undo")
    #expect(machine.descriptions.last == (row.left == "0" ? "7" : row.left))
  }

  @Test("no variable has the name of a result") func names() throws {
    #expect(throws: CalculatorError.self) { try machine("7 ->rpn_1_3") }
    #expect(
      try value(try machine("7 ->rpn1_3 2 3 + dup * rpn1_3 +"), DoubleBackend.completed) == 32)
  }

  @Test("what dup makes of twenty words stays small") func sharing() throws {
    let machine = try machine("1 " + String(repeating: "dup + ", count: 200))
    let program = try #require(try machine.program())
    #expect(program.text.count < 20_000)
    #expect(machine.description.utf8.count < 20_000)
    let power = try BigRational.pow(2, 200)
    #expect(try value(machine, ExactBackend()).rational() == power)
  }

  @Test("a long sum costs no stack") func depth() throws {
    let machine = try machine("0" + String(repeating: " 1 +", count: 20_000))
    #expect(try value(machine, DoubleBackend.completed) == 20_000)
  }

  /// A machine after random words, some of which fail; a word that fails must not change the stack.
  private func randomMachine(
    _ words: [String], count: Int, _ generator: inout SplitMix64
  ) -> RPNMachine {
    var machine = RPNMachine(variables: ["x"])
    for _ in 0..<count {
      let word = words[Int.random(in: words.indices, using: &generator)]
      let before = machine.count
      do throws(CalculatorError) { try machine.run(word) } catch {
        #expect(error.kind == .insufficientOperands, "\(word): \(error)")
        #expect(machine.count == before)
      }
    }
    return machine
  }

  private static let words = [
    "1", "2.5", "-3", "7e-1", "pi", "x", "+", "-", "*", "/", "sqrt", "neg", "%", "dup", "swap",
    "drop", "roll", "clear", "undo", "enter", "atan2", "max", "->y", "y", "4", "9", "clearall",
    "abs",
  ]

  /// The value of the top by its description and by its program; nil if it has a variable that is
  /// set later, or is too long for a description.
  private func values<Backend: NumericBackend>(
    _ machine: RPNMachine, _ backend: Backend
  ) throws -> (described: Backend.Number?, computed: Backend.Number?)? {
    guard let top = machine.descriptions.last, !top.contains("y"), !top.contains("…"),
      let program = try? machine.program()
    else { return nil }
    var calculator = Calculator(backend, special: .ieee)
    _ = try calculator.execute(Array("x = 1.25".utf8))
    func number(_ text: [UInt8]) -> Backend.Number? {
      if case .number(let number)? = try? calculator.evaluate(utf8: text).value {
        number
      } else {
        nil
      }
    }
    return (number(Array(top.utf8)), number(program.text))
  }

  @Test("a million random words never trap, and values are those of the descriptions") func random()
    throws
  {
    var generator = SplitMix64(seed: 20_261_122)
    let words = Self.words + ["^", "exp", "!"]
    let decimal = try DecimalBackend(digits: 30)
    let wide = try BigFloatBackend(precision: .bits(200))
    var compared = 0
    for round in 0..<40_000 {
      let machine = randomMachine(words, count: 25, &generator)
      guard round % 10 == 0 else { continue }
      if let pair = try values(machine, DoubleBackend.completed) {
        compared += 1
        let (a, b) = (pair.described, pair.computed)
        #expect(a == b || (a?.isNaN ?? false && b?.isNaN ?? false), "\(machine.description)")
      }
      guard round % 100 == 0 else { continue }
      if let pair = try values(machine, decimal) {
        #expect("\(String(describing: pair.described))" == "\(String(describing: pair.computed))")
      }
      if let pair = try values(machine, wide) {
        #expect("\(String(describing: pair.described))" == "\(String(describing: pair.computed))")
      }
    }
    #expect(compared > 1000)
  }

  @Test("random programs have the true values of their descriptions") func randomExact() throws {
    var generator = SplitMix64(seed: 9)
    var compared = 0
    for _ in 0..<300 {
      let machine = randomMachine(Self.words, count: 20, &generator)
      guard let pair = try values(machine, ExactBackend()) else { continue }
      #expect((pair.described == nil) == (pair.computed == nil), "\(machine.description)")
      guard let a = pair.described, let b = pair.computed else { continue }
      compared += 1
      #expect(try (a - b).isZero(), "\(machine.description)")
    }
    #expect(compared > 100)
  }

  @Test("a deep stack that is rolled again and again meets a limit") func limit() throws {
    var limits = Limits()
    limits.operations = 1000
    var machine = RPNMachine(limits: limits)
    try machine.run((0..<100).map(String.init).joined(separator: " "))
    let before = machine.description
    let rolls = String(repeating: "roll ", count: 20)
    let error = try #require(throws: CalculatorError.self) { try machine.run(rolls) }
    #expect(error.kind == .limit && error.limit?.limit == .operations)
    #expect(error.span?.end ?? 0 < rolls.utf8.count && machine.count == 100)
    try machine.run("undo undo undo undo undo undo undo undo undo")
    #expect(machine.description == before)
  }
}
