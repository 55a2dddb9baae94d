/// The points of a job that are done: ascending ranges, none next to another one.
struct CoveredRanges {
  private(set) var ranges: [Range<Int>] = []

  /// No points.
  init() {}

  /// The points of a range.
  init(_ range: Range<Int>) { add(range) }

  /// Adds points that are not among these.
  mutating func add(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var (first, whole) = (place(of: range.lowerBound), range)
    var next = first
    if first > 0, ranges[first - 1].upperBound == range.lowerBound {
      first -= 1
      whole = ranges[first].lowerBound..<whole.upperBound
    }
    if next < ranges.count, ranges[next].lowerBound == range.upperBound {
      whole = whole.lowerBound..<ranges[next].upperBound
      next += 1
    }
    ranges.replaceSubrange(first..<next, with: CollectionOfOne(whole))
  }

  /// Adds points that are not among these.
  mutating func add(_ others: CoveredRanges) { for range in others.ranges { add(range) } }

  /// The first point; nil without points.
  var first: Int? { ranges.first?.lowerBound }

  /// The number of points.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Whether all points of a range are among these.
  func covers(_ range: Range<Int>) -> Bool {
    if range.isEmpty { return true }
    let place = place(of: range.lowerBound + 1)
    return place > 0 && ranges[place - 1].upperBound >= range.upperBound
  }

  /// Whether no point of a range is among these.
  func isApart(from range: Range<Int>) -> Bool {
    if range.isEmpty { return true }
    let place = place(of: range.upperBound)
    return place == 0 || ranges[place - 1].upperBound <= range.lowerBound
  }

  /// The points, of a number of them, that are not among these.
  func missing(of count: Int) -> [Range<Int>] {
    var (place, missing) = (0, [Range<Int>]())
    for range in ranges {
      if place < range.lowerBound { missing.append(place..<range.lowerBound) }
      place = range.upperBound
    }
    if place < count { missing.append(place..<count) }
    return missing
  }

  /// The number of ranges that begin before a point.
  private func place(of point: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound < point { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: - JSON

extension CoveredRanges {
  /// The ends of each range.
  var json: JSONValue {
    .list(ranges.map { .list([JSONValue($0.lowerBound), JSONValue($0.upperBound)]) })
  }

  /// Reads ranges of a number of points; nil if they are none, or not ascending.
  init?(_ json: JSONValue?, of count: Int) {
    guard case .list(let items)? = json else { return nil }
    self.init()
    for item in items {
      guard case .list(let ends) = item, ends.count == 2, let lower = ends[0].count,
        let upper = ends[1].count, lower <= upper, upper <= count,
        (ranges.last?.upperBound ?? 0) <= lower
      else { return nil }
      add(lower..<upper)
    }
  }
}
