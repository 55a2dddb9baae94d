internal import RealModule

// gnuplot places ticks well where numbers are short; the cases that it does not see to are here.
extension AxisScale {
  /// How gnuplot writes the numbers at ticks: powers of ten where there are several, and otherwise with as many
  /// digits as tell neighbours apart.
  func tickFormat(isTerminal: Bool) -> String {
    if isLogarithmic, range.upperBound / range.lowerBound >= 100 {
      return isTerminal ? "1e%T" : "10^{%T}"
    }
    return "%.\(digits)g"
  }

  /// The numbers at ticks, where gnuplot should not choose them: on a logarithmic axis without several powers of
  /// ten, and where numbers are too long to stand side by side on a line of so many characters.
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

  /// Significant digits that show the steps between a few numbers on the axis.
  private var digits: Int {
    let span = range.upperBound - range.lowerBound
    let largest = max(abs(range.lowerBound), abs(range.upperBound))
    let digits = (Double.log10(largest) - Double.log10(span)).rounded(.up) + 2
    return digits.isFinite ? Int(max(5, min(17, digits))) : 6
  }

  /// At most so many multiples of 1, 2 or 5 times a power of ten.
  private func even(_ most: Int) -> [Double] {
    let least = (range.upperBound - range.lowerBound) / Double(most)
    let power = Double.exp10(Double.log10(least).rounded(.down))
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? 10 * power
    let first = (range.lowerBound / step).rounded(.up)
    let found = (0...most).map { (first + Double($0)) * step }.filter(range.contains)
    return found.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
