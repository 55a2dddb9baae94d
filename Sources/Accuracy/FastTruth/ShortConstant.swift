internal import BigNumbers
internal import NumericCore

/// The value of a function at a double as the sum of two: the head has some bits, at most 53, so that products with short
/// integers are exact; the relative error of the tail is at most 2⁻⁵³.
struct ShortConstant {
  let head: Double
  let tail: Double

  init(_ function: UnaryFunction, _ x: Double, bits: Int = 53) {
    self.init(BigFloat.compute(function, BigFloat(x), precision: .bits(200)), bits: bits)
  }

  /// A number, whose bits behind those of both doubles are lost.
  init(_ value: BigFloat, bits: Int = 53) {
    let leading = value.rounded(toPrecision: .bits(bits))
    (head, tail) = (Double(leading), Double(value - leading))
  }
}
