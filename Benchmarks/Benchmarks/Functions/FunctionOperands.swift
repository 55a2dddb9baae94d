import BigNumbers
import NumericCore
import SuiteSupport

/// Operands inside the domain of a function, the same in every run.
///
/// They come from one pool of various sizes and signs: full significands from 2⁻⁴⁰ to 2⁷, and
/// integers, which some functions need. The backend decides which of them a function accepts, so
/// that this code does not depend on the functions.
struct FunctionOperands {
  private let pool: [ExactLiteral]

  init(bits: Int) {
    var generator = SplitMix64(seed: 0x6675_6e63 &+ UInt64(bits))
    let ranges = [-40 ... -20, -6 ... -1, -6 ... -1, 0...2, 0...2, 3...6]
    let fractions = ranges.map { range in
      FullSignificand(bits: bits, exponents: range, using: &generator).literal
    }
    let negated = fractions.map { literal in
      var other = literal
      other.isNegative.toggle()
      return other
    }
    pool = fractions + negated + [1, 2, 3, 5, 12, 40, 360, -3].map { ExactLiteral($0) }
  }

  /// The first tuples, in a shuffled order, for which the function has an ordinary value.
  func tuples<Backend: NumericBackend>(
    of function: Function, on backend: Backend, count: Int
  ) throws -> [[ExactLiteral]] {
    var found: [[ExactLiteral]] = []
    var seen: Set<[ExactLiteral]> = []
    var generator = SplitMix64(seed: 1)
    for _ in 0..<20_000 where found.count < count {
      let tuple = (0..<function.operandCount).map { _ in
        pool[Int.random(in: pool.indices, using: &generator)]
      }
      guard seen.insert(tuple).inserted, Self.accepts(tuple, function, backend) else { continue }
      found.append(tuple)
    }
    // The pool may have fewer operands for a function of one number, such as the factorial, which
    // accepts only integers.
    if found.isEmpty { stop("no operands inside the domain of \(function)") }
    return (0..<count).map { found[$0 % found.count] }
  }

  /// Whether the value is a number and is not near overflow or underflow in binary64.
  private static func accepts<Backend: NumericBackend>(
    _ tuple: [ExactLiteral], _ function: Function, _ backend: Backend
  ) -> Bool {
    do {
      let wide = try BigFloatBackend(precision: .bits(64))
      let value = try wide.compute(function, tuple.map { wide.number($0) })
      if wide.isRegular(value), wide.exponent(of: value, radix: 2).magnitude > 1000 {
        return false
      }
      let operands = try tuple.map { try backend.number($0) }
      let result = try backend.compute(function, operands)
      if backend.isRegular(result) { return true }
      return backend.isZero(result)
        && backend.exception(of: .function(function), operands: operands, result: result) == nil
    } catch {
      return false
    }
  }
}
