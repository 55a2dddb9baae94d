/// Times of one piece of work: the middle of many samples, and how far they are spread.
public struct Timing: Hashable, Sendable {
  /// The median.
  public var median: Double
  /// The first quartile: a quarter of the samples took at most this.
  public var low: Double
  /// The third quartile.
  public var high: Double
  /// How many samples there are.
  public var samples: Int

  /// Takes what was found before.
  public init(median: Double, low: Double, high: Double, samples: Int) {
    (self.median, self.low, self.high, self.samples) = (median, low, high, samples)
  }

  /// Summarizes samples, of which there is at least one.
  public init(_ times: [Double]) {
    let sorted = times.sorted()
    self.init(
      median: sorted.quantile(0.5), low: sorted.quantile(0.25), high: sorted.quantile(0.75),
      samples: sorted.count)
  }

  /// Half of what lies between the quartiles, as a part of the median.
  public var spread: Double { median > 0 ? (high - low) / 2 / median : 0 }
}

extension [Double] {
  /// The number below which so large a part of these sorted numbers lies, between neighbours in proportion.
  func quantile(_ part: Double) -> Double {
    let place = part * Double(count - 1)
    let index = Int(place)
    guard index + 1 < count else { return self[count - 1] }
    return self[index] + (self[index + 1] - self[index]) * (place - Double(index))
  }
}
