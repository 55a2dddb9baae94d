// The functions of the hardware and the platform's libm; the result is nil for functions that they
// lack.
extension DoubleBackend {
  /// A function of one number; nil if the platform lacks it.
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
    default: Libm.compute(function, x)
    }
  }

  /// A function of two numbers; nil if the platform lacks it.
  @inlinable
  public func platform(_ function: BinaryFunction, _ x: Double, _ y: Double) -> Double? {
    switch function {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    default: Libm.compute(function, x, y)
    }
  }

  /// A function of a list; nil if the platform lacks it.
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
