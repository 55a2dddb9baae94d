import BigNumbers
import NumericCore
import TestSupport
import Testing

/// A million operations, whose results Python has computed: `IntegerVectors/generate.py` draws the same operands.
@Suite("operations on whole numbers")
struct BigIntegerOperationTests {
  /// The results of an operation on numbers that are drawn.
  private static func results(
    _ kind: String, _ g: inout SplitMix64
  ) throws -> [BigInteger?] {
    switch kind {
    case "add":
      return [g.number() + g.number()]
    case "subtract":
      return [g.number() - g.number()]
    case "multiply":
      return [g.number() * g.number()]
    case "divide":
      let (quotient, rest) = g.number().quotientAndRemainder(dividingBy: g.divisor())
      return [quotient, rest]
    case "floor":
      let (quotient, rest) = g.number().flooredQuotientAndRemainder(dividingBy: g.divisor())
      return [quotient, rest]
    case "and":
      return [g.number() & g.number()]
    case "or":
      return [g.number() | g.number()]
    case "xor":
      return [g.number() ^ g.number()]
    case "complement":
      return [~g.number()]
    case "shiftUp":
      return [g.number() << (g.next() % 300)]
    case "shiftDown":
      return [g.number() >> (g.next() % 300)]
    case "gcd":
      return [.greatestCommonDivisor(g.number(), g.number())]
    case "lcm":
      return [.leastCommonMultiple(g.number(), g.number())]
    case "bezout":
      let (a, b) = (g.number(), g.number())
      let (divisor, x, y) = BigInteger.extendedGreatestCommonDivisor(a, b)
      return [a * x + b * y == divisor ? divisor : nil]
    case "inverse":
      return [g.number().inverse(modulo: g.divisor())]
    case "powmod":
      let (base, exponent) = (g.number(), BigInteger(g.next() % 1000))
      return [base.power(exponent, modulo: g.divisor())]
    case "power":
      return [try BigInteger.pow(g.number().short, Int(g.next() % 12))]
    case "squareRoot":
      let x = g.number().magnitude
      let found = try #require(x.squareRoot())
      return [found.root * found.root + found.remainder == x ? found.root : nil]
    case "root":
      let (x, index) = (g.number().magnitude, Int(2 + g.next() % 7))
      let found = try #require(x.root(index))
      return [try BigInteger.pow(found.root, index) + found.remainder == x ? found.root : nil]
    case "order":
      let (a, b) = (g.number(), g.number())
      #expect((a == b) == (a.hashValue == b.hashValue))
      return [a < b ? -1 : a == b ? 0 : 1]
    case "bits":
      let x = g.number()
      return [
        BigInteger(x.bitWidth), BigInteger(x.magnitudeBits), BigInteger(x.trailingZeroBitCount),
        BigInteger(x.magnitudePopulationCount),
      ]
    case "words":
      let x = g.number()
      return (0..<3).map { place in
        BigInteger(place < x.words.count ? x.words[place] : x < 0 ? .max : 0)
      }
    case "int64":
      let x = g.number()
      return [Int64(exactly: x).map { BigInteger($0) }, UInt32(exactly: x).map { BigInteger($0) }]
    case "toDouble":
      return [BigInteger(Double(g.number()).bitPattern)]
    case "fromDouble":
      let x = Double(bitPattern: g.next())
      return [x.isFinite ? BigInteger(x) : nil]
    case "text":
      let (x, radix) = (g.number().short, Int(2 + g.next() % 35))
      let text = x.text(radix: radix)
      #expect(
        BigInteger(text, radix: radix) == x && BigInteger(text.uppercased(), radix: radix) == x)
      #expect(BigInteger(x.description) == x && String(x, radix: radix) == text)
      return text.utf8.map { BigInteger($0) }
    case "stride":
      let (a, b) = (g.number(), g.number())
      return [a.advanced(by: b + b + b), b.distance(to: a)]
    default:
      Issue.record("there is no operation \(kind)")
      return []
    }
  }

  private static let kinds = [
    "add", "subtract", "multiply", "divide", "floor", "and", "or", "xor", "complement", "shiftUp",
    "shiftDown", "gcd", "lcm", "bezout", "inverse", "powmod", "power", "squareRoot", "root",
    "order", "bits", "words", "int64", "toDouble", "fromDouble", "text", "stride",
  ]

  @Test("a million operations agree with Python", arguments: kinds)
  func digests(_ kind: String) throws {
    let lines = try Repository.text("Tests/BigNumbersTests/IntegerVectors/digests.txt")
      .split(separator: "\n").dropFirst().map { $0.split(separator: " ").map(String.init) }
    #expect(lines.count == Self.kinds.count)
    let place = try #require(lines.firstIndex { $0[0] == kind })
    for (block, expected) in lines[place].dropFirst().enumerated() {
      var generator = SplitMix64(seed: UInt64(place * 1000 + block))
      var digest = Digest()
      for _ in 0..<500 {
        for result in try Self.results(kind, &generator) { digest.add(result) }
      }
      let found = String(digest.value, radix: 16)
      #expect(
        String(repeating: "0", count: 16 - found.count) + found == expected,
        "\(kind), block \(block)")
    }
  }

  /// FNV-1a over words.
  private struct Digest {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func word(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01b3 }

    mutating func add(_ x: BigInteger?) {
      guard let x else { return word(2) }
      word(x < 0 ? 1 : 0)
      let words = x.magnitude.words
      for place in words.indices where words[place] != 0 || place < words.count - 1 {
        word(UInt64(words[place]))
      }
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func words(_ count: UInt64) -> BigInteger {
    var result = BigInteger.zero
    for place in 0..<count { result |= BigInteger(next()) << (64 * place) }
    return result
  }

  /// Sizes from nothing to 150 words, as `generate.py` draws them.
  fileprivate mutating func number() -> BigInteger {
    let (kind, sign) = (next() % 16, next() & 1)
    let magnitude: BigInteger
    switch kind {
    case ..<3: magnitude = BigInteger(next() % 10)
    case ..<6: magnitude = BigInteger(next())
    case ..<9:
      let power = BigInteger.one << (next() % 200)
      magnitude = (power + BigInteger(next() % 3) - 1).magnitude
    case ..<13: magnitude = words(1 + next() % 5)
    case ..<15:
      let whole = words(1 + next() % 20)
      magnitude = whole >> (next() % 64)
    default: magnitude = words(1 + next() % 150)
    }
    return sign == 1 ? -magnitude : magnitude
  }

  fileprivate mutating func divisor() -> BigInteger {
    let x = number()
    return x.isZero ? 1 : x
  }
}

extension BigInteger {
  /// The number if it has at most 1000 bits, else 3.
  fileprivate var short: BigInteger { magnitudeBits <= 1000 ? self : 3 }
}
