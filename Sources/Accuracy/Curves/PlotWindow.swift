internal import RealModule

/// The part of the plane that a picture shows, and how finely.
public struct PlotWindow: Sendable {
  /// The numbers of the variable.
  public let domain: ClosedRange<Double>
  /// Equal steps of the variable are equal ratios; the domain is then above zero.
  public let isLogarithmic: Bool
  /// Steps between samples, at least as many as the picture has columns.
  public let columns: Int
  /// What the vertical axis shows, where that was chosen.
  public let range: ClosedRange<Double>?
  /// Equal steps on the vertical axis are equal ratios.
  public let isVerticalLogarithmic: Bool

  /// Creates a window.
  public init(
    domain: ClosedRange<Double>, isLogarithmic: Bool = false, columns: Int,
    range: ClosedRange<Double>? = nil, isVerticalLogarithmic: Bool = false
  ) {
    precondition(columns > 0 && (!isLogarithmic || domain.lowerBound > 0))
    self.domain = domain
    self.isLogarithmic = isLogarithmic
    self.columns = columns
    self.range = range
    self.isVerticalLogarithmic = isVerticalLogarithmic
  }

  /// Where the samples are, from the least to the greatest.
  public var samples: [Double] {
    var samples: [Double] = []
    for index in 0...columns {
      let x = position(index)
      if x > samples.last ?? -.infinity { samples.append(x) }
    }
    return samples
  }

  private func position(_ index: Int) -> Double {
    if index == 0 { return domain.lowerBound }
    if index == columns { return domain.upperBound }
    let share = Double(index) / Double(columns)
    let (low, high) = (domain.lowerBound, domain.upperBound)
    guard isLogarithmic else {
      // The middle of an interval around zero is zero; no product overflows.
      return low * (1 - share) + high * share
    }
    // Powers of ten stay what they are.
    let (first, last) = (Double.log10(low), Double.log10(high))
    return min(high, max(low, Double.exp10(first * (1 - share) + last * share)))
  }

  /// A number between two others, in the middle of the axis between them.
  func middle(_ a: Double, _ b: Double) -> Double {
    isLogarithmic ? a.squareRoot() * b.squareRoot() : a / 2 + b / 2
  }

  /// Whether two numbers are so close that nothing between them could be seen: far closer than pixels are.
  func isNegligible(_ a: Double, _ b: Double) -> Bool {
    let share = 0x1p-36
    if isLogarithmic {
      return Double.log(b) - Double.log(a)
        <= share * (Double.log(domain.upperBound) - Double.log(domain.lowerBound))
    }
    return b / 2 - a / 2 <= share * (domain.upperBound / 2 - domain.lowerBound / 2)
  }
}
