import BigNumbers
import NumericCore

/// The loops over many numbers.
///
/// Each sum rounds after every operation, like those of the peers.
enum Kernels {
  /// The number of rows of the matrices.
  static let size = 50

  /// Σ left·right, where the operands are the two halves of the values.
  static func dot(_ values: [BigFloat], _ precision: Precision) -> BigFloat {
    let half = values.count / 2
    var sum = BigFloat.Accumulator(precision: precision)
    var product = BigFloat.Accumulator(precision: precision)
    for index in 0..<half {
      BigFloat.multiply(values[index], values[half + index], into: &product)
      sum.add(product)
    }
    return sum.finish()
  }

  /// The product of two 50×50 matrices, row by row; its last element.
  static func matrixProduct(_ values: [BigFloat], _ precision: Precision) -> BigFloat {
    var result = Array(repeating: BigFloat.zero, count: size * size)
    for row in 0..<size {
      for column in 0..<size {
        var sum = BigFloat.Accumulator(precision: precision)
        var product = BigFloat.Accumulator(precision: precision)
        for index in 0..<size {
          BigFloat.multiply(
            values[row * size + index], values[(size + index) * size + column], into: &product)
          sum.add(product)
        }
        result[row * size + column] = sum.finish()
      }
    }
    return result[size * size - 1]
  }

  /// The polynomial at the first value, whose coefficients are the other values, the leading one
  /// first.
  static func horner(_ values: [BigFloat], _ precision: Precision) -> BigFloat {
    let x = values[0]
    var sum = BigFloat.Accumulator(precision: precision)
    for coefficient in values.dropFirst() {
      sum.multiply(by: x)
      sum.add(coefficient)
    }
    return sum.finish()
  }

  /// 10 000 steps of x ← r·x·(1 − x).
  static func logisticMap(rate: BigFloat, from start: BigFloat, _ precision: Precision) -> BigFloat
  {
    let one = BigFloat(1, precision: precision)
    var x = start
    var rest = one
    for _ in 0..<10_000 {
      BigFloat.subtract(one, x, into: &rest)
      x *= rate
      x *= rest
    }
    return x
  }
}
