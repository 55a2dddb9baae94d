import BigNumbers
import FuzzSupport
import NumericCore

/// Decimal arithmetic against Python's `decimal`: `divide 7 nearest-even -6 6 1.20 3E-5` is an operation, a precision, a
/// direction, the range of exponents and two operands.
let decimalPeer = FuzzTarget.lines("decimal-python") { s in
  s.putOne(of: decimalOperations.keys.sorted())
  s.put(" \(s.pick([1 + s.choose(9), 16, 34, 50])) ")
  s.putOne(of: DecimalRounding.allCases.map(\.rawValue))
  s.put(s.pick([" -6 6", " -95 96", " -999999 999999", " -383 384", " 0 0"]))
  for _ in 0..<2 {
    s.put(" ")
    s.putDecimalOperand()
  }
} read: { line in
  guard let text = String(validating: line, as: UTF8.self) else { return false }
  let words = text.split(separator: " ")
  guard words.count == 7, let operation = decimalOperations[String(words[0])],
    let digits = Int(words[1]), (1...100).contains(digits),
    let rounding = DecimalRounding(rawValue: String(words[2])), let least = Int(words[3]),
    let most = Int(words[4]), (-999_999...0).contains(least), (0...999_999).contains(most),
    let x = BigDecimal(String(words[5])), let y = BigDecimal(String(words[6])),
    max(x.digitCount, y.digitCount) < 200, max(abs(x.exponent), abs(y.exponent)) < 1_000_000
  else { return false }
  var context = DecimalContext(
    precision: digits, rounding: rounding, minimumExponent: least, maximumExponent: most)
  let result = operation(&context, x, y)
  let found = "\(result) \(peerConditions.filter { context.conditions.contains($0.0) }.map(\.1))"
  // The specification, and with it Python, rounds roots to nearest whatever the direction is.
  if words[0] == "sqrt", rounding != .nearestEven { return true }
  // With one digit no number is subnormal, and Python meets no condition on the way to zero.
  if words[0] == "next_toward", digits == 1 { return true }
  guard let expected = DecimalPeer.answer(to: text) else { return true }
  require(found == expected, "\(text) is \(expected) for Python, and \(found)")
  return true
}

private typealias DecimalOperation =
  @Sendable (inout DecimalContext, BigDecimal, BigDecimal) -> BigDecimal

private let decimalOperations: [String: DecimalOperation] = [
  "add": { $0.add($1, $2) }, "subtract": { $0.subtract($1, $2) },
  "multiply": { $0.multiply($1, $2) }, "divide": { $0.divide($1, $2) },
  "divide_int": { $0.divideInteger($1, $2) }, "remainder": { $0.remainder($1, $2) },
  "remainder_near": { $0.remainderNear($1, $2) }, "compare": { $0.compare($1, $2) },
  "min": { $0.minimum($1, $2) }, "max": { $0.maximum($1, $2) },
  "min_mag": { $0.minimumMagnitude($1, $2) }, "max_mag": { $0.maximumMagnitude($1, $2) },
  "quantize": { $0.quantize($1, like: $2) }, "next_toward": { $0.nextToward($1, $2) },
  "plus": { context, x, _ in context.plus(x) }, "minus": { context, x, _ in context.minus(x) },
  "abs": { context, x, _ in context.magnitude(x) },
  "sqrt": { context, x, _ in context.squareRoot(x) },
  "normalize": { context, x, _ in context.reduce(x) },
  "next_plus": { context, x, _ in context.nextPlus(x) },
  "next_minus": { context, x, _ in context.nextMinus(x) },
  "to_integral_exact": { context, x, _ in context.roundToIntegralExact(x) },
  "logb": { context, x, _ in context.logb(x) },
]

/// The conditions by their names in Python, in the order in which the peer prints them.
private let peerConditions: [(DecimalConditions, String)] = [
  (.clamped, "Clamped"), (.divisionByZero, "DivisionByZero"), (.inexact, "Inexact"),
  (.overflow, "Overflow"), (.rounded, "Rounded"), (.subnormal, "Subnormal"),
  (.underflow, "Underflow"),
]

extension Sentence {
  fileprivate mutating func putDecimalOperand() {
    if oneIn(3) { put("-") }
    switch choose(12) {
    case 0: put("\(choose(100))")
    case 1: putOne(of: ["0", "0.00", "0E+3", "0E-9", "1", "1.00", "10", "9.99", "5", "0.5", "2.5"])
    case 2: putOne(of: ["Infinity", "NaN", "sNaN", "NaN12"])
    case 3: put(String(repeating: "9", count: 1 + choose(40)))
    case 4: put("1" + String(repeating: "0", count: choose(40)))
    case 5, 6:
      putDigits(1 + choose(9))
      put("E\(choose(24) - 12)")
    case 7:
      putDigits(1 + choose(9))
      put("E\(choose(2) == 0 ? "-" : "+")\(choose(65_536) % 1200)")
    case 8:
      putDigits(1 + choose(50))
      put("5E-\(choose(60))")
    default:
      putDigits(1 + choose(18))
      put(".")
      putDigits(1 + choose(18))
    }
  }
}
