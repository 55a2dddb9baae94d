import BigNumbers
import NumericCore

/// The kernels at one precision. Each sum rounds after every operation, as the peers' do.
struct KernelSet {
  private let precision: Precision
  private let left: [BigFloat]
  private let right: [BigFloat]
  private let coefficients: [BigFloat]
  private static let size = 50

  init(precision: Precision) {
    func number(_ value: Int) -> BigFloat { BigFloat(value, precision: precision) }
    self.precision = precision
    let count = Self.size * Self.size
    left = (0..<count).map { .sqrt(number($0 + 2)) }
    right = (0..<count).map { .sqrt(number(2 * $0 + 3)) / number($0 + 1) }
    coefficients = (0..<1000).map { number(1) / number($0 + 1) }
  }

  /// Σ left·right over 1000 pairs.
  func dot() -> BigFloat {
    var sum = BigFloat.Accumulator(precision: precision)
    var product = BigFloat.Accumulator(precision: precision)
    for index in 0..<1000 {
      BigFloat.multiply(left[index], right[index], into: &product)
      sum.add(product)
    }
    return sum.finish()
  }

  /// The product of two 50×50 matrices; its last element.
  func matrixProduct() -> BigFloat {
    let size = Self.size
    var result = Array(repeating: BigFloat.zero, count: size * size)
    for row in 0..<size {
      for column in 0..<size {
        var sum = BigFloat.Accumulator(precision: precision)
        var product = BigFloat.Accumulator(precision: precision)
        for index in 0..<size {
          BigFloat.multiply(left[row * size + index], right[index * size + column], into: &product)
          sum.add(product)
        }
        result[row * size + column] = sum.finish()
      }
    }
    return result[size * size - 1]
  }

  /// A polynomial of degree 999 at 7/10.
  func horner() -> BigFloat {
    let x = BigFloat(7, precision: precision) / 10
    var sum = BigFloat.Accumulator(precision: precision)
    for coefficient in coefficients {
      sum.multiply(by: x)
      sum.add(coefficient)
    }
    return sum.finish()
  }

  /// 10 000 steps of x ← r·x·(1 − x) from ⅓, r = 3.5, where the map is not chaotic.
  func logisticMap() -> BigFloat {
    let one = BigFloat(1, precision: precision)
    let rate = BigFloat(7, precision: precision) / 2
    var x = one / 3
    var rest = one.rounded(toPrecision: precision)
    for _ in 0..<10_000 {
      BigFloat.subtract(one, x, into: &rest)
      x *= rate
      x *= rest
    }
    return x
  }
}
