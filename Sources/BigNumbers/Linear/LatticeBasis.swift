internal import CMPFR

/// The rows of a lattice basis as doubles, exact ones while all of their elements are below 2⁵², and otherwise beside integers of
/// any size.
///
/// A row of short elements is changed by exact arithmetic of doubles. A longer row is a row of integers, and its doubles are its
/// leading bits over a power of two that the row has in common, so that none overflows.
struct LatticeBasis: ~Copyable {
  let rows: Int
  let columns: Int
  /// The elements of row i over 2^exponents[i].
  let approximations: DoubleTable
  private(set) var exponents: [Int]
  /// The squares of the lengths of the rows of `approximations`.
  private(set) var squares: [Double]
  private var lengths: [Double]
  /// Bounds of the elements of exact rows.
  private var largest: [Double]
  /// The elements of the other rows.
  private let integers: UnsafeMutablePointer<__mpz_struct>
  private(set) var isExact: [Bool]

  /// Every number of so many bits, as the doubles of a row have, has a square that can be summed.
  private static let approximateBits = 480
  private static let exactLimit = 0x1p52

  /// The rows of a matrix.
  init(_ matrix: IntegerMatrix) {
    (rows, columns) = (matrix.rows, matrix.columns)
    approximations = DoubleTable(rows: rows, columns: columns)
    let integers = UnsafeMutablePointer<__mpz_struct>.allocate(capacity: max(1, rows * columns))
    for (place, element) in matrix.elements.enumerated() {
      element.read { __gmpz_init_set(integers + place, $0) }
    }
    self.integers = integers
    exponents = Array(repeating: 0, count: rows)
    squares = Array(repeating: 0, count: rows)
    (lengths, largest) = (squares, squares)
    isExact = Array(repeating: false, count: rows)
    for row in 0..<rows { approximate(row) }
  }

  deinit {
    for place in 0..<rows * columns { __gmpz_clear(integers + place) }
    integers.deallocate()
  }

  /// The elements of rows in an order.
  func matrix(_ order: [Int]) -> IntegerMatrix {
    IntegerMatrix(
      order.flatMap { row in
        (0..<columns).map { column in
          isExact[row]
            ? BigInteger(Int(approximations.row(row)[column]))
            : BigInteger.make { __gmpz_set($0, integers + row * columns + column) }
        }
      }, columns: columns)
  }

  /// The product of two rows over the powers of two of their doubles.
  ///
  /// The error of the sum of doubles is a fraction 2⁻⁵³ of the lengths of both rows for each term. Where much less is left of them,
  /// the sum is computed exactly: otherwise a long row would not be seen to be reduced by a short one.
  @inline(__always)
  func product(_ a: Int, _ b: Int) -> Double {
    let sum = DoubleTable.dot(approximations.row(a), approximations.row(b), columns)
    let bound = lengths[a] * lengths[b]
    if sum == 0 || bound < 0x1p50 || sum.magnitude > bound * 0x1p-20 { return sum }
    return exactProduct(a, b)
  }

  private func exactProduct(_ a: Int, _ b: Int) -> Double {
    let sum = BigInteger.make { r in
      for column in 0..<columns {
        read(a, column) { x in read(b, column) { y in __gmpz_addmul(r, x, y) } }
      }
    }
    var exponent = 0
    let mantissa = sum.read { __gmpz_get_d_2exp(&exponent, $0) }
    return Double(
      sign: .plus, exponent: exponent - exponents[a] - exponents[b], significand: mantissa)
  }

  /// Calls `body` with an element.
  @inline(__always)
  private func read(_ row: Int, _ column: Int, _ body: (BigInteger.Reader) -> Void) {
    if isExact[row] {
      BigInteger(word: Int(approximations.row(row)[column])).read(body)
    } else {
      body(UnsafePointer(integers + (row &* columns &+ column)))
    }
  }

  /// A multiple factor·2^shift of a row that is subtracted from another one.
  struct Multiple {
    var row: Int
    /// A whole number of at most 53 bits.
    var factor: Double
    var shift: Int
  }

  /// Subtracts multiples of other rows from a row.
  mutating func subtract(_ multiples: [Multiple], from row: Int) {
    var bound = isExact[row] ? largest[row] : .infinity
    for multiple in multiples {
      let isShort = isExact[multiple.row] && multiple.shift == 0
      bound += isShort ? multiple.factor.magnitude * largest[multiple.row] : .infinity
    }
    // Every product and every sum is exact below 2⁵³, and the bound has relative errors below 2⁻³⁰.
    if bound < 0x1p52 {
      subtractExactly(multiples, from: row)
    } else {
      subtractIntegers(multiples, from: row)
    }
  }

  private mutating func subtractExactly(_ multiples: [Multiple], from row: Int) {
    let target = approximations.row(row)
    for multiple in multiples {
      let (source, factor) = (approximations.row(multiple.row), multiple.factor)
      for column in 0..<columns { target[column] -= factor * source[column] }
    }
    measure(row)
  }

  private mutating func measure(_ row: Int) {
    let target = approximations.row(row)
    var most = 0.0
    for column in 0..<columns { most = max(most, target[column].magnitude) }
    largest[row] = most
    squares[row] = DoubleTable.dot(target, target, columns)
    lengths[row] = squares[row].squareRoot()
  }

  private mutating func subtractIntegers(_ multiples: [Multiple], from row: Int) {
    let target = integers + row * columns
    if isExact[row] {
      let source = approximations.row(row)
      for column in 0..<columns { __gmpz_set_si(target + column, Int(source[column])) }
      isExact[row] = false
    }
    let register = IntegerStorage.make()
    for multiple in multiples {
      let isNegative = multiple.factor < 0
      let factor = UInt(multiple.factor.magnitude)
      for column in 0..<columns {
        read(multiple.row, column) { element in
          var element = element
          if multiple.shift > 0 {
            __gmpz_mul_2exp(register.pointer, element, UInt(multiple.shift))
            element = UnsafePointer(register.pointer)
          }
          if isNegative {
            __gmpz_addmul_ui(target + column, element, factor)
          } else {
            __gmpz_submul_ui(target + column, element, factor)
          }
        }
      }
    }
    approximate(row)
  }

  /// Makes the doubles of a row of integers.
  private mutating func approximate(_ row: Int) {
    let (source, target) = (integers + row * columns, approximations.row(row))
    var bits = 0
    for column in 0..<columns { bits = max(bits, Int(ulp_bit_count(source + column))) }
    if bits <= Self.approximateBits {
      for column in 0..<columns { target[column] = __gmpz_get_d(source + column) }
      exponents[row] = 0
    } else {
      exponents[row] = bits - Self.approximateBits
      for column in 0..<columns {
        var exponent = 0
        let mantissa = __gmpz_get_d_2exp(&exponent, source + column)
        target[column] = Double(
          sign: .plus, exponent: exponent - exponents[row], significand: mantissa)
      }
    }
    isExact[row] = bits <= 52
    measure(row)
  }
}
