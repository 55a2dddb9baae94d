internal import RealModule

/// The part of the plane that a plot shows, and its resolution.
public struct PlotWindow: Sendable {
  /// The range of the variable.
  public let domain: ClosedRange<Double>
  /// Whether the horizontal axis is logarithmic; the domain is then positive.
  public let isLogarithmic: Bool
  /// The number of steps between samples, at least the number of columns of the picture.
  public let columns: Int
  /// The range of the vertical axis, if it was chosen.
  public let range: ClosedRange<Double>?
  /// Whether the vertical axis is logarithmic.
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

  /// The positions of the samples in ascending order.
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
      // This formula gives exactly zero in the middle of an interval around zero, and cannot
      // overflow.
      return low * (1 - share) + high * share
    }
    // Powers of ten are reproduced exactly.
    let (first, last) = (Double.log10(low), Double.log10(high))
    return min(high, max(low, Double.exp10(first * (1 - share) + last * share)))
  }

  /// The middle between two numbers on the axis.
  func middle(_ a: Double, _ b: Double) -> Double {
    isLogarithmic ? a.squareRoot() * b.squareRoot() : a / 2 + b / 2
  }

  /// Whether two numbers are so close that nothing between them is visible: within 2⁻³⁶ of the
  /// width of the axis.
  func isNegligible(_ a: Double, _ b: Double) -> Bool {
    let share = 0x1p-36
    if isLogarithmic {
      return Double.log(b) - Double.log(a)
        <= share * (Double.log(domain.upperBound) - Double.log(domain.lowerBound))
    }
    return b / 2 - a / 2 <= share * (domain.upperBound / 2 - domain.lowerBound / 2)
  }
}
