// Bounds of determinants by Hadamard: none is larger than the product of the lengths of its rows, or of its columns.
extension IntegerMatrix {
  /// A number of bits that every minor of an order has at most.
  func minorBits(order: Int) -> Int {
    min(
      Self.halfBits(rowSquares.sorted(by: >).prefix(order)),
      Self.halfBits(columnSquares.sorted(by: >).prefix(order)))
  }

  /// A number of bits that the determinant of a square matrix has at most, and those in which one of its columns is replaced by a
  /// column of another matrix.
  func cramerBits(_ right: IntegerMatrix) -> Int {
    let lengthened = zip(rowSquares, right.largestSquares).map { $0 + $1 }
    let columns = columnSquares.sorted(by: >)
    let longest = right.columnSquares.max() ?? 0
    let replaced = columns.dropLast() + [max(columns.last ?? 1, longest)]
    return min(Self.halfBits(lengthened[...]), Self.halfBits(replaced))
  }

  /// A number of bits that every coefficient of det(x·D − A) has at most, for a diagonal matrix D with positive elements.
  ///
  /// The minors of the order k on the diagonal are at most products of k lengths of rows, and are multiplied by the elements of D
  /// in the other rows, so that all coefficients together are at most the product of the sums of both.
  ///
  /// **Source.** The idea is that of J.-G. Dumas, C. Pernet, Z. Wan, Efficient computation of the characteristic polynomial, ISSAC
  /// 2005, lemma 2.1, where all rows have the same bound.
  func characteristicBits(_ diagonal: [BigInteger]) -> Int {
    let sums = zip(rowSquares, diagonal).map { square, element in
      (square.squareRoot()?.root ?? 0) + 1 + element
    }
    return sums.reduce(BigInteger.one, *).magnitudeBits
  }

  /// The squares of the lengths of the rows.
  private var rowSquares: [BigInteger] {
    (0..<rows).map { row in
      elements[row * columns..<(row + 1) * columns].reduce(into: BigInteger.zero) {
        $0 += $1 * $1
      }
    }
  }

  /// The squares of the lengths of the columns.
  private var columnSquares: [BigInteger] {
    (0..<columns).map { column in
      stride(from: column, to: elements.count, by: columns).reduce(into: BigInteger.zero) {
        $0 += elements[$1] * elements[$1]
      }
    }
  }

  /// The largest square in each row.
  private var largestSquares: [BigInteger] {
    (0..<rows).map { row in
      let largest = elements[row * columns..<(row + 1) * columns].map(\.magnitude).max() ?? 0
      return largest * largest
    }
  }

  /// The bits of the square root of a product, at most.
  private static func halfBits(_ squares: ArraySlice<BigInteger>) -> Int {
    (squares.reduce(BigInteger.one, *).magnitudeBits + 1) / 2
  }
}
