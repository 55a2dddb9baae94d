extension Array {
  /// Sorts by one order, and what that leaves next to each other and tied by another one.
  package mutating func sort(
    by isBefore: (Element, Element) -> Bool, tied: (Element, Element) -> Bool,
    then isFirst: (Element, Element) -> Bool
  ) {
    sort(by: isBefore)
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, tied(self[end - 1], self[end]) { end += 1 }
      self[start..<end].sort(by: isFirst)
      start = end
    }
  }
}
