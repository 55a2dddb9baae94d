import NumericCore

extension Units {
  /// The spelling that was probably meant, possibly with a prefix; nil if none is near.
  static func nearestSpelling(to name: String) -> String? {
    if let same = spelling(ignoringCaseOf: name) { return same }
    let lower = name.lowercased()
    guard lower.utf8.count <= longestName else { return nil }
    if let whole = Suggestion.nearest(to: name, among: spellings), isLikely(whole, for: lower) {
      return whole
    }
    // A misspelt name after a correct prefix: `kilometr`.
    for prefix in UnitPrefix.table where lower.hasPrefix(prefix.name) {
      let names = table.lazy.filter { $0.takes(prefix) }.flatMap(\.longNames)
      let rest = String(lower.dropFirst(prefix.name.count))
      if let near = Suggestion.nearest(to: rest, among: names) { return prefix.name + near }
    }
    return nil
  }

  /// The spelling that differs only in case, the most common mistake: `mhz`, `Km`, `Celsius`.
  ///
  /// Units without prefixes take precedence, then an existing spelling in lower case, then the
  /// spelling that has the most characters in common.
  public static func spelling(ignoringCaseOf name: String) -> String? {
    let lower = name.lowercased()
    guard lower.utf8.count <= longestName else { return nil }
    func nearest(_ candidates: [String]) -> String? {
      candidates.max { (sharedCharacters($0, name), $1) < (sharedCharacters($1, name), $0) }
    }
    if let whole = nearest(spellings.filter { $0.lowercased() == lower }) { return whole }
    return named(lower) == nil ? nearest(prefixedSymbols(ignoringCase: lower)) : lower
  }

  /// Whether a near name may be meant: the first letters are rarely wrong, but may be swapped.
  private static func isLikely(_ near: String, for name: String) -> Bool {
    name.utf8.count < 4 || near.lowercased().first == name.first
      || near.lowercased().prefix(2).elementsEqual(
        name.prefix(2).reversed())
  }

  /// Longer names are not looked up; the longest names of units are shorter.
  private static let longestName = 40

  private static func prefixedSymbols(ignoringCase lower: String) -> [String] {
    var found: [String] = []
    for prefix in UnitPrefix.table {
      for first in prefix.symbols where lower.hasPrefix(first.lowercased()) {
        let rest = lower.dropFirst(first.count)
        for row in table where row.takes(prefix) {
          for symbol in row.symbols where symbol.lowercased() == rest {
            found.append(first + symbol)
          }
        }
      }
    }
    return found
  }

  private static func sharedCharacters(_ a: String, _ b: String) -> Int {
    zip(a, b).count { $0 == $1 }
  }
}
