internal import CMPFR
import NumericCore

// What a function's page says, carried out. Results are written in place where nothing else shares the storage of the
// register, which may hold an operand. Functions of one number are in `BigFloatContext+Unary`, because enclosures compute
// some of them.
extension BigFloatContext {
  @inline(__always)
  func compute(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat, into result: inout BigFloat
  ) throws(LimitExceeded) {
    switch function.page.call {
    case .mpfr(let call):
      try admit(function.page.bounds, x, y)
      result.overwrite(bits: bits) { r in
        settle(r, x.read { x in y.read { y in call(r, x, y, rounding.mpfr) } })
      }
    case .indexed(let call): result = try indexed(call, x, y)
    case .units(let call):
      let units = y.word ?? 0
      result.overwrite(bits: bits) { r in
        units == 0 ? r.setNaN() : settle(r, x.read { call(r, $0, units, rounding.mpfr) })
      }
    case .steps(let steps): result = try value(steps, x, y)
    }
  }

  @inline(__always)
  func compute(
    _ function: ListFunction, _ x: Registers<BigFloat>, into result: inout BigFloat
  ) throws(LimitExceeded) {
    switch function.page.call {
    case .ternary(let call):
      let (x, y, z) = (x[0], x[1], x[2])
      result.overwrite(bits: bits) { r in
        settle(
          r, x.read { x in y.read { y in z.read { z in call(r, x, y, z, rounding.mpfr) } } })
      }
    case .quaternary(let call):
      let (a, b, c, d) = (x[0], x[1], x[2], x[3])
      result.overwrite(bits: bits) { r in
        settle(
          r,
          a.read { a in
            b.read { b in c.read { c in d.read { d in call(r, a, b, c, d, rounding.mpfr) } } }
          })
      }
    case .steps(let steps): result = try value(steps, x)
    case .financial: preconditionFailure("functions of finance are computed above")
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
    x.transform(bits: bits) { r, x in settle(r, y.read { call(r, x, $0, rounding.mpfr) }) }
  }
}

// The same with results of their own.
extension BigFloatContext {
  func compute(
    _ function: BinaryFunction, _ x: BigFloat, _ y: BigFloat
  ) throws(LimitExceeded) -> BigFloat {
    guard case .mpfr(let call) = function.page.call else {
      var result = zero
      try compute(function, x, y, into: &result)
      return result
    }
    try admit(function.page.bounds, x, y)
    return binary(call, x, y)
  }

  @inline(__always)
  private func admit(
    _ bounds: ArgumentBounds, _ x: BigFloat, _ y: BigFloat
  ) throws(LimitExceeded) {
    guard bounds != .none else { return }
    try admit(bounds, x.operand)
    try admit(bounds, y.operand)
  }

  func compute(_ function: ListFunction, _ x: [BigFloat]) throws(LimitExceeded) -> BigFloat {
    var result = zero
    try x.withRegisters { (x) throws(LimitExceeded) in try compute(function, x, into: &result) }
    return result
  }
}

// The functions that take several steps, by name.
extension BigFloatContext {
  func value(_ steps: UnarySteps, _ x: BigFloat) throws(LimitExceeded) -> BigFloat {
    switch steps {
    case .sign: sign(x)
    case .neighbor(let direction): neighbor(of: x, direction)
    case .binaryExponent: binaryExponent(x)
    case .binarySignificand: binarySignificand(x)
    case .gammaSign: gammaSign(x)
    case .zeta: try zeta(x)
    case .erf: try erf(x)
    case .erfc: try erfc(x)
    case .factorial: try factorial(x)
    case .doubleFactorial: try doubleFactorial(x)
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
    case .root: root(x, y)
    case .compound: try compound(x, y)
    case .logarithm: try log(x, base: y)
    case .binomial: try binomial(x, y)
    case .permutations: try permutations(x, y)
    case .greatestCommonDivisor: try greatestCommonDivisor(x, y)
    case .leastCommonMultiple: try leastCommonMultiple(x, y)
    }
  }

  private func value(
    _ steps: ListSteps, _ x: Registers<BigFloat>
  ) throws(LimitExceeded) -> BigFloat {
    switch steps {
    case .atan2Units: return try atan2(y: x[0], x: x[1], unitsPerTurn: x[2])
    case .sum: return sum(TermHeaders(x))
    case .dot:
      let half = x.count / 2
      return dot(TermHeaders(x.prefix(half)), TermHeaders(x.suffix(half)))
    case .extremum(let call):
      return x.dropFirst().reduce(unary(mpfr_set, x[0])) { binary(call, $0, $1) }
    case .mean: return try mean(Array(x))
    case .median: return try mean(middle(of: x))
    case .variance(let isSample): return try variance(Array(x), isSample: isSample)
    case .standardDeviation(let isSample):
      return try standardDeviation(Array(x), isSample: isSample)
    }
  }
}

extension BigFloatContext {
  /// The term in the middle of the others, or the two, or a NaN.
  private func middle(of terms: Registers<BigFloat>) -> [BigFloat] {
    if let invalid = terms.first(where: \.isNaN) { return [invalid] }
    let sorted = terms.sorted()
    return Array(sorted[(sorted.count - 1) / 2...sorted.count / 2])
  }
}

extension UnaryFunction {
  /// MPFR's function, if one call computes the function for all arguments; else nil.
  @inline(__always)
  var mpfr: BigFloat.Unary? {
    if case .mpfr(let call) = page.call { call } else { nil }
  }
}

extension BinaryFunction {
  /// MPFR's function, if one call computes the function for all arguments within the bounds; else
  /// nil.
  @inline(__always)
  var mpfr: BigFloat.Binary? {
    if case .mpfr(let call) = page.call, page.bounds == .none { call } else { nil }
  }
}
