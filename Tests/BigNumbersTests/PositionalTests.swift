import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Compares with long division in Python; see PositionalVectors/make_expansions.py.
@Suite("digits in other radices")
struct PositionalTests {
  private func lines(_ name: String) throws -> [VectorLine] {
    let lines = try VectorLine.lines(of: "Tests/BigNumbersTests/PositionalVectors/\(name).txt")
    #expect(lines.count > 100)
    return lines
  }

  @Test("digits, repeating ones marked, and back") func expansions() throws {
    for line in try lines("expansions") {
      let value = try BigRational(parsing: String(line.fields[0]))
      let (radix, text) = (try #require(Int(line.fields[1])), String(line.result))
      #expect(value.positionalExpansion(radix: radix, limit: 1 << 20)?.text == text, "\(line)")
      #expect(try BigRational(parsing: text, radix: radix) == value, "\(line)")
      if radix <= 36 {
        #expect(try BigRational(parsing: text.uppercased(), radix: radix) == value, "\(line)")
      }
    }
  }

  @Test("lengths of periods, also beyond the limit") func periods() throws {
    for line in try lines("periods") {
      let denominator = try #require(Int(line.fields[0]))
      let radix = try #require(Int(line.fields[1]))
      let length = BigRational(1, over: denominator).fractionLength(radix: radix, limit: 100)
      #expect("\(length.prefix ?? -1) \(length.period ?? 0)" == line.result, "\(line)")
    }
  }

  /// Denominators of more than 64 bits are not factorized.
  @Test("periods of long denominators are counted up to the limit") func longDenominators() throws {
    // 2^100 − 1 divides 2^k − 1 exactly if k is a multiple of 100.
    let mersenne = try BigRational(1) / (BigRational.pow(2, 100) - 1)
    let counted = mersenne.fractionLength(radix: 2, limit: 100)
    #expect(counted.prefix == 0 && counted.period == 100)
    let cut = mersenne.fractionLength(radix: 2, limit: 99)
    #expect(cut.prefix == 0 && cut.period == nil)
    #expect(mersenne.positionalExpansion(radix: 2, limit: 99) == nil)
    let expansion = mersenne.positionalExpansion(radix: 2, limit: 100)
    #expect(expansion?.period == String(repeating: "0", count: 99) + "1")
    let long = try BigRational(1) / BigRational.pow(2, 1000)
    #expect(long.fractionLength(radix: 10, limit: 999).prefix == nil)
    let whole = long.fractionLength(radix: 10, limit: 1000)
    #expect(whole.prefix == 1000 && whole.period == 0)
  }

  @Test("bits of a width") func bits() throws {
    for line in try lines("bits") {
      let value = try BigRational(parsing: String(line.fields[0]))
      let width = try #require(Int(line.fields[1]))
      let pattern = value.wrapped(toWidth: width, isSigned: false)
      let signed = value.wrapped(toWidth: width, isSigned: true)
      #expect("\(pattern) \(signed)" == line.result, "\(line)")
      #expect(
        BigRational.integers(ofWidth: width, isSigned: true).contains(value) == (signed == value))
      #expect(
        BigRational.integers(ofWidth: width, isSigned: false).contains(value) == (pattern == value))
    }
  }

  @Test("operations on bits, of infinite width and of a fixed one") func bitwise() throws {
    for line in try lines("bitwise") {
      let a = try BigRational(parsing: String(line.fields[0]))
      let b = try BigRational(parsing: String(line.fields[1]))
      let (count, width) = (try #require(Int(line.fields[2])), try #require(Int(line.fields[3])))
      let results: [BigRational?] = [
        .bitAnd(a, b), .bitOr(a, b), .bitXor(a, b), a.bitNot, try a.shifted(by: count),
        a.bitCount.map { BigRational($0) }, a.bitLength.map { BigRational($0) },
        a.rotated(by: count, width: width, isSigned: false),
        a.rotated(by: count, width: width, isSigned: true),
      ]
      let text = results.map { $0?.description ?? "-" }.joined(separator: " ")
      #expect(text == line.result, "\(line)")
    }
  }

  @Test("operations of a fixed width, to which operands and results wrap") func fixedWidth() throws
  {
    for line in try lines("bitfixed") {
      let operation = try #require(BitwiseOperation(rawValue: String(line.fields[0])))
      let operands = try line.fields[1...2].map { try BigRational(parsing: String($0)) }
      let bits = try #require(Int(line.fields[3]))
      let width = BitwiseOperation.Width(bits: bits, isSigned: line.fields[4] == "1")
      let taken = Array(operands.prefix(operation.operandCount))
      let result = try operation.result(taken, width: width)
      #expect(result.description == line.result, "\(line)")
      // Numbers that are congruent modulo 2^bits have the same bits.
      let turn = try BigRational.pow(2, bits)
      let turned = [taken[0] - turn * 3] + taken.dropFirst()
      #expect(try operation.result(turned, width: width) == result, "\(line)")
    }
  }

  @Test("operations that bits without end do not have") func endless() throws {
    for (operation, operands) in [
      (BitwiseOperation.popcount, [-1]), (.rotl, [1, 1]), (.shl, [1, -1]), (.shr, [1, -1]),
    ] {
      #expect(throws: ComputationFailure.self) {
        try operation.result(operands.map { BigRational($0) })
      }
    }
    #expect(throws: ComputationFailure.self) {
      try BitwiseOperation.shl.result([1, BigRational(1 << 40)])
    }
    let byte = BitwiseOperation.Width(bits: 8, isSigned: true)
    #expect(try BitwiseOperation.shl.result([1, BigRational(1 << 40)], width: byte) == 0)
    #expect(try BitwiseOperation.shr.result([-1, BigRational(Int.max)]) == -1)
  }

  @Test("only integers have bits, and no more of them than the limit") func bitsOfOthers() throws {
    let half = BigRational(1, over: 2)
    #expect(BigRational.bitAnd(half, 1) == nil && BigRational.bitXor(1, half) == nil)
    #expect(BigRational.bitOr(half, half) == nil && half.bitNot == nil && half.bitCount == nil)
    #expect(half.bitLength == nil && half.rotated(by: 1, width: 8, isSigned: true) == nil)
    #expect(try half.shifted(by: 1) == nil)
    #expect(throws: LimitExceeded.self) { try BigRational(1).shifted(by: .max) }
    #expect(throws: LimitExceeded.self) { try BigRational(1).shifted(by: 1 << 26) }
    #expect(try BigRational(0).shifted(by: .max) == 0)
    #expect(try BigRational(-5).shifted(by: .min) == -1)
    #expect(try BigRational(5).shifted(by: .min) == 0)
    let turned = BigRational(0b1001_0110).rotated(by: .min + 1, width: 8, isSigned: false)
    #expect(turned == BigRational(0b1001_0110).rotated(by: 1, width: 8, isSigned: false))
  }

  @Test(
    "texts that are no numbers, and where they go wrong",
    arguments: [
      ("", 10, 0), ("0.1(", 10, 4), ("0.1()", 10, 4), ("0.(3)4", 10, 5), ("(3)", 10, 0),
      ("1(3)", 10, 1), ("0.(3a)", 10, 4), ("0.1e1(3)", 10, 5), ("0.1e-3(3)", 10, 6),
      ("0.1@1(3)", 16, 5), ("2", 2, 0), ("inf", 10, 0), ("0.(-3)", 10, 3), ("0.(3)(3)", 10, 5),
      ("0..(3)", 10, 2),
    ])
  func faults(_ text: String, _ radix: Int, _ offset: Int) {
    #expect {
      try BigRational(parsing: text, radix: radix)
    } throws: { error in
      (error as? TextError)?.offset == offset
    }
  }

  @Test("short texts of huge numbers are refused") func huge() {
    for text in ["1@999999999999999999999999", "1@-100000000", "1@40000000"] {
      #expect(throws: LimitExceeded.self) { try BigRational(parsing: text, radix: 62) }
    }
  }
}
