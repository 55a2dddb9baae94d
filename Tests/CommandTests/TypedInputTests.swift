import Arithmetic
import TestSupport
import Testing

@testable import ulp

/// What people type, collected from the documentation and the issue threads of other calculators.
@Suite("inputs that people type")
struct TypedInputTests {
  static let files = Repository.files(in: "Tests/Inputs", endingIn: ".inputs")

  /// What comes of an input: the lines of the answer, its notes, and the first error.
  private struct Outcome {
    var answer: [String] = []
    var notes: [String] = []
    var failure: String?
  }

  /// Computes a line as `ulp` does for its arguments.
  private func evaluated(_ line: String) throws -> Outcome {
    let evaluator = try NumberOptions.standard.makeEvaluator()
    do throws(CalculatorError) {
      let answer = try evaluator(Array(line.utf8))
      return Outcome(answer: [answer.text], notes: answer.warnings.map(\.message))
    } catch {
      return Outcome(failure: ErrorReport(error, source: Array(line.utf8)).text)
    }
  }

  /// Computes lines as `ulp` does for those that are piped in.
  private func computed(_ lines: [String]) -> Outcome {
    var session = REPLSession(NumberOptions.standard, isScript: true)
    var outcome = Outcome()
    for line in lines {
      for part in session.submit(line).parts {
        switch part {
        case .value(_, _, let text), .text(let text): outcome.answer.append(text)
        case .note(let text), .warning(let text): outcome.notes.append(text)
        case .error(let text): outcome.failure = outcome.failure ?? text
        }
      }
    }
    return outcome
  }

  @Test("each is answered as expected, or refused with what to write", arguments: files)
  func inputs(_ path: String) throws {
    for input in TypedInput.parse(try Repository.text(path)) {
      let outcome =
        input.lines.count == 1 ? try evaluated(input.lines[0]) : computed(input.lines)
      if let refusal = input.refusal {
        #expect(outcome.failure?.contains(refusal) == true, "\(path): \(input)")
      } else {
        let answer = input.decision.map { [$0] } ?? input.answer
        #expect(outcome.answer == answer, "\(path): \(input)")
        #expect(outcome.failure == nil, "\(path): \(input)")
      }
      for note in input.notes {
        #expect(outcome.notes.contains { $0.contains(note) }, "\(path): \(input)")
      }
    }
  }

  @Test("at least 285 of every 300 are answered, and each has a source") func counts() throws {
    let inputs = try Self.files.flatMap { TypedInput.parse(try Repository.text($0)) }
    let answered = inputs.count { $0.refusal == nil && $0.decision == nil }
    #expect(inputs.count >= 300 && answered * 300 >= inputs.count * 285)
    #expect(inputs.allSatisfy { !$0.source.isEmpty && ($0.refusal == nil) != $0.answer.isEmpty })
    #expect(Set(inputs.map(\.description)).count == inputs.count)
  }

  @Test("the manual has the counts") func table() throws {
    let page = try Repository.text("Sources/ulp/ulp.docc/Guides/TypedLines.md")
    func row(_ title: some StringProtocol, _ inputs: [TypedInput]) -> String {
      let refused = inputs.count { $0.refusal != nil }
      let decided = inputs.count { $0.decision != nil }
      return
        "| \(title) | \(inputs.count) | \(inputs.count - refused - decided) | \(refused) | \(decided) |\n"
    }
    var all: [TypedInput] = []
    for path in Self.files {
      let text = try Repository.text(path)
      let inputs = TypedInput.parse(text)
      #expect(page.contains(row(text.prefix { $0 != "\n" }.dropFirst(2), inputs)), "\(path)")
      all += inputs
    }
    #expect(page.contains(row("All", all)))
  }
}
