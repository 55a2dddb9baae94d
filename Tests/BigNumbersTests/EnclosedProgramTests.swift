import NumericCore
import Testing

@testable import BigNumbers

/// Compares the outputs of programs that one pass encloses with those of the graph, on which everything was decided before.
@Suite("programs enclosed in one pass")
struct EnclosedProgramTests {
  private static let points = [
    "0", "1", "2", "4", "0.3", "1.5", "7", "12", "1e-9", "-0.5", "-3", "1e30", "1e400",
  ]

  /// f(literal) and f(literal) · ⅓ + literal, with errors as their descriptions.
  private func programs(_ function: UnaryFunction, _ point: ExactLiteral) -> [Program] {
    var short = Program()
    short.literals = [point, ExactLiteral(3)]
    short.registerCount = 6
    short.instructions = [
      .init(.literal, a: 0, to: 0), .init(.function(.unary(function)), a: 0, to: 1),
    ]
    short.outputs = [1]
    var long = short
    long.instructions += [
      .init(.literal, a: 1, to: 2), .init(.function(.binary(.divide)), a: 1, b: 2, to: 3),
      .init(.function(.binary(.add)), a: 3, b: 0, to: 4),
    ]
    long.outputs = [4]
    return [short, long]
  }

  private func answer(_ body: () throws -> ExactReal, _ request: DigitRequest) -> String {
    do { return "\(try body().digits(radix: 10, request))" } catch { return "\(error)" }
  }

  @Test("digits are those of the graph", arguments: UnaryFunction.allCases)
  func sameDigits(of function: UnaryFunction) throws {
    for text in Self.points {
      for program in try programs(function, ExactLiteral(text)) {
        for request in [DigitRequest.significant(16), .significant(50), .afterPoint(3)] {
          let quick = answer(
            { try ExactBackend().evaluate(program, inputs: [], special: .error)[0] }, request)
          let graph = answer({ try ExactProgram(program).values(at: [])[0] }, request)
          // Evaluation names the instruction that failed, the graph alone does not.
          if graph.contains("digits") || quick.contains("digits") {
            #expect(quick == graph, "\(function)(\(text)), \(request)")
          }
        }
      }
    }
  }

  @Test(
    "exact results are fractions, roundings are not, and what one pass leaves open is for the graph"
  )
  func kinds() throws {
    func output(_ function: UnaryFunction, _ text: String) throws -> ExactReal? {
      let outcomes = EnclosedProgram.outputs(
        of: try programs(function, ExactLiteral(text))[0], at: [], .digits(50, radix: 10), Limits())
      return outcomes?[0].number
    }
    let two = try #require(try output(.sqrt, "4"))
    #expect(two.firstBall == nil)
    #expect(two.graph == nil)
    let root = try #require(try output(.sqrt, "2"))
    #expect(root.firstBall != nil)
    #expect(try (root * root).compared(to: 2) == .equal)
    #expect(try output(.sqrt, "-1") == nil)
    #expect(try output(.sec, "1") == nil)
    #expect(try output(.exp, "1e30") == nil)
    #expect(try output(.sin, "0") == nil)
    for function in UnaryFunction.allCases where function.page.behavior.contains(.ofFormats) {
      #expect(try output(function, "1.5") == nil)
    }
  }

  /// a·b ∘ c for an operation and decimals.
  private func arithmetic(_ operation: BinaryFunction, _ numbers: [String]) throws -> Program {
    var program = Program()
    program.literals = try numbers.map { try ExactLiteral($0) }
    program.registerCount = 5
    program.instructions = [
      .init(.literal, a: 0, to: 0), .init(.literal, a: 1, to: 1), .init(.literal, a: 2, to: 2),
      .init(.function(.binary(.multiply)), a: 0, b: 1, to: 3),
      .init(.function(.binary(operation)), a: 3, b: 2, to: 4),
    ]
    program.outputs = [4]
    return program
  }

  @Test("the four operations on decimals give fractions, as long as they are short")
  func fractions() throws {
    let backend = ExactBackend()
    let sum = try arithmetic(.add, ["0.1", "3", "0.2"])
    #expect(backend.fractions(sum, []) != nil)
    #expect(
      try backend.evaluate(sum, inputs: [], special: .error)[0].compared(to: ExactReal(1) / 2)
        == .equal)
    let quotient = try backend.evaluate(
      arithmetic(.divide, ["1.5", "-7", "0.3"]), inputs: [], special: .error)[0]
    #expect(try quotient.compared(to: -35) == .equal)
    #expect(backend.fractions(try arithmetic(.divide, ["1", "1", "0"]), []) == nil)
    #expect(backend.fractions(try arithmetic(.pow, ["1", "2", "3"]), []) == nil)
    #expect(backend.fractions(try arithmetic(.add, ["1e9999", "1", "1"]), []) == nil)
    #expect(backend.fractions(try arithmetic(.add, ["-0", "1", "0"]), []) == nil)
    #expect(throws: ProgramError<ComputationFailure>.self) {
      try backend.evaluate(arithmetic(.divide, ["1", "1", "0"]), inputs: [], special: .error)
    }
  }

  @Test(
    "bits that cancel are computed in a second pass where a sign is known, and the answer is that of the graph"
  )
  func cancellation() throws {
    let many = String(repeating: "0", count: 70)
    for numbers in [
      ["2", "1", "1.4142135623730950488"], ["1.\(many)1", "1", "1"], ["4", "1.5", "3"],
      ["2", "3", "4.24264068711928514640506617262909423570901562613084"],
    ] {
      var program = try arithmetic(.subtract, numbers)
      program.instructions.insert(.init(.function(.unary(.sqrt)), a: 0, to: 5), at: 1)
      program.registerCount = 6
      program.instructions[4] = .init(.function(.binary(.multiply)), a: 5, b: 1, to: 3)
      let outcomes = EnclosedProgram.outputs(
        of: program, at: [], .digits(50, radix: 10), Limits())
      #expect((outcomes?[0].number == nil) == (numbers[0] != "2"))
      let value = try ExactBackend().evaluate(program, inputs: [], special: .error)[0]
      let graph = try ExactProgram(program).values(at: [])[0]
      #expect(try "\(value.digits(.significant(50)))" == "\(graph.digits(.significant(50)))")
    }
  }

  private static let parts = ["0", "1", "-1", "0.5", "-2", "3", "1e-12", "-0.3", "1e400"]

  /// Both parts of a function of literals.
  private func program(
    _ function: ComplexFunction, _ operands: [ExactLiteral]
  ) -> Program {
    var program = Program()
    program.literals = operands
    let count = UInt32(operands.count)
    program.instructions = (0..<count).map { .init(.literal, a: $0, to: $0) }
    program.lists = Array(0..<count)
    for (place, part) in [PartFunction.Part.real, .imaginary].enumerated() {
      program.instructions.append(
        .init(.part(PartFunction(function, part)), a: 0, b: count, to: count + UInt32(place)))
    }
    program.registerCount = Int(count) + 2
    program.outputs = [count, count + 1]
    return program
  }

  @Test(
    "digits of complex results are those of the graph, on cuts and at zeros too",
    arguments: ComplexFunction.allCases.filter(\.isComposed))
  func sameComplexDigits(of function: ComplexFunction) throws {
    let seconds =
      function.operandCount > 1 ? [("2", "0"), ("1.5", "0"), ("-0.3", "2")] : [("", "")]
    for re in Self.parts {
      for im in Self.parts {
        for second in seconds {
          let operands = [re, im] + (function.operandCount > 1 ? [second.0, second.1] : [])
          let program = program(function, try operands.map { try ExactLiteral($0) })
          for place in 0..<2 {
            func values(_ body: () throws -> [ExactReal]) -> String {
              answer({ try body()[place] }, .significant(30))
            }
            let quick = values {
              try ExactBackend().evaluate(program, inputs: [], special: .error)
            }
            let graph = values { try ExactProgram(program).values(at: []) }
            if graph.contains("digits"), quick.contains("digits") {
              #expect(quick == graph, "\(function)(\(operands))")
            }
          }
        }
      }
    }
  }

  @Test("both parts of a complex result come from one pass")
  func complexKinds() throws {
    let power = program(.exp, [try ExactLiteral("0.5"), ExactLiteral(2)])
    let found = EnclosedProgram.outputs(
      of: power, at: [],
      .digits(50, radix: 10), Limits())
    #expect(found?.count == 2)
    #expect(found?.allSatisfy { $0.number?.firstBall != nil } == true)
    // Of a product of multiples of i one part is a fraction, the other one a zero, which the graph knows.
    let operands = [ExactLiteral(0), ExactLiteral(2), ExactLiteral(0), ExactLiteral(3)]
    let product = EnclosedProgram.outputs(
      of: program(.product, operands), at: [], .digits(50, radix: 10), Limits())
    #expect(try product?[0].number?.compared(to: -6) == .equal)
    #expect(product?[1].number == nil)
  }

  /// A sum of 400 values of ζ between 2 and 22, each of which takes about a hundredth of a second at 4000 bits.
  private func zetas() throws -> Program {
    var program = Program()
    program.literals = try (0..<400).map { try ExactLiteral("\(2 + $0 % 20).\(301 + $0)") }
    program.registerCount = 1200
    for term in 0..<400 as Range<UInt32> {
      program.instructions += [
        .init(.literal, a: term, to: 3 * term),
        .init(.function(.unary(.zeta)), a: 3 * term, to: 3 * term + 1),
        .init(
          .function(.binary(.add)), a: term == 0 ? 0 : 3 * term - 1, b: 3 * term + 1,
          to: 3 * term + 2),
      ]
    }
    program.outputs = [1199]
    return program
  }

  @Test("a pass ends where its task is cancelled: before it begins, and between steps of many bits")
  func cancelled() async throws {
    let (short, long) = try (programs(.exp, ExactLiteral(1))[0], zetas())
    var limits = ExactLimits()
    limits.digits = 1200
    let patient = ExactBackend(limits: limits)
    let first = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return (try? ExactBackend().evaluate(short, inputs: [], special: .error)) != nil
    }
    #expect(await !first.value)
    let second = Task { (try? patient.evaluate(long, inputs: [], special: .error)) != nil }
    try await Task.sleep(for: .milliseconds(20))
    second.cancel()
    #expect(await !second.value)
  }

  @Test("an enclosed number is lowered once, by many threads, and is part of other computations")
  func threads() async throws {
    let program = programs(.exp, ExactLiteral(1))[0]
    let e = try ExactBackend().evaluate(program, inputs: [], special: .error)[0]
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 { group.addTask { (try? (e / e).compared(to: 1)) == .equal } }
      for await isOne in group { #expect(isOne) }
    }
    #expect(try "\(e.digits(.significant(200)).digits.count)" == "200")
  }
}
