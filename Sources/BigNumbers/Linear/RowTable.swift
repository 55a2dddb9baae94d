/// Numbers in rows, zero at first, which loops read and write by pointers.
struct RowTable<Number: ExpressibleByIntegerLiteral & BitwiseCopyable>: ~Copyable {
  private let numbers: UnsafeMutablePointer<Number>
  private let width: Int

  init(rows: Int, columns: Int) {
    let count = max(1, rows * columns)
    numbers = .allocate(capacity: count)
    numbers.initialize(repeating: 0, count: count)
    width = columns
  }

  deinit { numbers.deallocate() }

  /// The first number of a row; it is valid while the table is.
  @inline(__always)
  func row(_ index: Int) -> UnsafeMutablePointer<Number> { numbers + index &* width }

  /// Exchanges the first numbers of two rows.
  func swapRows(_ a: Int, _ b: Int, count: Int) {
    let (a, b) = (row(a), row(b))
    for place in 0..<count { (a[place], b[place]) = (b[place], a[place]) }
  }
}

/// A table of residues.
typealias WordTable = RowTable<UInt64>

/// A table of doubles.
typealias DoubleTable = RowTable<Double>

extension DoubleTable {
  /// The sum of products of two rows. The order of its additions is fixed by their count.
  @inline(__always)
  static func dot(
    _ x: UnsafePointer<Double>, _ y: UnsafePointer<Double>, _ count: Int
  ) -> Double {
    let (a, b) = (UnsafeRawPointer(x), UnsafeRawPointer(y))
    var (first, second) = (SIMD2<Double>(), SIMD2<Double>())
    var place = 0
    while place &+ 4 <= count {
      let offset = place &* 8
      first +=
        a.loadUnaligned(fromByteOffset: offset, as: SIMD2<Double>.self)
        * b.loadUnaligned(fromByteOffset: offset, as: SIMD2<Double>.self)
      second +=
        a.loadUnaligned(fromByteOffset: offset &+ 16, as: SIMD2<Double>.self)
        * b.loadUnaligned(fromByteOffset: offset &+ 16, as: SIMD2<Double>.self)
      place &+= 4
    }
    first += second
    var sum = first.x + first.y
    while place < count {
      sum += x[place] * y[place]
      place &+= 1
    }
    return sum
  }
}
