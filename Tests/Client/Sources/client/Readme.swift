import Arithmetic
import BigNumbers
import BigNumbersFoundation
import Foundation
import NumericCore

/// The code of the README, line by line, and further uses of each number type; a test compares this
/// file with the README.
enum Readme {
  static func engine() throws {
    let exact = try Calculator(ExactBackend()).evaluate("exp(pi*sqrt(163)) - 262537412640768744")
    let wide = try Calculator(BigFloatBackend(precision: .bits(256))).evaluate("exp(pi*sqrt(163))")
    let quick = try Calculator(DoubleBackend()).evaluate("exp(pi*sqrt(163))")
    guard case .number(let truth) = exact.value, try truth.sign() == -1 else {
      preconditionFailure("the difference is about −7.5e-13")
    }
    guard case .number(let value) = wide.value, case .number(let hardware) = quick.value else {
      preconditionFailure("an expression of numbers has a number for its value")
    }
    print(value, hardware)
    Client.expect(Double(value) == hardware || hardware == 262537412640768260, "the engine")
  }

  static func numbers() throws {
    let x = try BigFloat("0.1", precision: .bits(200))
    let y = 3 * BigFloat.exp(x) - 1
    let up = BigFloat.withFlags { BigFloat.compute(.sqrt, x, rounding: .up) }
    let half = x.rounded(to: .binary16)
    let sum = BigFloat.dot([x, y], [y, -x])
    let draw = BigFloat.randomNormal(precision: .bits(500))
    let fixed: FixedFloat<4> = 0.1
    let simplest = try BigRational(simplestNear: BigFloat(0.1 as Double))
    let digits = try x.text(as: .engineering(4), rounding: .up)
    let root = ExactReal(2).squareRoot()
    let sign = try (root * root - 2).sign()
    let tenth = try BigInterval("0.1", precision: .bits(64))
    let bounds = try BigInterval.compute(.gamma, tenth, precision: .bits(64))
    var ledger = DecimalContext(precision: 9, rounding: .nearestAway)
    let total = BigDecimal("19.90") * 3
    let share = ledger.divide(total, 7)
    let cents = ledger.quantize(share, like: "0.01")
    let bits = DecimalFormat.decimal64.encode(cents, as: .dpd)
    let german = try BigFloat("1.234,5", format: .number.locale(Locale(identifier: "de_DE")))
    Client.expect(y.precision == .bits(200) && up.ternary == 1 && sum.isZero, "numbers")
    Client.expect(Float16(half) == 0.1 && draw.precision == .bits(500), "formats and draws")
    Client.expect(BigFloat(fixed).rounded(toPrecision: .bits(200)) == x, "a decimal literal")
    Client.expect(simplest == BigRational(1, over: 10), "the simplest rational")
    Client.expect(sign == 0 && bounds.contains(BigFloat.gamma(x)), "exact reals and intervals")
    Client.expect(ledger.conditions == [.inexact, .rounded] && cents == "8.53", "decimals")
    Client.expect(DecimalFormat.decimal64.decode(bits, as: .dpd) == cents, "64 bits")
    Client.expect(digits == "100.1e-3" && german == 1234.5.big, "\(digits) \(german)")
  }
}

extension Double {
  fileprivate var big: BigFloat { BigFloat(self) }
}
