import BigNumbers

/// The continued fraction of e, [2; 1, 2, 1, 1, 4, 1, 1, 6, …], and its best approximations, from a partial sum of 1/k!.
func eulersFraction() throws -> [String] {
  var (sum, term): (BigRational, BigRational) = (1, 1)
  for k in 1...60 {
    term /= BigRational(k)
    sum += term
  }
  let convergents = sum.convergents.prefix(10).map { $0.description }
  let quotients = sum.partialQuotients(count: 40).quotients.map { $0.description }
  return [
    quotients.joined(separator: " "), convergents.joined(separator: " "),
    sum.limitingDenominator(to: 1000).description,
  ]
}
