import BigNumbers
import Foundation
import NumericCore
import Testing

/// What an integer type promises, at the ends of words; operations are compared with Python in `BigIntegerOperationTests`.
@Suite("whole numbers")
struct BigIntegerTests {
  /// Numbers around the ends of one, two and three words.
  private static let ends: [BigInteger] = [62, 63, 64, 127, 128, 191].flatMap { power in
    (-2...2).flatMap { [(BigInteger.one << power) + $0, -(BigInteger.one << power) + $0] }
  }

  @Test("literals of any length are exact") func literals() {
    let large: BigInteger = 170_141_183_460_469_231_731_687_303_715_884_105_727
    #expect(large == (1 << 127) - 1 && large.magnitudeBits == 127)
    #expect(-170_141_183_460_469_231_731_687_303_715_884_105_728 == -large - 1)
    #expect(BigInteger(Int.min) == -9_223_372_036_854_775_808)
    #expect(BigInteger(UInt.max) == 18_446_744_073_709_551_615)
    #expect(
      BigInteger(UInt128.max) + 1 == BigInteger.one << 128 && BigInteger(Int128.min) == -large - 1)
    #expect(BigInteger.isSigned && BigInteger() == 0 && BigInteger.zero.description == "0")
  }

  @Test("numbers of a word have one form, however they were made") func forms() {
    for x in Self.ends {
      #expect((x * 7 - x * 6) == x && Set([x, x * 7 - x * 6]).count == 1)
      #expect(x - x == 0 && (x - x).hashValue == BigInteger(0).hashValue)
      var y = x
      y += x
      y -= x
      y *= 3
      y /= 3
      #expect(y == x && -(-x) == x && ~(~x) == x)
      y.negate()
      #expect(y + x == 0 && y.magnitude == x.magnitude)
    }
  }

  @Test("a copy stays put when the other changes in place") func copies() {
    var x = BigInteger.one << 200
    let copy = x
    x += 1
    x |= 6
    x <<= 3
    #expect(copy == BigInteger.one << 200 && x == ((copy + 7) << 3))
    x += x
    #expect(x == (copy + 7) << 4)
    x -= x
    #expect(x == 0)
  }

  @Test("integers of all types are converted exactly, or not at all") func integers() {
    for x in Self.ends {
      #expect(BigInteger(exactly: x) == x && BigInteger(clamping: x) == x)
      #expect(
        Int128(truncatingIfNeeded: x) == Int128(truncatingIfNeeded: Int128(clamping: x))
          || x.bitWidth > 128)
      let fits = x >= BigInteger(Int64.min) && x <= BigInteger(Int64.max)
      #expect(Int64(exactly: x).map { BigInteger($0) } == (fits ? x : nil))
      #expect(
        BigInteger(Int64(clamping: x)) == min(max(x, BigInteger(Int64.min)), BigInteger(Int64.max)))
      #expect(UInt64(truncatingIfNeeded: x) == UInt64(truncatingIfNeeded: x.words[0]))
      #expect(BigInteger(truncatingIfNeeded: x) == x && x.words.count == (x.bitWidth + 63) / 64)
    }
  }

  @Test("binary numbers are truncated, and exact ones told apart") func binary() {
    #expect(BigInteger(1e30) == 1_000_000_000_000_000_019_884_624_838_656)
    #expect(BigInteger(-7.9) == -7 && BigInteger(exactly: -7.9) == nil && BigInteger(0.99) == 0)
    #expect(BigInteger(exactly: 0x1p200) == 1 << 200 && BigInteger(exactly: Double.nan) == nil)
    #expect(BigInteger(exactly: -Float.infinity) == nil && BigInteger(exactly: -0.0) == 0)
    // Ties to even beyond 53 bits.
    #expect(Double((BigInteger.one << 60) + 128) == 0x1p60)
    #expect(Double((BigInteger.one << 60) + 129) == 0x1.0000000000001p60)
    #expect(
      Double(BigInteger.one << 1024) == .infinity && Float(-(BigInteger.one << 100)) == -0x1p100)
  }

  @Test("text is read whole or not at all") func text() throws {
    #expect(
      BigInteger("-00012") == -12 && BigInteger("+7") == 7 && BigInteger("zZ", radix: 36) == 1295)
    for wrong in ["", "-", "+-1", "1 2", " 1", "1_000", "0x10", "1e3", "12a", "1.0", "٣"] {
      #expect(BigInteger(wrong) == nil, "\(wrong)")
    }
    #expect(BigInteger("2", radix: 2) == nil && BigInteger("g", radix: 16) == nil)
    #expect(
      (BigInteger.one << 80).text(radix: 16, uppercase: true) == "1"
        + String(repeating: "0", count: 20))
    #expect(
      BigInteger(0xbeef).text(radix: 16) == "beef"
        && (-(BigInteger(171) << 68)).text(radix: 16, uppercase: true) == "-AB00000000000000000")
    #expect(try BigInteger(parsing: "-1.25e3") == -1250 && BigInteger(parsing: "0x1p70") == 1 << 70)
    #expect(try BigInteger(parsing: "1200e-2") == 12 && BigInteger(parsing: "0e-99999999999") == 0)
    #expect("\(BigInteger(7))" == "7" && String(reflecting: BigInteger(7)) == #"BigInteger("7")"#)
  }

  @Test(
    "text that is no whole number, or too long, is an error",
    arguments: ["1.5", "1e-3", "inf", "12x", "", "1e99999999999", "0x1p99999999999"])
  func faults(_ text: String) {
    #expect(throws: (any Error).self) { try BigInteger(parsing: text) }
    #expect(throws: (any Error).self) {
      try JSONDecoder().decode([BigInteger].self, from: Data("[\"\(text)\"]".utf8))
    }
  }

  @Test("JSON keeps every digit") func coding() throws {
    let data = try JSONEncoder().encode(Self.ends)
    #expect(try JSONDecoder().decode([BigInteger].self, from: data) == Self.ends)
    #expect(
      String(decoding: try JSONEncoder().encode([BigInteger(-5)]), as: UTF8.self) == #"["-5"]"#)
  }

  @Test("powers are limited before the work") func limits() throws {
    #expect(
      try BigInteger.pow(3, 200)
        == BigInteger(
          "265613988875874769338781322035779626829233452653394495974574961739092490901302182994384699044001"
        ))
    #expect(
      try BigInteger.pow(-1, .max) == -1 && BigInteger.pow(0, 0) == 1 && BigInteger.pow(0, 5) == 0)
    #expect(throws: LimitExceeded.self) { try BigInteger.pow(3, .max) }
    #expect(throws: LimitExceeded.self) { try BigInteger.pow(2, 1 << 40) }
    var small = Limits()
    small.precision = 100
    #expect(throws: LimitExceeded.self) { try BigInteger.pow(2, 100, limits: small) }
    #expect(try BigInteger.pow(2, 99, limits: small) == 1 << 99)
  }

  @Test("a power is never built where its residue is asked for") func residues() {
    #expect(BigInteger(2).power(200_000, modulo: 7) == 4)
    #expect(BigInteger(3).power(BigInteger.one << 500, modulo: 1_000_000_007) == 401_133_443)
    #expect(BigInteger(3).power(-1, modulo: 10) == 7 && BigInteger(2).power(-1, modulo: 10) == nil)
    #expect(BigInteger(-7).residue(modulo: -5) == 3 && BigInteger(5).inverse(modulo: 1) == 0)
    #expect(BigInteger(5).power(0, modulo: -1) == 0)
  }

  @Test("roots of negative numbers exist for odd indices") func roots() throws {
    #expect(BigInteger(-8).root(3)?.root == -2 && BigInteger(-9).root(3)! == (-2, -1))
    #expect(BigInteger(-8).root(2) == nil && BigInteger(-1).squareRoot() == nil)
    #expect(BigInteger(0).squareRoot()! == (0, 0) && BigInteger(7).root(1)! == (7, 0))
    #expect(BigInteger(49).isSquare && !BigInteger(-49).isSquare && BigInteger(0).isSquare)
  }

  @Test("shifts by more than a number has, up to the ends of Int") func shifts() {
    #expect(BigInteger(5) >> Int.max == 0 && BigInteger(-5) >> Int.max == -1)
    #expect((BigInteger.one << 100) >> Int.max == 0 && -(BigInteger.one << 100) >> 1000 == -1)
    #expect(
      BigInteger(5) << -1 == 2 && BigInteger(-5) >> -2 == -20 && BigInteger(0) << Int.max == 0)
    #expect(BigInteger(5) << Int.min == 0 && BigInteger(12) >> UInt8(2) == 3)
  }

  @Test("ranges are collections, and draws lie in them") func ranges() {
    let start = (BigInteger.one << 64) - 2
    #expect(Array(start..<start + 4).map { $0 - start } == [0, 1, 2, 3])
    #expect(Array(stride(from: start, through: start + 9, by: 3)).count == 4)
    #expect((start...start + 4).count == 5 && (start..<start).isEmpty)
    var generator = SplitMix64(seed: 5)
    var seen: Set<BigInteger> = []
    for _ in 0..<200 { seen.insert(.random(in: start...start + 4, using: &generator)) }
    #expect(seen == Set(start...start + 4))
    let wide = -(BigInteger.one << 300)..<(BigInteger.one << 300)
    let draws = (0..<200).map { _ in BigInteger.random(in: wide, using: &generator) }
    #expect(draws.allSatisfy(wide.contains) && Set(draws).count == 200)
    #expect(draws.count { $0 < 0 } > 60 && draws.count { $0.magnitudeBits == 300 } > 60)
    #expect(BigInteger.random(in: 5..<6) == 5 && (1...6).contains(BigInteger.random(in: 1...6)))
  }

  @Test("code that is generic over integers works") func generic() {
    func gcd<Number: BinaryInteger>(_ a: Number, _ b: Number) -> Number {
      b == 0 ? Number(a.magnitude) : gcd(b, a % b)
    }
    let (a, b) = (BigInteger.one << 100, BigInteger(6) << 90)
    #expect(
      gcd(a, b) == BigInteger.greatestCommonDivisor(a, b) && gcd(-a, b) == BigInteger(2) << 90)
    #expect([a, b, -a].sorted() == [-a, b, a] && [a, b].reduce(0, +) == a + b)
    #expect(a.isMultiple(of: 1024) && !(a + 1).isMultiple(of: 2) && BigInteger(0).isMultiple(of: 0))
    #expect(a.signum() == 1 && (-a).signum() == -1 && BigInteger(0).signum() == 0)
    #expect(
      a.quotientAndRemainder(dividingBy: -7).remainder == a % -7
        && BigInteger(Int.min) / -1 == BigInteger(Int.max) + 1)
    #expect(a > 5 && 5 < a && a != 5 && Int8(-3) > -a)
  }
}
