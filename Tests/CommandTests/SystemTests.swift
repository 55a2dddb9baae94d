import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import Testing

@testable import ulp

/// A number system that is not in the list: decimals of seven digits.
private enum SevenDigits: NumberSystem {
  static let traits = SystemTraits(
    name: SystemName(of: "seven"), precision: .none, hasSpecialValues: true, isProven: false)

  static func open(_ request: SystemRequest) throws(LimitExceeded) -> OpenSystem<DecimalBackend> {
    OpenSystem(
      backend: try DecimalBackend(digits: 7, rounding: request.rounding, limits: request.limits),
      digits: 7, exact: { _ in nil })
  }

  static func format(_ request: SystemRequest) -> FloatFormat? { .decimal(digits: 7) }
  static func validate(_ options: NumberOptions) throws { try options.refuseProofs() }
  static func shownDigits(_ options: NumberOptions) -> Int? { nil }
}

@Suite("number systems")
struct SystemTests {
  private func options(_ words: String...) throws -> NumberOptions {
    try EvalCommand.parse(words + ["1"]).options
  }

  @Test("one that is in no list answers lines and keeps the values of a session")
  func ofOnesOwn() throws {
    let evaluator = try options("--rounding", "up").evaluator(on: SevenDigits.self)
    #expect(try evaluator.answer(Array("1/3".utf8)).text == "0.3333334")
    let session = BackendEngine(evaluator)
    #expect(session.evaluator.calculator.backend.context.precision == 7)
    #expect(!SystemName.allCases.contains(SevenDigits.name))
  }

  /// Checks the properties of a number system that do not depend on its numbers.
  private struct Check: SystemVisitor {
    let name: SystemName

    func visit<System: NumberSystem>(_ system: System.Type) throws -> Bool? {
      guard System.name == name else { return nil }
      let open = try System.open(SystemRequest(limits: Limits()))
      let number = try #require(try? open.backend.number(try ExactLiteral("0.5")))
      #expect(try open.exact(number)?.rational() == BigRational("1/2"))
      #expect(open.backend.name == name.rawValue)
      #expect((open.proofs != nil) == System.traits.isProven)
      if case .fixed(let bits) = System.traits.precision { #expect(open.bits == bits) }
      // A number system that does not round has no format.
      let rounds = System.format(SystemRequest(limits: Limits())) != nil
      #expect(rounds == (open.bits != nil || open.digits != nil))
      return true
    }
  }

  @Test("each says of itself what its numbers are", arguments: SystemName.allCases)
  func consistent(_ name: SystemName) throws {
    #expect(try name.visited(by: Check(name: name)))
    #expect(name.definition.traits.name == name)
  }

  @Test("each is the one that its name chooses", arguments: SystemName.allCases)
  func chosen(_ name: SystemName) throws {
    let options = try options("--backend", name.rawValue, "--json")
    #expect(options.system == name)
    let answer = try options.makeEvaluator()(Array("1/4".utf8)).text
    #expect(answer.hasPrefix(#"{"value": "0.25", "backend": "\#(name.rawValue)", "#))
  }

  @Test("a precision chooses a number system that has one and special values")
  func precision() throws {
    #expect(try options().system == Systems.standard)
    #expect(try options("-p", "24").system == Systems.ofPrecision)
    let traits = Systems.ofPrecision.definition.traits
    #expect(traits.precision == .chosen && traits.hasSpecialValues)
  }
}
