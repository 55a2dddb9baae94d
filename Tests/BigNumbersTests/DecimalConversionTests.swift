import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Conversions of decimals, compared with Python's `decimal` and `fractions`; see
/// DecimalConversionVectors/make_conversions.py.
@Suite("decimal conversions")
struct DecimalConversionTests {
  private func lines(_ name: String, count: Int) throws -> [VectorLine] {
    let lines = try VectorLine.lines(
      of: "Tests/BigNumbersTests/DecimalConversionVectors/\(name).txt")
    #expect(lines.count == count)
    return lines
  }

  private func rounding(_ name: Substring) throws -> DecimalRounding {
    try #require(DecimalRounding.named[name])
  }

  /// The context of a line: precision, Emin, Emax, whether it is clamped, and the rounding.
  private func context(_ fields: ArraySlice<Substring>) throws -> DecimalContext {
    let numbers = try fields.dropLast().map { try #require(Int($0)) }
    return DecimalContext(
      precision: numbers[0], rounding: try rounding(try #require(fields.last)),
      minimumExponent: numbers[1], maximumExponent: numbers[2], isClamped: numbers[3] == 1)
  }

  /// The number m · 2^e of a line.
  private func binary(_ fields: ArraySlice<Substring>) throws -> BigFloat {
    let (text, exponent) = (String(try #require(fields.first)), try #require(fields.last))
    let m = try #require(BigRational(text))
    let digits = String(m.magnitude.description)
    let sign = m.sign < 0 ? "-" : ""
    guard let word = UInt64(digits) else {
      let whole = BigFloat(m, precision: .bits(max(m.numeratorBits, 1)))
      let power = try BigFloat("0x1p\(exponent)", precision: .bits(1))
      return try BigFloatBackend(precision: whole.precision).multiply(whole, power)
    }
    return try BigFloat(
      "\(sign)0x\(String(word, radix: 16))p\(exponent)", precision: .bits(64))
  }

  private func described(_ x: BigDecimal, _ context: DecimalContext) -> String {
    [x.description, context.conditions.description].filter { !$0.isEmpty }.joined(separator: " ")
  }

  @Test("doubles go in exactly and come back") func doubles() throws {
    for line in try lines("doubles", count: 358) {
      let value = Double(bitPattern: try #require(UInt64(line.fields[0], radix: 16)))
      let x = BigDecimal(value)
      #expect(x.description == line.result, "\(line)")
      #expect(Double(x).bitPattern == value.bitPattern, "\(line)")
      #expect(try BigDecimal(exactly: BigFloat(value)).description == line.result)
      let single = Float(value)
      #expect(Float(BigDecimal(single)) == single)
    }
    #expect(BigDecimal(Float(0.1)).description == "0.100000001490116119384765625")
    #expect(BigDecimal(-Double.nan).description == "-NaN" && BigDecimal(Double.nan).isNaN)
    #expect(BigDecimal(Double.signalingNaN).description == "NaN")
    #expect(Double(BigDecimal("-sNaN12")).isNaN && Double(BigDecimal("-NaN")).sign == .minus)
    #expect(Float(BigDecimal("-NaN")).sign == .minus && Float(BigDecimal("NaN")).sign == .plus)
  }

  @Test("fractions, rounded once") func rationals() throws {
    for line in try lines("rationals", count: 900) {
      var context = try context(line.fields.dropFirst())
      let x = context.number(try BigRational(parsing: String(line.fields[0])))
      #expect(described(x, context) == line.result, "\(line)")
    }
  }

  @Test("fractions that are decimals") func exacts() throws {
    for line in try lines("exacts", count: 306) {
      let q = try BigRational(parsing: String(line.fields[0]))
      let x = BigDecimal(exactly: q)
      #expect(x?.description ?? "none" == line.result, "\(line)")
      if let x { #expect(try BigRational(exactly: x) == q) }
    }
    #expect(try BigRational(exactly: BigDecimal.infinity) == nil)
    #expect(try BigRational(exactly: BigDecimal.nan) == nil)
    #expect(try BigRational(exactly: BigDecimal("-0E+999999999999")) == 0)
    #expect(try BigRational(exactly: BigDecimal("-12.50E+1")) == -125)
    for text in ["1E+1000000000", "1E-1000000000", "7E+999999999999999999"] {
      let x = BigDecimal(stringLiteral: text)
      #expect(throws: LimitExceeded.self) { try BigRational(exactly: x) }
    }
  }

  @Test("binary numbers, rounded once") func binaries() throws {
    for line in try lines("binaries", count: 1200) {
      let x = try binary(line.fields[0...1])
      var context = try context(line.fields.dropFirst(2))
      #expect(described(context.number(x), context) == line.result, "\(line)")
      // Rounding the exact decimal, which has all digits, gives the same result.
      context.conditions = []
      let exact = try BigDecimal(exactly: x)
      #expect(described(context.rounded(exact), context) == line.result, "\(line)")
    }
  }

  @Test("binary numbers that nobody writes out", .timeLimit(.minutes(30))) func huge() throws {
    for line in try lines("huge", count: 300) {
      let x = try binary(line.fields[0...1])
      var context = try context(line.fields.dropFirst(2))
      #expect(described(context.number(x), context) == line.result, "\(line)")
    }
    for x in [BigFloat.greatestFiniteMagnitude, .leastNonzeroMagnitude] {
      var context = DecimalContext(precision: 30)
      let result = context.number(-x)
      #expect(result.isNegative && (result.isInfinite || result.isZero))
      #expect(context.conditions.contains(result.isZero ? .underflow : .overflow))
      #expect(throws: LimitExceeded.self) { try BigDecimal(exactly: x) }
    }
    var limits = Limits()
    limits.precision = 100
    // 5⁴³ has 100 bits, and 5⁴⁴ 103.
    for (text, digits) in [("0x1p99", 30), ("0x1p-43", 31), ("0x1p100", nil), ("0x1p-44", nil)] {
      let x = try BigFloat(text, precision: .bits(1))
      if let digits {
        #expect(try BigDecimal(exactly: x, limits: limits).digitCount == digits)
      } else {
        #expect(throws: LimitExceeded.self) { try BigDecimal(exactly: x, limits: limits) }
      }
    }
  }

  @Test("zeros, infinities and NaN") func irregular() throws {
    var context = DecimalContext.decimal64
    for (x, text) in [
      (BigFloat(-0.0 as Double), "-0"), (0, "0"), (.infinity, "Infinity"),
      (-.infinity, "-Infinity"),
      (.nan, "NaN"),
    ] {
      #expect(try BigDecimal(exactly: x).description == text)
      #expect(context.number(x).description == text)
    }
    #expect(context.conditions == [])
    #expect(BigFloat(BigDecimal("-0E+7"), precision: .bits(9)).isNegative)
    #expect(BigFloat(BigDecimal("-Infinity"), precision: .bits(9)) == -.infinity)
    #expect(BigFloat(BigDecimal("sNaN7"), precision: .bits(9)).isNaN)
  }

  @Test("to doubles and floats") func hardware() throws {
    for line in try lines("hardware", count: 488) {
      let x = try BigDecimal(parsing: String(line.fields[0]))
      let bits = line.result.split(separator: " ").compactMap { UInt64($0, radix: 16) }
      #expect(Double(x).bitPattern == bits[0], "\(line)")
      #expect(UInt64(Float(x).bitPattern) == bits[1], "\(line)")
    }
    for text in ["1E+999999999999999999", "-1E-999999999999999999"] {
      let x = BigDecimal(stringLiteral: text)
      #expect(Double(x) == (x.isNegative ? 0 : .infinity) && Float(x) == Float(Double(x)))
      #expect(Double(x).sign == (x.isNegative ? .minus : .plus))
    }
  }

  @Test("texts are still read by the standard library") func texts() {
    // Without the conversion from text this would be a string literal of a decimal and trap.
    #expect(Double("x") == nil && Float("x") == nil && Int("x") == nil)
  }

  @Test("to binary numbers of any precision") func floats() throws {
    for line in try lines("floats", count: 400) {
      let x = try BigDecimal(parsing: String(line.fields[0]))
      let bits = Precision.bits(try #require(Int(line.fields[1])))
      let rounding = try #require(Rounding(rawValue: String(line.fields[2])))
      let expected = try binary(line.result.split(separator: " ")[...])
      #expect(BigFloat(x, precision: bits, rounding: rounding) == expected, "\(line)")
    }
    let far = BigFloat(BigDecimal("1E+999999999999999999"), precision: .bits(100))
    #expect(far == (try BigFloat("1e999999999999999999", precision: .bits(100))))
  }

  @Test("to integers") func integers() throws {
    for line in try lines("integers", count: 800) {
      let x = try BigDecimal(parsing: String(line.fields[0]))
      let rounding = try rounding(line.fields[1])
      let results = line.result.split(separator: " ")
      func check<T: FixedWidthInteger>(_ type: T.Type) {
        let expected = T(results[0])
        #expect(T(x, rounding: rounding) == expected, "\(line)")
        #expect(T(exactly: x) == (results[1] == "whole" ? expected : nil), "\(line)")
      }
      check(Int8.self)
      check(UInt8.self)
      check(Int.self)
      check(UInt64.self)
      check(Int128.self)
      check(UInt128.self)
    }
    for text in ["1E+999999999999999999", "Infinity", "-Infinity", "NaN", "sNaN1"] {
      let x = BigDecimal(stringLiteral: text)
      #expect(Int(exactly: x) == nil && Int(x, rounding: .up) == nil)
    }
    #expect(Int(exactly: BigDecimal("-0E+999999999999999999")) == 0)
    #expect(Int(BigDecimal("-1E-999999999999999999"), rounding: .down) == -1)
    #expect(Int(BigDecimal("1E-999999999999999999"), rounding: .nearestEven) == 0)
  }
}
