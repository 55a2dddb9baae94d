/// The sizes of the matrices in a list, whose elements stand one after the other: matrix by matrix, and row by row; complex elements as
/// their parts in turns.
public struct MatrixSizes: Hashable, Sendable {
  /// The size of one matrix.
  public struct Size: Hashable, Sendable {
    /// The number of rows.
    public let rows: Int
    /// The number of columns, of which there is one at least.
    public let columns: Int
    /// Whether its elements are complex.
    public let isComplex: Bool

    /// A size.
    public init(rows: Int, columns: Int, isComplex: Bool = false) {
      (self.rows, self.columns, self.isComplex) = (rows, columns, isComplex)
    }

    /// The number of numbers.
    var count: Int { rows * columns * (isComplex ? 2 : 1) }
  }

  /// One matrix of the list.
  public struct Part<Element> {
    /// What belongs to its numbers, row by row.
    public let elements: [Element]
    /// Its size.
    public let size: Size
  }

  /// The sizes in order.
  public let sizes: [Size]

  /// A list of sizes.
  public init(_ sizes: [Size]) { self.sizes = sizes }

  /// The number of numbers of all matrices.
  var count: Int { sizes.reduce(0) { $0 + $1.count } }

  /// What belongs to the numbers of each matrix, out of what belongs to those of all.
  public func parts<Element>(of elements: [Element]) -> [Part<Element>] {
    var start = 0
    return sizes.map { size in
      defer { start += size.count }
      return Part(elements: Array(elements[start..<(start + size.count)]), size: size)
    }
  }
}
