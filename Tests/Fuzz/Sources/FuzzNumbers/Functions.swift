import FuzzSupport
import Grammars
import NumericCore

@testable import BigNumbers

/// Functions at single numbers, rounded correctly in two ways: by MPFR and the steps around it, and from proven
/// enclosures. `sin 100 nearest-even 0x1.8p3` is a function, a precision, a direction and operands.
let functions = FuzzTarget.lines("functions", atMost: 1) {
  $0.putFunctionCall()
} read: { line in
  guard let call = FunctionCall(line) else { return false }
  guard call.isModerate else { return true }
  checkDecimal(call)
  let backend = opened { () throws(LimitExceeded) in
    try BigFloatBackend(precision: .bits(call.bits), rounding: call.rounding, limits: .small)
  }
  let operands = call.operands.map { BigFloat($0, precision: .bits(64)) }
  // Real numbers have no −0.
  guard operands.allSatisfy({ $0.isFinite && ($0.sign == .plus || !$0.isZero) }),
    let value = try? backend.compute(call.function, operands),
    value.isFinite, !value.isZero
  else { return true }
  if case .unary(let function) = call.function, function == .sin || function == .cos {
    let both = BigFloat.sinCos(
      operands[0], precision: .bits(call.bits), rounding: call.rounding)
    let other = function == .sin ? both.sin : both.cos
    require(other == value, "together \(other.debugDescription), alone \(value.debugDescription)")
  }
  let numbers = operands.compactMap { ExactReal(exactly: $0) }
  guard numbers.count == operands.count,
    let proven = try? ExactBackend(limits: smallExactLimits).compute(call.function, numbers)
      .rounded(to: .bits(call.bits), call.rounding, limits: smallExactLimits)
  else { return true }
  require(
    proven == value,
    "\(String(decoding: line, as: UTF8.self)) is \(value.debugDescription), proven \(proven.debugDescription)"
  )
  return true
}

/// The decimal with as many digits as the call has bits, up to 60, against proven digits.
private func checkDecimal(_ call: FunctionCall) {
  guard let rounding = DecimalRounding(rawValue: call.rounding.rawValue),
    call.operands.allSatisfy({ $0.base == 10 && !($0.isZero && $0.isNegative) })
  else { return }
  let count = 1 + call.bits % 60
  let backend = opened { () throws(LimitExceeded) in
    try DecimalBackend(digits: count, rounding: rounding, limits: .small)
  }
  let operands = call.operands.compactMap { BigDecimal($0.text) }
  let exact = ExactBackend(limits: smallExactLimits)
  let numbers = call.operands.compactMap { try? exact.number($0) }
  guard operands.count == numbers.count, operands.count == call.operands.count,
    let value = try? backend.compute(call.function, operands), !value.isNaN, !value.isInfinite,
    !value.isZero,
    let proven = try? exact.compute(call.function, numbers)
      .digits(.significant(count), rounding: call.rounding, limits: smallExactLimits)
  else { return }
  let other = BigDecimal(proven)
  require(
    value == other,
    "\(call.function.caseName) of \(operands) in \(count) digits, \(call.rounding), is \(value), proven \(other)"
  )
}

/// Enclosures of functions over intervals contain the values at numbers in between.
let enclosures = FuzzTarget.lines("enclosures", atMost: 1) {
  $0.putFunctionCall()
} read: { line in
  guard let call = FunctionCall(line) else { return false }
  guard call.isModerate, call.operands.count <= 2 else { return true }
  let precision = Precision.bits(call.bits)
  let points = call.operands.map { BigFloat($0, precision: .bits(64)) }
  guard points.allSatisfy(\.isFinite) else { return true }
  // An interval around each operand, of a width that the direction chooses.
  let widths = [
    BigFloat(0x1p-40 as Double), BigFloat(0.25 as Double), BigFloat(1.0 as Double),
    BigFloat(7.0 as Double), BigFloat(0.0 as Double),
  ]
  let width = widths[Rounding.allCases.firstIndex(of: call.rounding) ?? 0]
  let arguments = points.map { BigInterval(lower: $0 - width, upper: $0 + width / 2) }
  let enclosure: BigInterval?
  switch call.function {
  case .unary(let function):
    enclosure = try? BigInterval.compute(
      function, arguments[0], precision: precision, limits: .small)
  case .binary(let function):
    enclosure = try? BigInterval.compute(
      function, arguments[0], arguments[1], precision: precision, limits: .small)
  case .list: return false
  }
  guard let enclosure else { return true }
  let backend = opened { () throws(LimitExceeded) in
    try BigFloatBackend(precision: .bits(200), limits: .small)
  }
  // Its value at 0 and a negative number is MPFR's convention; the domain has neither.
  if call.function == .binary(.arithmeticGeometricMean),
    arguments.contains(where: { $0.lower < BigFloat(0) })
  {
    return true
  }
  for place in 0..<4 {
    let x = arguments.map { argument -> BigFloat in
      let share = BigFloat(place) / 3
      let inside = argument.lower + (argument.upper - argument.lower) * share
      return min(max(inside, argument.lower), argument.upper)
    }
    guard let value = try? backend.compute(call.function, x), value.isFinite else { continue }
    // The value is rounded as well.
    let slack = value.magnitude * BigFloat(0x1p-190 as Double)
    require(
      !enclosure.isEmpty && enclosure.lower <= value + slack && value - slack <= enclosure.upper,
      "\(call.function.caseName) of \(x.map(\.debugDescription)) is \(value.debugDescription), outside of \(enclosure) for \(arguments)"
    )
  }
  return true
}

/// The kernels without MPFR err by less than their bound, and functions of thousands of bits by a unit.
let kernels = FuzzTarget.lines("kernels", atMost: 2) { s in
  if s.oneIn(8) {
    s.putOne(of: longFunctions)
    s.put(" \(2048 + s.choose(7000)) nearest-even ")
  } else {
    s.putOne(of: mediumFunctions.keys.sorted())
    s.put(" \(1 + s.choose(1024)) nearest-even ")
  }
  if s.oneIn(3) { s.put("-") }
  if s.oneIn(8) {
    // Angles of up to 2⁸¹⁹² have whole turns taken off.
    s.put("\(1 + s.choose(1 << 20))e\(s.choose(2500))")
  } else {
    s.putNumber(s.oneIn(4) ? .extreme : .moderate)
  }
} read: { line in
  let words = String(decoding: line, as: UTF8.self).split(separator: " ")
  guard words.count == 4, let (function, reference) = mediumFunctions[String(words[0])],
    let bits = Int(words[1]),
    (1...1024).contains(bits)
      || (1...9048).contains(bits) && longFunctions.contains(String(words[0])),
    let literal = try? ExactLiteral(String(words[3]))
  else { return words.last == "1/3" || words.last == "-1/3" }
  let x = BigFloat(literal, precision: .bits(words[3].utf8.count % 2 == 0 ? 64 : bits))
  let isOfPositive = [.log, .log2, .gamma, .lnGamma, .digamma, .logOnePlus].contains(reference)
  guard x.isFinite, !x.isZero, !isOfPositive || x > 0,
    let value = function.value(x, bits: bits), let ball = Ball(nearly: value, bits)
  else { return true }
  let right: BigFloat?
  if case .mpfr(let call) = reference.page.call {
    right = BigFloatContext(.bits(bits + 128), .nearestEven).unary(call, x)
  } else {
    right = try? BigFloatBackend(
      within: Limits(), precision: .bits(bits + 128), rounding: .nearestEven
    ).compute(reference, x)
  }
  guard let right, right.isFinite else { return true }
  require(
    (ball.middle - right).magnitude <= ball.radius.number,
    "\(words[0]) of \(x.debugDescription) at \(bits) bits is not \(value.debugDescription)")
  return true
}

/// Those of thousands of bits.
private let longFunctions = [
  "exp", "log", "sin", "cos", "tan", "atan", "asin", "acos", "sinh", "cosh", "tanh", "log1p",
  "asinh", "acosh", "atanh", "log2", "expm1", "sec", "cot", "csch", "exp10",
]

private let mediumFunctions: [String: (MediumFunction, UnaryFunction)] = [
  "exp": (.exp, .exp), "log": (.log, .log), "sin": (.sin, .sin), "cos": (.cos, .cos),
  "tan": (.tan, .tan), "atan": (.atan, .atan), "sinh": (.sinh, .sinh), "cosh": (.cosh, .cosh),
  "tanh": (.tanh, .tanh), "gamma": (.gamma, .gamma), "lngamma": (.logGamma, .lnGamma),
  "digamma": (.digamma, .digamma), "erf": (.erf, .erf), "erfc": (.erfc, .erfc),
  "log1p": (.logOnePlus, .logOnePlus), "exp2m1": (.exp2MinusOne, .exp2MinusOne),
  "eint": (.expIntegral, .expIntegral), "j0": (.besselJ0, .besselJ0),
  "j1": (.besselJ1, .besselJ1), "ai": (.airy, .airy),
  "li2": (.dilogarithm, .dilogarithm), "asin": (.asin, .asin), "acos": (.acos, .acos),
  "asinh": (.asinh, .asinh), "acosh": (.acosh, .acosh), "atanh": (.atanh, .atanh),
  "log2": (.log2, .log2), "expm1": (.expMinusOne, .expMinusOne), "sec": (.sec, .sec),
  "cot": (.cot, .cot), "csch": (.csch, .csch), "exp10": (.exp10, .exp10),
]

extension ExactReal {
  fileprivate init(exactly x: BigFloat) throws {
    guard let value = try BigRational(exactly: x) else {
      throw LimitExceeded(limit: .range, allowed: 0)
    }
    self.init(value)
  }
}
