/// The times of one piece of work: the median of many samples and the quartiles.
public struct Timing: Hashable, Sendable {
  /// The median.
  public var median: Double
  /// The first quartile: a quarter of the samples took at most this.
  public var low: Double
  /// The third quartile.
  public var high: Double
  /// The number of samples.
  public var samples: Int

  /// Creates a timing from its values.
  public init(median: Double, low: Double, high: Double, samples: Int) {
    (self.median, self.low, self.high, self.samples) = (median, low, high, samples)
  }

  /// Summarizes samples.
  ///
  /// - Precondition: there is at least one sample.
  public init(_ times: [Double]) {
    let sorted = times.sorted()
    self.init(
      median: sorted.quantile(0.5), low: sorted.quantile(0.25), high: sorted.quantile(0.75),
      samples: sorted.count)
  }

  /// Half of the interquartile range, divided by the median.
  public var spread: Double { median > 0 ? (high - low) / 2 / median : 0 }
}

extension [Double] {
  /// The quantile of these sorted numbers, with linear interpolation between neighbours.
  func quantile(_ part: Double) -> Double {
    let place = part * Double(count - 1)
    let index = Int(place)
    guard index + 1 < count else { return self[count - 1] }
    return self[index] + (self[index + 1] - self[index]) * (place - Double(index))
  }
}
