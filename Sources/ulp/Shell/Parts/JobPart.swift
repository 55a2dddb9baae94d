import ArgumentParser

/// One of several parts of about the same size, as `3/8`.
struct JobPart: ExpressibleByArgument {
  var number: Int
  var total: Int

  init?(argument: String) {
    let words = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard words.count == 2, let number = words[0], let total = words[1],
      (1...1_000_000).contains(total), (1...total).contains(number)
    else { return nil }
    (self.number, self.total) = (number, total)
  }

  /// The numbers of what belongs to this part, of a number of things.
  func range(of count: Int) -> Range<Int> {
    func end(_ number: Int) -> Int {
      let (high, low) = count.multipliedFullWidth(by: number)
      return total.dividingFullWidth((high, low)).quotient
    }
    return end(number - 1)..<end(number)
  }

  /// The numbers of this part, of things that are made in chunks of a size: what a chunk gives does not depend on the parts.
  func range(of count: Int, inChunksOf size: Int) -> Range<Int> {
    let chunks = range(of: (count + size - 1) / size)
    return min(count, chunks.lowerBound * size)..<min(count, chunks.upperBound * size)
  }
}
