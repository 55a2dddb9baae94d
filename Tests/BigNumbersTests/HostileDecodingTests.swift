import BigNumbers
import Foundation
import NumericCore
import Testing

/// JSON from somebody else is refused, or gives a number with which one can compute: no short text takes much memory or time.
@Suite("hostile decoding")
struct HostileDecodingTests {
  /// Texts of numbers: too long, too large, too small, and no numbers.
  private static let texts =
    [
      "1e999999999999", "-1e-999999999999", "1e9223372036854775807", "1e-9223372036854775808",
      "1e99999999999999999999999", "0x1p4611686018427387903", "0x1p-4611686018427387903",
      "0x1p9223372036854775807", "1e67108864", "1/1e67108864", "1/0", "0/0", "inf", "-inf", "nan",
      "",
      "-", "+", ".", "0x", "1/", "/1", "1//1", "1e", "1_", "sNaN123456789", "Infinity",
      "1e100000000",
      "1e-100000000", "0e999999999999", "0e-999999999999", " 1", "1 ", "1\u{0}", "１", "1,5",
    ] + [
      String(repeating: "9", count: 100_000), "0." + String(repeating: "0", count: 100_000) + "1",
      String(repeating: "1/", count: 50_000), "0x" + String(repeating: "f", count: 50_000),
      String(repeating: "(", count: 100_000), "1e" + String(repeating: "9", count: 10_000),
      String(repeating: "-", count: 100_000) + "1",
    ]

  /// Structures: numbers of the wrong type, deep nesting, missing and wrong members.
  private static let structures: [String] = [
    "1", "1e999", "true", "null", "{}", "[]", "[[]]", "[{}]", #"[["add"]]"#, #"["1",["add",0,1]]"#,
    #"["1",["add",0,-1]]"#, #"["1",["add",0,2147483647]]"#, #"["1",["add",0,2147483648]]"#,
    #"["1",["add",0]]"#, #"["1",["nosuch",0]]"#, #"[["pi",0]]"#, #"["1",["nextAbove",0]]"#,
    #"["1",["dot",0,0,0]]"#, #"["1",[0,"add"]]"#, #"["nan"]"#, #"["1/0"]"#, #"["1",["sqrt",1]]"#,
    #"{"value":"0x1p0","precision":67108865,"hasOwnPrecision":true}"#,
    #"{"value":"0x1p0","precision":67108864,"hasOwnPrecision":true}"#,
    #"{"value":"0x1p4611686018427387902","precision":53,"hasOwnPrecision":true}"#,
    #"{"value":"0x1p-4611686018427387902","precision":53,"hasOwnPrecision":false}"#,
    #"{"value":"1e4","precision":53,"hasOwnPrecision":true}"#,
    #"{"lower":{},"upper":{}}"#, #"{"lower":"1","upper":"2"}"#,
    String(repeating: "[", count: 400) + String(repeating: "]", count: 400),
    String(repeating: #"{"lower":"#, count: 400) + "1" + String(repeating: "}", count: 400),
    String(repeating: "[", count: 100_000), String(repeating: #"{"a":"#, count: 100_000),
    #"["2""# + String(repeating: #",["nosuch",0]"#, count: 20_000) + "]",
  ]

  private static let documents: [String] =
    structures
    + texts.flatMap { text in
      let quoted = String(
        decoding: (try? JSONEncoder().encode(text)) ?? Data(#""""#.utf8), as: UTF8.self)
      return [
        quoted, "[\(quoted)]",
        #"{"value":\#(quoted),"precision":53,"hasOwnPrecision":true}"#,
      ]
    }

  private func attack<T: Field & Codable>(_: T.Type, _ compute: (T) -> Void) -> Int {
    var accepted = 0
    for document in Self.documents {
      do {
        let x = try JSONDecoder().decode(T.self, from: Data(document.utf8))
        accepted += 1
        compute(x)
      } catch {
        #expect(error is DecodingError, "\(error): \(document.prefix(80))")
      }
    }
    return accepted
  }

  private func arithmetic<T: Field>(_ x: T) {
    _ = [x + 1, x - 1, x * 2, x * x, 1 / (x * x + 1), -x]
  }

  @Test("a binary number", .timeLimit(.minutes(30))) func binary() {
    let accepted = attack(BigFloat.self) { x in
      arithmetic(x)
      _ = (x < 1, x == x, x.hashValue, "\(x)", x.rounded(), Double(x), Int(exactly: x))
    }
    #expect(accepted >= 6)
  }

  @Test("a number of fixed width", .timeLimit(.minutes(30))) func fixed() {
    let accepted = attack(FixedFloat<2>.self) { x in
      arithmetic(x)
      _ = (x < 1, x == x, x.hashValue, "\(x)", x.rounded(), Double(x))
    }
    #expect(accepted >= 4)
  }

  @Test("a decimal", .timeLimit(.minutes(30))) func decimal() throws {
    let accepted = attack(BigDecimal.self) { x in
      arithmetic(x)
      _ = (x < 1, x == x, x.hashValue, "\(x)", try? x.text(), Int(exactly: x))
    }
    #expect(accepted >= 12)
  }

  @Test("a fraction", .timeLimit(.minutes(30))) func fraction() {
    let accepted = attack(BigRational.self) { x in
      arithmetic(x)
      _ = (x < 1, x == x, x.hashValue, "\(x)", try? x.text(), Double(x), Int(exactly: x))
    }
    #expect(accepted >= 3)
  }

  @Test("an interval", .timeLimit(.minutes(30))) func interval() throws {
    let bound = #"{"value":"0x1p4611686018427387902","precision":53,"hasOwnPrecision":true}"#
    let wide = try JSONDecoder().decode(
      BigInterval.self, from: Data(#"{"lower":\#(bound),"upper":\#(bound)}"#.utf8))
    arithmetic(wide)
    #expect(attack(BigInterval.self) { arithmetic($0) } == 0)
  }

  @Test("an exact real", .timeLimit(.minutes(30))) func exact() {
    var limits = ExactLimits()
    limits.sizes.time = 1
    let accepted = attack(ExactReal.self) { x in
      arithmetic(x)
      _ = ("\(x)", try? x.digits(.significant(20), limits: limits), try? x.isZero(limits: limits))
    }
    #expect(accepted >= 5)
  }

  @Test("a whole number", .timeLimit(.minutes(30))) func whole() {
    for document in Self.documents {
      do {
        let x = try JSONDecoder().decode(BigInteger.self, from: Data(document.utf8))
        _ = (x + 1, x * x, x / 3, "\(x)", x.hashValue, x < 1, Int(exactly: x))
      } catch {
        #expect(error is DecodingError, "\(error): \(document.prefix(80))")
      }
    }
  }
}
