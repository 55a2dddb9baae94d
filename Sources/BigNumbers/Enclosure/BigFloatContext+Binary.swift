internal import CMPFR
import NumericCore

// Functions of two numbers. Results are written in place where nothing else shares the storage of the register, which may
// hold an operand.
extension BigFloatContext {
  @inline(__always)
  func compute(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat, into result: inout BigFloat
  ) throws(LimitExceeded) {
    if mayBeLong(function.page.bounds, x, y) { try admit(function, x, y) }
    switch function.page.call {
    case .mpfr(let call):
      result.overwrite(bits: bits) { r in
        settle(r, x.read { x in y.read { y in call(r, x, y, rounding.mpfr) } })
      }
    case .kernel(_, let call):
      result.overwrite(bits: bits) { r in
        settle(
          r, x.read { x in y.read { function.round(into: r, x, $0, rounding.mpfr, else: call) } })
      }
    case .indexed(let kernel, let call): result = try indexed(kernel, call, x, y)
    case .units(let kernel, let call):
      let units = y.word ?? 0
      result.overwrite(bits: bits) { r in
        if units == 0 { return r.setNaN() }
        let ternary = x.read { x in
          y.read { kernel.round(into: r, x, $0, rounding.mpfr) }
            ?? call(r, x, units, rounding.mpfr)
        }
        return settle(r, ternary)
      }
    case .steps(let steps): result = try value(steps, x, y)
    }
  }

  /// Replaces a number by a function of it and another number.
  func compute(
    _ function: BinaryFunction, inPlace x: inout BigFloat, _ y: BigFloat
  ) throws(LimitExceeded) {
    guard let call = function.mpfr else {
      x = try compute(function, x, y)
      return
    }
    if mayBeLong(.none, x, y) { try admit(function, x, y) }
    x.transform(bits: bits) { r, x in
      settle(r, y.read { function.round(into: r, x, $0, rounding.mpfr, else: call) })
    }
  }

  func compute(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    guard case .mpfr(let call) = function.page.call else {
      var result = zero
      try compute(function, x, y, into: &result)
      return result
    }
    if mayBeLong(function.page.bounds, x, y) { try admit(function, x, y) }
    return binary(call, x, y)
  }

  /// Throws if a function would cost more than the limits allow.
  @inline(never)
  func admit(_ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat) throws(LimitExceeded) {
    let bounds = function.page.bounds
    if function.isCheap(index: y.signedWord) || (bounds != .none && isShort(function, x, y)) {
      return
    }
    if max(x.storedBits, y.storedBits) > CallCost.cheapBits { try Deadline.check() }
    if bounds != .none {
      try admit(bounds, x.operand)
      try admit(bounds, y.operand)
    }
    if let count = function.productCount(index: y.signedWord) {
      return try admit(.product, bits: bits, count: count)
    }
    try admit(
      function.page.cost, bits: bits + bounds.extraBits(x.operand) + bounds.extraBits(y.operand))
  }

  /// Whether a function has a form of few terms at extreme arguments, or a kernel that costs little where MPFR is slow.
  private func isShort(_ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat) -> Bool {
    switch function {
    case .beta: BetaForm(x, y, bits: bits) != nil
    case .incompleteGamma:
      MediumBinaryFunction.incompleteGamma.isWithinReach(x.operand, y.operand, bits: bits)
        || IncompleteGammaForm(x, y, bits: bits) != nil
    default: false
    }
  }

  private func value(
    _ steps: BinarySteps, _ x: BigFloat, _ y: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    switch steps {
    case .relativeDifference: relativeDifference(x, y)
    case .modulo: modulo(x, y)
    case .quotient(let call): quotient(call, x, y)
    case .nextToward: nextToward(x, y)
    case .scaling: scaleByPowerOfTwo(x, y)
    case .compound: try compound(x, y)
    case .logarithm: try log(x, base: y)
    case .binomial: try binomial(x, y)
    case .permutations: try permutations(x, y)
    case .greatestCommonDivisor: try greatestCommonDivisor(x, y)
    case .leastCommonMultiple: try leastCommonMultiple(x, y)
    case .beta: try beta(x, y)
    case .incompleteGamma: try incompleteGamma(x, y)
    }
  }
}
