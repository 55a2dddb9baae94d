import FuzzSupport
import Grammars
import NumericCore

@testable import BigNumbers

/// Kernels of two numbers round as MPFR does: `yn 100 up 3 1.25`.
let binaryKernels = FuzzTarget.lines("binary-kernels", atMost: 1) { s in
  s.putOne(of: binaryFunctions.keys.sorted())
  s.put(" \(1 + s.choose(1024)) ")
  s.putOne(of: Rounding.allCases.map(\.rawValue))
  s.put(" \(s.choose(70))")
  if s.oneIn(3) { s.put(".\(s.choose(1 << 30))") }
  if s.oneIn(3) {
    // Roots and powers have whole numbers.
    s.put(" \(s.oneIn(2) ? "-" : "")\(1 + s.choose(s.oneIn(4) ? 5000 : 40))")
  } else {
    s.put(" \(s.choose(20)).\(s.choose(1 << 40))")
  }
} read: { line in
  let words = String(decoding: line, as: UTF8.self).split(separator: " ")
  guard words.count == 5, let function = binaryFunctions[String(words[0])],
    let bits = Int(words[1]), (1...2100).contains(bits),
    let rounding = Rounding(rawValue: String(words[2])),
    let first = try? ExactLiteral(String(words[3])),
    let second = try? ExactLiteral(String(words[4]))
  else { return false }
  let context = BigFloatContext(
    within: .small, precision: .bits(bits), rounding: rounding, range: nil)
  let x = BigFloat(first, precision: .bits(64))
  let y = BigFloat(second, precision: .bits(bits))
  guard let value = try? context.compute(function, x, y) else { return true }
  let reference: BigFloat
  switch function.page.call {
  case .kernel(_, let call): reference = context.binary(call, x, y)
  case .indexed(_, let call):
    guard let number = try? context.indexed(nil, call, x, y) else { return true }
    reference = number
  case .steps(.incompleteGamma):
    guard let number = incompleteGamma(x, y, context, rounding) else { return true }
    reference = number
  case .steps(.beta):
    guard let number = try? context.beta(x, y, kernel: nil) else { return true }
    reference = number
  case .mpfr, .units, .steps: return false
  }
  require(
    value == reference || value.isNaN && reference.isNaN,
    "\(String(decoding: line, as: UTF8.self)) is \(value.debugDescription), in MPFR \(reference.debugDescription)"
  )
  return true
}

/// Γ(a, x) without the kernel, or where MPFR takes seconds for a large x, from the kernel with twice the bits.
private func incompleteGamma(
  _ a: BigFloat, _ x: BigFloat, _ context: BigFloatContext, _ rounding: Rounding
) -> BigFloat? {
  if let exponent = x.binaryExponent, exponent >= 10 {
    let wide = BigFloatContext(
      within: .small, precision: .bits(2 * context.bits + 64), rounding: .nearestEven, range: nil)
    return (try? wide.compute(.incompleteGamma, a, x)).map {
      BigFloat($0, precision: .bits(context.bits), rounding: rounding)
    }
  }
  return try? context.incompleteGamma(a, x, kernel: nil)
}

private let binaryFunctions: [String: BinaryFunction] = [
  "agm": .arithmeticGeometricMean, "atan2": .atan2, "beta": .beta, "gamma_inc": .incompleteGamma,
  "jn": .besselJ, "pow": .pow, "powr": .powr, "rootn": .root,
  "yn": .besselY,
]
