import NumericCore

/// Carlson's integrals R_F(x, y, z) and R_D(x, y, z), the second of which may be left out.
struct CarlsonForms {
  let first: ComplexInterval
  var second = ComplexInterval.entire
}

// Carlson's symmetric integrals of the squares of a, b and c, which have real part ≥ 0, at most one of which is 0.
//
// A step of duplication (DLMF 19.26(iii)) takes x to (x + λ)/4 = (a + b)(a + c)/4 for λ = ab + bc + ca. Each factor has an
// angle of less than a quarter turn, so that the principal root of the product is the product of the principal roots, and
// nothing cancels. Where the roots of all steps are analytic, the value is an analytic continuation to numbers to the left
// of the imaginary axis.
//
// **Source.** Carlson, Numerical computation of real or complex elliptic integrals, Numer. Algorithms 10 (1995); Johansson,
// Numerical evaluation of elliptic functions, elliptic integrals and modular forms (2018).
extension OutwardContext {
  /// R_F, and R_D = 3·Σ 4^−k/(cₖ·(cₖ + aₖ)(cₖ + bₖ)) + 4^−n·R_D(xₙ, yₙ, zₙ) (DLMF 19.26(iii)), where the last one is small.
  func carlsonForms(
    roots a: ComplexInterval, _ b: ComplexInterval, _ c: ComplexInterval,
    isFirstEnough: Bool = false
  ) throws(LimitExceeded) -> CarlsonForms {
    var (a, b, c) = (a, b, c)
    var sum = ComplexInterval(integer(0), integer(0))
    let plan = DuplicationPlan(bits: precision.bits)
    var quarter = oneHalf.halved
    for step in 0..<plan.mostSteps {
      try Deadline.check()
      guard a.isBounded, b.isBounded, c.isBounded else { break }
      if plan.isEnough([a - c, b - c], beside: c, step: step) {
        let ratio = (a / c).square
        let other = (b / c).square
        let first = series([ratio, other, one], order: 1) / c
        if isFirstEnough { return CarlsonForms(first: first) }
        let scale = quarter + quarter + quarter + quarter
        return CarlsonForms(
          first: first,
          second: sum + series([ratio, other, one, one, one], order: 3) * scale / (c.square * c))
      }
      let roots = halfSumRoots(a, b, c)
      let last = c
      (a, b, c) = (roots.ab * roots.ca, roots.ab * roots.bc, roots.bc * roots.ca)
      // (c + a)(c + b) is four times the square of the next c.
      if !isFirstEnough {
        sum = sum + ComplexInterval(integer(3) * quarter, integer(0)) / (last * c.square)
      }
      quarter = quarter.halved.halved
    }
    return CarlsonForms(first: .entire)
  }

  /// The principal roots of the means of two numbers each.
  func halfSumRoots(
    _ a: ComplexInterval, _ b: ComplexInterval, _ c: ComplexInterval
  ) -> (ab: ComplexInterval, bc: ComplexInterval, ca: ComplexInterval) {
    (
      ab: squareRoot((a + b).halved), bc: squareRoot((b + c).halved),
      ca: squareRoot((c + a).halved)
    )
  }

  /// The hypergeometric R-function of degree −k/2, where k is `order`, of numbers close to each other, each with the
  /// exponent ½, divided by its value where all are their mean A: A^(−k/2)·Σ k/(2N + k)·T_N (DLMF 19.19.7), where T_N is the
  /// coefficient of tᴺ in Π(1 − t·Xⱼ)^(−½) for Xⱼ = 1 − xⱼ/A.
  ///
  /// From Q(t) = Π(1 − t·Xⱼ) = Σ (−1)ʲ·Eⱼ·tʲ and P = Q^(−½) follows 2Q·P′ = −Q′·P, and with E₁ = 0
  /// N·T_N = Σ (−1)^(j+1)·(N − j/2)·Eⱼ·T_(N−j) over j ≥ 2.
  ///
  /// **Error.** For |Xⱼ| ≤ ρ ≤ ½ the term of N is at most (3/2)_N/N!·ρᴺ ≤ (N + 1)·ρᴺ, because T_N is at most the coefficient in
  /// (1 − ρt)^−c for the number c of half exponents, 3/2 or 5/2. All terms from N = K are at most 4(K + 1)·ρᴷ.
  func series(_ numbers: [ComplexInterval], order: Int) -> ComplexInterval {
    var mean = numbers.reduce(ComplexInterval(integer(0), integer(0))) { $0 + $1 }
    mean = mean / integer(numbers.count)
    let variables = numbers.map { (mean - $0) / mean }
    let largest = variables.map { size($0) }.max() ?? .nan
    guard largest.isFinite, mean.isBounded else { return .entire }
    var sum = one
    if let exponent = largest.binaryExponent {
      if exponent > -1 { return .entire }
      let places = min(-exponent, precision.bits + 8)
      let count = precision.bits / places + 3
      sum = symmetricSum(elementary(variables), count, order)
      sum = sum.widened(
        by: BigFloat.integer(4 * (count + 1)).scaled(-places * count),
        isReal: variables.allSatisfy(\.isReal))
    }
    let root = squareRoot(mean)
    return sum / (order == 1 ? root : root * mean)
  }

  /// Σ k/(2N + k)·T_N for N < count.
  private func symmetricSum(
    _ e: [ComplexInterval], _ count: Int, _ order: Int
  ) -> ComplexInterval {
    var terms = [one]
    var sum = one
    for n in 1..<count {
      var next = ComplexInterval(integer(0), integer(0))
      for j in stride(from: 2, through: min(n, e.count - 1), by: 1) {
        let term = e[j] * terms[n - j] * integer(2 * n - j)
        next = j % 2 == 0 ? next - term : next + term
      }
      next = next / integer(2 * n)
      terms.append(next)
      sum = sum + next * integer(order) / integer(2 * n + order)
    }
    return sum
  }

  /// The elementary symmetric functions of numbers with the sum 0.
  private func elementary(_ numbers: [ComplexInterval]) -> [ComplexInterval] {
    let zero = ComplexInterval(integer(0), integer(0))
    var e = [one]
    for x in numbers {
      e.append(zero)
      for j in stride(from: e.count - 1, through: 1, by: -1) { e[j] = e[j] + e[j - 1] * x }
    }
    e[1] = zero
    return e
  }
}

/// How many steps of duplication precede a series.
///
/// A step divides differences by 4, and a term of the series counts as much as a step, so that both numbers are about √bits.
struct DuplicationPlan {
  /// The exponent of two of differences beside the numbers from which the series is taken.
  let exponent: Int
  /// The steps after which exponents of two that differ by up to 2⁶² are the same, and those that the differences need then.
  let mostSteps: Int

  init(bits: Int) {
    let terms = 4 + Int(1.2 * Double(bits).squareRoot())
    exponent = -(bits / terms) - 3
    mostSteps = 80 - exponent
  }

  func isEnough(_ differences: [ComplexInterval], beside number: ComplexInterval, step: Int) -> Bool
  {
    guard let size = number.binaryExponent else { return false }
    let gap = differences.compactMap(\.binaryExponent).max() ?? .min
    if gap <= size + exponent { return true }
    // The differences of wide rectangles do not become smaller.
    return step > 4 && gap <= size - 4 && !differences.contains { $0.accuracy >= 2 }
  }
}
