internal import CMPFR
import NumericCore

extension PadicLifting {
  /// Whether everything that is left of a right side is a word: it is at most n times the largest element, and one more.
  static func leavesWords(_ matrix: IntegerMatrix) -> Bool {
    let largest = matrix.elements.map(\.magnitude).max() ?? 0
    return (largest * BigInteger(matrix.rows) + 1).magnitudeBits < 63
  }

  /// Whether lifting takes less time than elimination modulo as many primes as so many bits require, as was measured.
  static func isWorthwhile(_ matrix: IntegerMatrix, columns: Int, bits: Int) -> Bool {
    guard bits > 250, matrix.rows >= 12 * columns, matrix.rows >= 24 else { return false }
    return matrix.rows >= 100 || leavesWords(matrix)
  }

  /// The solution, row by row, over a denominator, where parts of the solution have at most so many bits; nil where it has no such
  /// parts.
  ///
  /// Twice as many digits as the parts have determine them.
  /// - Throws: the limits of memory and of sizes, before anything is computed.
  func solution(
    _ right: [BigInteger], bits: Int, _ limits: Limits
  ) throws(ComputationFailure) -> CommonFractions? {
    try limits.checkNumbers(right.count, bits: 2 * bits)
    let prime = BigInteger(modulus.modulus)
    let digits = try digits(of: right, count: (2 * bits + 2) / 61 + 1)
    var powers: [BigInteger] = [1]
    for _ in digits { powers.append(powers[powers.count - 1] * prime) }
    var fractions = CommonFractions(modulus: powers[digits.count])
    for row in right.indices {
      try Deadline.checkComputation()
      let number = BigInteger.make { r in
        for (power, digit) in zip(powers, digits) {
          power.read { __gmpz_addmul_ui(r, $0, UInt(digit[row])) }
        }
      }
      if !fractions.append(number) { return nil }
    }
    return fractions
  }
}
