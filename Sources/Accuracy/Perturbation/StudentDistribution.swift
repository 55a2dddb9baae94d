internal import RealModule

/// Student's distribution with an integer number of degrees of freedom.
struct StudentDistribution {
  /// ν, at least 1.
  let degreesOfFreedom: Int

  /// P(|T| ≤ √ν·tan θ) as a finite sum of positive terms; the relative error is below ν·2⁻⁵¹.
  ///
  /// **Source.** Abramowitz and Stegun, 26.7.3 for odd ν and 26.7.4 for even ν.
  private func probability(_ theta: Double) -> Double {
    let (sine, cosine) = (Double.sin(theta), Double.cos(theta))
    let isOdd = degreesOfFreedom % 2 == 1
    var (term, sum) = (isOdd ? cosine : 1, 0.0)
    var index = isOdd ? 1 : 0
    while index <= degreesOfFreedom - 2 {
      sum += term
      term *= cosine * cosine * Double(index + 1) / Double(index + 2)
      index += 2
    }
    return isOdd ? 2 / Double.pi * (theta + sine * sum) : sine * sum
  }

  /// t with P(|T| ≤ t) = p, by bisection of θ.
  func quantile(_ p: Double) -> Double {
    var (low, high) = (0.0, Double.pi / 2)
    while true {
      let middle = (low + high) / 2
      guard low < middle, middle < high else { break }
      if probability(middle) < p { low = middle } else { high = middle }
    }
    return Double(degreesOfFreedom).squareRoot() * .tan(low)
  }
}
