import BigNumbers
import NumericCore

/// x[n + 1] = 111 − 1130/x[n] + 3000/(x[n]·x[n − 1]) tends to 6, and with any rounding error to 100 (Muller 1989).
func mullersRecurrence() throws -> [String] {
  let double: Double = mullersTerm(30)
  let float: BigFloat = mullersTerm(30)
  let late: BigFloat = mullersTerm(150)
  let wide: BigFloat = withPrecision(.bits(1000)) { mullersTerm(150) }
  let rational: BigRational = mullersTerm(30)
  return [
    try BigFloat(double).text(as: .fixed(6)),
    try float.text(as: .fixed(30)),
    try late.text(as: .fixed(6)),
    try wide.text(as: .fixed(30)),
    rational.description,
  ]
}

private func mullersTerm<Scalar: Field>(_ n: Int) -> Scalar {
  var (last, x): (Scalar, Scalar) = (11 / 2, 61 / 11)
  for _ in 1..<n { (last, x) = (x, 111 - 1130 / x + 3000 / (x * last)) }
  return x
}
