import RealModule

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// C's `pow`; swift-numerics' own refuses negative bases and 0⁰.
private func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }

// What the hardware and the platform's libm have; nil for what they lack.
extension DoubleBackend {
  /// A function of one number.
  @inlinable
  public func platform(_ function: UnaryFunction, _ x: Double) -> Double? {
    switch function {
    case .negate: -x
    case .magnitude: x.magnitude
    case .square: x * x
    case .sqrt: x.squareRoot()
    case .floor: x.rounded(.down)
    case .ceil: x.rounded(.up)
    case .trunc: x.rounded(.towardZero)
    case .round: x.rounded(.toNearestOrAwayFromZero)
    case .roundEven, .roundInDirection: x.rounded(.toNearestOrEven)
    default: libm(function, x)
    }
  }

  @usableFromInline
  func libm(_ function: UnaryFunction, _ x: Double) -> Double? {
    switch function {
    case .sign: x.isNaN || x == 0 ? x : Double(signOf: x, magnitudeOf: 1)
    case .fraction:
      Double(signOf: x, magnitudeOf: x.isInfinite ? 0 : x - x.rounded(.towardZero))
    case .nextAbove: x.nextUp
    case .nextBelow: x.nextDown
    case .binaryExponent: x == 0 ? 0 : x.isFinite ? Double(x.exponent) + 1 : .nan
    case .binarySignificand:
      x.isFinite && x != 0 ? Double(signOf: x, magnitudeOf: x.significand / 2) : x
    case .exp: .exp(x)
    case .exp2: .exp2(x)
    case .exp10: .exp10(x)
    case .expMinusOne: .expMinusOne(x)
    case .log: .log(x)
    case .log2: .log2(x)
    case .log10: .log10(x)
    case .logOnePlus: .log(onePlus: x)
    case .sin: .sin(x)
    case .cos: .cos(x)
    case .tan: .tan(x)
    case .asin: .asin(x)
    case .acos: .acos(x)
    case .atan: .atan(x)
    case .sinh: .sinh(x)
    case .cosh: .cosh(x)
    case .tanh: .tanh(x)
    case .asinh: .asinh(x)
    case .acosh: .acosh(x)
    case .atanh: .atanh(x)
    default: nil
    }
  }

  /// A function of two numbers.
  @inlinable
  public func platform(_ function: BinaryFunction, _ x: Double, _ y: Double) -> Double? {
    switch function {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    default: libm(function, x, y)
    }
  }

  @usableFromInline
  func libm(_ function: BinaryFunction, _ x: Double, _ y: Double) -> Double? {
    switch function {
    case .positiveDifference: x.isNaN || y.isNaN ? .nan : x > y ? x - y : 0
    case .relativeDifference: x == y && x.isFinite ? 0 : (x - y).magnitude / x
    case .modulo: modulo(x, y)
    case .truncatingRemainder: x.truncatingRemainder(dividingBy: y)
    case .remainder: x.remainder(dividingBy: y)
    case .copySign: x.isNaN ? x : Double(signOf: y, magnitudeOf: x)
    case .nextToward: x.isNaN || y.isNaN ? .nan : x < y ? x.nextUp : x > y ? x.nextDown : x
    case .hypot: .hypot(x, y)
    case .pow: power(x, y)
    case .atan2: .atan2(y: x, x: y)
    default: nil
    }
  }

  /// The truncating remainder is exact, and so is the correction where the signs agree; otherwise it rounds once.
  private func modulo(_ a: Double, _ b: Double) -> Double {
    let remainder = a.truncatingRemainder(dividingBy: b)
    if remainder == 0 { return Double(signOf: b, magnitudeOf: remainder) }
    return (remainder < 0) == (b < 0) ? remainder : remainder + b
  }

  /// A function of a list.
  public func platform(_ function: ListFunction, _ x: Registers<Double>) -> Double? {
    switch function {
    case .fusedMultiplyAdd: x[2].addingProduct(x[0], x[1])
    case .fusedMultiplySubtract: (-x[2]).addingProduct(x[0], x[1])
    case .minimum: x.dropFirst().reduce(x[0], lesser)
    case .maximum: x.dropFirst().reduce(x[0], greater)
    default: nil
    }
  }

  private func lesser(_ a: Double, _ b: Double) -> Double {
    a == b ? (a.sign == .minus ? a : b) : Double.minimum(a, b)
  }
  private func greater(_ a: Double, _ b: Double) -> Double {
    a == b ? (a.sign == .minus ? b : a) : Double.maximum(a, b)
  }
}
