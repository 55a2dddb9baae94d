import BigNumbers

/// π by Chudnovsky's series, summed by binary splitting over whole numbers, in rows of fifty digits.
func piByChudnovsky() throws -> [String] {
  let digits = 2000
  let guardDigits = 10
  let sum = chudnovskySum(0..<(digits + guardDigits) / 14 + 2)
  let scale = try BigInteger.pow(10, digits + guardDigits)
  guard let root = (10005 * scale * scale).squareRoot()?.root else { return [] }
  let pi = 426_880 * root * sum.q / sum.t
  let text = try (pi / BigInteger.pow(10, guardDigits)).description
  let decimals = Array(text.dropFirst())
  return stride(from: 0, to: digits, by: 50).map { String(decimals[$0..<$0 + 50]) }
}

/// The sum P, Q and T of the terms in a range, each from those of its halves.
private func chudnovskySum(_ range: Range<Int>) -> (p: BigInteger, q: BigInteger, t: BigInteger) {
  if range.count == 1 {
    let a = BigInteger(range.lowerBound)
    let p = a == 0 ? 1 : (6 * a - 5) * (2 * a - 1) * (6 * a - 1)
    let q = a == 0 ? 1 : 10_939_058_860_032_000 * a * a * a
    let t = p * (13_591_409 + 545_140_134 * a)
    return (p, q, a.isOdd ? -t : t)
  }
  let middle = range.lowerBound + range.count / 2
  let low = chudnovskySum(range.lowerBound..<middle)
  let high = chudnovskySum(middle..<range.upperBound)
  return (low.p * high.p, low.q * high.q, high.q * low.t + low.p * high.t)
}
