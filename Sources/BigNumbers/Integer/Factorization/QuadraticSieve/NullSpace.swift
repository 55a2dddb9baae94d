/// Dependencies modulo 2 between rows of exponents, by elimination on packed bits.
///
/// Entry i, j of the matrix is the parity of prime i in row j of the relations. Its reduced echelon form names for each column
/// without a pivot those with one that it is the sum of.
/// **Complexity.** O(n³/64) operations on words and n²/8 bytes.
struct NullSpace {
  /// Sets of rows in which every entry is contained an even number of times in all; they are linearly independent.
  private(set) var dependencies: [[Int]] = []

  init(rows: [[UInt32]], entries: Int, mostDependencies: Int = 64) {
    let (rows, numbers) = Self.pruned(rows, entries)
    let width = (numbers.count + 127) / 128 * 2
    let bits = Buffer(count: max(1, entries * width), of: UInt64(0))
    for (column, row) in rows.enumerated() {
      for entry in row { bits.start[Int(entry) * width + column / 64] ^= 1 << UInt64(column % 64) }
    }
    let pivots = Self.reduce(bits.start, height: entries, width: width, columns: numbers.count)
    for column in 0..<numbers.count where pivots[column] == nil {
      if dependencies.count == mostDependencies { break }
      let others = (0..<numbers.count).filter { other in
        pivots[other].map { bits.start[$0 * width + column / 64] >> UInt64(column % 64) & 1 == 1 }
          ?? false
      }
      dependencies.append((others + [column]).map { numbers[$0] })
    }
  }

  /// The rows without those that contain an entry which no other row contains an odd number of times; and their numbers.
  private static func pruned(_ rows: [[UInt32]], _ entries: Int) -> ([[UInt32]], [Int]) {
    let odd = rows.map { row in
      var parity: Set<UInt32> = []
      for entry in row where parity.remove(entry) == nil { parity.insert(entry) }
      return Array(parity)
    }
    var weights = [Int](repeating: 0, count: entries)
    for row in odd { for entry in row { weights[Int(entry)] += 1 } }
    var numbers = Array(rows.indices)
    while true {
      let kept = numbers.filter { odd[$0].allSatisfy { weights[Int($0)] > 1 } }
      if kept.count == numbers.count { return (numbers.map { odd[$0] }, numbers) }
      for number in Set(numbers).subtracting(kept) {
        for entry in odd[number] { weights[Int(entry)] -= 1 }
      }
      numbers = kept
    }
  }

  /// Gauss and Jordan's elimination; the matrix row of the pivot of each column.
  private static func reduce(
    _ bits: UnsafeMutablePointer<UInt64>, height: Int, width: Int, columns: Int
  ) -> [Int?] {
    var pivots = [Int?](repeating: nil, count: columns)
    var isUsed = [Bool](repeating: false, count: height)
    for column in 0..<columns {
      let (word, bit) = (column / 64, UInt64(1) << UInt64(column % 64))
      let candidate = (0..<height).first { !isUsed[$0] && bits[$0 * width + word] & bit != 0 }
      guard let pivot = candidate else { continue }
      isUsed[pivot] = true
      pivots[column] = pivot
      let source = bits + pivot * width
      // No row that was not a pivot has bits left of the column: those columns have pivots, or nothing was left in them.
      for row in 0..<height where row != pivot && bits[row * width + word] & bit != 0 {
        let target = bits + row * width
        for place in word..<width { target[place] ^= source[place] }
      }
    }
    return pivots
  }
}
