import BigNumbers
import NumericCore

// Mean, variance, and sums in several orders.
extension StandardWorkload {
  /// 10⁶ + k/3 for k = 1…100: the numbers are large compared with their differences.
  private static let data = (1...100).map { 1_000_000 + BigRational($0) / 3 }

  private static let count = BigRational(data.count)
  /// The mean of k/3 is (n+1)/6.
  private static let meanOfData = 1_000_000 + (count + 1) / 6
  /// The sample variance of 1…n is n(n+1)/12.
  private static let varianceOfData = count * (count + 1) / 12 / 9

  static var mean: StandardWorkload {
    var builder = ProgramBuilder()
    let x = builder.inputs(data.count)
    let mean = builder.mean(x)
    return StandardWorkload(
      name: "mean", summary: "mean of 100 numbers near 10⁶, added from left to right",
      program: builder.finished([mean]), inputs: data, known: [meanOfData])
  }

  /// Σ (x − mean)²/(n − 1), in two passes.
  static var variance: StandardWorkload {
    var builder = ProgramBuilder()
    let x = builder.inputs(data.count)
    let mean = builder.mean(x)
    let squares = x.map { term in
      let deviation = builder.subtract(term, mean)
      return builder.multiply(deviation, deviation)
    }
    let total = builder.sum(squares)
    let variance = builder.divide(total, builder.integer(data.count - 1))
    return StandardWorkload(
      name: "variance", summary: "variance of 100 numbers near 10⁶ in two passes",
      program: builder.finished([variance]), inputs: data, known: [varianceOfData])
  }

  /// (Σx² − (Σx)²/n)/(n − 1), in which cancellation loses digits.
  static var varianceInOnePass: StandardWorkload {
    var builder = ProgramBuilder()
    let x = builder.inputs(data.count)
    let sum = builder.sum(x)
    let squares = builder.dot(x, x)
    let squareOfSum = builder.multiply(sum, sum)
    let middle = builder.divide(squareOfSum, builder.integer(data.count))
    let difference = builder.subtract(squares, middle)
    let variance = builder.divide(difference, builder.integer(data.count - 1))
    return StandardWorkload(
      name: "variance:one-pass",
      summary: "the same from the sum and the sum of squares, which cancel",
      program: builder.finished([variance]), inputs: data, known: [varianceOfData])
  }
}

extension StandardWorkload {
  /// ±2^(k mod 30)/k with alternating signs: terms of many sizes that cancel partly.
  private static let terms = (1...200).map { k in
    let power = BigRational(1 << (k * 7 % 30)) / BigRational(k)
    return k % 2 == 0 ? -power : power
  }

  /// The same terms added in several orders, which shows the error due to the order of additions.
  static var sums: [StandardWorkload] {
    [
      sum("forward", "from left to right") { $0.sum($1) },
      sum("backward", "from right to left") { $0.sum($1.reversed()) },
      sum("pairwise", "in a balanced tree", pairwise),
      sum("sorted", "from the smallest magnitude up") { builder, x in
        let order = terms.indices.sorted { terms[$0].magnitude < terms[$1].magnitude }
        return builder.sum(order.map { x[$0] })
      },
      sum("kahan", "with Kahan's compensation", kahan),
      sum("once", "with one rounding at the end") { $0.compute(.sum, $1) },
    ]
  }

  private static func sum(
    _ name: String, _ order: String,
    _ add: (inout ProgramBuilder, [ProgramBuilder.Place]) -> ProgramBuilder.Place
  ) -> StandardWorkload {
    var builder = ProgramBuilder()
    let x = builder.inputs(terms.count)
    let sum = add(&builder, x)
    return StandardWorkload(
      name: "sum:\(name)", summary: "sum of 200 terms of all sizes \(order)",
      program: builder.finished([sum]), inputs: terms, known: [terms.reduce(0, +)])
  }

  private static func pairwise(
    _ builder: inout ProgramBuilder, _ x: [ProgramBuilder.Place]
  ) -> ProgramBuilder.Place {
    if x.count == 1 { return x[0] }
    let (left, right) = (Array(x[..<(x.count / 2)]), Array(x[(x.count / 2)...]))
    let (a, b) = (pairwise(&builder, left), pairwise(&builder, right))
    return builder.add(a, b)
  }

  /// Kahan's compensated summation.
  ///
  /// **Source.** Kahan, "Further remarks on reducing truncation errors", CACM 8(1) (1965).
  private static func kahan(
    _ builder: inout ProgramBuilder, _ x: [ProgramBuilder.Place]
  ) -> ProgramBuilder.Place {
    var sum = x[0]
    var lost = builder.integer(0)
    for term in x.dropFirst() {
      let corrected = builder.subtract(term, lost)
      let next = builder.add(sum, corrected)
      lost = builder.subtract(builder.subtract(next, sum), corrected)
      sum = next
    }
    return sum
  }
}
