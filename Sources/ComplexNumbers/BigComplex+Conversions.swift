public import BigNumbers
public import ComplexModule
import NumericCore
public import RealModule

// To and from swift-numerics' complex numbers. Their functions are composed of real ones and lose digits of the smaller part:
// `Complex<BigFloat>.tanh` of 200 + i has the imaginary part 0.
extension BigComplex {
  /// The same number, with the precision of its parts.
  public init(_ value: Complex<BigFloat>) { self.init(value.real, value.imaginary) }
  /// The same number.
  public init(_ value: Complex<Double>) {
    self.init(BigFloat(value.real), BigFloat(value.imaginary))
  }
}

extension Complex where RealType == BigFloat {
  /// The same number; numbers that are not finite have one form here, whatever their parts.
  public init(_ value: BigComplex) { self.init(value.real, value.imaginary) }
}

extension Complex where RealType == Double {
  /// The number with both parts rounded to nearest.
  public init(_ value: BigComplex) { self.init(Double(value.real), Double(value.imaginary)) }
}
