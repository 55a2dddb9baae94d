import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("BigFloat")
struct BigFloatTests {
  @Test("the larger precision wins, so that operations commute")
  func precision() throws {
    let a = try BigFloat("1.1", precision: .bits(53))
    let b = try BigFloat("2.3", precision: .bits(200))
    #expect((a + b).precision == .bits(200) && (b + a).precision == .bits(200))
    #expect(a + b == b + a && a * b == b * a)
  }

  typealias InPlace = @Sendable (inout BigFloat, BigFloat) -> Void
  static let inPlace: [InPlace] = [
    { $0 += $1 }, { $0 -= $1 }, { $0 *= $1 }, { $0 /= $1 }, { x, _ in x.formSquareRoot() },
    { BigFloat.add($1, $1, into: &$0) }, { BigFloat.multiply($1, $1, into: &$0) },
    { BigFloat.subtract($1, BigFloat(7), into: &$0) }, { BigFloat.divide($1, $1, into: &$0) },
    { BigFloat.squareRoot($1, into: &$0) }, { BigFloat.compute(.exp, $1, into: &$0) },
    { BigFloat.compute(.sin, $1, into: &$0) }, { x, _ in BigFloat.compute(.exp, inPlace: &x) },
    { $0.addProduct($1, $1) },
  ]

  @Test("copies stay put under every operation in place", arguments: inPlace.indices)
  func copies(_ index: Int) throws {
    let operation = Self.inPlace[index]
    func value(_ text: String) throws -> BigFloat { try BigFloat(text, precision: .bits(100)) }
    var shared = try value("2.5")
    let copy = shared
    operation(&shared, try value("0.3"))
    #expect(copy == BigFloat(2.5 as Double))
    #expect(shared != copy)
    // The result is the same if the value is uniquely referenced, and if an operand is the value
    // itself.
    var own = try value("2.5")
    operation(&own, try value("0.3"))
    #expect(own == shared)
    var twin = try value("2.5")
    let alias = twin
    operation(&twin, alias)
    var other = try value("2.5")
    operation(&other, try value("2.5"))
    #expect(twin == other && alias == BigFloat(2.5 as Double))
  }

  @Test("comparison is of exact values")
  func comparison() throws {
    #expect(BigFloat(0.5 as Double) == (try BigFloat("0.5", precision: .bits(300))))
    #expect(BigFloat(0.1 as Double) != (try BigFloat("0.1", precision: .bits(300))))
    #expect(BigFloat(-1) < BigFloat(1))
    #expect(BigFloat(0.0 as Double) == BigFloat(-0.0 as Double))
    #expect(BigFloat(Double.nan) != BigFloat(Double.nan))
    #expect(BigFloat.ordering(BigFloat.nan, BigFloat(1)) == .unordered)
  }

  @Test("doubles go in exactly and come out rounded once")
  func doubles() throws {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<1000 {
      let x = Double(bitPattern: generator.next())
      if !x.isNaN { #expect(Double(BigFloat(x)) == x) }
    }
    // The midpoint between two subnormal numbers, and slightly above it.
    let least = Double.leastNonzeroMagnitude
    #expect(try Double(BigFloat("0x1.8p-1074", precision: .bits(64))) == 2 * least)
    #expect(try Double(BigFloat("0x0.8p-1074", precision: .bits(64))) == 0)
    #expect(try Double(BigFloat("0x0.80000001p-1074", precision: .bits(64))) == least)
  }

  @Test("the description reads back")
  func description() throws {
    #expect(try BigFloat("0.1", precision: .bits(100)).description == "0.1")
    #expect(BigFloat(-0.0 as Double).description == "-0")
    #expect(
      (BigFloat(1) / BigFloat(3.0 as Double)).description == "0.3333333333333333")
  }

  @Test("the whole exponent range is open on every thread")
  func exponents() async throws {
    let results = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          guard let x = try? BigFloat("1e1000000000000000", precision: .bits(64)) else {
            return false
          }
          let square = x * x
          return !square.isInfinite && square > x
        }
      }
      return await group.reduce(into: [Bool]()) { $0.append($1) }
    }
    #expect(results == Array(repeating: true, count: 16))
  }

  @Test("literals round once into double")
  func literalsToDouble() throws {
    // Hard cases of decimal conversion, compared with the platform's strtod.
    let texts = [
      "2.2250738585072011e-308", "2.2250738585072014e-308", "5e-324", "2.4703282292062327e-324",
      "2.4703282292062328e-324", "1.7976931348623157e308", "1.7976931348623159e308",
      "9007199254740993", "9007199254740992.999999999999999999999999", "0.1", "1e23",
      "8.41e21", "6929495644600919.5", "3.7455744005952583e15", "0x1.fffffffffffff8p0", "1e-400",
      "179769313486231580793728971405301e276", "17976931348623158e292",
      "123456789012345678901234567890",
    ]
    for text in texts {
      let literal = try ExactLiteral(text)
      #expect(DoubleBackend().number(literal) == (Double(text) ?? .nan), "\(text)")
    }
  }

  @Test("MPFR is recent enough, and an old one is noticed")
  func version() {
    #expect(LibraryVersion.problem() == nil)
    #expect(LibraryVersion.isSupported(mpfr: "4.2.0"))
    #expect(LibraryVersion.isSupported(mpfr: "4.2.2-p1"))
    #expect(LibraryVersion.isSupported(mpfr: "5.0"))
    #expect(!LibraryVersion.isSupported(mpfr: "4.1.1"))
    #expect(!LibraryVersion.isSupported(mpfr: "3.1.6"))
    #expect(!LibraryVersion.isSupported(mpfr: ""))
    #expect(LibraryVersion.problem(mpfr: "4.1.1")?.contains("4.1.1") == true)
  }
}
