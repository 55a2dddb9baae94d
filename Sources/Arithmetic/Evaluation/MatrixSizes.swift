/// The sizes of the matrices in a list, whose elements stand one after the other: matrix by matrix, and row by row.
public struct MatrixSizes: Hashable, Sendable {
  /// The size of one matrix.
  public struct Size: Hashable, Sendable {
    /// The number of rows.
    public let rows: Int
    /// The number of columns, of which there is one at least.
    public let columns: Int

    /// A size.
    public init(rows: Int, columns: Int) { (self.rows, self.columns) = (rows, columns) }

    /// The number of elements.
    var count: Int { rows * columns }
  }

  /// The sizes in order.
  public let sizes: [Size]

  /// A list of sizes.
  public init(_ sizes: [Size]) { self.sizes = sizes }

  /// The number of elements of all matrices.
  var count: Int { sizes.reduce(0) { $0 + $1.count } }

  /// What belongs to the elements of each matrix, with the number of its columns, out of what belongs to those of all.
  public func parts<Element>(of elements: [Element]) -> [(elements: [Element], columns: Int)] {
    var start = 0
    return sizes.map { size in
      defer { start += size.count }
      return (Array(elements[start..<(start + size.count)]), size.columns)
    }
  }
}
