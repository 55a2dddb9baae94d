import BigNumbers
import Foundation
import NumericCore
import Testing

/// Functions of the catalogue by name, on every type that has them all.
@Suite("functions of the catalogue by name")
struct CatalogueFieldTests {
  /// Digits of mpmath with mp.dps = 40: ζ(3.5), Γ, W and the cube root at 1.5, erf and J₀ at 0.25.
  private static let values: [(String, String)] = [
    ("zeta", "1.126733867317056646427812491854984272222"),
    ("gamma", "0.8862269254527580136490837416705725913988"),
    ("erf", "0.2763263901682369329850682677648157120654"),
    ("lambertW", "0.7258613577662262570486893992763068797062"),
    ("besselJ0", "0.9844359292958527049236911404547618478525"),
    ("cbrt", "1.144714242553331867808042211939677008916"),
  ]

  private func named<T: CatalogueField>(_ x: T, _ y: T) -> [T] {
    [(7 / 2 as T).zeta(), T.gamma(x), y.erf(), T.lambertW(x), y.besselJ0(), .cbrt(x)]
  }

  private func digits(_ x: ExactReal) -> String {
    (try? x.digits(.significant(40)).text(as: .significant(40))) ?? "undecided"
  }

  @Test("all types agree with mpmath") func names() throws {
    func check<T: CatalogueField>(_ values: [T], _ text: (T) -> String) {
      for (value, (name, digits)) in zip(values, Self.values) {
        #expect(text(value).hasPrefix(digits.prefix(32)), "\(name) on \(T.self)")
      }
    }
    check(named(1.5 as Float256, 0.25)) { $0.description }
    check(named("1.5" as BigDecimal, "0.25")) { $0.description }
    check(named("1.5" as ExactReal, "0.25"), digits)
    check(named(BigFloat(3) / 2, BigFloat(1) / 4)) { $0.description }
    check(named("1.5" as BigInterval, "0.25")) { $0.lower.description }
    check(named("1.5" as BigInterval, "0.25")) { $0.upper.description }
  }

  @Test("functions of two numbers and of lists") func several() throws {
    func check<T: CatalogueField>(_ text: (T) -> String) {
      #expect(text(.hypot(3, 4)).hasPrefix("5"))
      #expect(text(.binomial(10, 3)).hasPrefix("120"))
      #expect(text(.compute(.fusedMultiplyAdd, [2, 3, 4])).hasPrefix("10"))
      #expect(text(.log(8, base: 2)).hasPrefix("3"))
      #expect(text(.atan2(y: 1, x: 1)).hasPrefix("0.78539816339744830961566084581987"))
      #expect(text(.constant(.eulerGamma)).hasPrefix("0.5772156649015328606065120900824"))
    }
    check { (x: BigFloat) in x.description }
    check { (x: Float256) in x.description }
    check { (x: BigDecimal) in x.description }
    check(digits)
    check { (x: BigInterval) in x.upper.description }
  }

  @Test("a static function of intervals gives an enclosure, without try") func intervals() {
    let x: BigInterval = 2
    let y = BigInterval.exp(x)
    #expect(y.lower < y.upper && BigFloat.exp(2) >= y.lower && BigFloat.exp(2) <= y.upper)
    // Too expensive: the whole line, which contains the value.
    let huge = BigInterval(BigFloat(sign: .plus, exponent: 1 << 40, significand: 1)).sin()
    #expect(huge.lower <= -1 && huge.upper >= 1)
    #expect(BigInterval(-1).log().isErrorCertain)
  }

  @Test("intervals are written and read as JSON") func json() throws {
    let coder = (JSONEncoder(), JSONDecoder())
    for x: BigInterval in [
      "0.1", 3, .pi, .entire, .empty, BigInterval(lower: 0, upper: .infinity), .log(-1),
      .sqrt(BigInterval(lower: -1, upper: 4)),
    ] {
      let again = try coder.1.decode(BigInterval.self, from: coder.0.encode(x))
      #expect(again == x && again.isErrorPossible == x.isErrorPossible)
      #expect(again.isErrorCertain == x.isErrorCertain)
    }
    let bound = #"{"value":"0x1p+0","precision":53,"hasOwnPrecision":true}"#
    let two = #"{"value":"0x1p+1","precision":53,"hasOwnPrecision":true}"#
    for text in [
      #"{"lower":\#(two),"upper":\#(bound)}"#, #"{"lower":\#(bound)}"#,
      #"{"lower":\#(bound),"upper":\#(two),"isErrorCertain":true,"isErrorPossible":true}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try coder.1.decode(BigInterval.self, from: Data(text.utf8))
      }
    }
  }
}
