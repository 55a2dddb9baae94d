import Arithmetic
import BigNumbers
import NumericCore
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
    #expect(try value(machine, DoubleBackend()) == Double(row.value))
    let wide = try BigFloatBackend(precision: .bits(200))
    #expect(try value(machine, wide) == BigFloat(row.value, precision: .bits(200)))
    let decimal = try DecimalBackend(digits: 30)
    #expect(try value(machine, decimal) == BigDecimal(parsing: row.value))
  }

  @Test("sine of π is what each backend says") func sine() throws {
    let machine = try machine("pi sin")
    #expect(machine.description == "sin(π)")
    #expect(try value(machine, ExactBackend()).isZero())
    #expect(try value(machine, DoubleBackend()) == 1.2246467991473532e-16)
  }

  @Test(
    "operands that are not there are question marks, and nothing is lost",
    arguments: [
      ("969.99 +", "969.99 + ?", 1), ("+", "? + ?", 0), ("sqrt", "√(?)", 0),
      ("1 atan2", "atan2(1, ?)", 1), ("1 2 3 fma drop fma", "fma(?, ?, ?)", 0),
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
    #expect(try value(machine, DoubleBackend()) == 3)
    try machine.run("x 1 + ->x drop")
    #expect(machine.description == "2 × x")
    #expect(try value(machine, DoubleBackend()) == 5)
    try machine.run("undo undo")
    #expect(try value(machine, DoubleBackend()) == 2.5)
  }

  @Test("every step can be taken back") func undo() throws {
    let words = ["1", "2", "+", "x", "3", "->y", "swap", "roll", "dup", "drop", "neg", "clearall"]
    var machine = RPNMachine(variables: ["x"])
    var before: [String] = []
    for word in words {
      before.append(machine.description)
      try machine.run(word)
    }
    // A number that lies open loses its digit first.
    for description in before.reversed() {
      try machine.run("undo")
      #expect(machine.description == description)
    }
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
    #expect(try value(machine, DoubleBackend()) == 20_000)
  }

  @Test("random programs give what their descriptions say") func random() throws {
    var generator = SeededGenerator(state: 20_261_122)
    let words = [
      "1", "2.5", "-3", "7e-1", "pi", "x", "+", "-", "*", "/", "^", "sqrt", "exp", "neg", "!", "%",
      "dup", "swap", "drop", "roll", "clear", "undo", "enter", "atan2", "max", "->y", "y", "4", "9",
    ]
    var compared = 0
    for _ in 0..<3000 {
      var machine = RPNMachine(variables: ["x"])
      for _ in 0..<Int.random(in: 1...14, using: &generator) {
        let word = words[Int.random(in: words.indices, using: &generator)]
        do throws(CalculatorError) { try machine.run(word) } catch {
          #expect(error.kind == .insufficientOperands, "\(word): \(error)")
        }
      }
      guard let top = machine.descriptions.last, !top.contains("y"),
        let program = try? machine.program()
      else { continue }
      var calculator = Calculator(DoubleBackend(), special: .ieee)
      calculator.set("x", to: .number(1.25))
      let pairs = [("×", "*"), ("÷", "/"), ("√(", "sqrt("), ("π", "pi")]
      let plain = pairs.reduce(top) { $0.replacingAll($1.0, $1.1) }
      let direct = try? calculator.evaluate(plain).value
      let value = try? calculator.evaluate(utf8: program.text).value
      guard case .number(let a)? = direct, case .number(let b)? = value else {
        #expect(direct == nil && value == nil, "\(top)")
        continue
      }
      compared += 1
      #expect(a == b || (a.isNaN && b.isNaN), "\(top): \(a) and \(b)")
    }
    #expect(compared > 500)
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension String {
  fileprivate func replacingAll(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
