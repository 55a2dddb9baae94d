import BigNumbers
import Foundation
import NumericCore
import Testing

/// Converts literals to rationals, because `#expect(x == 1 / 2)` would divide two values of type
/// `Int`.
func ratio(_ value: BigRational) -> BigRational { value }

@Suite("BigRational")
struct RationalTests {
  @Test("always in lowest terms, the sign on top")
  func canonical() throws {
    let x = BigRational(-6, over: -4)
    #expect(x.description == "3/2" && x.numerator == 3 && x.denominator == 2)
    let y = BigRational(6, over: -4)
    #expect(y.description == "-3/2" && y.numerator == -3 && y.sign == -1 && !y.isInteger)
    #expect(y.numeratorBits == 2 && y.denominatorBits == 2)
    let zero = BigRational(0, over: -5)
    #expect(zero.description == "0" && zero.denominator == 1 && zero.isZero && zero.isInteger)
    #expect(zero.numeratorBits == 0 && zero.denominatorBits == 1 && zero == BigRational.zero)
    #expect(y.debugDescription == #"BigRational("-3/2")"#)
    #expect(y.magnitude == x && x.magnitude == x && y.reciprocal == ratio(-2 / 3) && +y == y)
    #expect(zero.reciprocal == nil && x.quotient(dividingBy: 0) == nil)
    #expect(x.quotient(dividingBy: 3) == ratio(1 / 2))
  }

  @Test("literals of any length are exact")
  func literals() {
    let large: BigRational = 340_282_366_920_938_463_463_374_607_431_768_211_456
    #expect(large == BigRational(UInt128.max) + 1)
    #expect((-large).description == "-340282366920938463463374607431768211456")
    let negative: BigRational = -18_446_744_073_709_551_616
    #expect(negative.description == "-18446744073709551616")
    #expect(negative + 1 == -18_446_744_073_709_551_615)
    #expect(BigRational(-9_223_372_036_854_775_808) == BigRational(Int.min))
    #expect((0 as BigRational).isZero && (-1 as BigRational) == -BigRational.one)
  }

  typealias InPlace = @Sendable (inout BigRational, BigRational) -> Void
  static let inPlace: [(InPlace, BigRational)] = [
    ({ $0 += $1 }, 14 / 5), ({ $0 -= $1 }, 11 / 5), ({ $0 *= $1 }, 3 / 4), ({ $0 /= $1 }, 25 / 3),
    ({ x, _ in x.negate() }, -5 / 2),
  ]

  @Test("copies stay put under every operation in place", arguments: inPlace.indices)
  func copies(_ index: Int) {
    let (operation, expected) = Self.inPlace[index]
    let operand: BigRational = 3 / 10
    var shared: BigRational = 5 / 2
    let copy = shared
    operation(&shared, operand)
    #expect(shared == expected && copy == ratio(5 / 2) && operand == ratio(3 / 10))
    // The result is the same if the value is uniquely referenced, also repeatedly.
    var own: BigRational = 5 / 2
    operation(&own, operand)
    #expect(own == expected)
    // The same holds if an operand is the value itself.
    var twin: BigRational = 5 / 2
    let alias = twin
    operation(&twin, alias)
    var other: BigRational = 5 / 2
    operation(&other, 5 / 2)
    #expect(twin == other && alias == ratio(5 / 2))
    var same: BigRational = 5 / 2
    operation(&same, same)
    #expect(same == other)
  }

  @Test("constants and parts are not written through")
  func constants() {
    var zero = BigRational.zero
    zero += 1
    var whole: BigRational = 7
    let floor = whole.floor
    let numerator = whole.numerator
    whole += 1
    #expect(zero == 1 && BigRational.zero == 0 && BigRational.one == 1)
    #expect(floor == 7 && numerator == 7 && whole == 8)
  }

  @Test("values cross tasks")
  func tasks() async {
    let x: BigRational = 1 / 3
    let results = await withTaskGroup(of: BigRational.self) { group in
      for index in 0..<32 {
        group.addTask {
          var copy = x
          for _ in 0..<100 { copy += BigRational(index) }
          return copy
        }
      }
      return await group.reduce(into: Set<BigRational>()) { $0.insert($1) }
    }
    #expect(results == Set((0..<32).map { x + BigRational($0 * 100) }))
    #expect(x == ratio(1 / 3))
  }

  @Test("steps meet their points")
  func strides() {
    let points = Array(stride(from: 0 as BigRational, through: 1, by: 1 / 10))
    #expect(points.count == 11 && points.last == 1 && points[3] == ratio(3 / 10))
    #expect((1 / 3 as BigRational).distance(to: 1 / 2) == ratio(1 / 6))
    #expect((1 / 3 as BigRational).advanced(by: 1 / 6) == ratio(1 / 2))
  }

  @Test(
    "texts are read exactly",
    arguments: [
      ("5", "5"), ("-5", "-5"), ("+5", "5"), ("-0", "0"), ("6/4", "3/2"), ("-6/4", "-3/2"),
      ("-1.25e3", "-1250"), ("0.1", "1/10"), (".5", "1/2"), ("5.", "5"), ("0x10/0b100", "4"),
      ("0x1.8p-1", "3/4"), ("1_000/1_0", "100"), ("0e999999999999", "0"), ("0/7", "0"),
      ("-0x20000000000000000000p-4", "-9444732965739290427392"), ("1e-3", "1/1000"),
      ("0xe/0x1e", "7/15"), ("100000000000000000000/3", "100000000000000000000/3"),
    ])
  func texts(_ text: String, _ expected: String) throws {
    let value = try BigRational(parsing: text)
    #expect(value.description == expected)
    #expect(BigRational(text) == value && BigRational(expected) == value)
  }

  @Test(
    "faults have a place",
    arguments: [
      ("", 0), ("x", 0), (" 1", 0), ("1 ", 1), ("1/", 2), ("/2", 0), ("1/-2", 2), ("1/+2", 2),
      ("1 /2", 1), ("1/2/3", 3), ("--1", 1), ("1/0", 2), ("1/0x0", 2), ("1.5/2", 1), ("1/2.5", 3),
      ("1/2e3", 3), ("1e3/2", 1), ("1/0x1p3", 5), ("inf", 0), ("-nan", 1), ("1.2.3", 3),
      ("1__0", 1),
      ("1/2_", 3), ("1,5", 1), ("1/2 ", 3), ("½", 0), ("1/x", 2), ("1e", 1),
    ])
  func faults(_ text: String, _ offset: Int) {
    #expect {
      try BigRational(parsing: text)
    } throws: { error in
      (error as? TextError)?.offset == offset
    }
    #expect(BigRational(text) == nil)
  }

  @Test("JSON holds a string, and nothing else is decoded")
  func coding() throws {
    let values: [BigRational] = [0, -7, 22 / 7, -1 / 340_282_366_920_938_463_463_374_607_431]
    let data = try JSONEncoder().encode(values)
    #expect(try JSONDecoder().decode([BigRational].self, from: data) == values)
    let text = String(decoding: try JSONEncoder().encode([22 / 7 as BigRational]), as: UTF8.self)
    #expect(text == #"["22\/7"]"#)
    for wrong in [#"["1/0"]"#, #"[" 1"]"#, "[0.5]", "[null]", #"["1e999999999"]"#, #"[""]"#] {
      #expect(throws: DecodingError.self, "\(wrong)") {
        try JSONDecoder().decode([BigRational].self, from: Data(wrong.utf8))
      }
    }
    #expect {
      try JSONDecoder().decode([BigRational].self, from: Data(#"["12/x"]"#.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return (context.underlyingError as? TextError)?.offset == 3
        && context.debugDescription.hasSuffix("offset 3") && context.codingPath.count == 1
    }
  }
}
