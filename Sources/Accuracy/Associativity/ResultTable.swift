/// The distinct results of all ways to combine some operands, with the exact number of ways for
/// each.
///
/// The method is dynamic programming: a subset of the operands has a cell with its distinct
/// results, and the results of a larger subset come from all ways to split it in two. The work
/// depends on the number of distinct results, which is small, and not on that of the ways, which is
/// Catalan(n − 1) or (2n − 3)!!.
struct ResultTable<Number: Hashable & Sendable, Failure: Error> {
  /// One result of a cell.
  struct Entry {
    let number: Number
    /// The number of ways that give it.
    var count: Int
    /// The first way that gave it: an operand, or two results of other cells.
    let origin: Origin
  }

  enum Origin {
    case operand(Int)
    case combined(Place, Place)
  }

  struct Place {
    let cell: Int
    let entry: Int
  }

  private var cells: [[Entry]] = []
  private var last = 0
  private let operands: [Number]
  private let isNaN: (Number) -> Bool
  private let combine: (Number, Number) throws(Failure) -> Number

  /// All placements of parentheses for operands in the given order.
  ///
  /// - Precondition: there is at least one operand.
  init(
    groupings operands: [Number], isNaN: @escaping (Number) -> Bool,
    combine: @escaping (Number, Number) throws(Failure) -> Number
  ) throws(Failure) {
    (self.operands, self.isNaN, self.combine) = (operands, isNaN, combine)
    let n = operands.count
    // The cell of the operands first...end has the index first·n + end.
    cells = Array(repeating: [], count: n * n)
    for length in 1...n {
      for first in 0...(n - length) {
        let end = first + length - 1
        let splits = (first..<end).map { ($0 + first * n, ($0 + 1) * n + end) }
        try fill(first * n + end, leaf: length == 1 ? first : nil, splits)
      }
    }
    last = n - 1
  }

  /// All unordered trees: every order of the operands with every placement of parentheses.
  init(
    trees operands: [Number], isNaN: @escaping (Number) -> Bool,
    combine: @escaping (Number, Number) throws(Failure) -> Number
  ) throws(Failure) {
    (self.operands, self.isNaN, self.combine) = (operands, isNaN, combine)
    // The index of a cell has a bit for each operand in it.
    last = 1 << operands.count - 1
    cells = Array(repeating: [], count: last + 1)
    for part in 1...last {
      let isLeaf = part & (part - 1) == 0
      try fill(
        part, leaf: isLeaf ? part.trailingZeroBitCount : nil, isLeaf ? [] : Self.splits(of: part))
    }
  }

  /// The order of the halves of a split does not matter, so the first one is the one with the
  /// lowest operand.
  private static func splits(of part: Int) -> [(Int, Int)] {
    let lowest = part & -part
    let others = part ^ lowest
    var result: [(Int, Int)] = []
    var right = others
    while right > 0 {
      result.append((part ^ right, right))
      right = (right - 1) & others
    }
    return result
  }

  private mutating func fill(
    _ cell: Int, leaf: Int?, _ splits: [(Int, Int)]
  ) throws(Failure) {
    if let leaf {
      cells[cell] = [Entry(number: operands[leaf], count: 1, origin: .operand(leaf))]
      return
    }
    var entries: [Entry] = []
    // NaN is not equal to itself; all NaNs count as one result here.
    var places: [Number?: Int] = [:]
    for (first, second) in splits {
      for (i, left) in cells[first].enumerated() {
        for (j, right) in cells[second].enumerated() {
          let number = try combine(left.number, right.number)
          let count = left.count * right.count
          let key = isNaN(number) ? nil : number
          if let place = places[key] {
            entries[place].count += count
          } else {
            places[key] = entries.count
            let origin = Origin.combined(
              Place(cell: first, entry: i), Place(cell: second, entry: j))
            entries.append(Entry(number: number, count: count, origin: origin))
          }
        }
      }
    }
    cells[cell] = entries
  }

  /// The distinct results of all operands, in the order in which they were found.
  var results: [(number: Number, count: Int)] { cells[last].map { ($0.number, $0.count) } }

  /// A way that gives the result with this index.
  func grouping(_ index: Int) -> Grouping {
    var steps: [Grouping.Step] = []
    append(Place(cell: last, entry: index), to: &steps)
    return Grouping(steps)
  }

  private func append(_ place: Place, to steps: inout [Grouping.Step]) {
    switch cells[place.cell][place.entry].origin {
    case .operand(let index): steps.append(.operand(index))
    case .combined(let left, let right):
      append(left, to: &steps)
      append(right, to: &steps)
      steps.append(.combine)
    }
  }
}
