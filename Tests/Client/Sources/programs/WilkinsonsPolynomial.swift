import BigNumbers
import NumericCore

/// Signs of Wilkinson's polynomial (x − 1)(x − 2)…(x − 20) between its roots, also with the coefficient −210 less by 2⁻²³.
///
/// With 24 bits an enclosure says where it cannot tell, with 256 bits it tells. Ten roots of the second one are not real.
func wilkinsonsPolynomial() -> [String] {
  // Products of whole numbers are exact; the lowest coefficient is the first one.
  var exact: [BigInteger] = [1]
  for root in 1...20 {
    let shifted = [0] + exact
    exact = zip(shifted, exact + [0]).map { $0 - BigInteger(root) * $1 }
  }
  let coefficients = exact.map { BigRational($0) }
  var perturbed = coefficients
  perturbed[19] -= BigRational(1, over: 1 << 23)
  return [
    signs(of: coefficients, bits: 256), signs(of: perturbed, bits: 256),
    "\(signs(of: coefficients, bits: 24).contains("?"))",
  ]
}

/// The signs at 1/2, 3/2, … 41/2.
private func signs(of coefficients: [BigRational], bits: Int) -> String {
  let enclosed = coefficients.map { BigInterval($0, precision: .bits(bits)) }
  return String(
    (0...20).map { place -> Character in
      let x = BigInterval(BigRational(2 * place + 1, over: 2), precision: .bits(bits))
      let value = enclosed.reversed().reduce(0) { $0 * x + $1 }
      return value > 0 ? "+" : value < 0 ? "-" : "?"
    })
}
