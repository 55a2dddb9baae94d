import BigNumbers
import FuzzSupport
import NumericCore

/// Arithmetic rounded into a format against the hardware's: `fma64 0x1p-1074 3 0x1p-1022` is an operation, a format and
/// its operands, which are bit patterns or numbers.
let binaryFormats = FuzzTarget.lines("binary-formats", atMost: 2) { s in
  let width = s.oneIn(3) ? 32 : 64
  s.putOne(of: ["add", "subtract", "multiply", "divide", "sqrt", "fma", "remainder"])
  s.put("\(width)")
  for _ in 0..<3 { s.put(" 0x" + String(s.pattern(width), radix: 16)) }
} read: { line in
  let words = String(decoding: line, as: UTF8.self).split(separator: " ")
  guard words.count == 4 else { return false }
  let patterns = words.dropFirst().compactMap { UInt64($0.dropFirst(2), radix: 16) }
  guard patterns.count == 3 else { return false }
  if words[0].hasSuffix("64") {
    return check(
      words[0].dropLast(2), patterns.map(Double.init(bitPattern:)), .binary64, Double.init)
  }
  let narrow = patterns.map { Float(bitPattern: UInt32(truncatingIfNeeded: $0)) }
  return check(words[0].dropLast(2), narrow, .binary32, Float.init)
}

extension Sentence {
  /// A bit pattern of a format: any, or one near a border, near another power of two, or of few bits.
  fileprivate mutating func pattern(_ width: Int) -> UInt64 {
    let fraction = width == 64 ? 52 : 23
    let exponents = width == 64 ? 2047 : 255
    let sign = UInt64(choose(2)) << UInt64(width - 1)
    let exponent: Int
    switch choose(6) {
    case 0: exponent = exponents / 2 + choose(8) - 4
    case 1: exponent = choose(3)
    case 2: exponent = exponents - choose(3)
    case 3: exponent = exponents / 2 + choose(2 * fraction) - fraction
    default: exponent = Int(word() % UInt64(exponents))
    }
    let ones = UInt64(1) << UInt64(fraction) - 1
    let significand: UInt64
    switch choose(5) {
    case 0: significand = UInt64(choose(4))
    case 1: significand = ones - UInt64(choose(4))
    case 2: significand = UInt64(1) << UInt64(choose(fraction))
    case 3: significand = word() & ones & ~(UInt64(1) << UInt64(choose(fraction)) - 1)
    default: significand = word() & ones
    }
    return sign | UInt64(exponent) << UInt64(fraction) | significand
  }
}

/// Compares bit patterns; NaNs are equal.
private func check<Hardware: BinaryFloatingPoint>(
  _ operation: Substring, _ x: [Hardware], _ format: BinaryFormat,
  _ converted: (BigFloat, Rounding) -> Hardware
) -> Bool {
  let backend = opened { () throws(LimitExceeded) in try BigFloatBackend(format: format) }
  let wide = x.map { BigFloat(Double($0)) }
  let expected: Hardware
  let result: BigFloat?
  switch operation {
  case "add": (expected, result) = (x[0] + x[1], try? backend.compute(.add, wide[0], wide[1]))
  case "subtract":
    (expected, result) = (x[0] - x[1], try? backend.compute(.subtract, wide[0], wide[1]))
  case "multiply":
    (expected, result) = (x[0] * x[1], try? backend.compute(.multiply, wide[0], wide[1]))
  case "divide": (expected, result) = (x[0] / x[1], try? backend.compute(.divide, wide[0], wide[1]))
  case "sqrt": (expected, result) = (x[0].squareRoot(), try? backend.compute(.sqrt, wide[0]))
  case "fma":
    expected = x[2].addingProduct(x[0], x[1])
    result = try? backend.compute(.fusedMultiplyAdd, wide)
  case "remainder":
    // MPFR's remainder of a huge quotient takes as long as the quotient is long.
    expected = x[0].remainder(dividingBy: x[1])
    result = try? backend.compute(.remainder, wide[0], wide[1])
  default: return false
  }
  guard let result else { violated("\(operation) of \(x) was given up") }
  let found = converted(result, .nearestEven)
  // A remainder of zero has the sign of the dividend; glibc's may lose it.
  let hasSign = found.sign == expected.sign || operation == "remainder"
  let isEqual = found == expected ? hasSign : found.isNaN && expected.isNaN
  require(isEqual, "\(operation) of \(x) is \(expected) for the hardware, and \(found)")
  checkSides(operation, wide, format, result)
  return true
}

/// The roundings down and up lie around the nearest number, and one of them is it.
private func checkSides(
  _ operation: Substring, _ x: [BigFloat], _ format: BinaryFormat, _ nearest: BigFloat
) {
  guard nearest.isFinite, operation != "remainder", operation != "sqrt", operation != "fma" else {
    return
  }
  let function: BinaryFunction =
    switch operation {
    case "add": .add
    case "subtract": .subtract
    case "multiply": .multiply
    default: .divide
    }
  let sides = [Rounding.down, .up, .towardZero].compactMap { rounding in
    try? BigFloatBackend(format: format, rounding: rounding).compute(function, x[0], x[1])
  }
  guard sides.count == 3 else { violated("\(operation) of \(x) was given up") }
  require(
    sides[0] <= nearest && nearest <= sides[1] && (nearest == sides[0] || nearest == sides[1]),
    "\(operation) of \(x) is \(nearest) between \(sides)")
  require(
    sides[2] == (nearest.sign == .minus ? sides[1] : sides[0]) || nearest.isZero,
    "\(operation) of \(x) is truncated to \(sides[2])")
}
