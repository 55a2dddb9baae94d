/// Finds the known name that is nearest to a misspelt one.
public enum Suggestion {
  /// The nearest candidate whose edit distance is at most a third of the length of the name, or 1
  /// for short names; nil if there is none.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(name.lowercased())
    guard typed.count <= 32 else { return nil }
    let bound = max(1, typed.count / 3)
    return
      candidates
      .map { ($0, distance(typed, Array($0.lowercased()))) }
      .filter { $0.1 <= bound && $0.1 < typed.count }
      .min { ($0.1, $0.0) < ($1.1, $1.0) }?
      .0
  }

  /// Edit distance with transpositions (optimal string alignment).
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var current = [i + 1]
      for j in b.indices {
        var best = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }
}
