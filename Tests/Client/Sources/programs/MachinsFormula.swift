import BigNumbers
import NumericCore

/// π = 16·atan(1/5) − 4·atan(1/239), each as a sum of fractions, of 512 bits, and of decimals.
func machinsFormula() throws -> [String] {
  let rational: BigRational = machinsPi(terms: 72)
  let fixed: Float512 = machinsPi(terms: 110)
  let decimal: BigDecimal = machinsPi(terms: 60)
  return [
    try BigFloat(rational, precision: .bits(400)).text(as: .fixed(100)),
    try fixed.text(as: .fixed(150)),
    decimal.rounded(to: 71).description,
  ]
}

private func machinsPi<Scalar: Field>(terms: Int) -> Scalar {
  16 * arctangent(ofReciprocal: 5, terms: terms) - 4 * arctangent(ofReciprocal: 239, terms: terms)
}

/// Gregory's series for atan(1/n).
private func arctangent<Scalar: Field>(ofReciprocal n: Scalar, terms: Int) -> Scalar {
  var (sum, power): (Scalar, Scalar) = (0, 1 / n)
  for k in 0..<terms {
    let term = power / Scalar(2 * k + 1)
    sum = k.isMultiple(of: 2) ? sum + term : sum - term
    power /= n * n
  }
  return sum
}
