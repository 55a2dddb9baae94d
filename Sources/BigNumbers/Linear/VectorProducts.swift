import NumericCore

/// All products of the vectors of one list with those of another, each correctly rounded.
///
/// The vectors are read as whole numbers with an exponent for each vector, and the products of these are exact. Where no element was
/// cut off they are what is to be rounded. Elsewhere they are as far from it as the elements that were cut off allow, and are rounded
/// where this distance cannot change the result; MPFR computes the products that are left, and those of vectors with infinities, NaN
/// or extreme exponents.
///
/// **Error bound.** With |x| < 2ʷ and |y| < 2ʷ, what is cut off changes x·y by less than 2ʷ for each of the two that was cut off, so
/// that l such elements of the two vectors change their product by less than l·2ʷ.
///
/// **Source.** F. Johansson, Faster arbitrary-precision dot product and matrix multiplication, ARITH 2019, has the alignment. There
/// vectors with exponents far apart are split.
struct VectorProducts {
  private let context: BigFloatContext
  private let rows: AlignedVectors
  private let columns: AlignedVectors

  init(_ context: BigFloatContext, _ rows: AlignedVectors, _ columns: AlignedVectors) {
    (self.context, self.rows, self.columns) = (context, rows, columns)
  }

  /// How whole numbers are multiplied.
  private enum Plan {
    /// As one or two digits of sixty bits.
    case digits(Int)
    /// Modulo primes, as whole numbers of so many bits.
    case residues(width: Int)
  }

  /// The plan that costs least, with as many bits as make products rare that are left to MPFR.
  private var plan: Plan {
    let exact = max(rows.width, columns.width)
    // For sums that are as long as the root of what they could be: one in thousands is left.
    let guarded = context.bits + 20 + lengthBits
    for digits in 1...2 {
      let width = 60 * digits
      if min(exact, guarded) <= width || context.bits + 7 <= width && areLossesRare(width) {
        return .digits(digits)
      }
    }
    return .residues(width: exact <= context.bits + 64 ? exact : guarded)
  }

  /// Whether a vector has two elements that are cut off on the average, at most: others count for nothing then.
  private func areLossesRare(_ width: Int) -> Bool {
    [rows, columns].allSatisfy { vectors in
      vectors.losses(width: width).reduce(0, +) <= 2 * vectors.headers.count
    }
  }

  private var lengthBits: Int { Int.bitWidth - rows.length.leadingZeroBitCount }

  /// The products, those of the first row first.
  ///
  /// **Complexity.** One or four products of words for each product of elements of up to 113 bits; p/31 + 2 of them for p bits beyond
  /// that, and about the square of that, divided by four, for each element and for each result.
  func values() throws(LimitExceeded) -> [BigFloat] {
    switch plan {
    case .digits(let count): return try digitValues(count)
    case .residues(let width): return try residueValues(width: width)
    }
  }

  private func digitValues(_ count: Int) throws(LimitExceeded) -> [BigFloat] {
    let left = DigitVectors(rows, digits: count)
    let right = DigitVectors(columns, digits: count)
    // The digits of a product, and what the number of products adds to them.
    let sum = WholeSum(limbs: 2 * count + 1)
    return try values(width: 60 * count, sum) { row, column in
      if count == 1 {
        left.addShort(row, right, column, to: sum)
      } else {
        left.addLong(row, right, column, to: sum)
      }
    }
  }

  private func residueValues(width: Int) throws(LimitExceeded) -> [BigFloat] {
    var (moduli, product): ([WordModulus], BigInteger) = ([], 1)
    var primes = ModularPrimes()
    while product.magnitudeBits < 2 * width + lengthBits + 3, let modulus = primes.next() {
      moduli.append(modulus)
      product *= BigInteger(modulus.modulus)
    }
    let left = ResidueVectors(rows, width: width, moduli)
    let right = ResidueVectors(columns, width: width, moduli)
    let (height, breadth) = (rows.headers.count, columns.headers.count)
    // Prime by prime, so that what is multiplied stays near.
    let residues = WordTable(rows: moduli.count, columns: height * breadth)
    for (index, modulus) in moduli.enumerated() {
      try Deadline.check()
      let results = residues.row(index)
      for row in 0..<height {
        let vector = left.vector(row, modulo: index)
        for column in 0..<breadth {
          results[row * breadth + column] = modulus.dot(
            vector, right.vector(column, modulo: index), rows.length)
        }
      }
    }
    let basis = ChineseBasis(moduli, product)
    let sum = WholeSum(limbs: basis.limbCount + 1)
    return try values(width: width, sum) { row, column in
      basis.add({ residues.row($0)[row * breadth + column] }, to: sum)
    }
  }

  /// The rounded products, from a closure that adds those of whole numbers of a width to a sum.
  private func values(
    width: Int, _ sum: borrowing WholeSum, _ add: (_ row: Int, _ column: Int) -> Void
  ) throws(LimitExceeded) -> [BigFloat] {
    let (left, right) = (rows.read(width: width), columns.read(width: width))
    var values: [BigFloat] = []
    values.reserveCapacity(left.count * right.count)
    for (row, vector) in left.enumerated() {
      try Deadline.check()
      for column in right.indices {
        let other = right[column]
        var value: BigFloat?
        if vector.isOrdinary, other.isOrdinary {
          sum.clear()
          add(row, column)
          value = sum.rounded(
            in: context, unit: vector.unit + other.unit, losses: vector.losses + other.losses,
            width: width)
        }
        values.append(value ?? context.dot(rows.headers[row], columns.headers[column]))
      }
    }
    return values
  }
}
