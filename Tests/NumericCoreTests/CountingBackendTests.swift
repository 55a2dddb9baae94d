import NumericCore
import Testing

/// The law of the counting backend: it answers as its base does, and counts computations only.
@Suite("counting backend")
struct CountingBackendTests {
  private let base = WritingBackend()
  private let half = ExactRatio(ExactLiteral(1), ExactLiteral(2))

  @Test("every computation is counted once") func computations() throws {
    let backend = CountingBackend(base)
    #expect(try backend.sin("x") == "sin(x)")
    #expect(try backend.sin("y") == "sin(y)")
    #expect(try backend.pow("x", "y") == "pow(x, y)")
    #expect(try backend.sum(["x", "y", "z"]) == "sum(x, y, z)")
    #expect(try backend.constant(.pi) == "pi")
    #expect(try backend.number(ExactLiteral(7)) == "7e0")
    #expect(try backend.scaled("x", by: half) == "x·1e0/2e0")
    #expect(try backend.rescaled("x", by: .reciprocal(half)) == "divide(1e0, x·1e0/2e0)")
    #expect(
      backend.tally.counts == [
        .unary(.sin): 2, .binary(.pow): 1, .list(.sum): 1, .constant(.pi): 1, .literal: 1,
        .scale: 2,
      ])
  }

  @Test("questions are those of the base, and not counted") func questions() throws {
    let backend = CountingBackend(base)
    #expect(backend.name == "writing" && backend.signalsOverflow && backend.zero == "0")
    for x in ["x", "0", "NaN", "inf", "12"] {
      #expect(backend.isRegular(x) == base.isRegular(x), "\(x)")
      #expect(backend.isNaN(x) == (x == "NaN") && backend.isInfinite(x) == (x == "inf"), "\(x)")
      #expect(backend.isZero(x) == (x == "0") && backend.isInteger(x) == ["0", "12"].contains(x))
    }
    #expect(try backend.compare("a", "b") == .less)
    #expect(throws: WritingBackend.limit) { try backend.compare("a", WritingBackend.undecided) }
    #expect(backend.exception(of: .unary(.log), operands: ["x"], result: "NaN") == .domain)
    #expect(try backend.digits(of: "x", radix: 16, .shortest).exponent == 16)
    #expect(try backend.exponent(of: "xyz", radix: 10) == 30)
    #expect(try backend.bits(of: "x").isNegative)
    #expect(backend.recordingExactness { 1 }.isExact == true)
    #expect(backend.tally.counts.isEmpty)
  }

  @Test("copies share one tally") func copies() throws {
    let backend = CountingBackend(base)
    let copy = backend
    _ = try copy.exp("x")
    _ = try backend.exp("x")
    #expect(backend.tally.counts == [.unary(.exp): 2])
  }
}
