import BigNumbers
import NumericCore
import Testing

/// Exponents so large, or so far apart, that the digits between them do not fit into memory.
@Suite("extreme decimals")
struct DecimalExtremeTests {
  let backend: DecimalBackend

  init() throws { backend = try DecimalBackend(digits: 7) }

  /// A function by name in one direction.
  func result(
    _ name: String, _ operands: [BigDecimal], _ rounding: DecimalRounding = .nearestEven
  ) throws -> BigDecimal {
    let backend = try DecimalBackend(digits: 7, rounding: rounding)
    return try #require(try VectorTests.apply(name, operands, backend))
  }

  @Test("floored remainders of a divisor far away") func modulo() throws {
    #expect(try result("modulo", [-1, "1E+1000000000"]) == "1E+1000000000")
    #expect(
      try result("modulo", [-1, "1E+999999999999999999"], .down) == "9.999999E+999999999999999998")
    #expect(
      try result("modulo", ["1E-1000000000", "-1E+1000000000"], .up) == "-9.999999E+999999999")
    #expect(try result("remainder", [7, "1E+1000000000"]) == 7)
  }

  @Test("sums of terms far apart") func sums() throws {
    let far: BigDecimal = "1E+999999999999999999"
    #expect(try result("sum", [far, 1, -far]) == 1)
    #expect(
      try result("sum", [far, 1, "-1E-999999999999999999"], .up) == "1.000001E+999999999999999999")
    #expect(
      try result("sum", ["1E-999999999999999999", far, -1], .down) == "9.999999E+999999999999999998"
    )
    // The last term breaks a tie.
    #expect(try result("sum", ["1234566.5", "-1E-1000000000"]) == 1_234_566)
    #expect(try result("sum", ["1234566.5", "1E-1000000000"]) == 1_234_567)
    #expect(try result("mean", ["2469133", "1E-1000000000"]) == "1234567")
    #expect(try result("mean", ["2469135", "-1E-1000000000"]) == 1_234_567)
    #expect(try result("median", ["2469133", "1E-1000000000"], .towardZero) == 1_234_566)
    #expect(try result("sum", [1, "1E-1000000000", -1, "-1E-1000000000"]).isZero)
    // Beside an infinity nothing else is added.
    #expect(try result("sum", [1, far, "-Infinity"]) == "-Infinity")
    #expect(try result("mean", [1, far, "Infinity", "-Infinity"]).isNaN)
  }

  @Test("products beyond all exponents") func products() throws {
    let far: BigDecimal = "1E+999999999999999999"
    #expect(try result("dot", [far, 1, far, 1]).isInfinite)
    #expect(try result("dot", [far, 1, -far, far, 3, far]) == 3)
    #expect(try result("differenceOfProducts", [far, far, far, far]).isZero)
    #expect(
      try result("fusedMultiplyAdd", [far, far, 1], .towardZero) == "9.999999E+999999999999999999")
    var (large, small): (BigDecimal, BigDecimal) = ("-1E+1000000000000000", "1E-1000000000000000")
    for _ in 0..<200 { (large, small) = (large * large, small * small) }
    #expect(large.isInfinite && !large.isNegative)
    #expect(small.isZero)
  }

  @Test("roots and hypotenuses are exact wherever they are") func roots() throws {
    let (root, isExact) = try backend.recordingExactness {
      try backend.cbrt("-8E+999999999999999999")
    }
    #expect(root == "-2E+333333333333333333")
    #expect(isExact == true)
    #expect(try result("root", ["1E-999999999999999999", 27], .up) == "1E-37037037037037037")
    #expect(
      try result("root", ["1E+999999999999999999", 10], .down) == "7.943282E+99999999999999999")
    #expect(
      try result("hypot", ["3E+999999999999999998", "4E+999999999999999998"])
        == "5E+999999999999999998")
    #expect(try result("hypot", ["1E+1000000000", 1], .up) == "1.000001E+1000000000")
  }

  @Test("angles whose reduction would cost too much") func angles() throws {
    #expect(throws: ComputationFailure.self) { try result("sin", ["1E+1000000000"]) }
    #expect(throws: ComputationFailure.self) { try result("cos", ["-1E+999999999999999999"]) }
  }

  @Test("counts that fit no word") func compounds() throws {
    #expect(try result("compound", [1, "1E+1000"]).isInfinite)
    #expect(try result("compound", ["-0.5", "1E+1000"]).isZero)
    #expect(try result("compound", ["1E-1000000000", 3], .up) == "1.000001")
    #expect(try result("compound", ["1E-1000000000", -3], .towardZero) == "0.9999999")
  }

  @Test("long whole numbers keep their exponent") func wholeNumbers() throws {
    #expect(try result("exp10", ["30"]).description == "1E+30")
  }
}
