internal import CMPFR
import NumericCore

// What a function's page says, carried out. Results are written in place where nothing else shares the storage of the
// register, which may hold an operand. Functions of one and of two numbers are in `BigFloatContext+Unary` and `+Binary`,
// because enclosures compute some of them.
extension BigFloatContext {
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
    case .whole: result = try whole(function, x)
    case .financial, .polynomialRoot, .matrixExponential, .distribution:
      preconditionFailure("\(function) is computed above")
    }
  }
}

extension BigFloatContext {
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

  /// Writes the function, correctly rounded; returns the ternary value: a kernel computes it where
  /// that is faster, MPFR's `call` elsewhere.
  @inline(__always)
  func round(
    into r: BigFloat.Pointer, _ x: BigFloat.Reader, _ mode: mpfr_rnd_t, else call: BigFloat.Unary
  ) -> Int32 {
    if let kernel = page.kernel, let ternary = kernel.round(into: r, x, mode) { return ternary }
    return call(r, x, mode)
  }
}

extension BinaryFunction {
  /// MPFR's function, if one call computes the function for all arguments within the bounds; else
  /// nil.
  @inline(__always)
  var mpfr: BigFloat.Binary? {
    switch page.call {
    case .mpfr(let call), .kernel(_, let call): page.bounds == .none ? call : nil
    case .indexed, .units, .steps: nil
    }
  }

  /// Writes the function under the rules of functions of one number.
  @inline(__always)
  func round(
    into r: BigFloat.Pointer, _ x: BigFloat.Reader, _ y: BigFloat.Reader, _ mode: mpfr_rnd_t,
    else call: BigFloat.Binary
  ) -> Int32 {
    if case .kernel(let kernel, _) = page.call, let ternary = kernel.round(into: r, x, y, mode) {
      return ternary
    }
    return call(r, x, y, mode)
  }
}
