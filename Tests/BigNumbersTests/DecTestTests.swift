import BigNumbers
import Foundation
import TestSupport
import Testing

/// The decTest suites: `ULP_DECTEST=DIR swift test --filter decTest` runs the files of a folder,
/// such as those of speleotrove.com; without the variable the sample in the repository is run.
@Suite("decTest")
struct DecTestTests {
  static let sample = "Tests/BigNumbersTests/DecimalVectors"

  @Test("decTest files") func decTestFiles() throws {
    let folder = ProcessInfo.processInfo.environment["ULP_DECTEST"]
    let url =
      folder.map { URL(fileURLWithPath: $0) } ?? Repository.root.appendingPathComponent(Self.sample)
    let runs = try DecTestRun.all(in: url)
    if folder != nil { for run in runs { print(run.report) } }
    #expect(runs.contains { $0.passed > 0 })
    for run in runs {
      #expect(run.failures.isEmpty && run.stale.isEmpty, "\(run.report)")
    }
    if folder == nil { expectEverythingCovered(runs) }
  }

  /// Checks that the sample contains every operation, rounding and condition.
  private func expectEverythingCovered(_ runs: [DecTestRun]) {
    let operations = runs.reduce(into: Set<String>()) { $0.formUnion($1.operations) }
    let all =
      ["tosci", "toeng", "apply", "class", "fma"]
      + DecTestOperations.unary.keys + DecTestOperations.binary.keys
    #expect(Set(all).subtracting(operations).isEmpty)
    let roundings = runs.reduce(into: Set<DecimalRounding>()) { $0.formUnion($1.roundings) }
    #expect(roundings == Set(DecimalRounding.allCases))
    let conditions = runs.reduce(into: DecimalConditions()) { $0.formUnion($1.conditions) }
    // No operation reports an invalid context, because contexts are checked when they are created.
    #expect(DecTestTests.allConditions.subtracting(conditions) == .invalidContext)
    #expect(runs.allSatisfy { $0.named.isEmpty && $0.missing.isEmpty })
  }

  private static let allConditions: DecimalConditions = [
    .clamped, .conversionSyntax, .divisionByZero, .divisionImpossible, .divisionUndefined,
    .inexact, .invalidContext, .invalidOperation, .overflow, .rounded, .subnormal, .underflow,
  ]

  @Test("decTest lines are read by words, quotes and comments") func decTestWords() {
    #expect(DecTestFile.words(of: "a  b\t-> c -- d") == ["a", "b", "->", "c"])
    #expect(
      DecTestFile.words(of: "'' \"\" ' x ' '--1' 'it''s' \"\"\"\"") == [
        "", "", " x ", "--1", "it's", "\"",
      ])
    #expect(DecTestFile.words(of: " -- a -> b").isEmpty)
  }

  @Test(
    "decTest files with faults are refused",
    arguments: [
      "precision: x", "rounding: sideways", "speed: 9", "a add 1 2", "a add -> 1",
      "a add 1 2 -> 3 Strange", "maxexponent: -1", "clamp: 2", "word",
    ])
  func decTestFaults(_ line: String) {
    #expect(throws: DecTestFile.Fault.self) { try DecTestFile("precision: 5\n\(line)\n") }
  }

  @Test("decTest runs tell right from wrong") func decTestReport() throws {
    let text = """
      PRECISION: 3
      Rounding: Half_Up
      right ADD 1 1 -> 2
      rounded add 1.234 0 -> 1.23 inexact ROUNDED
      value add 1 1 -> 3
      digits add 1.0 1 -> 2
      flags add 1.234 0 -> 1.23 Rounded
      any divide 1 3 -> ? Inexact Rounded
      operation frobnicate 1 -> 1
      operand add 1 x -> 1
      dectest: elsewhere
      extended: 0
      old add 1 1 -> 2
      """
    let run = DecTestRun(try DecTestFile(text), name: "own.decTest")
    #expect(run.passed == 3)
    #expect(
      run.failures.map { $0.prefix { $0 != " " } } == [
        "value", "digits", "flags", "operation", "operand",
      ])
    #expect(run.skipped == ["subset arithmetic": 1])
    #expect(run.report.hasPrefix("own.decTest 3/8 (1 skipped: subset arithmetic)\n"))
  }
}
