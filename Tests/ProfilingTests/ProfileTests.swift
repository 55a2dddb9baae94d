import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import Profiling
import Testing

@Suite("profiles")
struct ProfileTests {
  private func workload(_ source: String, at points: [[ExactReal]]) throws -> ProgramWorkload {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(1))
    let (compiled, _) = try calculator.compile(utf8: Array(source.utf8))
    return try ProgramWorkload(
      compiled, source: source, variables: ["x"], points: points, fixed: [:])
  }

  private let plan = MeasurementPlan(samples: 3, sampleTime: 2000)

  @Test("every operation has a time, and literals have none") func formats() throws {
    let work = try workload("sqrt(x+1)-exp(x)*2", at: [[2], [3]])
    for competitor in [Competitor.format(.double), .format(.bigFloat(.bits(200)))] {
      let profile = try work.profile(of: competitor, plan: plan)
      let operations = profile.nodes.map { work.program.instructions[$0.instruction].operation }
      #expect(
        Set(operations) == [
          .binary(.add), .unary(.sqrt), .unary(.exp), .binary(.multiply), .binary(.subtract),
        ])
      #expect(profile.nodes.allSatisfy { $0.time > 0 && $0.count == 1 && $0.bits == nil })
      #expect(profile.time > 0 && profile.share > 0)
    }
  }

  @Test("exact evaluation says how many bits it took") func exact() throws {
    // The difference cancels 49 bits.
    let work = try workload("sqrt(x+1)-sqrt(x)", at: [[1_000_000_000_000_000]])
    let profile = try work.profile(of: .exact(digits: 100), plan: plan)
    let roots = profile.nodes.filter {
      work.program.instructions[$0.instruction].operation == .unary(.sqrt)
    }
    #expect(roots.count == 2)
    for root in roots { #expect(try #require(root.bits) >= 333 + 25) }
    #expect(profile.nodes.allSatisfy { $0.count >= 1 })
    let slow = try work.profile(of: .exact(digits: 10_000), plan: plan)
    #expect(slow.time > profile.time)
  }

  @Test("the slow function is found") func slowest() throws {
    let work = try workload("gamma(x)+x*x", at: [[ExactReal(7 / 3)]])
    let profile = try work.profile(of: .format(.bigFloat(.bits(2000))), plan: plan)
    let slowest = try #require(profile.nodes.max { $0.time < $1.time })
    #expect(work.program.instructions[slowest.instruction].operation == .unary(.gamma))
  }

  @Test("operations are counted as the engine asks for them") func counts() throws {
    let work = try workload("sqrt(x)+sqrt(x+1)*2", at: [[2], [3], [5]])
    let counts = try work.operationCounts()
    #expect(counts[.unary(.sqrt)] == 6)
    #expect(counts[.binary(.add)] == 6)
    #expect(counts[.binary(.multiply)] == 3)
    #expect(counts[.literal] == 6)
    #expect(counts[.unary(.exp)] == nil)
  }
}

@Suite("counting backend")
struct CountingBackendTests {
  @Test("computes as its base and counts") func counts() throws {
    let backend = CountingBackend(try BigFloatBackend(precision: .bits(100)))
    let counted = try Calculator(backend).evaluate("sin(1)^2 + cos(1)^2 + max(2, 3) + pi*0.1")
    let plain = try Calculator(backend.base).evaluate("sin(1)^2 + cos(1)^2 + max(2, 3) + pi*0.1")
    guard case .number(let a) = counted.value, case .number(let b) = plain.value else {
      Issue.record("no numbers")
      return
    }
    #expect(a == b)
    let counts = backend.tally.counts
    #expect(counts[.unary(.sin)] == 1 && counts[.unary(.cos)] == 1)
    #expect(counts[.constant(.pi)] == 1)
    #expect(counts[.list(.maximum)] == 1)
    #expect(counts[.binary(.add)] == 3)
  }

  @Test("all functions give what the base gives", arguments: UnaryFunction.allCases)
  func unary(_ operation: UnaryFunction) throws {
    let base = DoubleBackend.completed
    let backend = CountingBackend(base)
    let (a, b) = (try backend.compute(operation, 0.7), try base.compute(operation, 0.7))
    #expect(a == b || (a.isNaN && b.isNaN))
    #expect(backend.tally.counts == [.unary(operation): 1])
  }

  @Test("functions of two numbers likewise", arguments: BinaryFunction.allCases)
  func binary(_ operation: BinaryFunction) throws {
    let base = DoubleBackend.completed
    let backend = CountingBackend(base)
    let (a, b) = (try backend.compute(operation, 6, 4), try base.compute(operation, 6, 4))
    #expect(a == b || (a.isNaN && b.isNaN))
    #expect(backend.tally.counts == [.binary(operation): 1])
  }
}

@Suite("prepared programs")
struct ProgramRunnerTests {
  private let sources = [
    "x", "2", "x+1", "sqrt(x+1)-sqrt(x)", "fma(x, 3, 0.1)*pi", "max([x, 2, 3*x])",
    "fmma(x, 2, 3, x)",
    "sum([x, x^2, 1])/2 + dot([1, x], [x, 3])", "x*x*x - sin(x)/x + ln(2)*x",
    "median([x, 1, 5, 7])",
  ]

  @Test("give what a plain run gives, again and again") func results() throws {
    for source in sources {
      let backend = try BigFloatBackend(precision: .bits(90))
      var calculator = Calculator(backend)
      calculator.set("x", to: .number(BigFloat(1)))
      let (compiled, _) = try calculator.compile(utf8: Array(source.utf8))
      let runner = try ProgramRunner(compiled.program, on: backend)
      for value in [0.3, 2, 7.25, 0.3] {
        let inputs = compiled.inputs.map { _ in BigFloat(value) }
        let plain = try backend.evaluate(compiled.program, inputs: inputs, special: .ieee)
        try runner.run(inputs)
        #expect(runner.output(0) == plain[0], "\(source) at \(value)")
        // Steps can be repeated one by one.
        for step in runner.program.instructions.indices {
          try runner.run(step: step)
          try runner.run(step: step)
        }
        #expect(runner.output(0) == plain[0], "\(source) at \(value)")
      }
      for (step, origin) in zip(runner.program.instructions, runner.origins) {
        #expect(step.operation == compiled.program.instructions[origin].operation)
      }
    }
  }
}
