import BigNumbers
import Foundation
import NumericCore
import Testing

@Suite("Codable")
struct CodableTests {
  private func coded(_ x: BigFloat) throws -> BigFloat {
    try JSONDecoder().decode([BigFloat].self, from: JSONEncoder().encode([x]))[0]
  }

  private func decode(_ json: String) throws -> BigFloat {
    try JSONDecoder().decode(BigFloat.self, from: Data(json.utf8))
  }

  @Test("nothing is lost: value, sign, precision, and whose precision it is")
  func lossless() throws {
    var generator = SplitMix64(seed: 11)
    var values: [BigFloat] = [
      0, -BigFloat(0), 1, -42, 4_611_686_018_427_387_904, BigFloat(UInt128.max), .nan, .infinity,
      -.infinity, .pi,
      .ulpOfOne, .leastNonzeroMagnitude, .greatestFiniteMagnitude, BigFloat(-0.0 as Double),
      BigFloat(Double.nan), BigFloat(-Double.infinity), BigFloat(Double.leastNonzeroMagnitude),
      BigFloat(Float(0.1)),
      withPrecision(.bits(3)) { BigFloat(123_456_789) },
    ]
    for bits in [1, 2, 3, 24, 53, 64, 65, 237, 1000] {
      values.append(DigitTests.random(bits, &generator))
    }
    for x in values {
      let copy = try coded(x)
      #expect(copy == x || (copy.isNaN && x.isNaN), "\(x)")
      #expect(copy.sign == x.sign || x.isNaN)
      #expect(copy.precision == x.precision, "\(x)")
      #expect(copy.hasOwnPrecision == x.hasOwnPrecision, "\(x)")
    }
  }

  @Test("the JSON is what the documentation says")
  func json() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(BigFloat(0.1 as Double)), as: UTF8.self)
        == #"{"hasOwnPrecision":true,"precision":53,"value":"0x1.999999999999ap-4"}"#)
  }

  @Test("integers take part in a result as before")
  func integers() throws {
    let one = try coded(1)
    #expect((one + BigFloat(0.5 as Double)).precision == .bits(53))
  }

  @Test(
    "what does not fit is an error",
    arguments: [
      #"{"value": "0x1p0", "precision": 0, "hasOwnPrecision": true}"#,
      #"{"value": "0x1p0", "precision": -1, "hasOwnPrecision": true}"#,
      #"{"value": "0x1p0", "precision": 67108865, "hasOwnPrecision": true}"#,
      #"{"value": "0x1p0", "precision": 9223372036854775807, "hasOwnPrecision": true}"#,
      #"{"value": "0x1p0", "precision": 1.5, "hasOwnPrecision": true}"#,
      #"{"value": "0x1.8p0", "precision": 1, "hasOwnPrecision": true}"#,
      #"{"value": "0x1p9223372036854775807", "precision": 1, "hasOwnPrecision": true}"#,
      #"{"value": "0x1p-9223372036854775807", "precision": 1, "hasOwnPrecision": true}"#,
      #"{"value": "", "precision": 10, "hasOwnPrecision": true}"#,
      #"{"value": "0x1p0 ", "precision": 10, "hasOwnPrecision": true}"#,
      #"{"value": "0x1g", "precision": 10, "hasOwnPrecision": true}"#,
      #"{"value": "1.5", "precision": 10, "hasOwnPrecision": true}"#,
      #"{"value": 1, "precision": 10, "hasOwnPrecision": true}"#,
      #"{"value": "0x1p0", "hasOwnPrecision": true}"#, #"{"precision": 10}"#,
      #"{"value": "0x1p0", "precision": 10}"#,
      #"{"value": "0x1p0", "precision": 10, "hasOwnPrecision": 2}"#, #""0x1p0""#,
    ])
  func faults(_ json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test("precisions and roundings are coded as what they are")
  func vocabulary() throws {
    let precision = try JSONDecoder().decode([Precision].self, from: Data("[53]".utf8))
    #expect(precision == [.bits(53)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Precision].self, from: Data("[0]".utf8))
    }
    let roundings = try JSONDecoder().decode(
      [Rounding].self, from: JSONEncoder().encode(Rounding.allCases))
    #expect(roundings == Rounding.allCases)
  }
}
