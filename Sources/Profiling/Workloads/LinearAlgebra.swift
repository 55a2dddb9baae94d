import BigNumbers
import NumericCore

// Workloads of linear algebra whose results are known.
extension StandardWorkload {
  /// Σ 1/k · 1/(k+1) for k = 1…100, which is 100/101: the sum telescopes.
  static var dot: StandardWorkload {
    let count = 100
    var builder = ProgramBuilder()
    let (x, y) = (builder.inputs(count), builder.inputs(count))
    let result = builder.dot(x, y)
    let inputs = (1...count).map { BigRational(1) / BigRational($0) }
    let others = (1...count).map { BigRational(1) / BigRational($0 + 1) }
    return StandardWorkload(
      name: "dot", summary: "dot product of 100 terms, Σ 1/k · 1/(k+1)",
      program: builder.finished([result]), inputs: inputs + others,
      known: [BigRational(count) / BigRational(count + 1)])
  }

  /// Σ x^k for k = 0…63 by Horner's scheme at x = 1/3, which is (3 − 3^−63)/2.
  static var horner: StandardWorkload {
    let degree = 63
    var builder = ProgramBuilder()
    let x = builder.input()
    let coefficients = builder.inputs(degree + 1)
    var sum = coefficients[degree]
    for place in coefficients.dropLast().reversed() {
      sum = builder.add(builder.multiply(sum, x), place)
    }
    let power = (0..<degree).reduce(BigRational(1)) { power, _ in power / 3 }
    return StandardWorkload(
      name: "horner", summary: "polynomial of degree 63 by Horner's scheme, at 1/3",
      program: builder.finished([sum]),
      inputs: [BigRational(1) / 3] + (0...degree).map { _ in 1 },
      known: [(3 - power) / 2])
  }

  /// The product of matrices with elements xᵢʲ and yₖʲ, whose elements are geometric sums of xᵢyₖ.
  static var matrixProduct: StandardWorkload {
    let size = 8
    func base(_ i: Int) -> BigRational { BigRational(1) / BigRational(i + 2) }
    func power(_ x: BigRational, _ n: Int) -> BigRational {
      (0..<n).reduce(BigRational(1)) { product, _ in product * x }
    }
    var builder = ProgramBuilder()
    let places = builder.inputs(2 * size * size)
    var (outputs, known): ([ProgramBuilder.Place], [BigRational]) = ([], [])
    for i in 0..<size {
      for k in 0..<size {
        let row = (0..<size).map { places[i * size + $0] }
        let column = (0..<size).map { places[size * size + k * size + $0] }
        outputs.append(builder.dot(row, column))
        let ratio = base(i) * base(k + 1)
        known.append((1 - power(ratio, size)) / (1 - ratio))
      }
    }
    let left = (0..<size).flatMap { i in (0..<size).map { power(base(i), $0) } }
    let right = (0..<size).flatMap { k in (0..<size).map { power(base(k + 1), $0) } }
    return StandardWorkload(
      name: "matrix-product", summary: "product of two 8×8 matrices",
      program: builder.finished(outputs), inputs: left + right, known: known)
  }
}
