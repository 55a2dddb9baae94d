internal import RealModule

// gnuplot places ticks well if their labels are short. The other cases are here.
extension AxisScale {
  /// gnuplot's format of tick labels: powers of ten if there are several, otherwise enough digits
  /// to distinguish neighbours.
  func tickFormat(isTerminal: Bool) -> String {
    if isLogarithmic, range.upperBound / range.lowerBound >= 100 {
      return isTerminal ? "1e%T" : "10^{%T}"
    }
    return "%.\(digits)g"
  }

  /// The ticks where gnuplot should not choose them: on a logarithmic axis without several powers
  /// of ten, and where the labels are too long to fit side by side on a line of `lineLength`
  /// characters; nil otherwise.
  func ticks(lineLength: Int) -> [Double]? {
    let most = max(2, min(8, lineLength / (digits + 4)))
    if isLogarithmic {
      guard range.upperBound / range.lowerBound < 100 else { return nil }
      let decade = Double.log10(range.lowerBound).rounded(.down)
      let round = [decade, decade + 1, decade + 2].flatMap { exponent in
        [1, 2, 5].map { $0 * Double.exp10(exponent) }
      }.filter(range.contains)
      return round.count >= 3 ? round : even(most)
    }
    return digits > 6 ? even(most) : nil
  }

  /// The number of significant digits that show the steps between a few numbers on the axis.
  private var digits: Int {
    let span = range.upperBound - range.lowerBound
    let largest = max(abs(range.lowerBound), abs(range.upperBound))
    let digits = (Double.log10(largest) - Double.log10(span)).rounded(.up) + 2
    return digits.isFinite ? Int(max(5, min(17, digits))) : 6
  }

  /// At most `most` ticks, at multiples of 1, 2 or 5 times a power of ten.
  private func even(_ most: Int) -> [Double] {
    let least = (range.upperBound - range.lowerBound) / Double(most)
    let power = Double.exp10(Double.log10(least).rounded(.down))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? 10 * power
    let first = (range.lowerBound / step).rounded(.up)
    let found = (0...most).map { (first + Double($0)) * step }.filter(range.contains)
    return found.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
