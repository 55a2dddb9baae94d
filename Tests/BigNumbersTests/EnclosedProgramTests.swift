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
      try EnclosedProgram.output(
        of: programs(function, ExactLiteral(text))[0], at: [], .digits(50, radix: 10),
        Limits())
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
