import BigNumbers
import NumericCore

// Systems of linear equations with matrices that are known for what they do to elimination. The right side is the sum of each row,
// so that the solution is all ones.
extension StandardWorkload {
  /// H[i][j] = 1/(i + j − 1), whose condition number is 1.5·10¹⁰ for 8 rows: about ten digits are lost.
  static var hilbert: StandardWorkload {
    system("hilbert", "8 equations with Hilbert's matrix by LU decomposition", size: 8) { i, j in
      BigRational(1) / BigRational(i + j - 1)
    }
  }

  /// 1 on the diagonal and in the last column, −9/10 below: elements of the last column grow by a factor of 1.9 in each step, so
  /// that four digits are lost although the condition number is small. Pivoting by size exchanges nothing. With −1, as Wilkinson has
  /// it, they double, and binary numbers are not rounded.
  ///
  /// Source: J. H. Wilkinson, The Algebraic Eigenvalue Problem, 1965, chapter 4, section 20.
  static var wilkinson: StandardWorkload {
    system("wilkinson", "16 equations whose elimination grows as 1.9ⁿ", size: 16) { i, j in
      i == j || j == 16 ? 1 : i > j ? BigRational(-9) / 10 : 0
    }
  }

  /// sⁱ⁻¹ on the diagonal and −c·sⁱ⁻¹ to the right of it, for c = 3/5 and s = 4/5: no element of this triangle shows how near it is
  /// to a singular one.
  ///
  /// Source: W. Kahan, Numerical linear algebra, Canadian Mathematical Bulletin 9, 1966.
  static var kahan: StandardWorkload {
    system("kahan", "16 equations with Kahan's triangular matrix", size: 16) { i, j in
      let scale = (1..<i).reduce(BigRational(1)) { power, _ in power * 4 / 5 }
      return i == j ? scale : i < j ? -scale * 3 / 5 : 0
    }
  }

  /// i on the diagonal and min(i, j) − 2 elsewhere, a product L·Lᵀ of whole numbers with one tiny eigenvalue; here divided by 10, so
  /// that binary numbers are rounded.
  ///
  /// Source: J. C. Nash, Compact Numerical Methods for Computers, 2nd edition, 1990, appendix 1.
  static var moler: StandardWorkload {
    system("moler", "12 equations with Moler's matrix by LU decomposition", size: 12) { i, j in
      BigRational(i == j ? i : min(i, j) - 2) / 10
    }
  }

  /// A system with the elements of a matrix, counted from 1, solved by Gauß's elimination without exchanges of rows.
  private static func system(
    _ name: String, _ summary: String, size: Int, _ element: (Int, Int) -> BigRational
  ) -> StandardWorkload {
    var builder = ProgramBuilder()
    var a = (0..<size).map { _ in builder.inputs(size) }
    var b = builder.inputs(size)
    for k in 0..<size {
      for i in k + 1..<size {
        let factor = builder.divide(a[i][k], a[k][k])
        for j in k + 1..<size {
          a[i][j] = builder.subtract(a[i][j], builder.multiply(factor, a[k][j]))
        }
        b[i] = builder.subtract(b[i], builder.multiply(factor, b[k]))
      }
    }
    var x = b
    for i in (0..<size).reversed() {
      for j in i + 1..<size { x[i] = builder.subtract(x[i], builder.multiply(a[i][j], x[j])) }
      x[i] = builder.divide(x[i], a[i][i])
    }
    let matrix = (1...size).map { i in (1...size).map { element(i, $0) } }
    return StandardWorkload(
      name: name, summary: summary, program: builder.finished(x),
      inputs: matrix.flatMap { $0 } + matrix.map { $0.reduce(0, +) },
      known: [BigRational](repeating: 1, count: size))
  }
}
