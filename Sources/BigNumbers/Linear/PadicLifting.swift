internal import CMPFR
import NumericCore

/// Solutions of A·x = b as power series in a prime p below 2⁶², for a square matrix A that is regular modulo p.
///
/// With C the inverse modulo p, a digit of x is C·r modulo p, where r is what the digits before it leave of b, and
/// (r − A·digit)/p is left for the next ones.
///
/// **Complexity.** 4n³/3 products of words for the inverse of n rows, and 2n² for each digit where the elements are words.
/// **Source.** J. D. Dixon, Exact solution of linear equations using p-adic expansions, Numerische Mathematik 40 (1982).
struct PadicLifting: ~Copyable {
  private let matrix: IntegerMatrix
  let modulus: WordModulus
  private let inverse: WordTable
  /// The elements as words in two's complement, if everything that is left of the right side is a word.
  private let words: [UInt64]?

  /// Prepares a lifting; nil for a matrix that is singular modulo the prime.
  init?(_ matrix: IntegerMatrix, _ modulus: WordModulus) throws(ComputationFailure) {
    (self.matrix, self.modulus) = (matrix, modulus)
    let size = matrix.rows
    let identity = IntegerMatrix(diagonal: Array(repeating: 1, count: size))
    let factors = try WordElimination(
      matrix.residues(modulus, right: identity), rows: size, columns: 2 * size, modulus,
      isRegularOnly: true)
    let isRegular = factors.determinant(size: size) != 0
    inverse = WordTable(rows: size, columns: size)
    words =
      Self.leavesWords(matrix) ? matrix.elements.map { UInt64(truncatingIfNeeded: $0) } : nil
    if !isRegular { return nil }
    for (place, residue) in factors.solutions(size: size, rightColumns: size).enumerated() {
      inverse.row(place % size)[place / size] = residue
    }
  }

  /// The first digits of a solution, each for all rows.
  func digits(of right: [BigInteger], count: Int) throws(ComputationFailure) -> [[UInt64]] {
    if let words, right.allSatisfy({ $0.magnitudeBits < 62 }) {
      return try digits(of: right.map { UInt64(truncatingIfNeeded: $0) }, words, count: count)
    }
    let size = matrix.rows
    let rest = right.map(\.register)
    var result: [[UInt64]] = []
    for _ in 0..<count {
      try Deadline.checkComputation()
      let residues = rest.map { register in
        register.read { UInt64(__gmpz_fdiv_ui($0, UInt(modulus.modulus))) }
      }
      let digit = digit(residues)
      for (row, register) in rest.enumerated() {
        for column in 0..<size {
          matrix.elements[row * size + column].read {
            __gmpz_submul_ui(register.pointer, $0, UInt(digit[column]))
          }
        }
        __gmpz_divexact_ui(register.pointer, register.pointer, UInt(modulus.modulus))
      }
      result.append(digit)
    }
    return result
  }

  /// The same where everything that is left is a word: the quotient by p is exact, so that the lowest word of the dividend
  /// determines it.
  private func digits(
    of right: [UInt64], _ words: [UInt64], count: Int
  ) throws(ComputationFailure) -> [[UInt64]] {
    let size = matrix.rows
    var rest = right
    var result: [[UInt64]] = []
    for _ in 0..<count {
      try Deadline.checkComputation()
      let digit = digit(
        rest.map { word in
          let residue = Int64(bitPattern: word) % Int64(modulus.modulus)
          return UInt64(residue < 0 ? residue + Int64(modulus.modulus) : residue)
        })
      words.withUnsafeBufferPointer { words in
        digit.withUnsafeBufferPointer { digit in
          for row in 0..<size {
            var sum: UInt64 = 0
            for column in 0..<size { sum &+= words[row &* size &+ column] &* digit[column] }
            rest[row] = (rest[row] &- sum) &* modulus.wordInverse
          }
        }
      }
      result.append(digit)
    }
    return result
  }

  /// C·r modulo p. The residues of r are not in Montgomery's form, so that those of the product are not either.
  private func digit(_ residues: [UInt64]) -> [UInt64] {
    residues.withUnsafeBufferPointer { residues in
      guard let start = residues.baseAddress else { return [] }
      return residues.indices.map { modulus.dot(inverse.row($0), start, residues.count) }
    }
  }
}
