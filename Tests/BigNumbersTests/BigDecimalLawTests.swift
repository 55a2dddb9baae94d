import BigNumbers
import Foundation
import NumericCore
import Testing

/// Laws for seeded random decimals, including special values, zeros, neighbours and long
/// coefficients.
@Suite("decimal laws")
struct BigDecimalLawTests {
  static func random(_ generator: inout SplitMix64) -> BigDecimal {
    let sign = generator.next() % 3 == 0 ? "-" : ""
    let special = [
      "Infinity", "NaN", "sNaN", "NaN7", "sNaN7", "NaN12", "0", "0", "1", "1.0", "0.1",
    ]
    let index = Int(generator.next() % 24)
    if index < special.count, generator.next() % 2 == 0 {
      let exponent =
        ["0", "1", "1.0", "0.1"].contains(special[index]) ? randomExponent(&generator) : ""
      return number("\(sign)\(special[index])\(exponent)")
    }
    // Few values with few digits, so that equal numbers occur, and coefficients beyond 128 bits.
    let lengths = [1, 1, 2, 3, 9, 19, 20, 38, 39, 40, 57, 120]
    let length = lengths[Int(generator.next() % UInt64(lengths.count))]
    let kept = generator.next() % 2 == 0 ? length : min(length, 2)
    let digits = (0..<length).map { place in
      place < kept ? "\(generator.next() % (length > 2 ? 10 : 3))" : "0"
    }
    return number("\(sign)\(digits.joined())\(randomExponent(&generator))")
  }

  private static func randomExponent(_ generator: inout SplitMix64) -> String {
    switch generator.next() % 8 {
    case 0, 1, 2: ""
    case 3: "E\(Int(generator.next() % 400) - 200)"
    default: "E\(Int(generator.next() % 7) - 3)"
    }
  }

  private static func number(_ text: String) -> BigDecimal {
    BigDecimal(stringLiteral: text)
  }

  static func samples(seed: UInt64, count: Int = 400) -> [BigDecimal] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in random(&generator) }
  }

  /// The same sign, coefficient, exponent and kind.
  static func isSame(_ a: BigDecimal, _ b: BigDecimal) -> Bool {
    BigDecimal.totalOrder(a, b) == 0
  }

  @Test("equality is reflexive, symmetric and means equal hashes") func hashable() {
    let numbers = Self.samples(seed: 1)
    #expect(numbers.allSatisfy { ($0 == $0) == !$0.isNaN })
    var equalPairs = 0
    for a in numbers {
      for b in numbers where a == b {
        let isRepresentedOtherwise = !Self.isSame(a, b)
        equalPairs += isRepresentedOtherwise ? 1 : 0
        #expect(b == a && a.hashValue == b.hashValue, "\(a) \(b)")
        #expect(!(a < b) && !(b < a), "\(a) \(b)")
      }
    }
    // With fewer equal pairs the test would be meaningless.
    #expect(equalPairs > 100)
    let zeros: [BigDecimal] = ["0", "-0", "0E+9", "0.000"]
    #expect(Set(zeros).count == 1 && Set(["1.20", "1.2", "12E-1"] as [BigDecimal]).count == 1)
    let written = BigDecimal(stringLiteral: "1" + String(repeating: "0", count: 60))
    #expect(Set([written, "1E+60", "100E+58"]).count == 1)
    #expect(Set(["Infinity", "-Infinity", "0"] as [BigDecimal]).count == 3)
  }

  @Test("of two numbers that are no NaN just one is less, equal or greater") func comparable() {
    let numbers = Self.samples(seed: 2, count: 200)
    for a in numbers {
      for b in numbers {
        let relations = [a < b, a == b, b < a].filter { $0 }.count
        #expect(relations == (a.isNaN || b.isNaN ? 0 : 1), "\(a) \(b)")
        #expect((a <= b) == (a < b || a == b) && (a >= b) == (b <= a), "\(a) \(b)")
        let difference = a - b
        if !difference.isNaN {
          #expect((a < b) == (difference < 0) && (a == b) == difference.isZero, "\(a) \(b)")
        }
      }
    }
  }

  @Test("the total order is total, antisymmetric, transitive, and refines the order")
  func totalOrder() {
    let numbers = Self.samples(seed: 3, count: 200)
    for a in numbers {
      #expect(BigDecimal.totalOrder(a, a) == 0)
      for b in numbers {
        let order = BigDecimal.totalOrder(a, b)
        #expect(order == -BigDecimal.totalOrder(b, a), "\(a) \(b)")
        #expect((order == 0) == (a.description == b.description), "\(a) \(b)")
        if a < b { #expect(order == -1, "\(a) \(b)") }
        #expect(
          BigDecimal.totalOrderOfMagnitudes(a, b)
            == BigDecimal.totalOrder(a.magnitude, b.magnitude), "\(a) \(b)")
      }
    }
    let sorted = numbers.sorted { BigDecimal.totalOrder($0, $1) < 0 }
    for (index, a) in sorted.enumerated() {
      #expect(sorted[index...].allSatisfy { BigDecimal.totalOrder(a, $0) <= 0 }, "\(a)")
    }
    let ordered: [BigDecimal] = [
      "-NaN7", "-NaN", "-sNaN", "-Infinity", "-1", "-1.0", "-0E+1", "-0", "0.0", "0", "1.0", "1",
      "Infinity", "sNaN", "sNaN1", "NaN", "NaN7",
    ]
    for (a, b) in zip(ordered, ordered.dropFirst()) {
      #expect(BigDecimal.totalOrder(a, b) == -1, "\(a) \(b)")
    }
  }

  @Test("texts and JSON read back as the same number") func lossless() throws {
    let numbers = Self.samples(seed: 4, count: 2000)
    for x in numbers {
      let texts = [x.description, x.description.lowercased(), "\(x)".uppercased()]
      for text in texts {
        #expect(Self.isSame(try BigDecimal(parsing: text), x), "\(text)")
      }
      // In engineering notation a zero may have another exponent, but not another value.
      #expect(x.isNaN || BigDecimal(x.engineeringDescription) == x, "\(x.engineeringDescription)")
    }
    let decoded = try JSONDecoder().decode(
      [BigDecimal].self, from: JSONEncoder().encode(numbers))
    #expect(decoded.count == numbers.count)
    #expect(zip(decoded, numbers).allSatisfy(Self.isSame))
  }

  @Test("exponents read back up to their end") func exponents() throws {
    for text in ["1E+2000000000000000000", "1E-2000000000000000000", "1.5E+1000000000000000004"] {
      #expect(try BigDecimal(parsing: text).description == text)
    }
    let product = BigDecimal("1E+999999999999999999") * "1E+6"
    #expect(BigDecimal(product.description) == product)
    #expect(BigDecimal("1E+2000000000000000001" as String) == nil)
    #expect(BigDecimal("1E-0002000000000000000001" as String) == nil)
    #expect(BigDecimal("1E+18446744073709551617" as String) == nil)
  }

  @Test(
    "texts that are no numbers are refused",
    arguments: [
      "", " 1", "1 ", "+", "-", ".", "1.2.3", "1E", "1E+", "--1", "1,000", "infinit", "NaN1.5",
      "NaN-1", "0x1", "1E3.5", "١", "1E+9999999999999999999",
    ])
  func faults(_ text: String) {
    #expect(BigDecimal(text) == nil)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([BigDecimal].self, from: JSONEncoder().encode([text]))
    }
  }
}
