/// Words in rows, zero at first, which loops read and write by pointers.
struct WordTable: ~Copyable {
  private let words: UnsafeMutablePointer<UInt64>
  private let width: Int

  init(rows: Int, columns: Int) {
    let count = max(1, rows * columns)
    words = .allocate(capacity: count)
    words.initialize(repeating: 0, count: count)
    width = columns
  }

  deinit { words.deallocate() }

  /// The first word of a row; it is valid while the table is.
  @inline(__always)
  func row(_ index: Int) -> UnsafeMutablePointer<UInt64> { words + index &* width }

  /// Exchanges the first words of two rows.
  func swapRows(_ a: Int, _ b: Int, count: Int) {
    let (a, b) = (row(a), row(b))
    for place in 0..<count { (a[place], b[place]) = (b[place], a[place]) }
  }
}
