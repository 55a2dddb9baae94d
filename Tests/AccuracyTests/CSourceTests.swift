import Accuracy
import BigNumbers
import Foundation
import NumericCore
import TestSupport
import Testing

@Suite("C as cores")
struct CSourceTests {
  /// A line of CSourceVectors/functions.jsonl.
  private struct Vector: Decodable {
    var source: String
    var inputs: [String]
    var result: String
  }

  private static func core(_ text: String) throws -> FPCore {
    let source = try CSource(utf8: Array(text.utf8))
    let file = try FPCoreFile(utf8: Array(source.fpcore.utf8))
    return try #require(file.cores.last)
  }

  private static func number(_ text: String) throws -> FPCoreValue<ExactReal> {
    .number(ExactReal(try #require(BigRational(exactly: try ExactLiteral(text)))))
  }

  /// The value as C's `%La` writes it, but with the digits of a fraction.
  private static func text(_ value: FPCoreValue<FormatValue>) throws -> String {
    guard case .number(.binary(let x)) = value else { return "no number" }
    guard x.isFinite else { return x.isNaN ? "nan" : x < 0 ? "-inf" : "inf" }
    let text = try #require(try BigRational(exactly: x)).description
    return x.sign == .minus && x.isZero ? "-0" : text
  }

  private static func expected(_ text: String) throws -> String {
    if text.hasSuffix("nan") { return "nan" }
    if text.hasSuffix("inf") { return text }
    let value = try #require(BigRational(exactly: try ExactLiteral(text))).description
    return text.hasPrefix("-") && value == "0" ? "-0" : value
  }

  @Test("functions have the values that a compiler gives them") func vectors() throws {
    let lines = try Repository.text("Tests/AccuracyTests/CSourceVectors/functions.jsonl")
      .split(separator: "\n")
    #expect(lines.count == 600)
    for line in lines {
      let vector = try JSONDecoder().decode(Vector.self, from: Data(line.utf8))
      let value = try Self.core(vector.source).computed(try vector.inputs.map(Self.number))
      #expect(try Self.text(value) == Self.expected(vector.result), "\(line)")
    }
  }

  @Test("sizes that a text chooses have limits") func limits() {
    func message(_ text: String) -> String {
      do {
        return try CSource(utf8: Array(text.utf8)).fpcore
      } catch {
        return error.message
      }
    }
    func body(_ text: String) -> String { "double f(double x) { \(text) return x; }" }
    func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
    let sum = "(+ x\(many(" x", 5000)))"
    #expect(message("x" + many("+x", 5000)).hasSuffix(sum + ")"))
    let nested = "nested deeper than"
    #expect(message("x" + many("+x-x", 5000)).contains("operations within each other"))
    #expect(message(many("(", 5000) + "x").contains(nested))
    #expect(message(many("- ", 5000) + "x").contains(nested))
    #expect(message(many("x ? 1 : ", 5000) + "x").contains(nested))
    #expect(message(body(many("if (x > 1) return x;", 300))).contains(nested))
    #expect(message(body(many("{", 5000))).contains(nested))
    #expect(message(body(many("x = x*2;", 5000))).contains("2000 statements"))
    // Each of two branches has all that follows.
    let branches = many("if (x > 1) { if (x > 2) return x; }", 60)
    #expect(message(body(branches)).contains("65536 operations"))
    // Statements that nothing needs are left out once, not once for each of the others.
    #expect(message(body("double y;" + many("y = x;", 1000))).hasSuffix("\n  x)"))
  }
}
