import BigNumbers

/// A part of the values of a variable in which one of several computations has the smallest errors.
public struct Stretch: Sendable {
  /// The smallest and the largest value of the variable.
  public private(set) var ends: (lower: FormatValue, upper: FormatValue)
  /// The computation with the smallest mean error; nil if another one is as good.
  public let best: Int?
  /// The number of points.
  public private(set) var count: Int
  private var sums: [Double]

  /// The mean error of each computation in bits.
  public var meanBits: [Double] { sums.map { $0 / Double(count) } }

  /// The number of parts, with equally many points, into which the points are divided at first.
  private static let parts = 32
  /// Means of errors that differ by less are alike.
  private static let leastDifference = 0.1

  /// The parts of the values of a variable at some points: neighbours with the same best computation are one part.
  public static func stretches(_ points: [KeptPoint], of variable: Int) -> [Stretch] {
    let sorted = points.map { (x: $0.point[variable], errors: $0.errors) }
      .map { (key: $0.x.rational ?? 0, x: $0.x, errors: $0.errors) }
      .sorted { $0.key < $1.key }
    var stretches: [Stretch] = []
    for part in 0..<parts {
      let range = sorted.count * part / parts..<sorted.count * (part + 1) / parts
      guard let first = sorted[range].first, let last = sorted[range].last else { continue }
      var sums = [Double](repeating: 0, count: first.errors.count)
      for point in sorted[range] {
        for (index, error) in point.errors.enumerated() { sums[index] += error.bits }
      }
      let next = Stretch(
        ends: (first.x, last.x), best: best(of: sums, range.count), count: range.count, sums: sums)
      if let before = stretches.last, before.best == next.best {
        stretches[stretches.count - 1].add(next)
      } else {
        stretches.append(next)
      }
    }
    return stretches
  }

  private static func best(of sums: [Double], _ count: Int) -> Int? {
    let order = sums.indices.sorted { sums[$0] < sums[$1] }
    guard order.count > 1 else { return order.first }
    let lead = (sums[order[1]] - sums[order[0]]) / Double(count)
    return lead < leastDifference ? nil : order[0]
  }

  private mutating func add(_ other: Stretch) {
    ends.upper = other.ends.upper
    count += other.count
    for index in sums.indices { sums[index] += other.sums[index] }
  }
}
