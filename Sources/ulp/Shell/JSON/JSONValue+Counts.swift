extension JSONValue {
  /// The largest count that is read: sums of those of half a million files fit into a word.
  static let mostCount = 1 << 44

  /// A count, so small that no sum of counts leaves a word.
  var count: Int? {
    guard case .number(let text) = self, let number = Int(text), 0...Self.mostCount ~= number else {
      return nil
    }
    return number
  }

  /// A number; infinite if it is null.
  var double: Double? {
    switch self {
    case .number(let text): Double(text)
    case .null: .infinity
    default: nil
    }
  }

  var items: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

  static func number(_ x: Double) -> JSONValue { x.isFinite ? JSONValue(x) : .null }

  // MARK: - Tallies

  /// How often each number occurred, in ascending order.
  static func tally(_ counts: [Double: Int]) -> JSONValue {
    .list(counts.sorted { $0.key < $1.key }.map { .list([.number($0.key), JSONValue($0.value)]) })
  }

  var tally: [Double: Int]? {
    guard let items else { return nil }
    var counts: [Double: Int] = [:]
    var total = 0
    for item in items {
      guard let pair = item.items, pair.count == 2, let number = pair[0].double,
        let count = pair[1].count, total <= Self.mostCount - count
      else { return nil }
      counts[number] = count
      total += count
    }
    return counts
  }

  /// An exact sum of numbers: for each exponent, the sum of the significands.
  static func sum(_ parts: [Int: UInt128]) -> JSONValue {
    .list(
      parts.sorted { $0.key < $1.key }.map { .list([JSONValue($0.key), .string("\($0.value)")]) })
  }

  /// An exact sum whose exponents have a size below a bound; sums of those of 2²⁴ files fit.
  func sum(exponentsBelow bound: Int) -> [Int: UInt128]? {
    guard let items else { return nil }
    var sum: [Int: UInt128] = [:]
    for item in items {
      guard let pair = item.items, pair.count == 2, case .number(let key) = pair[0],
        let exponent = Int(key), exponent.magnitude < bound, case .string(let text) = pair[1],
        let significand = UInt128(text), significand < 1 << 104
      else { return nil }
      sum[exponent] = significand
    }
    return sum
  }
}
