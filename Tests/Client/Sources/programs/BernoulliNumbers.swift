import BigNumbers

/// Bernoulli's numbers B₀, B₂, …, B₆₀ as fractions, by Akiyama and Tanigawa's triangle.
func bernoulliNumbers() -> [String] {
  var row = [BigRational]()
  var numbers = [BigRational]()
  for n in 0...60 {
    row.append(BigRational(1, over: n + 1))
    for k in stride(from: n, to: 0, by: -1) {
      row[k - 1] = BigRational(k) * (row[k - 1] - row[k])
    }
    numbers.append(row[0])
  }
  return stride(from: 0, through: 60, by: 2).map { numbers[$0].description }
}
