import Accuracy
import BigNumbers
import NumericCore
import Testing

/// Infinities and NaN, and numbers of one radix as operands of another. Values by hand.
@Suite("FPCore with special and mixed operands")
struct FPCoreSpecialTests {
  private func core(_ text: String) throws -> FPCore {
    try #require(try FPCoreFile(utf8: Array(text.utf8)).cores.last)
  }

  @Test(
    "true values of infinities and NaN",
    arguments: [
      ("(fmin NAN 1)", 1), ("(fmax 2 NAN)", 2), ("(fmin INFINITY 2)", 2),
      ("(fmax (- INFINITY) 3)", 3), ("(if (== (fabs (- INFINITY)) INFINITY) 1 0)", 1),
      ("(if (isnan (fabs NAN)) 1 0)", 1), ("(if (isfinite INFINITY) 1 0)", 0),
      ("(if (signbit (- INFINITY)) 1 0)", 1), ("(if (isnan (- NAN)) 1 0)", 1),
    ])
  func truth(_ body: String, _ expected: Int) throws {
    guard case .number(let truth) = try core("(FPCore () \(body))").truth([]) else {
      Issue.record("\(body) is not a number")
      return
    }
    #expect(try truth.value?.rational() == BigRational(expected))
  }

  private func computed(_ body: String, _ x: String) throws -> String {
    let value = try core("(FPCore (x) \(body))").computed(
      [.number(ExactReal(try BigRational(parsing: x)))],
      FPCoreContext(precision: .format(.decimal(.decimal64))))
    guard case .number(.decimal(let result)) = value else { return "no decimal" }
    return result.description
  }

  /// Arguments are decimals of 16 digits, and so are results without an annotation.
  @Test(
    "decimals and binary numbers are operands of each other",
    arguments: [
      ("(+ (! :precision binary64 (/ x 4)) 0.1)", "3", "0.85"),
      ("(+ (! :precision binary64 (/ x 3)) 0)", "1", "0.3333333333333333"),
      ("(! :precision binary64 (/ x 4))", "3", "0.75"),
      ("(! :precision binary64 (sqrt x))", "-2", "NaN"),
      ("(! :precision binary64 (/ 1 x))", "0", "Infinity"),
      ("(! :precision binary64 (+ INFINITY x))", "1/10", "Infinity"),
      ("(! :precision real (* INFINITY x))", "-2", "-Infinity"),
      ("(! :precision real (/ 1 (- x x)))", "2", "Infinity"),
      ("(* (! :precision real (sqrt x)) 2)", "2", "2.828427124746190"),
      ("(floor x)", "-5/2", "-3"),
      ("(if (isnormal (! :precision real (sqrt x))) 1 0)", "2", "1"),
    ])
  func mixed(_ body: String, _ x: String, _ expected: String) throws {
    #expect(try computed(body, x) == expected)
  }

  @Test("a finite result of infinite operands is no real number") func infiniteOperands() throws {
    #expect(throws: ComputationFailure.self) {
      try computed("(! :precision real (atan (* INFINITY x)))", "1")
    }
  }

  @Test("escapes of strings") func escapes() throws {
    let core = try core(#"(FPCore () :name "a\\b \"c\" \d" 1)"#)
    #expect(core.name == #"a\b "c" \d"#)
    #expect(core.span.start == 0)
  }
}
