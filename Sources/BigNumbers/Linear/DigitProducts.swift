/// Vectors of whole numbers of one or two digits in radix 2⁶⁰, whose products are sums of products of words.
///
/// Digits have the sign of their number. A product of digits is below 2¹²⁰, so that 128 bits hold the sum of 127 of them.
struct DigitVectors: ~Copyable {
  private let digits: RowTable<Int64>
  private let length: Int

  /// The vectors, each as its low digits followed by its high ones.
  init(_ vectors: AlignedVectors, digits count: Int) {
    length = vectors.length
    digits = RowTable(rows: vectors.headers.count, columns: vectors.length * count)
    vectors.forEachElement(digits: count, width: 60 * count) { vector, place, digits, isNegative in
      for digit in 0..<count {
        let value = Int64(bitPattern: digits[digit])
        self.digits.row(vector)[digit * vectors.length + place] = isNegative ? -value : value
      }
    }
  }

  /// Adds the product of a vector of one digit with another one.
  @inline(__always)
  func addShort(
    _ row: Int, _ others: borrowing DigitVectors, _ column: Int, to sum: borrowing WholeSum
  ) {
    let (x, y) = (digits.row(row), others.digits.row(column))
    var place = 0
    while place < length {
      let end = min(length, place &+ 127)
      var part: Int128 = 0
      while place < end {
        part &+= Int128(x[place]) &* Int128(y[place])
        place &+= 1
      }
      sum.add(part, shift: 0)
    }
  }

  /// Adds the product of a vector of two digits with another one.
  @inline(__always)
  func addLong(
    _ row: Int, _ others: borrowing DigitVectors, _ column: Int, to sum: borrowing WholeSum
  ) {
    let (x, y) = (digits.row(row), others.digits.row(column))
    let (above, beside) = (x + length, y + length)
    var place = 0
    while place < length {
      // The sum in the middle has two products of each place.
      let end = min(length, place &+ 63)
      var (low, middle, high): (Int128, Int128, Int128) = (0, 0, 0)
      while place < end {
        let (a, b, c, d) = (
          Int128(x[place]), Int128(above[place]), Int128(y[place]), Int128(beside[place])
        )
        low &+= a &* c
        middle &+= a &* d
        middle &+= b &* c
        high &+= b &* d
        place &+= 1
      }
      sum.add(low, shift: 0)
      sum.add(middle, shift: 60)
      sum.add(high, shift: 120)
    }
  }
}
