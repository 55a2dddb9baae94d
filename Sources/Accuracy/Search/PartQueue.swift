/// A part of what is searched.
protocol SearchPart {
  /// Whether the worst point that is known in it is worse than that of another.
  func isWorse(than other: Self) -> Bool
}

/// The parts that are not divided yet, by their sizes.
///
/// **Source.** Munos, "Optimistic optimization of a deterministic function without the knowledge of its smoothness", NIPS 24
/// (2011).
struct PartQueue<Part: SearchPart> {
  /// A part, and the place of its size among the sizes.
  typealias Chosen = (size: Int, part: Part)

  /// The parts of each size, the largest size first, in the order of their errors, the largest one last.
  private(set) var parts: [[Part]]

  /// The most parts of a size that are kept, which bounds the memory of a search of any length; those with the smallest errors go.
  private static var most: Int { 1 << 12 }

  /// One part of the largest size.
  init(_ part: Part) { parts = [[part]] }

  /// Removes some parts of the largest size, those with the largest errors.
  mutating func takingLargest(_ count: Int) -> [Chosen] {
    guard let size = parts.firstIndex(where: { !$0.isEmpty }) else { return [] }
    let taken = parts[size].suffix(count)
    parts[size].removeLast(taken.count)
    return taken.map { (size, $0) }
  }

  /// Removes of every size the part with the largest error, unless a larger part that is removed has a larger error.
  mutating func takingPromising() -> [Chosen] {
    var chosen: [Chosen] = []
    for size in parts.indices {
      guard let part = parts[size].last,
        chosen.last.map({ !$0.part.isWorse(than: part) }) ?? true
      else { continue }
      parts[size].removeLast()
      chosen.append((size, part))
    }
    return chosen
  }

  /// Adds the parts of a part that was removed.
  mutating func insert(_ smaller: [Part], of chosen: Chosen) {
    let size = chosen.size + 1
    if size == parts.count { parts.append([]) }
    for part in smaller { insert(part, size) }
  }

  private mutating func insert(_ part: Part, _ size: Int) {
    var (low, high) = (0, parts[size].count)
    while low < high {
      let middle = (low + high) / 2
      if parts[size][middle].isWorse(than: part) { high = middle } else { low = middle + 1 }
    }
    parts[size].insert(part, at: low)
    if parts[size].count > Self.most { parts[size].removeFirst() }
  }
}
